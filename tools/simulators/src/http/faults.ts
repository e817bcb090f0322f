import { canonicalPath } from './request-log.ts'

/** The requests that a fault applies to. */
export interface FaultTarget {
  /** The start of the path, with or without the API's version. */
  readonly prefix: string
  readonly method?: string
  /** The number of requests that it applies to; by default all until it is removed. */
  readonly times?: number
}

export type FaultBehavior =
  /** Responds normally after this many milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'rate_limited'; readonly retryAfterSeconds: number; readonly global?: boolean }
  | { readonly kind: 'server_error'; readonly status?: number }
  | { readonly kind: 'unauthorized' }
  /** Closes the connection without a response. */
  | { readonly kind: 'dropped' }
  /** The same, after having processed the request. */
  | { readonly kind: 'lost' }
  /** Responds 200 with a web page, as a captive portal or a misconfigured proxy does. */
  | { readonly kind: 'garbled' }

export type Fault = FaultTarget & FaultBehavior
export type ActiveFault = Fault & { readonly id: number }

export interface Faults {
  add(fault: Fault): ActiveFault
  remove(id: number): boolean
  list(): readonly ActiveFault[]
  clear(): void
  /** Returns the faults that apply to this request, and counts it against their `times`. */
  match(method: string, path: string): readonly ActiveFault[]
}

export function createFaults(): Faults {
  let active: ActiveFault[] = []
  let nextId = 1

  return {
    add(fault) {
      const added = { ...fault, prefix: canonicalPath(fault.prefix), id: nextId++ }
      active.push(added)
      return added
    },
    remove(id) {
      const before = active.length
      active = active.filter((fault) => fault.id !== id)
      return active.length < before
    },
    list: () => active,
    clear() {
      active = []
    },
    match(method, path) {
      const met = active.filter(
        (fault) =>
          path.startsWith(fault.prefix) && (fault.method ?? method).toUpperCase() === method
      )
      const remaining = active.map((fault) =>
        met.includes(fault) && fault.times !== undefined
          ? Object.assign({}, fault, { times: fault.times - 1 })
          : fault
      )
      active = remaining.filter((fault) => fault.times !== 0)
      return met
    },
  }
}
