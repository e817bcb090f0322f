import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { BOT_TOPIC } from '#app/directory/outbox'
import { noticeOf } from '#app/identity/notices'
import { USER_TOPIC } from '#app/identity/outbox'

/** Tells of a change of a bot; with its main owner, when it changes what is shown of that person too. */
export async function tellOfBot(trx: TransactionClientContract, botId: number, ownerId?: string) {
  await publish(
    trx,
    { topic: BOT_TOPIC, key: String(botId) },
    ...(ownerId === undefined ? [] : [{ topic: USER_TOPIC, key: ownerId }])
  )
}

/** Tells members in their inboxes that they have been made co-owners of a bot. */
export async function tellCoOwners(
  trx: TransactionClientContract,
  botId: number,
  added: readonly string[]
) {
  if (added.length === 0) return
  await publish(trx, noticeOf({ kind: 'co_owner_added', to: added, botId }))
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

/** What the log keeps of a change: what was there before, where it differs. */
export async function changedColumns(
  trx: TransactionClientContract,
  id: number,
  columns: Record<string, string | null>
) {
  const [before] = await trx.from('bots').where('id', id).select(Object.keys(columns))
  const names = Object.keys(columns).filter((name) => before[name] !== columns[name])
  return {
    columns: Object.fromEntries(names.map((name) => [name, columns[name]!])),
    oldValue: Object.fromEntries(names.map((name) => [name, before[name] as string | null])),
  }
}
