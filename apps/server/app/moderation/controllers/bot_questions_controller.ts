import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { askOwners, withdrawQuestion } from '#app/directory/questions/actions/ask_owners'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { findBotToDecide } from '#app/moderation/policies'
import { presentStaffBot } from '#app/moderation/present_staff_bot'
import { explainQuestion, explainWithdrawal } from '#app/moderation/questions/policies'
import { questionValidator } from '#app/moderation/questions/validators'

const RIGHT = 'decideBots'

/** Questions of staff to the owners of pending bots. */
export default class BotQuestionsController {
  async store(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const question = await ctx.request.validateUsing(questionValidator)
    const explain = () => explainQuestion(ctx, question.version)
    return runIdempotentAsStaff(ctx, RIGHT, explain, async (trx) => {
      await askOwners(trx, getActor(ctx), id, question)
      return presentStaffBot(ctx, id, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(ctx, RIGHT, explainWithdrawal, async (trx) => {
      await withdrawQuestion(trx, getActor(ctx), id)
      return presentStaffBot(ctx, id, trx)
    })
  }
}
