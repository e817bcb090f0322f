import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { revokeAllTokens } from '#app/identity/access_tokens'
import { type RestrictionKind, setRestriction } from '#app/identity/actions/change_member'
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
export type RestrictionChange = { [Of in RestrictionKind]?: Restriction }

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
  const item = isWanted ? { kind: notice, expiresAt } : { kind: 'account_freed' as const }
  await publish(trx, createInboxEvent({ ...item, reason, to: [memberId] }))
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
    await notifyMember(trx, decision, member, kind, restriction)
  }
  if (isRestricted) await revokeAllTokens(trx, memberId)
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
