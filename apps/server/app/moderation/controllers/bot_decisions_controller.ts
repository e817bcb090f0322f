import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  approveBot,
  certifyBot,
  rejectBot,
  uncertifyBot,
  restoreRejectedBot,
} from '#app/directory/actions/decide_bot'
import { type BotDecision, DEFAULT_APPROVAL_REASON } from '#app/directory/staff_rules'
import { undoDecision } from '#app/directory/undo/undo_decision'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { assertNewestVersion } from '#app/directory/versions/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { assertNotDecided } from '#app/moderation/assert_not_decided'
import { explainUndo, findActionToUndo, findBotToDecide } from '#app/moderation/policies'
import { DECISION_RIGHTS } from '#app/moderation/rules'
import { presentStaffBot } from '#app/moderation/present_staff_bot'
import {
  approvalValidator,
  decisionValidator,
  rejectionValidator,
  uncertificationValidator,
} from '#app/moderation/validators'

/**
 * Makes a decision and responds with the updated bot. If two decisions are concurrent, the second one fails with
 * `decided`.
 */
function runDecision(
  ctx: HttpContext,
  botId: number,
  decision: BotDecision,
  version: number | undefined,
  decide: (trx: TransactionClientContract) => Promise<void>
) {
  const checks = async () => {
    await assertNewestVersion(botId, version)
    await assertNotDecided(ctx, decision)
  }
  return runIdempotentAsStaff(ctx, DECISION_RIGHTS[decision], checks, async (trx) => {
    await decide(trx)
    return presentStaffBot(ctx, botId, trx)
  })
}

/** The decider, who may undo the decision for a while. */
const getDecider = (ctx: HttpContext) => ({ actor: getActor(ctx), isUndoable: true })

/** Decisions on bots. */
export default class BotDecisionsController {
  async approve(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { reason, version } = await ctx.request.validateUsing(approvalValidator)
    const decision = { ...getDecider(ctx), reason: reason ?? DEFAULT_APPROVAL_REASON, version }
    return runDecision(ctx, id, 'approve_bot', version, (trx) => approveBot(trx, id, decision))
  }

  /** Without `seen`, the bot must still have the status that it had when the request arrived. */
  async reject(ctx: HttpContext) {
    const { id, approvalStatus } = await findBotToDecide(ctx)
    const {
      reason,
      seen = approvalStatus,
      version,
      ruleIds,
    } = await ctx.request.validateUsing(rejectionValidator)
    const decision = { ...getDecider(ctx), reason, seen, version, ruleIds }
    return runDecision(ctx, id, 'reject_bot', version, (trx) => rejectBot(trx, id, decision))
  }

  async unreject(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { version } = await ctx.request.validateUsing(decisionValidator)
    const decision = { ...getDecider(ctx), version }
    return runDecision(ctx, id, 'unreject_bot', version, (trx) =>
      restoreRejectedBot(trx, id, decision)
    )
  }

  async certify(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { version } = await ctx.request.validateUsing(decisionValidator)
    const decision = { ...getDecider(ctx), version }
    return runDecision(ctx, id, 'certify_bot', version, (trx) => certifyBot(trx, id, decision))
  }

  async uncertify(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { version, ruleIds } = await ctx.request.validateUsing(uncertificationValidator)
    const decision = { ...getDecider(ctx), version, ruleIds }
    return runDecision(ctx, id, 'uncertify_bot', version, (trx) => uncertifyBot(trx, id, decision))
  }

  /** Undoes the caller's own decision, within seconds. */
  async undo(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { decisionId } = await ctx.request.validateUsing(undoValidator)
    const right = DECISION_RIGHTS[await findActionToUndo(id, decisionId)]
    const explain = () => explainUndo(ctx, decisionId)
    return runIdempotentAsStaff(ctx, right, explain, async (trx) => {
      await undoDecision(trx, { decisionId, botId: id, actor: getActor(ctx) })
      return presentStaffBot(ctx, id, trx)
    })
  }
}
