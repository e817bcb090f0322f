import { notFound } from '#app/core/errors'
import { INTERNAL_ID_PATTERN, SNOWFLAKE_PATTERN } from '#app/core/rules'

/** The numeric id in a path. What cannot be one names nothing, so it is 404, not 422. */
export function parseInternalId(param: unknown): number {
  if (typeof param !== 'string' || !INTERNAL_ID_PATTERN.test(param)) throw notFound()
  return Number(param)
}

/** Discord's id in a path: text, because it exceeds JavaScript's safe integers. */
export function parseSnowflake(param: unknown): string {
  if (typeof param !== 'string' || !SNOWFLAKE_PATTERN.test(param)) throw notFound()
  return param
}
