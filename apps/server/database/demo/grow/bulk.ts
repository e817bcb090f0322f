import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Memory for building indexes; reset when the transaction ends. */
const WORKING_MEMORY = '256MB'

/**
 * Runs `work` without triggers and without the indexes that no constraint needs, then restores both. Until the
 * transaction ends, nobody else can read the tables.
 */
export async function withBareTables(
  trx: TransactionClientContract,
  tables: readonly string[],
  work: () => Promise<void>,
  rebuilding: () => void
) {
  await trx.rawQuery(`SET LOCAL maintenance_work_mem = '${WORKING_MEMORY}'`)
  await trx.rawQuery(`SET LOCAL work_mem = '${WORKING_MEMORY}'`)
  const indexes = await freeIndexes(trx, tables)
  for (const table of tables) await trx.rawQuery(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  for (const { name } of indexes) await trx.rawQuery(`DROP INDEX ${name}`)
  await work()
  rebuilding()
  for (const { definition } of indexes) await trx.rawQuery(definition)
  for (const table of tables) await trx.rawQuery(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/** Returns indexes that belong to no key or constraint, with the statements that create them. */
async function freeIndexes(trx: TransactionClientContract, tables: readonly string[]) {
  const { rows } = await trx.rawQuery<{ rows: { name: string; definition: string }[] }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index
     WHERE indrelid = ANY (:tables::regclass[]) AND NOT indisunique
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indexrelid`,
    { tables: [...tables] }
  )
  return rows
}
