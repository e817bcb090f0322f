import db from '@adonisjs/lucid/services/db'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { SECOND_MS } from '#app/core/time'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

interface Column {
  table: string
  column: string
}

/** Returns all columns that hold a time, except generated ones. */
const MOMENTS = `
  SELECT columns.table_name AS table, columns.column_name AS column
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
    AND data_type = 'timestamp with time zone' AND table_name NOT LIKE 'adonis\\_%'
  ORDER BY 1, 2`

/**
 * Lets time pass. The database's clock cannot be moved, so all dates in the database are moved into the past instead,
 * not only those that the test is about: for code that reads the clock there is no difference. Also clears the caches
 * of this process, which last for minutes.
 * @param ms forwards
 */
export async function moveTime(ms: number) {
  await db.connection(MIGRATOR_CONNECTION).transaction(async (trx) => {
    const { rows } = await trx.rawQuery<{ rows: Column[] }>(MOMENTS)
    const columnsOf = Map.groupBy(rows, ({ table }) => table)
    for (const [table, columns] of columnsOf) {
      const moves = columns.map(
        ({ column }) => `"${column}" = "${column}" - make_interval(secs => :seconds)`
      )
      // Triggers would set the modification dates to now.
      await trx.rawQuery(`ALTER TABLE "${table}" DISABLE TRIGGER USER`)
      await trx.rawQuery(`UPDATE "${table}" SET ${moves.join(', ')}`, { seconds: ms / SECOND_MS })
      await trx.rawQuery(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
    }
  })
  invalidateAll()
}
