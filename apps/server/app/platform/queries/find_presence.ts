import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { Presence } from '#app/platform/presence/presence'
import { PRESENCE_LIFE_MS } from '#app/platform/rules'

const LIFE = rawSql(`interval '${PRESENCE_LIFE_MS} milliseconds'`)

/** SQL condition: the row of `presences` has not expired. */
export const FRESH_PRESENCE = sql`presences.seen_at > now() - ${LIFE}`

export interface KnownPresence {
  /** `null` when it is unknown: Discord has not repeated it in time. */
  presence: Presence | null
  /** When it becomes unknown. */
  expiresAt: Date
}

/** The presence of a member of the community server; `undefined` for everybody else. */
export async function findPresence(discordId: string): Promise<KnownPresence | undefined> {
  const [row] = await queryRows<Presence & { isFresh: boolean; expiresAt: Date }>(sql`
    SELECT status, activity, ${FRESH_PRESENCE} AS "isFresh", seen_at + ${LIFE} AS "expiresAt"
    FROM presences WHERE discord_id = ${discordId}
  `)
  if (!row) return undefined
  const { status, activity, isFresh, expiresAt } = row
  return { presence: isFresh ? { status, activity } : null, expiresAt }
}

/** Whether the gateway has recently sent a presence of this account in the community server. */
export async function isSeenInServer(discordId: string): Promise<boolean> {
  return Boolean((await findPresence(discordId))?.presence)
}
