import type { ServerResponse } from 'node:http'
import type { RateLimit } from '#app/core/rate_limit/rate_limit'
import type { BucketLevel } from '#app/core/rate_limit/token_bucket'
import { SECOND_MS } from '#app/core/time'

/**
 * The headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11), which tell the caller the
 * limits of the request before they are exceeded.
 */
const POLICY_HEADER = 'RateLimit-Policy'
const LEVEL_HEADER = 'RateLimit'

/** Whether a header is of one request alone. @param name in lower case */
export const isRateLimitHeader = (name: string) =>
  name === POLICY_HEADER.toLowerCase() || name === LEVEL_HEADER.toLowerCase()

const formatLevel = ({ rule }: RateLimit, { remaining, fullInMs }: BucketLevel) =>
  `"${rule.name}";r=${remaining};t=${Math.ceil(fullInMs / SECOND_MS)}`

/** Returns the headers of one limit, as alternating names and values. Empty if nothing is limited. */
export function toRateLimitHeaders(limit: RateLimit, level: BucketLevel): string[] {
  if (limit.policy === undefined) return []
  return [POLICY_HEADER, limit.policy, LEVEL_HEADER, formatLevel(limit, level)]
}

const reported = new WeakMap<ServerResponse, Map<RateLimit, BucketLevel>>()

/**
 * Adds a limit to the headers, or replaces its level. They are set on Node's response, because cached responses are
 * written directly to it.
 */
export function reportRateLimit(response: ServerResponse, limit: RateLimit, level: BucketLevel) {
  if (limit.policy === undefined || response.headersSent) return
  const levels = reported.get(response) ?? new Map<RateLimit, BucketLevel>()
  reported.set(response, levels.set(limit, level))
  const limits = [...levels]
  response.setHeader(POLICY_HEADER, limits.map(([one]) => one.policy).join(', '))
  response.setHeader(LEVEL_HEADER, limits.map((one) => formatLevel(...one)).join(', '))
}

/** Takes a token and reports the limit in the headers. @throws `rate_limited` */
export async function takeToken(
  response: ServerResponse,
  limit: RateLimit,
  key: string
): Promise<BucketLevel> {
  try {
    const level = await limit.take(key)
    reportRateLimit(response, limit, level)
    return level
  } catch (error) {
    reportRateLimit(response, limit, { remaining: 0, fullInMs: limit.getWaitMs(key) })
    throw error
  }
}
