import db from '@adonisjs/lucid/services/db'
import { publish } from '#app/core/outbox/outbox'
import { presencesChanged } from '#app/platform/outbox'
import type { Presence } from '#app/platform/presence/presence'

export interface StoredPresence extends Presence {
  discordId: string
  /** Milliseconds since it was last written. */
  ageMs: number
}

/** Everything that is stored, however old. */
export async function readPresences(): Promise<StoredPresence[]> {
  const { rows } = await db.rawQuery<{ rows: StoredPresence[] }>(`
    SELECT discord_id AS "discordId", status, activity,
      extract(epoch FROM now() - seen_at)::double precision * 1000 AS "ageMs"
    FROM presences
  `)
  return rows
}

export interface PresenceBatch {
  /** Who shows something else than is stored. */
  changed: readonly (readonly [discordId: string, presence: Presence])[]
  /** Who is still as stored; said again so that it does not grow old. */
  repeated: readonly (readonly [discordId: string, presence: Presence])[]
  /** Who is no longer in the community server. */
  gone: readonly string[]
}

/** Writes what the gateway has told, and tells the other processes what of it is new: all of it, or nothing. */
export async function writePresences({ changed, repeated, gone }: PresenceBatch) {
  // Repeated ones are written in full: the table may have been emptied by a crash meanwhile.
  const rows = [...changed, ...repeated]
  await db.transaction(async (trx) => {
    if (rows.length > 0) {
      await trx.rawQuery(
        `INSERT INTO presences (discord_id, status, activity)
         SELECT * FROM unnest(?::text[], ?::text[], ?::text[])
         ON CONFLICT (discord_id) DO UPDATE
         SET status = excluded.status, activity = excluded.activity, seen_at = now()`,
        [
          rows.map(([id]) => id),
          rows.map(([, { status }]) => status),
          rows.map(([, { activity }]) => activity),
        ] as unknown as string[]
      )
    }
    if (gone.length > 0) {
      await trx.rawQuery('DELETE FROM presences WHERE discord_id = ANY (?::text[])', [
        gone,
      ] as unknown as string[])
    }
    const news = [...changed.map(([id]) => id), ...gone]
    if (news.length > 0) await publish(trx, presencesChanged(news))
  })
}
