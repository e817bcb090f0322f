import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { revokeAllTokens } from '#app/identity/access_tokens'
import { type RestrictionKind, setRestriction } from '#app/identity/actions/change_member'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import type { RuleId } from '#app/identity/guidelines/rules'
import { createInboxEvent } from '#app/identity/inbox_events'
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

async function notifyMember(
  trx: TransactionClientContract,
  { actor, memberId }: MemberDecision,
  { name }: MemberStatus,
  kind: RestrictionKind,
  { isWanted, reason, expiresAt }: Restriction,
  ruleIds: RestrictionChange['ruleIds']
) {
  const { begins, ends, notice } = KINDS[kind]
  const to = [memberId]
  const target = { targetType: 'user', targetId: memberId }
  const details = { targetName: name, ...(reason === null ? {} : { reason }) }
  if (!isWanted) {
    await audit(trx, actor, { action: ends, ...target, details })
    await publish(trx, createInboxEvent({ kind: 'account_freed', reason, to }))
    return
  }
  const decisionId = await auditDecision(trx, actor, {
    action: begins,
    ...target,
    details: { ...details, expiresAt },
    memberIds: to,
    ruleIds,
  })
  await publish(trx, createInboxEvent({ kind: notice, expiresAt, reason, to, decisionId }))
}

/**
 * Imposes or lifts bans and disablements. A restriction applies from the next request, and to changes that are in progress.
 * Access tokens are revoked. The session stays, so that the member can read the reason.
 * @throws NoRowsAffectedError when the member is gone or is the last active owner, or the actor may not do this
 */
export async function restrictMember(
  trx: TransactionClientContract,
  decision: MemberDecision,
  change: RestrictionChange
): Promise<void> {
  const member = await lockMemberForChange(trx, decision, getModerationError)
  const { memberId } = decision
  const isRestricted = Boolean(change.ban?.isWanted || change.disablement?.isWanted)
  const leavesOwners = isRestricted && member.role === 'owner' && member.isActive
  if (leavesOwners && !(await hasOtherActiveOwner(memberId, trx))) throw new NoRowsAffectedError()

  for (const kind of ['ban', 'disablement'] as const) {
    const restriction = change[kind]
    if (!restriction) continue
    const { isWanted: isInForce, reason, expiresAt } = restriction
    const state = isInForce
      ? { isInForce, reason, expiresAt }
      : { isInForce, reason: null, expiresAt: null }
    if (!(await setRestriction(trx, memberId, kind, state))) continue
    await notifyMember(trx, decision, member, kind, restriction, change.ruleIds)
  }
  if (isRestricted) await revokeAllTokens(trx, memberId)
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
