import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns every file below a folder with its content. */
export function listFiles(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, text: readFileSync(join(parentPath, name), 'latin1') }))
}
