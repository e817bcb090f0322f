import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const TAIL_LINES = 25

/**
 * The whole text of a log, without the color codes that some programs write regardless of settings. Empty when there
 * is none.
 */
export function readLog(file: string): string {
  try {
    return stripVTControlCharacters(readFileSync(file, 'utf8'))
  } catch {
    return ''
  }
}

/** The last lines of a log. */
export function readLogTail(file: string): string {
  return readLog(file).trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}
