import { queryRows, sql } from '#app/core/database/sql'

/** Returns the current time by the database's clock, which all processes share. */
export async function databaseTime(): Promise<Date> {
  const [row] = await queryRows<{ now: Date }>(sql`SELECT clock_timestamp() AS now`)
  return row!.now
}
