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
import { workspacePackages } from '../machine/packages.ts'

const PREFIX = 'botanica-guards-'
const MODULES = 'node_modules'
/** The workspace's own packages; a copy uses its own copies of them. */
const OWN_SCOPE = '@botanica'
const MOST_OUTPUT_BYTES = 64 * 1_024 * 1_024

/** A copy of the repository in a temporary folder, in which files may be changed. */
export interface WorkingCopy {
  root: string
  /** Runs `work` while a file has other contents, and puts the file back. */
  withFile: <Result>(
    file: string,
    change: (source: string) => string,
    work: () => Promise<Result>
  ) => Promise<Result>
  remove: () => void
}

/** Copies what git tracks or would track, as it is in the checkout now, and links the installed packages. */
export function createWorkingCopy(checkout: string): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), PREFIX))
  for (const file of listFiles(checkout)) copyFile(checkout, root, file)
  for (const folder of ['', ...workspacePackages(checkout)]) linkModules(checkout, root, folder)
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
  // A file that was deleted and not committed is still listed; a link leads to what is installed, not written.
  if (!existsSync(source) || lstatSync(source).isSymbolicLink()) return
  mkdirSync(dirname(join(root, file)), { recursive: true })
  cpSync(source, join(root, file))
}

/**
 * Links every installed package. The folder itself is new, so that what runners store in it does not reach the checkout, and so
 * that packages of the workspace are those of the copy: one that is changed is seen by all that import it.
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
  const folder = workspacePackages(root).find((candidate) => {
    const manifest = readFileSync(join(root, candidate, 'package.json'), 'utf8')
    return (JSON.parse(manifest) as { name: string }).name === name
  })
  if (!folder) throw new Error(`No package of the workspace is called ${name}.`)
  return join(root, folder)
}

/** `junction` lets Windows link folders without special rights; other systems ignore it. */
function link(target: string, path: string) {
  symlinkSync(target, path, 'junction')
}
