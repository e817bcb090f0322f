import db from '@adonisjs/lucid/services/db'

interface DatabaseError {
  /** SQLSTATE. */
  code: string
  /** The constraint or unique index that refused, where one did. */
  constraint?: string
}

/** Runs a statement as the server's role and tells how the database refused it; nothing when it did not. */
export async function getDatabaseError(
  sql: string,
  bindings: unknown[] = []
): Promise<DatabaseError | undefined> {
  try {
    await db.rawQuery(sql, bindings as string[])
    return undefined
  } catch (error) {
    const { code, constraint } = error as DatabaseError
    return constraint === undefined ? { code } : { code, constraint }
  }
}

/** Inserts a row as the server's role and tells how the database refused it; nothing when it did not. */
export function getRowError(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  return getDatabaseError(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row)
  )
}
