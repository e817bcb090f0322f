import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A row by its column names. Dates and arrays travel as JSON and become what the columns are. */
export type Row = Record<string, unknown>

/**
 * Inserts all rows of a table in one statement, in their order, so that ids are given in that order too.
 * @returns the rows as they stand in the table
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

/** Sets the columns of rows that are there, found by the key, in one statement. */
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
