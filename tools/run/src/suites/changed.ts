import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure } from '../machine/failure.ts'
import { listWorkspacePackages } from '../machine/packages.ts'
import { type Runner, type Selection, type Suite } from './discover.ts'

const MAIN_BRANCH = 'main'
const DOCUMENTS = 'docs/'
/** The server's tests read some pages of the documentation. */
const READER_OF_DOCUMENTS = 'apps/server'
/** Files at the root that affect every package. */
const AFFECTS_ALL = /^(?:package\.json|pnpm-[^/]+\.yaml|tsconfig[^/]*\.json)$/
const PROSE = /\.md$/

/** Name patterns of test files, by runner. Helpers of tests have other names. */
const TEST_FILES: Record<Runner, RegExp> = {
  vitest: /\.test\.tsx?$/,
  japa: /\.spec\.ts$/,
  playwright: /\.e2e\.ts$/,
}

/**
 * The files that differ from where this branch left main: committed, not committed, or new.
 * @returns paths relative to the root
 * @throws {Failure} outside of a git repository, and without a branch of that name
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    } catch {
      throw new Failure(`--changed compares with git's branch ${MAIN_BRANCH}, which is not here.`)
    }
  }
  const base = git('merge-base', 'HEAD', MAIN_BRANCH).trim()
  return [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean)
}

/**
 * Selects the suites of the changed packages and of all packages that depend on them. A changed test file affects
 * only itself.
 */
export function selectAffected(root: string, suites: Suite[], files: string[]): Selection[] {
  const packages = listWorkspacePackages(root)
  const findFolder = (file: string) => packages.find((folder) => file.startsWith(`${folder}/`))
  const whole = new Set<string>()
  const single = new Map<Suite, string[]>()
  for (const file of files) {
    const folder = findFolder(file)
    const runners = folder ? suitesWithTest(root, suites, folder, file) : []
    for (const suite of runners) single.set(suite, [...(single.get(suite) ?? []), file])
    if (runners.length > 0) continue
    if (folder && !PROSE.test(file)) whole.add(folder)
    if (AFFECTS_ALL.test(file)) packages.forEach((every) => whole.add(every))
  }
  const affected = withDependents(root, packages, whole)
  if (files.some((file) => file.startsWith(DOCUMENTS))) affected.add(READER_OF_DOCUMENTS)
  return suites.flatMap((suite): Selection[] => {
    if (affected.has(relative(root, suite.directory))) return [{ suite, files: [] }]
    const own = single.get(suite)
    if (!own) return []
    return [{ suite, files: own.map((file) => relative(suite.directory, join(root, file))) }]
  })
}

/** The suites that run this test file; none for a file that others may import. */
function suitesWithTest(root: string, suites: Suite[], folder: string, file: string): Suite[] {
  return suites.filter(
    ({ directory, runner }) => relative(root, directory) === folder && TEST_FILES[runner].test(file)
  )
}

function withDependents(root: string, packages: string[], changed: Set<string>): Set<string> {
  const manifests = packages.map((folder) => ({ folder, ...readManifest(root, folder) }))
  const affected = new Set(changed)
  // Iterating over a set includes entries that are added during the iteration.
  for (const folder of affected) {
    const name = manifests.find((manifest) => manifest.folder === folder)?.name
    for (const other of manifests) {
      if (name && other.dependencies.includes(name)) affected.add(other.folder)
    }
  }
  return affected
}

function readManifest(root: string, folder: string): { name: string; dependencies: string[] } {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
  const { name, dependencies, devDependencies } = manifest
  return { name, dependencies: Object.keys({ ...dependencies, ...devDependencies }) }
}
