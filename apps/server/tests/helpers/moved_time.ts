import db from '@adonisjs/lucid/services/db'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { SECOND_MS } from '#app/core/time'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

interface Column {
  table: string
  column: string
}

/** All columns that hold a moment, but those that others are computed from. */
const MOMENTS = `
  SELECT columns.table_name AS table, columns.column_name AS column
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
    AND data_type = 'timestamp with time zone' AND table_name NOT LIKE 'adonis\\_%'
  ORDER BY 1, 2`

/**
 * Lets time pass. The database's clock cannot be moved, so everything that has a date there, and not only what the test is
 * about, happened so much earlier and ends so much sooner: to whoever asks the clock there is no difference. What this
 * process keeps in its memory is forgotten, because it is kept for minutes.
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
      // Triggers would say that all of it is changed now.
      await trx.rawQuery(`ALTER TABLE "${table}" DISABLE TRIGGER USER`)
      await trx.rawQuery(`UPDATE "${table}" SET ${moves.join(', ')}`, { seconds: ms / SECOND_MS })
      await trx.rawQuery(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
    }
  })
  invalidateAll()
}
