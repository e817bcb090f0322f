import type { HttpContext } from '@adonisjs/core/http'
import { Failure, withReason } from '#app/core/errors'
import { findOpenQuestion } from '#app/directory/questions/questions'
import { QUESTION_ERRORS } from '#app/directory/questions/rules'
import { findBotToChange } from '#app/directory/submission/policies'

/** @throws as `findBotToChange`; `conflict` unless the question about the bot is open */
export async function assertAnswerable(ctx: HttpContext, questionId: number) {
  const { id } = await findBotToChange(ctx)
  const question = await findOpenQuestion(id)
  if (question?.id !== questionId) {
    throw new Failure('conflict', withReason(QUESTION_ERRORS, 'closed'))
  }
}
