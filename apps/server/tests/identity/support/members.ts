import db from '@adonisjs/lucid/services/db'

let last = 400_000_000_000_000_000n

/** Returns a Discord id that is unique in the run. */
export function freshId(): string {
  return String(++last)
}

/** Inserts a member who has signed in before. Keys are column names. */
export async function createMember(columns: Record<string, unknown> = {}): Promise<string> {
  const id = (columns.id as string | undefined) ?? freshId()
  await db.table('users').insert({ discord_id: id, username: `member_${id}`, ...columns, id })
  return id
}

export async function changeMember(id: string, columns: Record<string, unknown>) {
  await db.from('users').where('id', id).update(columns)
}

export function memberRow(id: string) {
  return db.from('users').where('id', id).first()
}

export async function countRows(table: string): Promise<number> {
  const row = await db.from(table).count('* as total').first()
  return Number(row.total)
}
