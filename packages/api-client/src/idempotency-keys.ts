import { ApiError } from './api-error.ts'
import { createRandomId } from './random-id.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '@botanica/server/contract'

const HEADER = 'Idempotency-Key'

/** Whether the same request may be repeated: it was not processed, or that is unknown. */
function isOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, retryAfter } = error
  return status === undefined || retryAfter !== null || status >= HTTP_INTERNAL_SERVER_ERROR
}

/**
 * Creates the `Idempotency-Key` of a mutation. A retry of the same content after a lost response sends the same key;
 * other content, or a completed request, gets a new one.
 */
export function createIdempotencyKeys() {
  let last: { key: string; content: string } | null = null

  return {
    /** The headers of every attempt to send this content. */
    headersFor(content: unknown): { [HEADER]: string } {
      const text = JSON.stringify(content) ?? ''
      if (last?.content !== text) last = { key: createRandomId(), content: text }
      return { [HEADER]: last.key }
    },
    /** The request completed, or failed with `error`. */
    settle(error?: unknown) {
      if (!isOpen(error)) last = null
    },
  }
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>
