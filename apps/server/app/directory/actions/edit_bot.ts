import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import {
  changeListing,
  type Difference,
  hasSameItems,
  notifyCoOwners,
  publishBotChange,
  recordBotUpdate,
} from '#app/directory/actions/bot_changes'
import { revokeTokensOfFormerOwners } from '#app/directory/actions/revoke_bot_tokens'
import { toBotColumns } from '#app/directory/bot_fields'
import { lockOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import {
  holdIfNeeded,
  joinWaitingChange,
  type ListingEdit,
  sampleIfSelected,
} from '#app/directory/versions/actions/hold_change'
import { recordFormerVersion, recordVersion } from '#app/directory/versions/actions/record_version'
import { findListing } from '#app/directory/versions/queries/listing'
import { execute, queryRows, sql } from '#app/core/database/sql'
import type { BotAccount } from '#app/platform/discord/bot_account'

/** Fields that are left out do not change. */
export interface BotChange extends ListingEdit {
  additionalOwners?: readonly string[] | undefined
  /** Set to submit a rejected bot for review again, with what the platform currently knows of it. */
  resubmittedAs?: BotAccount | undefined
}

const APPROVAL_STATUS = 'approval_status'

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

/** Replaces the co-owners of a bot, whose row is locked. */
export async function changeOwners(
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

/** Whether a member may change the co-owners: only the main owner may. */
export function canChangeOwners({ userId }: OwnedBot, memberId: string): boolean {
  return userId === memberId
}

/**
 * Changes the listing, or lets the change wait for staff.
 * @returns what has changed; `undefined` when the change waits
 */
async function changeListingIfAllowed(
  trx: TransactionClientContract,
  bot: OwnedBot,
  actor: Actor,
  change: BotChange
): Promise<Difference | undefined> {
  await recordFormerVersion(trx, bot.id)
  const isPublic = bot.approvalStatus === 'approved'
  if (!isPublic) {
    return changeListing(trx, bot.id, await joinWaitingChange(trx, bot.id, change))
  }
  const listing = (await findListing(bot.id, trx))!
  const { held, live } = await holdIfNeeded(trx, bot.id, actor.id, listing, change)
  if (held) {
    await audit(trx, actor, {
      action: 'hold_bot_change',
      targetType: 'bot',
      targetId: String(bot.id),
      details: {
        targetName: bot.name,
        oldValue: toBotColumns(held.former),
        newValue: toBotColumns(held.fields),
      },
    })
    return undefined
  }
  const difference = await changeListing(trx, bot.id, live)
  const version = await recordVersion(trx, bot.id, { kind: 'edited', authorId: actor.id })
  if (version) await sampleIfSelected(trx, bot.id, actor.id, version.id, listing, live)
  return difference
}

/**
 * Changes a bot for one of its owners. A change of an approved bot that needs a review waits for staff
 * ({@link holdIfNeeded}); its co-owners change at once.
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

  const listed = await changeListingIfAllowed(trx, bot, actor, change)
  if (changesOwners) await changeOwners(trx, bot, owners)
  if (change.resubmittedAs) await resubmit(trx, botId, change.resubmittedAs)
  if (bot.approvalStatus !== 'approved') {
    const kind = change.resubmittedAs ? 'resubmitted' : 'edited'
    await recordVersion(trx, botId, { kind, authorId: actor.id })
  }

  await publishBotChange(trx, botId)
  if (!listed && !changesOwners) return
  const changed = {
    ...listed?.newValue,
    ...(changesOwners && { additional_owners: owners }),
  }
  await audit(trx, actor, {
    action: change.resubmittedAs ? 'resubmit_bot' : 'edit_bot',
    targetType: 'bot',
    targetId: String(botId),
    details: {
      targetName: bot.name,
      oldValue: {
        ...listed?.oldValue,
        ...(changesOwners && { additional_owners: bot.additionalOwners }),
      },
      newValue: changed,
    },
  })
  const columns = Object.keys(changed)
  await recordBotUpdate(trx, botId, change.resubmittedAs ? [...columns, APPROVAL_STATUS] : columns)
}
