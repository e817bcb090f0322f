import { Failure } from '#app/core/errors'

/** Ids as both providers make them, no longer than the tables hold. */
const PROVIDER_ID = /^[\w-]{1,255}$/

/** For a webhook that is genuine and yet not of its documented shape. */
export function createMalformedEventError() {
  return new Failure('malformed_body', { message: 'This is no event that we can read.' })
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isProviderId(value: unknown): value is string {
  return typeof value === 'string' && PROVIDER_ID.test(value)
}

/** An id in an event, `null` where there is none. @throws `malformed_body` */
export function readEventId(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (!isProviderId(value)) throw createMalformedEventError()
  return value
}
