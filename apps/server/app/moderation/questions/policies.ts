import type { HttpContext } from '@adonisjs/core/http'
import { Failure, withReason } from '#app/core/errors'
import { findOpenQuestion } from '#app/directory/questions/questions'
import { QUESTION_ERRORS } from '#app/directory/questions/rules'
import { assertNewestVersion } from '#app/directory/versions/policies'
import { findBotToDecide } from '#app/moderation/policies'

/** Finds the bot in the path, whose owners may be asked. @throws as `findBotToDecide`; `conflict` when it is not pending */
async function findBotToAsk(ctx: HttpContext) {
  const bot = await findBotToDecide(ctx)
  if (bot.approvalStatus !== 'pending') {
    throw new Failure('conflict', withReason(QUESTION_ERRORS, 'notPending'))
  }
  return bot
}

/** Explains why the owners could not be asked. @throws as `findBotToAsk` and `assertNewestVersion`; `conflict` */
export async function explainQuestion(ctx: HttpContext, version: number | undefined) {
  const { id } = await findBotToAsk(ctx)
  await assertNewestVersion(id, version)
  if (await findOpenQuestion(id)) {
    throw new Failure('conflict', withReason(QUESTION_ERRORS, 'waiting'))
  }
}

/** Explains why a question could not be withdrawn. @throws as `findBotToAsk`; `conflict` when none is open */
export async function explainWithdrawal(ctx: HttpContext) {
  const { id } = await findBotToAsk(ctx)
  if (!(await findOpenQuestion(id))) {
    throw new Failure('conflict', withReason(QUESTION_ERRORS, 'closed'))
  }
}
