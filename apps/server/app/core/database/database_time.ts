import { queryRows, sql } from '#app/core/database/sql'

/** This moment, by the clock on which all processes agree. */
export async function databaseTime(): Promise<Date> {
  const [row] = await queryRows<{ now: Date }>(sql`SELECT clock_timestamp() AS now`)
  return row!.now
}
