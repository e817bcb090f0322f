import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Creates a temporary folder for one test. */
export function createTempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'staff-desktop-'))
  folders.push(folder)
  return folder
}
