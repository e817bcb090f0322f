import { Failure } from '#app/core/errors'

/** Ids of both providers, limited to the length of their columns. */
const PROVIDER_ID = /^[\w-]{1,255}$/

/** The error for a webhook with a valid signature that does not have the documented shape. */
export function createMalformedEventError() {
  return new Failure('malformed_body', { message: 'This is no event that we can read.' })
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isProviderId(value: unknown): value is string {
  return typeof value === 'string' && PROVIDER_ID.test(value)
}

/** Reads an id from an event; `null` when there is none. @throws `malformed_body` */
export function readEventId(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (!isProviderId(value)) throw createMalformedEventError()
  return value
}
