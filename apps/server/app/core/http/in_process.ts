import type { IncomingMessage } from 'node:http'

/** What an answer to one of our own pages was made of. */
export interface ReadMetadata {
  tags: ReadonlySet<string>
  /** Milliseconds of the epoch from which on the answer may be untrue. */
  expiresAt: number
}

export type ReadListener = (note: ReadMetadata) => void

const listeners = new WeakMap<IncomingMessage, ReadListener>()

/**
 * Marks a request that the server makes to itself while it renders a page. The page is kept as long as what it was made
 * of, so it listens to what its reads say of themselves.
 */
export function markInProcess(raw: IncomingMessage, listener: ReadListener) {
  listeners.set(raw, listener)
}

/** Whether the request came from a page that is being rendered, and so was let in already. */
export function isInProcess(raw: IncomingMessage): boolean {
  return listeners.has(raw)
}

/** Tells the page that made the request, if one did, what it has got. */
export function reportRead(raw: IncomingMessage, note: ReadMetadata) {
  listeners.get(raw)?.(note)
}
