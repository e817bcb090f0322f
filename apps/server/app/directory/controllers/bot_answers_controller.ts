import type { HttpContext } from '@adonisjs/core/http'
import { answerQuestion } from '#app/directory/questions/actions/answer_question'
import { assertAnswerable } from '#app/directory/questions/policies'
import { answerValidator } from '#app/directory/questions/validators'
import { findBotToChange } from '#app/directory/submission/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

/** Answers of owners to questions of staff about their pending bots. */
export default class BotAnswersController {
  async store(ctx: HttpContext) {
    const { id } = await findBotToChange(ctx)
    const answer = await ctx.request.validateUsing(answerValidator)
    const checks = () => assertAnswerable(ctx, answer.questionId)
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      await answerQuestion(trx, getActor(ctx), id, answer)
      return { id }
    })
  }
}
