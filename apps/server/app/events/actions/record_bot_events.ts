import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, type Sql, sql } from '#app/core/database/sql'
import { type OutboxMessage, publish } from '#app/core/outbox/outbox'
import { BOT_EVENT_TOPIC } from '#app/events/outbox'
import type { NewBotEvent } from '#app/events/rules'

/**
 * A statement, or a part of one, that records events. Publish {@link createEventMessage} in the same transaction.
 * @param rows selects the bot's id, the type and the data of each event
 */
export function insertBotEvents(rows: Sql): Sql {
  return sql`INSERT INTO bot_events (bot_id, type, data) ${rows}`
}

/** Returns the message that lets every process send the bot's new events to those who follow them. */
export function createEventMessage(botId: number): OutboxMessage {
  return { topic: BOT_EVENT_TOPIC, key: String(botId) }
}

/** Records events in the transaction of the changes that they tell of. */
export async function recordBotEvents(trx: TransactionClientContract, ...events: NewBotEvent[]) {
  if (events.length === 0) return
  await execute(
    insertBotEvents(sql`
      SELECT * FROM unnest(
        ${events.map(({ botId }) => botId)}::bigint[],
        ${events.map(({ type }) => type)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::jsonb[]
      )
    `),
    trx
  )
  const botIds = new Set(events.map(({ botId }) => botId))
  await publish(trx, ...[...botIds].map(createEventMessage))
}
