/** The oldest entries are dropped beyond this number. */
const MOST_ENTRIES = 2_000

export interface LoggedRequest {
  readonly method: string
  /** Without the version, so always `/api/users/@me`; without the query. */
  readonly path: string
  /** 0 when the connection was dropped. */
  readonly status: number
  /** When the response was sent, in milliseconds of the simulator's clock. */
  readonly at: number
}

export interface RequestLog {
  add(entry: LoggedRequest): void
  /** Oldest first. */
  list(prefix?: string): readonly LoggedRequest[]
  clear(): void
}

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    add(entry) {
      entries.push(entry)
      if (entries.length > MOST_ENTRIES) entries = entries.slice(-MOST_ENTRIES)
    },
    list: (prefix = '/') => entries.filter((entry) => entry.path.startsWith(prefix)),
    clear() {
      entries = []
    },
  }
}

/** The path without the API's version: `/api/v10/users/1` and `/api/users/1` are one route. */
export function canonicalPath(path: string): string {
  return path.replace(/^\/api\/v\d+(?=\/|$)/, '/api')
}
