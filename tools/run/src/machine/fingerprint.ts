import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { readJson } from './shell.ts'

/**
 * Hashes the contents of files and folders. Equal contents under equal names give the same hash whatever their
 * modification times, so that a fresh checkout or a switched branch is not rebuilt without need.
 * @param root what the names are relative to
 * @param paths files or folders below it; a missing one counts as absent
 * @param skip receives a path relative to the root, with `/` separators
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

/** Records in a small file what was last done from which inputs. */
export function createStamp(file: string): Stamp {
  return {
    read: () => (readJson(file) ?? {}) as Partial<Record<string, string>>,
    write: (facts) => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(facts, null, 2))
    },
  }
}
