import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { lockBot, lockOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import { recordBotEvents } from '#app/events/actions/record_bot_events'

/**
 * Deletes a bot for one of its owners. It disappears everywhere immediately; an administrator can restore it for
 * `DELETED_BOT_DAYS`.
 * @throws NoRowsAffectedError when it is gone, or the actor no longer owns it
 */
export async function deleteBot(trx: TransactionClientContract, botId: number, actor: Actor) {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  await markDeleted(trx, bot, actor, 'delete_bot')
}

/** Deletes a bot as staff. @throws NoRowsAffectedError when it is gone, or the actor owns it */
export async function deleteBotAsStaff(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor
) {
  const bot = await lockBot(trx, botId, actor.id)
  if (!bot || bot.isOwn) throw new NoRowsAffectedError()
  await markDeleted(trx, bot, actor, 'staff_delete_bot')
}

async function markDeleted(
  trx: TransactionClientContract,
  { id, userId, name, discordBotId }: OwnedBot,
  actor: Actor,
  action: 'delete_bot' | 'staff_delete_bot'
) {
  await execute(
    sql`UPDATE bots SET deleted_at = now(), deleted_by = ${actor.id} WHERE id = ${id}`,
    trx
  )
  await audit(trx, actor, {
    action,
    targetType: 'bot',
    targetId: String(id),
    details: { targetName: name, discordBotId, userId },
  })
  await publishBotChange(trx, id, userId)
  await recordBotEvents(trx, { botId: id, type: 'bot.deleted', data: {} })
}
