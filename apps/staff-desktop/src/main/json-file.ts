import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Nobody else of the machine need read what somebody prefers. */
const OWN_FILE = 0o600

/** @returns what the file says; `undefined` when it is not there, cannot be read, or says nothing in JSON */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Replaces the file as a whole: whoever reads it, also after a crash, finds the old content or the new.
 * @throws when the disk does not take it; the old file is then as it was
 */
export function writeJson(path: string, content: unknown) {
  const draft = `${path}.new`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, {
      mode: OWN_FILE,
      flush: true,
    })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
