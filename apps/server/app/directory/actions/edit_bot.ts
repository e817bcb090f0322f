import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import {
  setCategories,
  setColumns,
  getCategoryNames,
  notifyCoOwners,
  publishBotChange,
  recordBotUpdate,
} from '#app/directory/actions/bot_changes'
import { revokeTokensOfFormerOwners } from '#app/directory/actions/revoke_bot_tokens'
import { type BotFields, toBotColumns } from '#app/directory/bot_fields'
import { lockOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import { execute, queryRows, sql } from '#app/core/database/sql'
import type { BotAccount } from '#app/platform/discord/bot_account'

/** Fields that are left out do not change. */
export interface BotChange {
  fields: { [Field in keyof BotFields]?: BotFields[Field] | undefined }
  categoryIds?: readonly number[] | undefined
  additionalOwners?: readonly string[] | undefined
  /** Set to submit a rejected bot for review again, with what the platform currently knows of it. */
  resubmittedAs?: BotAccount | undefined
}

const APPROVAL_STATUS = 'approval_status'

/** Compares two lists regardless of their order. */
export function hasSameItems(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}

/** Puts the bot back into the review queue. Fields that staff have edited keep their values. */
async function resubmit(trx: TransactionClientContract, id: number, account: BotAccount) {
  const { name, avatar, banner, username, discriminator } = account
  await execute(
    sql`
      UPDATE bots SET approval_status = 'pending', approval_reason = NULL, approved_by = NULL,
        approved_at = NULL, username = ${username}, discriminator = ${discriminator},
        name = CASE WHEN 'name' = ANY (staff_edited_fields) THEN name ELSE ${name} END,
        avatar = CASE WHEN 'avatar' = ANY (staff_edited_fields) THEN avatar ELSE ${avatar} END,
        banner = CASE WHEN 'banner' = ANY (staff_edited_fields) THEN banner ELSE ${banner} END
      WHERE id = ${id}
    `,
    trx
  )
}

async function changeOwners(
  trx: TransactionClientContract,
  { id, additionalOwners }: OwnedBot,
  owners: readonly string[]
) {
  await execute(sql`UPDATE bots SET additional_owners = ${owners}::text[] WHERE id = ${id}`, trx)
  await revokeTokensOfFormerOwners(
    trx,
    id,
    additionalOwners.filter((owner) => !owners.includes(owner))
  )
  // Reviews by owners do not count toward the average; those of former owners count again.
  await queryRows(sql`SELECT recount_ratings(${id})`, trx)
  await notifyCoOwners(
    trx,
    id,
    owners.filter((owner) => !additionalOwners.includes(owner))
  )
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

/** Whether a member may change the co-owners: only the main owner may. */
export function canChangeOwners({ userId }: OwnedBot, memberId: string): boolean {
  return userId === memberId
}

/**
 * Changes a bot for one of its owners.
 * @throws NoRowsAffectedError when the actor no longer owns it, when a co-owner changes the owners, or when the bot to
 * resubmit is not rejected
 */
export async function editBot(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  change: BotChange
): Promise<void> {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  const owners = change.additionalOwners
  const changesOwners = owners !== undefined && !hasSameItems(owners, bot.additionalOwners)
  if (changesOwners && !canChangeOwners(bot, actor.id)) throw new NoRowsAffectedError()
  if (change.resubmittedAs && bot.approvalStatus !== 'rejected') throw new NoRowsAffectedError()

  const { oldValue, newValue } = await setColumns(trx, botId, toBotColumns(change.fields))
  const tags = change.categoryIds && (await changeCategories(trx, botId, change.categoryIds))
  if (changesOwners) await changeOwners(trx, bot, owners)
  if (change.resubmittedAs) await resubmit(trx, botId, change.resubmittedAs)

  const changed = {
    ...newValue,
    ...(tags && { tags: tags.after }),
    ...(changesOwners && { additional_owners: owners }),
  }
  await audit(trx, actor, {
    action: change.resubmittedAs ? 'resubmit_bot' : 'edit_bot',
    targetType: 'bot',
    targetId: String(botId),
    details: {
      targetName: bot.name,
      oldValue: {
        ...oldValue,
        ...(tags && { tags: tags.before }),
        ...(changesOwners && { additional_owners: bot.additionalOwners }),
      },
      newValue: changed,
    },
  })
  await publishBotChange(trx, botId)
  const columns = Object.keys(changed)
  await recordBotUpdate(trx, botId, change.resubmittedAs ? [...columns, APPROVAL_STATUS] : columns)
}
