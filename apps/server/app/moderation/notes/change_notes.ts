import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import { execute, queryRows, rawSql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { STAFF_BOT_TOPIC } from '#app/directory/outbox'
import { BOTS } from '#app/directory/tables'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { createInboxEvent } from '#app/identity/inbox_events'
import { STAFF_ROLES } from '#app/identity/rules'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { listMentions } from '#app/moderation/notes/rules'

interface NotedBot {
  id: number
  name: string
}

/** Shows the change to staff who look at the bot. The log does not have the text, which is deleted earlier. */
async function recordChange(
  trx: TransactionClientContract,
  actor: Actor,
  action: AuditAction,
  { id, name }: NotedBot
) {
  const targetId = String(id)
  await audit(trx, actor, { action, targetType: 'bot', targetId, details: { targetName: name } })
  await publish(trx, { topic: STAFF_BOT_TOPIC, key: targetId })
}

/** Finds the bot of a note that is not deleted, and that the actor does not own. @throws NoRowsAffectedError */
async function lockNotedBot(
  trx: TransactionClientContract,
  actor: Actor,
  botId: number
): Promise<NotedBot> {
  const [bot] = await queryRows<NotedBot>(
    sql`
      SELECT bots.id, bots.name FROM ${BOTS}
      WHERE bots.id = ${botId} AND bots.deleted_at IS NULL AND NOT ${isInterestedIn(actor.id)}
      FOR KEY SHARE
    `,
    trx
  )
  if (!bot) throw new NoRowsAffectedError()
  return bot
}

/** Lists the staff members whom a text mentions, except the author and owners of the bot, who do not see its notes. */
async function findMentioned(
  trx: TransactionClientContract,
  actor: Actor,
  botId: number,
  text: string
): Promise<string[]> {
  const usernames = listMentions(text)
  if (usernames.length === 0) return []
  const members = await queryRows<{ id: string }>(
    sql`
      SELECT users.id FROM ${USERS} JOIN ${BOTS} ON bots.id = ${botId}
      WHERE lower(users.username) = ANY (${usernames}::text[]) AND users.roles && ${STAFF_ROLES}::text[]
        AND ${rawSql(IS_ACTIVE_MEMBER)}
        AND users.id <> ${actor.id} AND users.id <> bots.user_id
        AND NOT users.id = ANY (bots.additional_owners)
      ORDER BY users.id
    `,
    trx
  )
  return members.map(({ id }) => id)
}

/**
 * Adds a note, and notifies the staff members whom it mentions.
 * @returns its id
 * @throws NoRowsAffectedError when the bot was deleted, or the actor owns it
 */
export async function addStaffNote(
  trx: TransactionClientContract,
  actor: Actor,
  botId: number,
  text: string
): Promise<number> {
  const bot = await lockNotedBot(trx, actor, botId)
  const [note] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO staff_notes (bot_id, author_id, text)
      VALUES (${botId}, ${actor.id}, ${text}) RETURNING id
    `,
    trx
  )
  const to = await findMentioned(trx, actor, botId, text)
  if (to.length > 0) await publish(trx, createInboxEvent({ kind: 'note_mention', to, botId }))
  await recordChange(trx, actor, 'add_note', bot)
  return note!.id
}

/** Deletes the actor's note. @throws NoRowsAffectedError when it is gone, or somebody else's */
export async function deleteStaffNote(
  trx: TransactionClientContract,
  actor: Actor,
  { id, botId }: { id: number; botId: number }
): Promise<void> {
  const bot = await lockNotedBot(trx, actor, botId)
  const deleted = await execute(
    sql`DELETE FROM staff_notes WHERE id = ${id} AND author_id = ${actor.id}`,
    trx
  )
  if (deleted === 0) throw new NoRowsAffectedError()
  await recordChange(trx, actor, 'remove_note', bot)
}
