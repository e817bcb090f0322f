import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { revokeStaffTokens } from '#app/identity/access_tokens'
import { type RestrictionKind, setRestriction } from '#app/identity/actions/change_member'
import { createInboxEvent } from '#app/identity/inbox_events'
import { USER_TOPIC } from '#app/identity/outbox'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { getModerationError } from '#app/moderation/rules'
import {
  lockMemberForChange,
  type MemberDecision,
  type MemberStatus,
} from '#app/moderation/members/standing'

export interface Restriction {
  /** Whether it is to be in force; otherwise it is lifted. */
  isWanted: boolean
  /** Always given when the restriction is wanted. The member reads it, also why a restriction was lifted. */
  reason: string | null
  /** Without it for good. */
  expiresAt: Date | null
}

/** What is not said stays as it is. */
export type RestrictionChange = { [Of in RestrictionKind]?: Restriction }

/** What the log and the inbox call the two kinds. */
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
  { isWanted, reason, expiresAt }: Restriction
) {
  const { begins, ends, notice } = KINDS[kind]
  await audit(trx, actor, {
    action: isWanted ? begins : ends,
    targetType: 'user',
    targetId: memberId,
    details: {
      targetName: name,
      ...(reason === null ? {} : { reason }),
      ...(isWanted ? { expiresAt } : {}),
    },
  })
  const told = isWanted ? { kind: notice, expiresAt } : { kind: 'account_freed' as const }
  await publish(trx, createInboxEvent({ ...told, reason, to: [memberId] }))
}

/**
 * Bans or disables a member, or ends that. It holds from the very next request, also for those that
 * are under way; the staff's tokens end, the session stays, because its member may read why.
 * @throws NothingDone for who is gone, for who may not, and for the last active owner
 */
export async function restrictMember(
  trx: TransactionClientContract,
  decision: MemberDecision,
  change: RestrictionChange
): Promise<void> {
  const member = await lockMemberForChange(trx, decision, getModerationError)
  const { memberId } = decision
  const isRestricted = Boolean(change.ban?.isWanted || change.disablement?.isWanted)
  const leaves = isRestricted && member.role === 'owner' && member.isActive
  if (leaves && !(await hasOtherActiveOwner(memberId, trx))) throw new NoRowsAffectedError()

  for (const kind of ['ban', 'disablement'] as const) {
    const restriction = change[kind]
    if (!restriction) continue
    const { isWanted: isInForce, reason, expiresAt } = restriction
    const state = isInForce
      ? { isInForce, reason, expiresAt }
      : { isInForce, reason: null, expiresAt: null }
    if (!(await setRestriction(trx, memberId, kind, state))) continue
    await notifyMember(trx, decision, member, kind, restriction)
  }
  if (isRestricted) await revokeStaffTokens(trx, memberId)
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
