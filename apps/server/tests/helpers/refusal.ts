import db from '@adonisjs/lucid/services/db'

interface DatabaseError {
  /** SQLSTATE. */
  code: string
  /** The constraint or unique index that was violated, if there is one. */
  constraint?: string
}

/** Runs a statement as the server's role. @returns the database's error, or undefined if it succeeded */
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

/** Inserts a row as the server's role. @returns the database's error, or undefined if it succeeded */
export function getRowError(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  return getDatabaseError(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row)
  )
}
