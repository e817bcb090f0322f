import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { SERVER_BUILD_DIR, SITE_BUILD_DIR } from '../build.ts'
import { Failure } from '../machine/failure.ts'
import { PNPM_VARIABLE } from '../machine/packages.ts'
import { ROOT } from '../machine/paths.ts'
import { runOrFail } from '../machine/shell.ts'

const LOCKFILE = 'pnpm-lock.yaml'
const MANIFEST = 'package.json'
const PACKAGES = 'node_modules'
const SUMS = 'SHA256SUMS'
const NOTES = 'NOTES.md'
const DESCRIPTION = 'release.json'
/** Where `site_build.ts` of the server finds the site. */
const SITE = 'site'
/** Files that operators need, copied as they are. */
const OPERATORS_FILES = ['deploy', 'docs', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.nvmrc']
/** Source maps, and what only the demo data and its commands need: the workspace has them. */
const NOT_RELEASED =
  /\.map$|[/\\](?:\.adonisjs[/\\]client|database[/\\](?:demo|factories)|commands[/\\]demo_\w+\.js)(?:[/\\]|$)/

const git = promisify(execFile)

/** What `release.json` says about a release. */
export interface Release {
  version: string
  /** The full hash of the commit, with `-dirty` after it when the checkout has other changes. */
  commit: string
  /** When that commit was made, in ISO 8601. */
  date: string
  /** The versions of Node that run it, as in `engines`. */
  node: string
}

interface Manifest {
  version: string
  engines: { node: string }
  devDependencies?: unknown
  scripts?: unknown
  exports?: unknown
}

/** Describes the release that the checkout would make. */
export async function describeRelease(): Promise<Release> {
  const { version, engines } = await readManifest(join(ROOT, MANIFEST))
  // Without tags, whose names would replace the hash.
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
  const { stdout: commit } = await git('git', args, { cwd: ROOT })
  const { stdout: date } = await git('git', ['log', '-1', '--format=%cI'], { cwd: ROOT })
  return { version, commit: commit.trim(), date: date.trim(), node: engines.node }
}

/** `botanica-1.2.3` */
export function nameRelease(version: string): string {
  return `botanica-${version}`
}

export async function createEmptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** @returns the SHA-256 of a file's content, in hexadecimal */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Fills an empty folder with a release: the built server with its production packages, the built site, the files for operators, the
 * description, the notes of this version and the checksums of everything.
 */
export async function assembleRelease(
  folder: string,
  release: Release,
  options: { logFile: string; signal: AbortSignal }
): Promise<void> {
  await copyBuild(SERVER_BUILD_DIR, folder)
  await copyBuild(SITE_BUILD_DIR, join(folder, SITE))
  await installPackages(folder, options)
  for (const name of OPERATORS_FILES) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  }
  await writeFile(join(folder, DESCRIPTION), `${JSON.stringify(release, null, 2)}\n`)
  await writeFile(
    join(folder, NOTES),
    findNotes(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'), release.version)
  )
  await writeFile(join(folder, SUMS), await sumFiles(folder))
}

function copyBuild(from: string, to: string) {
  return cp(from, to, { recursive: true, filter: (source) => !NOT_RELEASED.test(source) })
}

/**
 * The section of the changelog about a version, with its heading.
 * @throws {Failure} when there is none: a release says what is new
 */
export function findNotes(changelog: string, version: string): string {
  const section = changelog
    .split(/^(?=## )/m)
    .find((text) => text.startsWith(`## ${version},`) || text.startsWith(`## ${version}\n`))
  if (section) return `${section.trim()}\n`
  throw new Failure(
    `CHANGELOG.md has no section "## ${version}, <date>": give "Unreleased" that heading.`
  )
}

/**
 * Installs the server's production packages, in the versions of the workspace's lockfile. `pnpm deploy` would also install the
 * development packages that are optional peers of production ones, such as TypeScript.
 */
async function installPackages(
  folder: string,
  { logFile, signal }: { logFile: string; signal: AbortSignal }
) {
  const pnpm = process.env[PNPM_VARIABLE]
  if (!pnpm) throw new Failure('Run this through npm: npm run release')
  const file = join(folder, MANIFEST)
  const { devDependencies: _, scripts: __, exports: ___, ...manifest } = await readManifest(file)
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
  await cp(join(ROOT, LOCKFILE), join(folder, LOCKFILE))
  await runOrFail({
    what: "installing the release's packages",
    doing: 'installing',
    command: process.execPath,
    args: [
      pnpm,
      'install',
      '--prod',
      '--ignore-workspace',
      '--ignore-scripts',
      '--no-frozen-lockfile',
      '--trust-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
      '--config.auto-install-peers=false',
      // No links, which not every archiver and file system knows.
      '--config.node-linker=hoisted',
      '--config.package-import-method=copy',
    ],
    cwd: folder,
    logFile,
    signal,
    env: { ...process.env, CI: 'true' },
  })
  await rm(join(folder, PACKAGES, '.bin'), { recursive: true, force: true })
  assertLocked(
    await readFile(join(folder, LOCKFILE), 'utf8'),
    await readFile(join(ROOT, LOCKFILE), 'utf8')
  )
}

/** @throws {Failure} when the first lockfile has a package or a version that the second one does not pin */
export function assertLocked(installed: string, locked: string): void {
  const pinned = new Set(listPackages(locked))
  const others = listPackages(installed).filter((name) => !pinned.has(name))
  if (others.length === 0) return
  throw new Failure(`The lockfile does not pin ${others.join(', ')}: run pnpm install.`)
}

/** Names and versions in a lockfile's `packages`, such as `pg@8.23.1`. */
function listPackages(lockfile: string): string[] {
  const section = /^packages:\n(?<lines>[^]*?)^snapshots:$/m.exec(lockfile)?.groups?.lines ?? ''
  return [...section.matchAll(/^ {2}'?([^\s']+)'?:$/gm)].map(([, name = '']) => name)
}

/** A line per file, as `sha256sum --check` reads it. */
async function sumFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const lines: string[] = []
  for (const file of files) {
    const path = file.slice(folder.length + 1).replaceAll('\\', '/')
    lines.push(`${await hashFile(file)}  ${path}\n`)
  }
  return lines.join('')
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest
}
