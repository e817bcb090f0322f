import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Other users of the machine cannot read the files. */
const OWNER_ONLY = 0o600

/** @returns the parsed content; `undefined` when the file is missing, unreadable or not JSON */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Replaces the file atomically: a reader, even after a crash, finds the old content or the new.
 * @throws when the file cannot be written; the old file is then unchanged
 */
export function writeJson(path: string, content: unknown) {
  const temporaryPath = `${path}.new`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(temporaryPath, `${JSON.stringify(content, null, 2)}\n`, {
      mode: OWNER_ONLY,
      flush: true,
    })
    renameSync(temporaryPath, path)
  } catch (error) {
    rmSync(temporaryPath, { force: true })
    throw error
  }
}
