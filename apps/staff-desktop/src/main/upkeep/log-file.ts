import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NAME = 'main.log'
const OLDER = 'main.previous.log'
/** Of one file; there are never more than two. */
export const MAX_LOG_BYTES = 512_000
/** Longer texts are answers of servers, or worse; nobody needs all of them. */
const MAX_LINE = 2_000
/** For its owner alone. */
const MODE = 0o600
const FOLDER_MODE = 0o700

/** Without the pattern's anchors: in the midst of a text. */
const SNOWFLAKE_DIGITS = SNOWFLAKE_PATTERN.source.slice(1, -1)
const HIDDEN = '[hidden]'
const SECRETS: readonly [pattern: RegExp, instead: string][] = [
  // By name: in addresses, headers and JSON.
  [/\b(bearer\s+)[^\s"',;]+/gi, `$1${HIDDEN}`],
  [
    /(["']?\b(?:token|code|state|verifier|challenge|authorization|cookie|password|secret)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    `$1${HIDDEN}`,
  ],
  // By look: e-mail addresses, ids of people, and whatever is long and random.
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, HIDDEN],
  [new RegExp(`\\b${SNOWFLAKE_DIGITS}\\b`, 'g'), HIDDEN],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, HIDDEN],
]

/** A text without what would let somebody in, or tell who somebody is. */
export function redact(text: string): string {
  return SECRETS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}

export interface LogFile {
  /** Writes one line. An error gives its name, message and where it came from. Never throws: a full disk stops no work. */
  write: (event: string, error?: unknown) => void
}

/** What went wrong, for whoever looks for the reason: at most two small files, without secrets or people's data. */
export function createLogFile(directory: string, now: () => Date = () => new Date()): LogFile {
  const path = join(directory, NAME)

  function makeRoom(bytes: number) {
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
        makeRoom(Buffer.byteLength(line))
        appendFileSync(path, line, { mode: MODE })
        chmodSync(path, MODE)
      } catch {
        // There is nobody left to tell.
      }
    },
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
