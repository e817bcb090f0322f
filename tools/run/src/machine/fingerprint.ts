import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { readJson } from './shell.ts'

/**
 * A hash over the contents of files and whole folders: equal contents under equal names give the equal hash, whatever
 * their dates say, so that a fresh checkout or a switched branch is not built again for nothing.
 * @param root what the names are relative to
 * @param paths files or folders below it; one that is not there counts as absent
 * @param skip of a path with `/` between folders, relative to the root
 */
export function fingerprint(
  root: string,
  paths: string[],
  skip: (path: string) => boolean = () => false
): string {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) => filesBelow(root, join(root, path), skip))
  for (const file of files.toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string, skip: (path: string) => boolean): string[] {
  const name = relative(root, path).split(sep).join('/')
  if (skip(name) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [name]
  return readdirSync(path).flatMap((entry) => filesBelow(root, join(path, entry), skip))
}

export interface Stamp {
  /** Empty when there is none. */
  read: () => Partial<Record<string, string>>
  write: (facts: Record<string, string>) => void
}

/** What was last done from which inputs, kept as a small file. */
export function stamp(file: string): Stamp {
  return {
    read: () => (readJson(file) ?? {}) as Partial<Record<string, string>>,
    write: (facts) => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(facts, null, 2))
    },
  }
}
