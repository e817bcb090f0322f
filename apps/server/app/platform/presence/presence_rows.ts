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

/** All stored presences, expired ones too. */
export function readPresences(): Promise<StoredPresence[]> {
  return queryRows<StoredPresence>(sql`
    SELECT discord_id AS "discordId", status, activity,
      extract(epoch FROM now() - seen_at)::double precision * 1000 AS "ageMs"
    FROM presences
  `)
}

export interface PresenceBatch {
  /** Presences that differ from the stored ones. */
  changed: readonly (readonly [discordId: string, presence: Presence])[]
  /** Unchanged presences, written again so that they do not expire. */
  repeated: readonly (readonly [discordId: string, presence: Presence])[]
  /** Ids of accounts that are no longer in the community server. */
  gone: readonly string[]
}

/** Writes a batch of presences and publishes an event for the changed ones, in one transaction. */
export async function writePresences({ changed, repeated, gone }: PresenceBatch) {
  // Repeated presences are written in full, because a crash may have emptied the table in the meantime.
  const rows = [...changed, ...repeated]
  await runInTransaction(async (trx) => {
    // A presence that expired in the meantime was published as unknown, so writing it again is also a change.
    const changedIds = new Set(changed.map(([id]) => id))
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
      for (const { id, isNew } of written) if (isNew) changedIds.add(id)
    }
    if (gone.length > 0) {
      await execute(sql`DELETE FROM presences WHERE discord_id = ANY (${gone}::text[])`, trx)
    }
    const publishedIds = [...changedIds, ...gone]
    if (publishedIds.length > 0) await publish(trx, createPresenceEvent(publishedIds))
  })
}

/**
 * Deletes expired presences and publishes an event for them.
 * @param limit maximum number
 * @returns the number deleted
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
