import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import {
  setCategories,
  setColumns,
  getCategoryNames,
  publishBotChange,
  recordBotUpdate,
} from '#app/directory/actions/bot_changes'
import { storeServerCountDay } from '#app/directory/actions/store_server_count_day'
import { type BotFields, toBotColumns } from '#app/directory/bot_fields'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { lockBot } from '#app/directory/queries/find_owned_bot'
import { recordFormerVersion, recordVersion } from '#app/directory/versions/actions/record_version'
import { queryRows, sql } from '#app/core/database/sql'

/** Fields that are left out do not change. */
export interface StaffChange {
  name?: string | undefined
  fields: { [Field in keyof BotFields]?: BotFields[Field] | undefined }
  categoryIds?: readonly number[] | undefined
  /** Replaces the server count that the bot posted. */
  servingCount?: number | undefined
  /** While frozen, the bot cannot change its server count. */
  servingCountFrozen?: boolean | undefined
}

interface ServerCount {
  serving_count: number
  serving_count_frozen: boolean
}

type Differences = Record<string, unknown>

/**
 * Whether the change touches the server count. Staff may not change that of their own bot: certification depends on it.
 */
export function changesServerCount({ servingCount, servingCountFrozen }: StaffChange): boolean {
  return servingCount !== undefined || servingCountFrozen !== undefined
}

/** A new server count has the source `staff`; freezing or unfreezing alone leaves the source as it is. */
async function setServerCount(trx: TransactionClientContract, id: number, change: StaffChange) {
  const { servingCount = null, servingCountFrozen = null } = change
  const [changed] = await queryRows<{ was: ServerCount; is: ServerCount }>(
    sql`
      WITH before AS (
        SELECT bot_id, serving_count, serving_count_frozen FROM bot_stats
        WHERE bot_id = ${id} FOR UPDATE
      )
      UPDATE bot_stats SET
        serving_count = coalesce(${servingCount}::integer, bot_stats.serving_count),
        serving_count_source = CASE WHEN ${servingCount}::integer IS NULL
          THEN bot_stats.serving_count_source ELSE 'staff' END,
        serving_count_at = CASE WHEN ${servingCount}::integer IS NULL
          THEN bot_stats.serving_count_at ELSE now() END,
        serving_count_frozen = coalesce(${servingCountFrozen}::boolean, bot_stats.serving_count_frozen)
      FROM before WHERE bot_stats.bot_id = before.bot_id
      RETURNING to_jsonb(before) - 'bot_id' AS was,
        jsonb_build_object('serving_count', bot_stats.serving_count,
          'serving_count_frozen', bot_stats.serving_count_frozen) AS is
    `,
    trx
  )
  if (servingCount !== null) await storeServerCountDay(trx, id)
  await publish(trx, { topic: BOT_STATS_TOPIC, key: String(id) })
  return { oldValue: { ...changed!.was }, newValue: { ...changed!.is } }
}

async function setTags(trx: TransactionClientContract, id: number, categoryIds: readonly number[]) {
  const was = await getCategoryNames(trx, id)
  await setCategories(trx, id, categoryIds)
  return { oldValue: { tags: was }, newValue: { tags: await getCategoryNames(trx, id) } }
}

/** Marks the name as edited by staff, so that refreshes from the platform no longer overwrite it. */
async function markNameEdited(trx: TransactionClientContract, id: number) {
  await queryRows(
    sql`
      UPDATE bots SET staff_edited_fields = staff_edited_fields || '{name}'
      WHERE id = ${id} AND NOT 'name' = ANY (staff_edited_fields)
    `,
    trx
  )
}

/**
 * Changes a bot as staff.
 * @throws NoRowsAffectedError when it is gone, or for the server count of a bot that the actor owns
 */
export async function editBotAsStaff(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  change: StaffChange
) {
  const bot = await lockBot(trx, botId, actor.id)
  if (!bot || (changesServerCount(change) && bot.isInterested)) throw new NoRowsAffectedError()

  await recordFormerVersion(trx, botId)
  const { name, fields, categoryIds } = change
  const nameColumn: Record<string, string> = name === undefined ? {} : { name }
  const changes: { oldValue: Differences; newValue: Differences }[] = [
    await setColumns(trx, botId, { ...toBotColumns(fields), ...nameColumn }),
  ]
  if (changes[0]!.newValue.name !== undefined) await markNameEdited(trx, botId)
  if (categoryIds) changes.push(await setTags(trx, botId, categoryIds))
  if (changesServerCount(change)) changes.push(await setServerCount(trx, botId, change))

  await recordVersion(trx, botId, { kind: 'staff_edited', authorId: actor.id, isApproved: true })

  const oldValue = Object.assign({}, ...changes.map((one) => one.oldValue)) as Differences
  const newValue = Object.assign({}, ...changes.map((one) => one.newValue)) as Differences
  await audit(trx, actor, {
    action: 'staff_edit_bot',
    targetType: 'bot',
    targetId: String(botId),
    details: { targetName: bot.name, oldValue, newValue },
  })
  await publishBotChange(trx, botId, bot.userId)
  const changed = Object.keys(newValue).filter(
    (column) => !isDeepStrictEqual(oldValue[column], newValue[column])
  )
  await recordBotUpdate(trx, botId, changed)
}
