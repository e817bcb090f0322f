import { ApiError } from './api-error.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '@botanica/server/contract'

const HEADER = 'Idempotency-Key'
const KEY_BYTES = 16
const HEX = 16
const HEX_DIGITS = 2

/* Not `randomUUID`, which exists in secure contexts alone. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(HEX).padStart(HEX_DIGITS, '0')).join('')
}

/** Whether the same may be asked for again: it was not done yet, or nobody knows whether it was. */
function isOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, retryAfter } = error
  return status === undefined || retryAfter !== null || status >= HTTP_INTERNAL_SERVER_ERROR
}

/**
 * What somebody wants done, once, however often it has to be sent: sending the same again after an
 * answer that never came carries the same `Idempotency-Key`; anything else is a new intent.
 */
export function createIdempotencyKeys() {
  let last: { key: string; content: string } | null = null

  return {
    /** What every sending of the content carries. */
    headersFor(content: unknown): { [HEADER]: string } {
      const text = JSON.stringify(content) ?? ''
      if (last?.content !== text) last = { key: newKey(), content: text }
      return { [HEADER]: last.key }
    },
    /** It was answered, or failed with `error`. */
    settle(error?: unknown) {
      if (!isOpen(error)) last = null
    },
  }
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>
