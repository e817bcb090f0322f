import type { Context } from 'hono'
import type { Snowflake } from '@botanica/demo-world'
import { notSnowflake } from './errors.ts'

/** Discord's format: 64 bits. */
export const SNOWFLAKE = /^\d{15,20}$/

/** Parses an id in a path. @throws a 400 with Discord's form error when it is invalid */
export function parseSnowflake(c: Context, field: string): Snowflake {
  const value = c.req.param(field) ?? ''
  if (!SNOWFLAKE.test(value)) throw notSnowflake(field, value)
  return value
}
