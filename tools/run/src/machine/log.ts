import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const TAIL_LINES = 25

/** A log's whole text, without the colours that some programs write whatever they are told. Empty when there is none. */
export function readLog(file: string): string {
  try {
    return stripVTControlCharacters(readFileSync(file, 'utf8'))
  } catch {
    return ''
  }
}

/** The last lines of a log. */
export function tailOf(file: string): string {
  return readLog(file).trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}
