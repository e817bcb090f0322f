import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import { execute, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import {
  changeListing,
  type Difference,
  publishBotChange,
  recordBotUpdate,
} from '#app/directory/actions/bot_changes'
import { auditBot } from '#app/directory/actions/audit_bot'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import {
  markVersionApproved,
  recordFormerVersion,
  recordVersion,
} from '#app/directory/versions/actions/record_version'
import {
  type BotChangeRow,
  type DecidableChange,
  lockChangeToDecide,
  type StoredFields,
} from '#app/directory/versions/queries/bot_changes'
import { findListing } from '#app/directory/versions/queries/listing'
import { createInboxEvent } from '#app/identity/inbox_events'

interface ChangeDecision {
  actor: Actor
  /** The version of the listing that the change was compared with; without one, the newest. */
  version?: number | undefined
}

/** @throws NoRowsAffectedError when the change cannot be decided on, or the listing is not the one that was seen */
async function lockChange(
  trx: TransactionClientContract,
  changeId: number,
  { actor, version }: ChangeDecision
) {
  const change = await lockChangeToDecide(trx, changeId, actor.id)
  if (!change) throw new NoRowsAffectedError()
  const listing = (await findListing(change.botId, trx))!
  if (version !== undefined && version !== listing.version) throw new NoRowsAffectedError()
  return { change, listing }
}

function applyFields(
  trx: TransactionClientContract,
  { botId }: BotChangeRow,
  { categoryIds, ...fields }: StoredFields
): Promise<Difference> {
  return changeListing(trx, botId, { fields, categoryIds })
}

/** Closes the change, with its entry in the audit log, its events and what the bot's owners receive. */
async function closeChange(
  trx: TransactionClientContract,
  change: DecidableChange,
  actor: Actor,
  outcome: { state: 'approved' | 'rejected'; difference: Difference | undefined; reason?: string }
) {
  const { state, difference, reason } = outcome
  await execute(
    sql`
      UPDATE bot_changes SET state = ${state}, reason = ${reason ?? null}, decided_by = ${actor.id},
        closed_at = now()
      WHERE id = ${change.id}
    `,
    trx
  )
  const action: AuditAction = state === 'approved' ? 'approve_bot_change' : 'reject_bot_change'
  await audit(trx, actor, {
    action,
    targetType: 'bot',
    targetId: String(change.botId),
    details: {
      targetName: change.name,
      ...(reason === undefined ? {} : { reason }),
      ...difference,
    },
  })
  await publishBotChange(trx, change.botId)
  await recordBotUpdate(trx, change.botId, Object.keys(difference?.newValue ?? {}))
  // Owners do not know that a change that is live was looked at.
  if (change.kind === 'sampled' && state === 'approved') return
  const kind = state === 'approved' ? 'change_approved' : 'change_rejected'
  const to = [change.userId, ...change.additionalOwners]
  const { botId } = change
  await publish(
    trx,
    createInboxEvent({ kind, to, botId, ...(reason === undefined ? {} : { reason }) })
  )
}

/**
 * Lets a change that waited be live, or accepts a sampled one.
 * @throws NoRowsAffectedError when it cannot be decided on
 */
export async function approveChange(
  trx: TransactionClientContract,
  changeId: number,
  decision: ChangeDecision
) {
  const { change } = await lockChange(trx, changeId, decision)
  let difference: Difference | undefined
  await recordFormerVersion(trx, change.botId)
  if (change.kind === 'held') {
    difference = await applyFields(trx, change, change.fields)
    await recordVersion(trx, change.botId, {
      kind: 'approved',
      authorId: change.authorId,
      isApproved: true,
    })
  }
  await markVersionApproved(trx, change.botId)
  await closeChange(trx, change, decision.actor, { state: 'approved', difference })
}

/**
 * Rejects a change. What is left of a sampled one is taken back: fields that have changed since stay as they are.
 * @throws NoRowsAffectedError when it cannot be decided on
 */
export async function rejectChange(
  trx: TransactionClientContract,
  changeId: number,
  decision: ChangeDecision & { reason: string }
) {
  const { actor, reason } = decision
  const { change, listing } = await lockChange(trx, changeId, decision)
  let difference: Difference | undefined
  if (change.kind === 'sampled') {
    await recordFormerVersion(trx, change.botId)
    const listed: StoredFields = { ...listing.fields, categoryIds: listing.categoryIds }
    const left = (Object.keys(change.fields) as (keyof StoredFields)[]).filter((field) =>
      isDeepStrictEqual(change.fields[field], listed[field])
    )
    const former = Object.fromEntries(left.map((field) => [field, change.former[field]]))
    difference = await applyFields(trx, change, former as StoredFields)
    await recordVersion(trx, change.botId, {
      kind: 'reverted',
      authorId: actor.id,
      isApproved: true,
    })
  }
  await closeChange(trx, change, actor, { state: 'rejected', difference, reason })
}

/**
 * Withdraws the change that waits, for one of the bot's owners.
 * @throws NoRowsAffectedError when there is none, or the actor no longer owns the bot
 */
export async function withdrawChange(trx: TransactionClientContract, botId: number, actor: Actor) {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  const withdrawn = await execute(
    sql`
      UPDATE bot_changes SET state = 'withdrawn', closed_at = now()
      WHERE bot_id = ${botId} AND kind = 'held' AND state = 'open'
    `,
    trx
  )
  if (withdrawn === 0) throw new NoRowsAffectedError()
  await auditBot(trx, actor, bot, 'withdraw_bot_change')
  await publishBotChange(trx, botId)
}
