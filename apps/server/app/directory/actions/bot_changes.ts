import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { BOT_TOPIC } from '#app/directory/outbox'
import { USER_TOPIC } from '#app/identity/outbox'

/** Tells of a change of a bot; with its main owner, when it changes what is shown of that person too. */
export async function tellOfBot(trx: TransactionClientContract, botId: number, ownerId?: string) {
  await publish(
    trx,
    { topic: BOT_TOPIC, key: String(botId) },
    ...(ownerId === undefined ? [] : [{ topic: USER_TOPIC, key: ownerId }])
  )
}

/** Gives a bot its categories, in place of those that it had; `tags` follows by trigger. */
export async function setCategories(
  trx: TransactionClientContract,
  botId: number,
  categoryIds: readonly number[]
) {
  await trx.rawQuery(
    'DELETE FROM bot_categories WHERE bot_id = ? AND NOT category_id = ANY (?::bigint[])',
    [botId, [...categoryIds]]
  )
  await trx.rawQuery(
    `INSERT INTO bot_categories (bot_id, category_id)
     SELECT ?::bigint, id FROM unnest(?::bigint[]) AS id ON CONFLICT DO NOTHING`,
    [botId, [...categoryIds]]
  )
}
