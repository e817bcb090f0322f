import { queryRows, sql } from '#app/core/database/sql'

/** If one of these is off, an acknowledged vote or payment can be lost in a power failure. */
const MUST_NOT_BE_OFF = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/** @returns a message for the operator, or `undefined` if PostgreSQL keeps what it acknowledges */
export async function findDurabilityProblem(): Promise<string | undefined> {
  const rows = await queryRows<{ name: string; setting: string }>(
    sql`SELECT name, setting FROM pg_settings WHERE name = ANY (${MUST_NOT_BE_OFF})`
  )
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  if (off.length === 0) return undefined
  return `PostgreSQL runs with ${off.join(', ')} = off: acknowledged writes could be lost. Switch it on.`
}
