import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listWorkspacePackages } from '../machine/packages.ts'

const PREFIX = 'botanica-guards-'
const MODULES = 'node_modules'
/** The scope of the workspace's own packages. A working copy uses its own copies of them. */
const OWN_SCOPE = '@botanica'
const MOST_OUTPUT_BYTES = 64 * 1_024 * 1_024

/** A copy of the repository in a temporary folder, in which files may be changed. */
export interface WorkingCopy {
  root: string
  /** Replaces the contents of a file while `work` runs, then restores it. */
  withFile: <Result>(
    file: string,
    change: (source: string) => string,
    work: () => Promise<Result>
  ) => Promise<Result>
  remove: () => void
}

/** Copies tracked and new files as they are in the checkout now, and links the installed packages. */
export function createWorkingCopy(checkout: string): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), PREFIX))
  for (const file of listFiles(checkout)) copyFile(checkout, root, file)
  for (const folder of ['', ...listWorkspacePackages(checkout)]) linkModules(checkout, root, folder)
  return {
    root,
    async withFile(file, change, work) {
      const path = join(root, file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, change(source))
      try {
        return await work()
      } finally {
        writeFileSync(path, source)
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Tracked and new files, without those that git ignores. */
function listFiles(checkout: string): string[] {
  const options = { cwd: checkout, encoding: 'utf8', maxBuffer: MOST_OUTPUT_BYTES } as const
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  return [...new Set(execFileSync('git', args, options).split('\0'))].filter(Boolean)
}

function copyFile(checkout: string, root: string, file: string) {
  const source = join(checkout, file)
  // Skip files that were deleted without a commit, which are still listed, and links, which lead to installed
  // packages.
  if (!existsSync(source) || lstatSync(source).isSymbolicLink()) return
  mkdirSync(dirname(join(root, file)), { recursive: true })
  cpSync(source, join(root, file))
}

/**
 * Links every installed package. The folder itself is new, so that files that test runners store in it do not reach
 * the checkout, and so that packages of the workspace are those of the copy: all importers see a change.
 */
function linkModules(checkout: string, root: string, folder: string) {
  const installed = join(checkout, folder, MODULES)
  if (!existsSync(installed)) return
  const modules = join(root, folder, MODULES)
  mkdirSync(modules, { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== OWN_SCOPE) link(join(installed, name), join(modules, name))
  }
  if (existsSync(join(installed, OWN_SCOPE))) {
    mkdirSync(join(modules, OWN_SCOPE))
    for (const name of readdirSync(join(installed, OWN_SCOPE))) {
      link(folderOfPackage(root, `${OWN_SCOPE}/${name}`), join(modules, OWN_SCOPE, name))
    }
  }
}

function folderOfPackage(root: string, name: string): string {
  const folder = listWorkspacePackages(root).find((candidate) => {
    const manifest = readFileSync(join(root, candidate, 'package.json'), 'utf8')
    return (JSON.parse(manifest) as { name: string }).name === name
  })
  if (!folder) throw new Error(`No package of the workspace is called ${name}.`)
  return join(root, folder)
}

/** `junction` lets Windows link folders without special privileges; other systems ignore it. */
function link(target: string, path: string) {
  symlinkSync(target, path, 'junction')
}
