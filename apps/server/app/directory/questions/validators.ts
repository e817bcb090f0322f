import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { describeField } from '#app/core/validation/describe_field'
import { QUESTION_CHECKS } from '#app/directory/questions/field_checks'
import { ANSWER_LIMITS } from '#app/directory/questions/rules'

export const answerValidator = vine.create({
  questionId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .use(describeField('The question, as the bot’s place in the queue names it.', 42)),
  text: vine
    .string()
    .use(checkedField({ check: QUESTION_CHECKS.answer, limits: ANSWER_LIMITS }))
    .use(describeField('The answer, which staff read.', 'It needs the permission to mute.')),
})
