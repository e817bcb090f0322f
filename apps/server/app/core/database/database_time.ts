import db from '@adonisjs/lucid/services/db'

/** This moment, by the clock on which all processes agree. */
export async function databaseTime(): Promise<Date> {
  const { rows } = await db.rawQuery<{ rows: { now: Date }[] }>('SELECT clock_timestamp() AS now')
  return rows[0]!.now
}
