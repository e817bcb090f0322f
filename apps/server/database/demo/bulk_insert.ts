import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A row by column name. Dates and arrays travel as JSON; PostgreSQL converts them to the column types. */
export type Row = Record<string, unknown>

/**
 * Inserts all rows of a table in one statement and in the given order, so that ids follow that order.
 * @returns the inserted rows
 */
export async function bulkInsert<Inserted extends Row>(
  trx: TransactionClientContract,
  table: string,
  rows: Row[]
): Promise<Inserted[]> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  if (columns === '') return []
  const result = await trx.rawQuery<{ rows: Inserted[] }>(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, ?)
     RETURNING *`,
    [JSON.stringify(rows)]
  )
  return result.rows
}

/** Updates the given columns of existing rows, found by the key, in one statement. */
export async function bulkUpdate(
  trx: TransactionClientContract,
  table: string,
  key: string,
  rows: Row[]
) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== key)
  await trx.rawQuery(
    `UPDATE ${table} SET ${columns.map((column) => `${column} = given.${column}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, ?) AS given
     WHERE given.${key} = ${table}.${key}`,
    [JSON.stringify(rows)]
  )
}
