import type { IncomingMessage } from 'node:http'

/** Metadata of a response that a page is rendered from. */
export interface ReadMetadata {
  tags: ReadonlySet<string>
  /** Unix milliseconds after which the response may be outdated. */
  expiresAt: number
}

export type ReadListener = (note: ReadMetadata) => void

const listeners = new WeakMap<IncomingMessage, ReadListener>()

/**
 * Marks a request that the server makes to itself while it renders a page. The page is cached as long as the
 * responses that it is rendered from, so it collects their metadata.
 */
export function markInProcess(raw: IncomingMessage, listener: ReadListener) {
  listeners.set(raw, listener)
}

/** Whether the request comes from a page that is being rendered, and has been admitted with it. */
export function isInProcess(raw: IncomingMessage): boolean {
  return listeners.has(raw)
}

/** Reports a response's metadata to the page that requested it, if any. */
export function reportRead(raw: IncomingMessage, note: ReadMetadata) {
  listeners.get(raw)?.(note)
}
