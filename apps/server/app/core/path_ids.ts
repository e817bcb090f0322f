import { notFound } from '#app/core/errors'

const INTERNAL_ID = /^[1-9]\d{0,15}$/
const SNOWFLAKE = /^\d{15,21}$/

/** The numeric id in a path. What cannot be one names nothing, so it is 404, not 422. */
export function internalIdOf(param: unknown): number {
  const id = typeof param === 'string' && INTERNAL_ID.test(param) ? Number(param) : Number.NaN
  if (!Number.isSafeInteger(id)) throw notFound()
  return id
}

/** The platform's id in a path (ruling R1): text, because it is beyond the numbers of JavaScript. */
export function snowflakeOf(param: unknown): string {
  if (typeof param !== 'string' || !SNOWFLAKE.test(param)) throw notFound()
  return param
}
