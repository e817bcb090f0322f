import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NothingDone } from '#app/core/idempotency/settle'
import { tellOfBot } from '#app/directory/actions/bot_changes'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'

/**
 * Deletes a bot for one of its owners: it is gone everywhere at once, and for some time an administrator can bring it back
 * (ruling R10).
 * @throws NothingDone when it is gone, or not the actor's to delete any more
 */
export async function deleteBot(trx: TransactionClientContract, botId: number, actor: Actor) {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  if (!bot) throw new NothingDone()
  await trx.rawQuery('UPDATE bots SET deleted_at = now(), deleted_by = ? WHERE id = ?', [
    actor.id,
    botId,
  ])
  await audit(trx, actor, {
    action: 'delete_bot',
    targetType: 'bot',
    targetId: String(botId),
    details: { targetName: bot.name, discordBotId: bot.discordBotId, userId: bot.userId },
  })
  await tellOfBot(trx, botId, bot.userId)
}
