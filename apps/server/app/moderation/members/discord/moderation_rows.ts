import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { backoffDelay } from '#app/core/backoff'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { claimDue, fromNow, postpone, type Queue } from '#app/core/queue'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import type { DiscordAction } from '#app/moderation/rules'

/** A ban or kick of a member in the community server. */
export interface DiscordModeration {
  id: number
  userId: string
  action: DiscordAction
  reason: string
  endsAt: Date | null
  /** For a ban: how many days of messages Discord deletes. */
  deletedDays: number
  state: 'begun' | 'standing' | 'lifting' | 'done'
  adminId: string
  ipAddress: string | null
  userAgent: string | null
  /** How often the job has claimed it. */
  attempts: number
}

const COLUMNS = rawSql(`
  id, user_id AS "userId", action, reason, ends_at AS "endsAt", deleted_message_days AS "deletedDays",
  state, admin_id AS "adminId", host(ip_address) AS "ipAddress", user_agent AS "userAgent", attempts
`)

/** Moderations for the job: pending ones with an unknown outcome, and bans that have ended. A new row is leased to its creator. */
export const OPEN_MODERATIONS: Queue = {
  table: 'discord_moderations',
  key: ['id'],
  dueAt: 'attempt_at',
  attempts: 'attempts',
  leaseMs: MINUTE_MS,
}
const RETRIES = { initialMs: MINUTE_MS, maxMs: HOUR_MS / 4 }

interface PendingModeration {
  actor: Actor
  userId: string
  action: DiscordAction
  reason: string
  /** Duration of a ban; `null` for a permanent one. */
  minutes: number | null
  deletedDays: number
}

/**
 * Inserts a moderation before Discord is called.
 * @returns `undefined` while another moderation of the member is in progress
 */
export async function insertPendingModeration(
  trx: TransactionClientContract,
  { actor, userId, action, reason, minutes, deletedDays }: PendingModeration
): Promise<DiscordModeration | undefined> {
  const [created] = await queryRows<DiscordModeration>(
    sql`
      INSERT INTO discord_moderations
        (user_id, action, reason, ends_at, deleted_message_days, admin_id, ip_address, user_agent, attempt_at)
      VALUES (${userId}, ${action}, ${reason}, now() + make_interval(mins => ${minutes}::int),
        ${deletedDays}, ${actor.id}, ${actor.ipAddress}, left(${actor.userAgent}::text, 512),
        ${fromNow(OPEN_MODERATIONS.leaseMs)})
      ON CONFLICT (user_id) WHERE state IN ('begun', 'lifting') DO NOTHING RETURNING ${COLUMNS}
    `,
    trx
  )
  return created
}

/** Deletes a moderation that Discord has not applied. */
export async function deletePendingModeration({ id }: DiscordModeration) {
  await queryRows(sql`DELETE FROM discord_moderations WHERE id = ${id} AND state = 'begun'`)
}

/**
 * Marks a moderation as applied by Discord. A temporary ban is in force until its end, replacing an earlier one.
 * @returns whether it was still pending
 */
export async function markModerationDone(
  trx: TransactionClientContract,
  { id, userId, action, reason, endsAt, deletedDays, ...from }: DiscordModeration,
  targetName: string | null
): Promise<boolean> {
  const done = await queryRows(
    sql`
      UPDATE discord_moderations SET attempts = 0, attempt_at = now(),
        state = CASE WHEN ends_at IS NULL THEN 'done' ELSE 'standing' END
      WHERE id = ${id} AND state = 'begun' RETURNING id
    `,
    trx
  )
  if (done.length === 0) return false
  if (action === 'ban') {
    const replaced = sql`
      UPDATE discord_moderations SET state = 'done'
      WHERE user_id = ${userId} AND id <> ${id} AND state = 'standing'
    `
    await queryRows(replaced, trx)
  }
  const actor = { id: from.adminId, ipAddress: from.ipAddress!, userAgent: from.userAgent }
  await audit(trx, actor, {
    action: `discord_${action}`,
    targetType: 'user',
    targetId: userId,
    details: {
      targetName,
      reason,
      ...(endsAt ? { expiresAt: endsAt } : {}),
      ...(deletedDays > 0 ? { deletedMessageDays: deletedDays } : {}),
    },
  })
  return true
}

/**
 * Claims a pending moderation with an unknown outcome, or a ban that has ended, unless another moderation of the member is in
 * progress. The state of a claimed ban becomes `lifting`.
 */
export async function claimNext(): Promise<DiscordModeration | undefined> {
  const claimed = claimDue(OPEN_MODERATIONS, {
    where: rawSql(`
      state <> 'done' AND (state = 'begun' OR ends_at <= now())
      AND NOT EXISTS (
        SELECT FROM discord_moderations AS other
        WHERE other.user_id = discord_moderations.user_id AND other.id <> discord_moderations.id
          AND other.state IN ('begun', 'lifting')
      )
    `),
    set: rawSql("state = CASE due.state WHEN 'standing' THEN 'lifting' ELSE due.state END"),
  })
  const [moderation] = await queryRows<DiscordModeration>(
    sql`WITH ${claimed} SELECT ${COLUMNS} FROM claimed`
  )
  return moderation
}

/**
 * Retries later, when Discord does not answer or does not lift a ban. The ban's state becomes `standing` again until
 * then.
 */
export const postponeModeration = ({ id, attempts }: DiscordModeration) =>
  postpone(OPEN_MODERATIONS, [id], backoffDelay(attempts, RETRIES), {
    set: rawSql("state = CASE state WHEN 'lifting' THEN 'standing' ELSE state END"),
  })

export async function markModerationLifted(
  trx: TransactionClientContract,
  { id }: DiscordModeration
): Promise<boolean> {
  const lifted = sql`
    UPDATE discord_moderations SET state = 'done' WHERE id = ${id} AND state = 'lifting' RETURNING id
  `
  return (await queryRows(lifted, trx)).length > 0
}
