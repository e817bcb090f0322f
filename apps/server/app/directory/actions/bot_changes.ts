import string from '@adonisjs/core/helpers/string'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assignments, execute, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { EDITED_COLUMNS, toBotColumns } from '#app/directory/bot_fields'
import type { ListingEdit } from '#app/directory/versions/actions/hold_change'
import { BOT_TOPIC } from '#app/directory/outbox'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { NewBotEvent } from '#app/events/rules'
import { createInboxEvent } from '#app/identity/inbox_events'
import { USER_TOPIC } from '#app/identity/outbox'

/** Publishes a change of a bot. Pass `ownerId` when the change also affects what the main owner's profile shows. */
export async function publishBotChange(
  trx: TransactionClientContract,
  botId: number,
  ownerId?: string
) {
  await publish(
    trx,
    { topic: BOT_TOPIC, key: String(botId) },
    ...(ownerId === undefined ? [] : [{ topic: USER_TOPIC, key: ownerId }])
  )
}

/** Creates the event that fields of a bot have changed, if any. @param columns their columns */
export function createBotUpdate(
  botId: number,
  columns: readonly string[]
): NewBotEvent | undefined {
  if (columns.length === 0) return undefined
  const fields = columns.map((column) => string.camelCase(column))
  return { botId, type: 'bot.updated', data: { fields } }
}

/** Records that fields of a bot have changed, if any. @param columns their columns */
export async function recordBotUpdate(
  trx: TransactionClientContract,
  botId: number,
  columns: readonly string[]
) {
  const update = createBotUpdate(botId, columns)
  if (update) await recordBotEvents(trx, update)
}

/** Creates an inbox item for each new co-owner of a bot. */
export async function notifyCoOwners(
  trx: TransactionClientContract,
  botId: number,
  added: readonly string[]
) {
  if (added.length === 0) return
  await publish(trx, createInboxEvent({ kind: 'co_owner_added', to: added, botId }))
}

/** Replaces the categories of a bot. A trigger updates `tags`. */
export async function setCategories(
  trx: TransactionClientContract,
  botId: number,
  categoryIds: readonly number[]
) {
  await execute(
    sql`
      DELETE FROM bot_categories
      WHERE bot_id = ${botId} AND NOT category_id = ANY (${categoryIds}::bigint[])
    `,
    trx
  )
  await execute(
    sql`
      INSERT INTO bot_categories (bot_id, category_id)
      SELECT ${botId}::bigint, id FROM unnest(${categoryIds}::bigint[]) AS id
      ON CONFLICT DO NOTHING
    `,
    trx
  )
}

/** Returns the names of a bot's categories. */
export async function getCategoryNames(
  trx: TransactionClientContract,
  id: number
): Promise<string[]> {
  const [bot] = await queryRows<{ tags: string[] }>(
    sql`SELECT tags FROM bots WHERE id = ${id}`,
    trx
  )
  return bot!.tags
}

type ColumnValues = Record<string, string | null>

/** Updates the columns whose values differ. @returns the changed columns before and after, for the audit log */
export async function setColumns(
  trx: TransactionClientContract,
  id: number,
  columns: ColumnValues
): Promise<{ oldValue: ColumnValues; newValue: ColumnValues }> {
  const [before] = await queryRows<ColumnValues>(
    sql`SELECT ${EDITED_COLUMNS} FROM bots WHERE id = ${id}`,
    trx
  )
  const names = Object.keys(columns).filter((name) => before![name] !== columns[name])
  const newValue = Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
  if (names.length > 0)
    await execute(sql`UPDATE bots SET ${assignments(newValue)} WHERE id = ${id}`, trx)
  return {
    oldValue: Object.fromEntries(names.map((name) => [name, before![name] ?? null])),
    newValue,
  }
}

/** Compares two lists regardless of their order. */
export function hasSameItems(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}

/**
 * Replaces the categories of a bot; a trigger updates its tags.
 * @returns the names before and after, or `undefined` when they are the same
 */
async function changeCategories(
  trx: TransactionClientContract,
  id: number,
  categoryIds: readonly number[]
) {
  const before = await getCategoryNames(trx, id)
  await setCategories(trx, id, categoryIds)
  const after = await getCategoryNames(trx, id)
  return hasSameItems(before, after) ? undefined : { before, after }
}

/** The values of changed columns before and after, for the audit log. */
export interface Difference {
  oldValue: Record<string, unknown>
  newValue: Record<string, unknown>
}

/** Changes the listing of a bot. @returns what has changed */
export async function changeListing(
  trx: TransactionClientContract,
  botId: number,
  { fields, categoryIds }: ListingEdit
): Promise<Difference> {
  const { oldValue, newValue } = await setColumns(trx, botId, toBotColumns(fields))
  const tags = categoryIds && (await changeCategories(trx, botId, categoryIds))
  if (!tags) return { oldValue, newValue }
  return {
    oldValue: { ...oldValue, tags: tags.before },
    newValue: { ...newValue, tags: tags.after },
  }
}
