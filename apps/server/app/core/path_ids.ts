import { notFound } from '#app/core/errors'
import { INTERNAL_ID_PATTERN, SNOWFLAKE_PATTERN } from '#app/core/rules'

/** Parses a numeric id in a path. An invalid id matches nothing, so it is a 404, not a 422. */
export function parseInternalId(param: unknown): number {
  if (typeof param !== 'string' || !INTERNAL_ID_PATTERN.test(param)) throw notFound()
  return Number(param)
}

/** Parses a Discord id in a path. It stays text, because it exceeds JavaScript's safe integers. */
export function parseSnowflake(param: unknown): string {
  if (typeof param !== 'string' || !SNOWFLAKE_PATTERN.test(param)) throw notFound()
  return param
}
