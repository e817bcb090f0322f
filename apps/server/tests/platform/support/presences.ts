import db from '@adonisjs/lucid/services/db'
import { PRESENCE_TOPIC } from '#app/platform/outbox'

export interface PresenceRow {
  discord_id: string
  status: string
  activity: string | null
  seen_at: Date
}

export function presenceRow(id: string): Promise<PresenceRow | null> {
  return db.from('presences').where('discord_id', id).first()
}

export async function findStatus(id: string): Promise<string | undefined> {
  return (await presenceRow(id))?.status
}

export async function countPresences(): Promise<number> {
  const { total } = await db.from('presences').count('* as total').first()
  return Number(total)
}

/** Returns the outbox events about presences, oldest first. */
export function presenceEvents(): Promise<{ payload: { ids?: string[] } }[]> {
  return db.from('outbox').where('topic', PRESENCE_TOPIC).orderBy('id')
}

export async function storePresence(id: string, columns: Record<string, unknown> = {}) {
  const row = { discord_id: id, status: 'online', activity: null, ...columns }
  await db.table('presences').insert(row).knexQuery.onConflict('discord_id').merge()
}
