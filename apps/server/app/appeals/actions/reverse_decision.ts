import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { ADMIN_LOGS } from '#app/core/tables'
import { reopenApplication } from '#app/certification/actions/return_application'
import { certifyBot, restoreRejectedBot } from '#app/directory/actions/decide_bot'
import { restoreBot, type RestoreError } from '#app/directory/actions/restore_bot'
import { type AdverseDecision, isNotUndone } from '#app/identity/decisions/decisions'
import type { AdverseAction } from '#app/identity/decisions/rules'
import { USERS } from '#app/identity/tables'
import { restrictMember } from '#app/moderation/members/actions/restrict_member'
import { restoreReview } from '#app/reviews/actions/restore_review'
import type { ReversalConflict } from '#app/appeals/rules'

type Outcome = Promise<ReversalConflict | undefined>
type Reversal = (
  trx: TransactionClientContract,
  decision: AdverseDecision,
  actor: Actor | null
) => Outcome

/** Whether the same was decided about the target again, so that this decision is no longer the one in force. */
async function isRepeated(
  trx: TransactionClientContract,
  { id, action, targetType, targetId }: AdverseDecision
): Promise<boolean> {
  const rows = await queryRows(
    sql`
      SELECT FROM ${ADMIN_LOGS} AS logs
      WHERE target_type = ${targetType} AND target_id = ${targetId} AND action = ${action} AND id > ${id}
        AND ${isNotUndone('logs')}
      LIMIT 1
    `,
    trx
  )
  return rows.length > 0
}

/** Runs an action whose statement finds nothing to change once something else has happened. */
async function runUnlessChanged(work: () => Promise<unknown>): Outcome {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof NoRowsAffectedError) return 'changedSince'
    throw error
  }
}

/** Whether the rejection also ended the bot's certification. */
function endedCertification({ details }: AdverseDecision): boolean {
  return (details.oldValue as { certified?: boolean } | undefined)?.certified === true
}

/** The version of the listing that was rejected: a later one, which staff have not seen, is not approved by an appeal. */
function getVersion({ details }: AdverseDecision): number | undefined {
  return typeof details.version === 'number' ? details.version : undefined
}

const BOT_CONFLICTS: Record<RestoreError, ReversalConflict> = {
  unknown: 'purged',
  too_old: 'purged',
  not_deleted: 'changedSince',
  submitted_afresh: 'submittedAgain',
}

/** Lifts a ban or disablement that is in force. */
function lift(kind: 'ban' | 'disablement'): Reversal {
  const column = kind === 'ban' ? sql`banned` : sql`disabled`
  return async (trx, { targetId: memberId }, actor) => {
    const inForce = await queryRows(
      sql`SELECT FROM ${USERS} WHERE id = ${memberId} AND ${column} AND deleted_at IS NULL`,
      trx
    )
    if (inForce.length === 0) return 'changedSince'
    const lifted = { isWanted: false, reason: null, expiresAt: null, ruleIds: undefined }
    await restrictMember(trx, { actor, memberId }, { [kind]: lifted })
    return undefined
  }
}

/** How each decision is undone, with the actions that staff use otherwise. */
const REVERSALS: Record<AdverseAction, Reversal> = {
  reject_bot: (trx, decision, actor) =>
    runUnlessChanged(async () => {
      const botId = Number(decision.targetId)
      await restoreRejectedBot(trx, botId, { actor, version: getVersion(decision) })
      if (endedCertification(decision)) await certifyBot(trx, botId, { actor })
    }),
  uncertify_bot: (trx, { targetId }, actor) =>
    runUnlessChanged(() => certifyBot(trx, Number(targetId), { actor })),
  async staff_delete_bot(trx, { targetId }, actor) {
    const error = await restoreBot(trx, Number(targetId), actor)
    return error && BOT_CONFLICTS[error]
  },
  reject_application: (trx, { targetId }, actor) =>
    runUnlessChanged(() => reopenApplication(trx, Number(targetId), actor)),
  async delete_review(trx, { targetId, details }, actor) {
    const review = { id: Number(targetId), botId: Number(details.botId) }
    let conflict: ReversalConflict | undefined
    const gone = await runUnlessChanged(async () => {
      conflict = await restoreReview(trx, review, { actor, notifies: false })
    })
    return gone ? 'purged' : conflict
  },
  ban_user: lift('ban'),
  disable_user: lift('disablement'),
}

/**
 * Undoes a decision. The actions log what they do, and notify whom they concern.
 * @returns why it cannot be undone as it was; `undefined` on success
 * @throws NoRowsAffectedError when the actor may not undo it
 */
export async function reverseDecision(
  trx: TransactionClientContract,
  decision: AdverseDecision,
  actor: Actor | null
): Outcome {
  if (await isRepeated(trx, decision)) return 'changedSince'
  return REVERSALS[decision.action](trx, decision, actor)
}
