import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { auditBot } from '#app/directory/actions/audit_bot'
import { publishBotChange, recordBotUpdate } from '#app/directory/actions/bot_changes'
import { changeOwners } from '#app/directory/actions/edit_bot'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'

/**
 * Ends the co-ownership of the actor, with the tokens that the actor created.
 * @throws NoRowsAffectedError when the actor does not co-own the bot, or is its main owner
 */
export async function leaveBot(trx: TransactionClientContract, botId: number, actor: Actor) {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  if (bot.userId === actor.id) throw new NoRowsAffectedError()
  await changeOwners(
    trx,
    bot,
    bot.additionalOwners.filter((owner) => owner !== actor.id)
  )
  await auditBot(trx, actor, bot, 'leave_bot')
  await publishBotChange(trx, botId)
  await recordBotUpdate(trx, botId, ['additional_owners'])
}
