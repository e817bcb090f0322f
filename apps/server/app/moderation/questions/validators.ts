import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { describeField } from '#app/core/validation/describe_field'
import { QUESTION_CHECKS } from '#app/directory/questions/field_checks'
import { QUESTION_LIMITS } from '#app/directory/questions/rules'
import { versionField } from '#app/directory/versions/version_field'

export const questionValidator = vine.create({
  text: vine
    .string()
    .use(checkedField({ check: QUESTION_CHECKS.question, limits: QUESTION_LIMITS }))
    .use(describeField('The question, which all owners read.', 'Which servers is it for?')),
  version: versionField(),
})
