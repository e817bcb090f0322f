import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', '.adonisjs', 'build', 'dist', 'tests', 'test'])
const SOURCE = /\.(?:ts|tsx|mjs)$/

/** Reads all modules below a folder, except unit tests and generated files. */
export function readSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : readSources(path)
    return SOURCE.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** Returns what the only group of each pattern matches in the texts. */
export function findAll(texts: readonly string[], patterns: readonly RegExp[]): string[] {
  const found = texts.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!))
  )
  return [...new Set(found)]
}
