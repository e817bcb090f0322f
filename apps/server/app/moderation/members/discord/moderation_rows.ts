import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { DiscordAction } from '#app/moderation/rules'

const TABLE = 'discord_moderations'

/** What was begun about a member in the community server. */
export interface DiscordModeration {
  id: number
  userId: string
  action: DiscordAction
  reason: string
  endsAt: Date | null
  /** Of a ban: of so many days it deletes messages. */
  deletedDays: number
  state: 'begun' | 'standing' | 'lifting' | 'done'
  adminId: string
  ipAddress: string | null
  userAgent: string | null
}

const COLUMNS = `
  id, user_id AS "userId", action, reason, ends_at AS "endsAt", deleted_message_days AS "deletedDays",
  state, admin_id AS "adminId",
  host(ip_address) AS "ipAddress", user_agent AS "userAgent"
`

interface Beginning {
  actor: Actor
  userId: string
  action: DiscordAction
  reason: string
  /** Of a ban; for good without it. */
  minutes: number | null
  deletedDays: number
}

/**
 * Writes down what Discord is about to be asked.
 * @returns nothing while something else is under way about the member
 */
export async function writeBeginning(
  trx: TransactionClientContract,
  { actor, userId, action, reason, minutes, deletedDays }: Beginning
): Promise<DiscordModeration | undefined> {
  const { rows } = await trx.rawQuery<{ rows: DiscordModeration[] }>(
    `INSERT INTO ${TABLE} (user_id, action, reason, ends_at, deleted_message_days, admin_id, ip_address, user_agent)
     VALUES (:userId, :action, :reason, now() + make_interval(mins => :minutes::int), :deletedDays, :adminId,
       :ipAddress, left(:userAgent::text, 512))
     ON CONFLICT (user_id) WHERE state IN ('begun', 'lifting') DO NOTHING RETURNING ${COLUMNS}`,
    {
      userId,
      action,
      reason,
      minutes,
      deletedDays,
      adminId: actor.id,
      ipAddress: actor.ipAddress,
      userAgent: actor.userAgent,
    } as unknown as Record<string, string>
  )
  return rows[0]
}

/** Discord has not done it: there was nothing. */
export async function forgetBeginning({ id }: DiscordModeration) {
  await db.from(TABLE).where({ id, state: 'begun' }).delete()
}

/**
 * Discord has done it: a ban with an end stands until then, in place of an earlier one.
 * @returns whether it was still to be written down
 */
export async function writeDone(
  trx: TransactionClientContract,
  { id, userId, action, reason, endsAt, deletedDays, ...from }: DiscordModeration,
  targetName: string | null
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `UPDATE ${TABLE} SET state = CASE WHEN ends_at IS NULL THEN 'done' ELSE 'standing' END
     WHERE id = ? AND state = 'begun' RETURNING id`,
    [id]
  )
  if (rows.length === 0) return false
  if (action === 'ban') {
    await trx.rawQuery(
      `UPDATE ${TABLE} SET state = 'done' WHERE user_id = ? AND id <> ? AND state = 'standing'`,
      [userId, id]
    )
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

/** Things of which nobody has heard for so long are taken up again: who was at them has been killed. */
const ABANDONED_SECONDS = 60

async function rowsWhere(condition: string, bindings: (string | number)[]) {
  const { rows } = await db.rawQuery<{ rows: DiscordModeration[] }>(
    `SELECT ${COLUMNS} FROM ${TABLE} WHERE ${condition} ORDER BY id LIMIT ?`,
    bindings
  )
  return rows
}

/** What was begun and never ended. */
export function findAbandoned(limit: number) {
  return rowsWhere(`state = 'begun' AND created_at < now() - make_interval(secs => ?)`, [
    ABANDONED_SECONDS,
    limit,
  ])
}

/** Bans whose end has come, and those whose lifting was never ended. */
export function findEnded(limit: number) {
  return rowsWhere(
    `ends_at <= now() AND (state = 'standing'
       OR (state = 'lifting' AND updated_at < now() - make_interval(secs => ?)))`,
    [ABANDONED_SECONDS, limit]
  )
}

/** @returns whether it is ours to lift: nothing else is under way about the member */
export async function claimLifting({ id, userId }: DiscordModeration): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `UPDATE ${TABLE} AS ended SET state = 'lifting' WHERE id = ? AND state IN ('standing', 'lifting')
       AND NOT EXISTS (
         SELECT FROM ${TABLE} AS other
         WHERE other.user_id = ? AND other.id <> ended.id AND other.state IN ('begun', 'lifting')
       )
     RETURNING id`,
    [id, userId]
  )
  return rows.length > 0
}

/** It could not be lifted now. */
export async function standAgain({ id }: DiscordModeration) {
  await db.from(TABLE).where({ id, state: 'lifting' }).update({ state: 'standing' })
}

export async function writeLifted(
  client: QueryClientContract,
  { id }: DiscordModeration
): Promise<boolean> {
  const lifted = await client.from(TABLE).where({ id, state: 'lifting' }).update({ state: 'done' })
  return Number(lifted) > 0
}
