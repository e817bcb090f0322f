import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a temporary folder with these files, removed when the test has finished. */
export function scratch(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'botanica-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  put(folder, files)
  return folder
}

export function put(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
