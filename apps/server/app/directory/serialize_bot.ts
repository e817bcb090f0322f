import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { findBot } from '#app/directory/queries/find_bot'
import { toReadableBotDetail } from '#app/directory/readable_bots'
import BotTransformer from '#app/directory/transformers/bot_transformer'

/** Returns the bot as its page shows it, read in the transaction that changed it. */
export async function serializeBot(
  { serialize, viewer }: HttpContext,
  id: number,
  trx: TransactionClientContract
) {
  const bot = await findBot({ id }, viewer?.id, trx)
  if (!bot) throw new NoRowsAffectedError()
  return serialize(BotTransformer.transform(toReadableBotDetail(bot)))
}
