import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NothingDone } from '#app/core/idempotency/settle'
import { setCategories, tellOfBot } from '#app/directory/actions/bot_changes'
import { type BotFields, columnsOf } from '#app/directory/bot_fields'
import { lockOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import { rowsOf, sql } from '#app/directory/queries/sql'
import type { BotAccount } from '#app/platform/discord/bot_account'

/** What stays as it is, is left out. */
export interface BotChange {
  fields: { [Field in keyof BotFields]?: BotFields[Field] | undefined }
  categoryIds?: readonly number[] | undefined
  additionalOwners?: readonly string[] | undefined
  /** Sends a rejected bot to review again, as the platform knows it now. */
  resubmittedAs?: BotAccount | undefined
}

/** The order in which somebody has typed the owners says nothing. */
export function areSameOwners(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id))
}

/** The review begins anew; what staff have edited stays theirs (ruling R16). */
async function resubmit(trx: TransactionClientContract, id: number, account: BotAccount) {
  await trx.rawQuery(
    `UPDATE bots SET approval_status = 'pending', approval_reason = NULL, approved_by = NULL,
       approved_at = NULL, username = :username, discriminator = :discriminator,
       name = CASE WHEN 'name' = ANY (staff_edited_fields) THEN name ELSE :name END,
       avatar = CASE WHEN 'avatar' = ANY (staff_edited_fields) THEN avatar ELSE :avatar END,
       banner = CASE WHEN 'banner' = ANY (staff_edited_fields) THEN banner ELSE :banner END
     WHERE id = :id`,
    { ...account, id: String(id) } as Record<string, string>
  )
}

async function changeOwners(
  trx: TransactionClientContract,
  { id }: OwnedBot,
  owners: readonly string[]
) {
  await trx.rawQuery('UPDATE bots SET additional_owners = ?::text[] WHERE id = ?', [
    [...owners],
    id,
  ])
  // Reviews of owners leave the average, and those of who is none any more return to it (ruling R5).
  await rowsOf(sql`SELECT recount_ratings(${id})`, trx)
}

/** What the log keeps of a change: what was there before, where it differs. */
async function changedColumns(
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

/**
 * Changes a bot for one of its owners.
 * @throws NothingDone for who owns it no more; for an additional owner who would change the owners (ruling P1); for the
 * resubmission of a bot that is not rejected, or not any more
 */
export async function editBot(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  change: BotChange
): Promise<void> {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  if (!bot) throw new NothingDone()
  const owners = change.additionalOwners
  const movesOwners = owners !== undefined && !areSameOwners(owners, bot.additionalOwners)
  if (movesOwners && bot.userId !== actor.id) throw new NothingDone()
  if (change.resubmittedAs && bot.approvalStatus !== 'rejected') throw new NothingDone()

  const { columns, oldValue } = await changedColumns(trx, botId, columnsOf(change.fields))
  if (Object.keys(columns).length > 0) await trx.from('bots').where('id', botId).update(columns)
  if (change.categoryIds) await setCategories(trx, botId, change.categoryIds)
  if (movesOwners) await changeOwners(trx, bot, owners)
  if (change.resubmittedAs) await resubmit(trx, botId, change.resubmittedAs)

  await audit(trx, actor, {
    action: change.resubmittedAs ? 'resubmit_bot' : 'edit_bot',
    targetType: 'bot',
    targetId: String(botId),
    details: {
      targetName: bot.name,
      oldValue: movesOwners ? { ...oldValue, additional_owners: bot.additionalOwners } : oldValue,
      newValue: movesOwners ? { ...columns, additional_owners: owners } : columns,
    },
  })
  await tellOfBot(trx, botId)
}
