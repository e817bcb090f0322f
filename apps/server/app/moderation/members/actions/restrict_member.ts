import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { revokeAllTokens } from '#app/identity/access_tokens'
import { postponeNews } from '#app/directory/undo/postpone_news'
import { publishNews, publishPendingNews } from '#app/directory/undo/publish_news'
import {
  findRestriction,
  type RestrictionKind,
  setRestriction,
  type StoredRestriction,
} from '#app/identity/actions/change_member'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import type { RuleId } from '#app/identity/guidelines/rules'
import type { InboxEvent } from '#app/identity/inbox_events'
import { USER_TOPIC } from '#app/identity/outbox'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { getModerationError } from '#app/moderation/rules'
import {
  lockMemberForChange,
  type MemberDecision,
  type MemberStatus,
} from '#app/moderation/members/lock_member'

export interface Restriction {
  /** Whether to impose the restriction; otherwise it is lifted. */
  isWanted: boolean
  /** Required to impose a restriction. Shown to the member, also when a restriction is lifted. */
  reason: string | null
  /** `null` for a permanent restriction. */
  expiresAt: Date | null
}

/** Absent kinds stay as they are. */
export type RestrictionChange = { [Of in RestrictionKind]?: Restriction } & {
  /** The rules that a new restriction names. */
  ruleIds?: readonly RuleId[] | undefined
}

/** The audit actions and inbox kinds of each restriction. */
const KINDS = {
  ban: {
    begins: 'ban_user',
    ends: 'unban_user',
    notice: 'account_banned',
  },
  disablement: {
    begins: 'disable_user',
    ends: 'enable_user',
    notice: 'account_disabled',
  },
} as const satisfies Record<RestrictionKind, object>

/** The restriction of one kind that a change has replaced, and the new one. */
interface ChangedRestriction extends Restriction {
  former: StoredRestriction
  current: StoredRestriction
}

/** Adds the decision to the audit log. @returns its id, and the inbox item about it */
async function logDecision(
  trx: TransactionClientContract,
  { actor, memberId }: MemberDecision,
  { name }: MemberStatus,
  { isWanted, reason, expiresAt, current: { kind } }: ChangedRestriction,
  ruleIds: RestrictionChange['ruleIds']
): Promise<{ decisionId: number; inbox: InboxEvent }> {
  const { begins, ends, notice } = KINDS[kind]
  const to = [memberId]
  const target = { targetType: 'user', targetId: memberId }
  const details = { targetName: name, ...(reason === null ? {} : { reason }) }
  if (!isWanted) {
    const liftedId = await audit(trx, actor, { action: ends, ...target, details })
    return { decisionId: liftedId, inbox: { kind: 'account_freed', reason, to } }
  }
  const decisionId = await auditDecision(trx, actor, {
    action: begins,
    ...target,
    details: { ...details, expiresAt },
    memberIds: to,
    ruleIds,
  })
  return { decisionId, inbox: { kind: notice, expiresAt, reason, to, decisionId } }
}

interface RestrictOptions {
  /** Whether the actor can undo it, and the member is notified only afterwards. */
  isUndoable: boolean
}

/**
 * Imposes or lifts bans and disablements. A restriction applies from the next request, and to changes that are in progress.
 * Access tokens are revoked. The session stays, so that the member can read the reason. An earlier decision on the member can no longer
 * be undone.
 * @throws NoRowsAffectedError when the member is gone or is the last active owner, or the actor may not do this
 */
export async function restrictMember(
  trx: TransactionClientContract,
  decision: MemberDecision,
  change: RestrictionChange,
  { isUndoable }: RestrictOptions = { isUndoable: false }
): Promise<void> {
  const member = await lockMemberForChange(trx, decision, getModerationError)
  const { memberId, actor } = decision
  const isRestricted = Boolean(change.ban?.isWanted || change.disablement?.isWanted)
  const leavesOwners = isRestricted && member.role === 'owner' && member.isActive
  if (leavesOwners && !(await hasOtherActiveOwner(memberId, trx))) throw new NoRowsAffectedError()

  const changed: ChangedRestriction[] = []
  for (const kind of ['ban', 'disablement'] as const) {
    const restriction = change[kind]
    if (!restriction) continue
    const { isWanted: isInForce, reason, expiresAt } = restriction
    const state = isInForce
      ? { isInForce, reason, expiresAt }
      : { isInForce, reason: null, expiresAt: null }
    const former = await findRestriction(trx, memberId, kind)
    if (!(await setRestriction(trx, memberId, kind, state))) continue
    const current = await findRestriction(trx, memberId, kind)
    changed.push({ ...restriction, former, current })
  }
  if (changed.length > 0) await publishPendingNews(trx, { memberId })
  for (const restriction of changed) {
    const { decisionId, inbox } = await logDecision(
      trx,
      decision,
      member,
      restriction,
      change.ruleIds
    )
    const { former, current } = restriction
    if (isUndoable && actor) {
      const undoable = { decisionId, memberId, actorId: actor.id, former, current }
      await postponeNews(trx, { ...undoable, news: { inbox } })
    } else await publishNews(trx, { inbox })
  }
  if (isRestricted) await revokeAllTokens(trx, memberId)
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
