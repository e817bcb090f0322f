import type { Context } from 'hono'
import type { Snowflake } from '@botanica/demo-world'
import { notSnowflake } from './errors.ts'

/** The platform's own: 64 bits. */
export const SNOWFLAKE = /^\d{15,20}$/

/** A path's id. @throws a 400 with Discord's form error when it is none */
export function snowflake(c: Context, field: string): Snowflake {
  const value = c.req.param(field) ?? ''
  if (!SNOWFLAKE.test(value)) throw notSnowflake(field, value)
  return value
}
