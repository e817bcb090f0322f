import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { closeQuestion } from '#app/directory/questions/actions/close_question'
import { postponeNews } from '#app/directory/undo/postpone_news'
import { publishNews, publishPendingNews } from '#app/directory/undo/publish_news'
import { getStateChange, SELECT_REVIEW, type StoredReview } from '#app/directory/undo/stored_review'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import {
  markVersionApproved,
  recordFormerVersion,
} from '#app/directory/versions/actions/record_version'
import { findNewestVersion } from '#app/directory/versions/queries/listing'
import type { ApprovalStatus } from '#app/directory/rules'
import type { BotDecision } from '#app/directory/staff_rules'
import type { BotEventData } from '#app/events/rules'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import { ADVERSE_ACTIONS } from '#app/identity/decisions/rules'
import type { RuleId } from '#app/identity/guidelines/rules'
import type { InboxKind } from '#app/identity/account/rules'

interface DecisionActor {
  /** `null` for an administrator at the console. */
  actor: Actor | null
  /** The version of the listing that was looked at; without one, the newest. */
  version?: number | undefined
  /** Whether the actor may undo it for a while. */
  isUndoable?: boolean
  /** The certification request whose review it is part of, and is undone with. */
  applicationId?: number
}

/** A decision against a bot, and the rules that it names. */
export interface AdverseBotDecision extends DecisionActor {
  ruleIds?: readonly RuleId[] | undefined
}

export interface Decision extends AdverseBotDecision {
  reason: string
  /** The status that the decision maker saw. The decision fails when the bot has another status by now. */
  seen?: ApprovalStatus | undefined
}

type DecisionEventType = 'bot.approved' | 'bot.rejected' | 'bot.certified' | 'bot.uncertified'

type DecisionEvent = {
  [Type in DecisionEventType]: { type: Type; data: BotEventData[Type] }
}[DecisionEventType]

/** A transition between review states. */
interface Transition {
  action: BotDecision
  /** The condition on `bots` under which the transition is allowed. */
  from: Sql
  change: Sql
  /** The kind of inbox item that the bot's owners get. */
  inboxKind: InboxKind
  event: DecisionEvent
  reason?: string
  ruleIds?: readonly RuleId[] | undefined
  /** Whether staff accept the listing as it is. */
  approves?: boolean
}

interface DecidedBot {
  userId: string
  additionalOwners: string[]
  name: string
  former: StoredReview
  current: StoredReview
}

const isApproved = rawSql(`bots.approval_status = 'approved'`)

function hasStatus(...statuses: ApprovalStatus[]): Sql {
  return sql`bots.approval_status = ANY (${statuses}::text[])`
}

/**
 * Applies a decision in one statement, so that only one of several concurrent decisions succeeds and staff cannot
 * decide on their own bots.
 */
async function decide(
  trx: TransactionClientContract,
  botId: number,
  { actor, version: seen, isUndoable = false, applicationId }: DecisionActor,
  { action, from, change, inboxKind, event, reason, ruleIds, approves = false }: Transition
) {
  const isNotOwn = actor ? sql`NOT ${isInterestedIn(actor.id)}` : rawSql('true')
  const [decided] = await queryRows<DecidedBot>(
    sql`
      WITH before AS (
        SELECT bots.id, ${SELECT_REVIEW} AS former FROM bots
        WHERE bots.id = ${botId} AND bots.deleted_at IS NULL AND ${from} AND ${isNotOwn}
        FOR NO KEY UPDATE
      )
      UPDATE bots SET ${change} FROM before WHERE bots.id = before.id
      RETURNING bots.user_id AS "userId", bots.additional_owners AS "additionalOwners", bots.name,
        before.former, ${SELECT_REVIEW} AS current
    `,
    trx
  )
  if (!decided) throw new NoRowsAffectedError()
  await publishPendingNews(trx, { botId })
  await closeQuestion(trx, botId)
  // The bot's row is locked by now, so its listing no longer changes.
  const newest = await findNewestVersion(botId, trx)
  if (seen !== undefined && seen !== newest) throw new NoRowsAffectedError()
  // A later resubmission can be compared with it.
  const recorded = await recordFormerVersion(trx, botId)
  const version = recorded?.number ?? newest
  // A first version of an approved listing is recorded as approved.
  const hasApprovedVersion =
    approves && ((await markVersionApproved(trx, botId)) || recorded !== undefined)
  const { userId, additionalOwners, name, former, current } = decided
  const reasonGiven = reason === undefined ? {} : { reason }
  const to = [userId, ...additionalOwners]
  const entry = {
    targetType: 'bot',
    targetId: String(botId),
    details: { ...reasonGiven, ...getStateChange(former, current), targetName: name, version },
  }
  const logged = isAdverse(action)
    ? await auditDecision(trx, actor, { ...entry, action, memberIds: to, ruleIds })
    : await audit(trx, actor, { ...entry, action })
  const decisionId = isAdverse(action) ? logged : undefined
  await publishBotChange(trx, botId, userId)
  const news = {
    event: { botId, ...event },
    inbox: { kind: inboxKind, to, botId, decisionId, ...reasonGiven },
  }
  if (!isUndoable || !actor) return publishNews(trx, news)
  const decision = { decisionId: logged, botId, applicationId, actorId: actor.id, news, version }
  return postponeNews(trx, { ...decision, hasApprovedVersion, former, current })
}

function isAdverse(action: BotDecision): action is 'reject_bot' | 'uncertify_bot' {
  return action in ADVERSE_ACTIONS
}

/** Approves a pending bot. @throws NoRowsAffectedError when it is not pending */
export function approveBot(trx: TransactionClientContract, botId: number, decision: Decision) {
  const { reason } = decision
  const change = sql`
    approval_status = 'approved', approval_reason = ${reason}, approved_at = now(),
    approved_by = ${decision.actor?.id ?? null}
  `
  const from = hasStatus('pending')
  const transition = {
    action: 'approve_bot',
    approves: true,
    inboxKind: 'bot_approved',
    event: { type: 'bot.approved', data: { reason } },
    from,
    change,
    reason,
  } as const
  return decide(trx, botId, decision, transition)
}

/**
 * Rejects a pending or approved bot and removes its certification.
 * @throws NoRowsAffectedError when it is neither, or its status is no longer `seen`
 */
export function rejectBot(trx: TransactionClientContract, botId: number, decision: Decision) {
  const { reason, seen, ruleIds } = decision
  const change = sql`
    approval_status = 'rejected', approval_reason = ${reason}, approved_at = NULL,
    approved_by = NULL, certified = false, certified_at = NULL, certified_by = NULL
  `
  const reviewable = hasStatus('pending', 'approved')
  const from = seen ? sql`${reviewable} AND ${hasStatus(seen)}` : reviewable
  const transition = {
    action: 'reject_bot',
    inboxKind: 'bot_rejected',
    event: { type: 'bot.rejected', data: { reason } },
    from,
    change,
    reason,
    ruleIds,
  } as const
  return decide(trx, botId, decision, transition)
}

/**
 * Approves a rejected bot and clears the reason of the rejection.
 * @throws NoRowsAffectedError when it is not rejected
 */
export function restoreRejectedBot(
  trx: TransactionClientContract,
  botId: number,
  decision: DecisionActor
) {
  const change = sql`
    approval_status = 'approved', approval_reason = NULL, approved_at = now(),
    approved_by = ${decision.actor?.id ?? null}
  `
  const from = hasStatus('rejected')
  const transition = {
    action: 'unreject_bot',
    approves: true,
    inboxKind: 'bot_approved',
    event: { type: 'bot.approved', data: { reason: null } },
    from,
    change,
  } as const
  return decide(trx, botId, decision, transition)
}

/** Certifies an approved bot. @throws NoRowsAffectedError when it is not approved, or is certified already */
export function certifyBot(trx: TransactionClientContract, botId: number, decision: DecisionActor) {
  const change = sql`
    certified = true, certified_at = now(), certified_by = ${decision.actor?.id ?? null}
  `
  const from = sql`${isApproved} AND NOT bots.certified`
  const transition = {
    action: 'certify_bot',
    inboxKind: 'bot_certified',
    event: { type: 'bot.certified', data: {} },
    from,
    change,
  } as const
  return decide(trx, botId, decision, transition)
}

/** Removes the certification; the bot stays listed. @throws NoRowsAffectedError when it is not certified */
export function uncertifyBot(
  trx: TransactionClientContract,
  botId: number,
  decision: AdverseBotDecision
) {
  const change = sql`certified = false, certified_at = NULL, certified_by = NULL`
  const from = rawSql('bots.certified')
  const transition = {
    action: 'uncertify_bot',
    inboxKind: 'bot_uncertified',
    event: { type: 'bot.uncertified', data: {} },
    from,
    change,
    ruleIds: decision.ruleIds,
  } as const
  return decide(trx, botId, decision, transition)
}
