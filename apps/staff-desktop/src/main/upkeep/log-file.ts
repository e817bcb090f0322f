import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NAME = 'main.log'
const OLDER = 'main.previous.log'
/** The limit for one file; there are at most two. */
export const MAX_LOG_BYTES = 512_000
/** Longer texts are truncated; they are mostly responses of servers. */
const MAX_LINE = 2_000
/** Only the owner can read the file. */
const MODE = 0o600
const FOLDER_MODE = 0o700

/** Without the pattern's anchors, to match inside a text. */
const SNOWFLAKE_DIGITS = SNOWFLAKE_PATTERN.source.slice(1, -1)
const HIDDEN = '[hidden]'
const SECRETS: readonly [pattern: RegExp, instead: string][] = [
  // By name: in URLs, headers and JSON.
  [/\b(bearer\s+)[^\s"',;]+/gi, `$1${HIDDEN}`],
  [
    /(["']?\b(?:token|code|state|verifier|challenge|authorization|cookie|password|secret)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    `$1${HIDDEN}`,
  ],
  // By shape: e-mail addresses, member ids, and long random strings.
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, HIDDEN],
  [new RegExp(`\\b${SNOWFLAKE_DIGITS}\\b`, 'g'), HIDDEN],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, HIDDEN],
]

/** Replaces secrets and personal data in a string with `[hidden]`. */
export function redact(text: string): string {
  return SECRETS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}

export interface LogFile {
  /** Writes one line. An error is logged with its stack. Never throws: a full disk must not stop the client. */
  write: (event: string, error?: unknown) => void
}

/** Logs errors to at most two small files, without secrets or personal data. */
export function createLogFile(directory: string, now: () => Date = () => new Date()): LogFile {
  const path = join(directory, NAME)

  function rotate(bytes: number) {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (size + bytes <= MAX_LOG_BYTES) return
    const older = join(directory, OLDER)
    rmSync(older, { force: true })
    renameSync(path, older)
  }

  return {
    write(event, error) {
      try {
        const text = error === undefined ? event : `${event}: ${describe(error)}`
        const line = `${now().toISOString()} ${redact(text).slice(0, MAX_LINE).replaceAll('\n', ' | ')}\n`
        mkdirSync(directory, { recursive: true, mode: FOLDER_MODE })
        rotate(Buffer.byteLength(line))
        appendFileSync(path, line, { mode: MODE })
        chmodSync(path, MODE)
      } catch {
        // If the log cannot be written, there is nowhere to report it.
      }
    },
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
