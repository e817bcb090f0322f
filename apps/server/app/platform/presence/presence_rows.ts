import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { createPresenceEvent } from '#app/platform/outbox'
import type { Presence } from '#app/platform/presence/presence'
import { FRESH_PRESENCE } from '#app/platform/queries/find_presence'

export interface StoredPresence extends Presence {
  discordId: string
  /** Milliseconds since it was last written. */
  ageMs: number
}

/** Everything that is stored, however old. */
export function readPresences(): Promise<StoredPresence[]> {
  return queryRows<StoredPresence>(sql`
    SELECT discord_id AS "discordId", status, activity,
      extract(epoch FROM now() - seen_at)::double precision * 1000 AS "ageMs"
    FROM presences
  `)
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
  await runInTransaction(async (trx) => {
    // What was forgotten meanwhile was told as unknown, so that it is known again is news as well.
    const known = new Set(changed.map(([id]) => id))
    if (rows.length > 0) {
      const written = await queryRows<{ id: string; isNew: boolean }>(
        sql`
          INSERT INTO presences (discord_id, status, activity)
          SELECT * FROM unnest(
            ${rows.map(([id]) => id)}::text[],
            ${rows.map(([, { status }]) => status)}::text[],
            ${rows.map(([, { activity }]) => activity)}::text[]
          )
          ON CONFLICT (discord_id) DO UPDATE
          SET status = excluded.status, activity = excluded.activity, seen_at = now()
          RETURNING discord_id AS id, xmax = 0 AS "isNew"
        `,
        trx
      )
      for (const { id, isNew } of written) if (isNew) known.add(id)
    }
    if (gone.length > 0) {
      await execute(sql`DELETE FROM presences WHERE discord_id = ANY (${gone}::text[])`, trx)
    }
    const news = [...known, ...gone]
    if (news.length > 0) await publish(trx, createPresenceEvent(news))
  })
}

/**
 * Deletes presences that have become unknown by time, and tells of them.
 * @param limit how many at most
 * @returns how many
 */
export function deleteExpiredPresences(limit: number): Promise<number> {
  return runInTransaction(async (trx) => {
    const rows = await queryRows<{ id: string }>(
      sql`
        DELETE FROM presences WHERE discord_id IN (
          SELECT discord_id FROM presences WHERE NOT (${FRESH_PRESENCE})
          LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING discord_id AS id
      `,
      trx
    )
    if (rows.length > 0) await publish(trx, createPresenceEvent(rows.map(({ id }) => id)))
    return rows.length
  })
}
