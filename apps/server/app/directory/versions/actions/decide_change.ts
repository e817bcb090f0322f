import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import {
  changeListing,
  createBotUpdate,
  type Difference,
  publishBotChange,
} from '#app/directory/actions/bot_changes'
import { auditBot } from '#app/directory/actions/audit_bot'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { postponeNews } from '#app/directory/undo/postpone_news'
import { type DecisionNews, publishPendingNews } from '#app/directory/undo/publish_news'
import { findStoredReview } from '#app/directory/undo/stored_review'
import { pickListed } from '#app/directory/versions/actions/hold_change'
import {
  markVersionApproved,
  recordFormerVersion,
  recordVersion,
} from '#app/directory/versions/actions/record_version'
import {
  type DecidableChange,
  lockChangeToDecide,
  type StoredFields,
} from '#app/directory/versions/queries/bot_changes'
import { findListing, findNewestVersion } from '#app/directory/versions/queries/listing'

/** The actions of the audit log, by what becomes of the change. */
export const CHANGE_ACTIONS = {
  approved: 'approve_bot_change',
  rejected: 'reject_bot_change',
} as const
export type DecidedState = keyof typeof CHANGE_ACTIONS

interface Decider {
  actor: Actor
  /** The version of the listing that the change was compared with; without one, the newest. */
  version?: number | undefined
}

/** @throws NoRowsAffectedError when the change cannot be decided on, or the listing is not the one that was seen */
async function lockChange(
  trx: TransactionClientContract,
  changeId: number,
  { actor, version }: Decider
) {
  const change = await lockChangeToDecide(trx, changeId, actor.id)
  if (!change) throw new NoRowsAffectedError()
  const listing = (await findListing(change.botId, trx))!
  if (version !== undefined && version !== listing.version) throw new NoRowsAffectedError()
  await publishPendingNews(trx, { botId: change.botId })
  return { change, listing }
}

/** Changes the listing of a bot. @returns what has changed */
export function applyFields(
  trx: TransactionClientContract,
  botId: number,
  { categoryIds, ...fields }: StoredFields
): Promise<Difference> {
  return changeListing(trx, botId, { fields, categoryIds })
}

interface Outcome {
  state: DecidedState
  reason?: string
  /** What the decision has changed in the listing, and the values that it has replaced. */
  difference?: Difference | undefined
  formerListing?: StoredFields
  hasApprovedVersion?: boolean
}

/** Returns what a decision causes outside: the owners' inbox items and the event for webhooks and streams. */
function getNews(
  { kind, botId, userId, additionalOwners }: DecidableChange,
  { state, difference, reason }: Outcome
): DecisionNews {
  const event = createBotUpdate(botId, Object.keys(difference?.newValue ?? {}))
  const news = event ? { event } : {}
  // Owners do not know that a change that is live was looked at.
  if (kind === 'sampled' && state === 'approved') return news
  const inbox = {
    kind: state === 'approved' ? 'change_approved' : 'change_rejected',
    to: [userId, ...additionalOwners],
    botId,
    ...(reason === undefined ? {} : { reason }),
  } as const
  return { ...news, inbox }
}

/** Closes the change, with its entry in the audit log. Its news are published once it can no longer be undone. */
async function closeChange(
  trx: TransactionClientContract,
  change: DecidableChange,
  actor: Actor,
  outcome: Outcome
) {
  const { id: changeId, botId } = change
  const { state, difference, reason, formerListing, hasApprovedVersion = false } = outcome
  await execute(
    sql`
      UPDATE bot_changes SET state = ${state}, reason = ${reason ?? null}, decided_by = ${actor.id},
        closed_at = now()
      WHERE id = ${changeId}
    `,
    trx
  )
  const decisionId = await audit(trx, actor, {
    action: CHANGE_ACTIONS[state],
    targetType: 'bot',
    targetId: String(botId),
    details: {
      targetName: change.name,
      ...(reason === undefined ? {} : { reason }),
      ...difference,
    },
  })
  await publishBotChange(trx, botId)
  const review = await findStoredReview(trx, botId)
  await postponeNews(trx, {
    decisionId,
    botId,
    changeId,
    actorId: actor.id,
    news: getNews(change, outcome),
    former: review,
    current: review,
    ...(formerListing && { formerListing }),
    version: await findNewestVersion(botId, trx),
    hasApprovedVersion,
  })
}

/**
 * Lets a change that waited be live, or accepts a sampled one.
 * @throws NoRowsAffectedError when it cannot be decided on
 */
export async function approveChange(
  trx: TransactionClientContract,
  changeId: number,
  decider: Decider
) {
  const { change, listing } = await lockChange(trx, changeId, decider)
  const { botId, fields } = change
  await recordFormerVersion(trx, botId)
  if (change.kind === 'sampled') {
    const hasApprovedVersion = await markVersionApproved(trx, botId)
    return closeChange(trx, change, decider.actor, { state: 'approved', hasApprovedVersion })
  }
  const difference = await applyFields(trx, botId, fields)
  const version = { kind: 'approved', authorId: change.authorId, isApproved: true } as const
  const hasApprovedVersion =
    (await recordVersion(trx, botId, version)) !== undefined ||
    (await markVersionApproved(trx, botId))
  const formerListing = pickListed(listing, fields)
  const outcome = { difference, formerListing, hasApprovedVersion }
  return closeChange(trx, change, decider.actor, { state: 'approved', ...outcome })
}

/**
 * Rejects a change. What is left of a sampled one is taken back: fields that have changed since stay as they are.
 * @throws NoRowsAffectedError when it cannot be decided on
 */
export async function rejectChange(
  trx: TransactionClientContract,
  changeId: number,
  decider: Decider & { reason: string }
) {
  const { actor, reason } = decider
  const { change, listing } = await lockChange(trx, changeId, decider)
  const { botId, fields, former } = change
  if (change.kind === 'held') {
    return closeChange(trx, change, actor, { state: 'rejected', reason })
  }
  await recordFormerVersion(trx, botId)
  const listed = pickListed(listing, fields)
  const left = (Object.keys(fields) as (keyof StoredFields)[]).filter((field) =>
    isDeepStrictEqual(fields[field], listed[field])
  )
  const pickLeft = (values: StoredFields) =>
    Object.fromEntries(left.map((field) => [field, values[field]])) as StoredFields
  const difference = await applyFields(trx, botId, pickLeft(former))
  const version = { kind: 'reverted', authorId: actor.id, isApproved: true } as const
  const hasApprovedVersion = (await recordVersion(trx, botId, version)) !== undefined
  const outcome = { reason, difference, formerListing: pickLeft(fields), hasApprovedVersion }
  return closeChange(trx, change, actor, { state: 'rejected', ...outcome })
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
