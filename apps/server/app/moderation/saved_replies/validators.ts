import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { checkedField } from '#app/core/validation/checked_field'
import { describeField } from '#app/core/validation/describe_field'
import { MAX_DECISION_RULES } from '#app/identity/decisions/rules'
import { RULE_IDS } from '#app/identity/guidelines/rules'
import { SAVED_REPLY_CHECKS } from '#app/moderation/saved_replies/field_checks'
import { REPLY_PLACEHOLDERS, SAVED_REPLY_LIMITS } from '#app/moderation/saved_replies/rules'

const PLACEHOLDERS = REPLY_PLACEHOLDERS.map((name) => `\`{${name}}\``).join(', ')

/** The rules of the same body, which a text with `{rule}` needs. */
function ruleIdsOf({ parent }: FieldContext): { ruleIds: readonly unknown[] } {
  const { ruleIds } = parent as { ruleIds?: unknown }
  return { ruleIds: Array.isArray(ruleIds) ? ruleIds : [] }
}

const text = (language: string, example: string) =>
  vine
    .string()
    .use(
      checkedField({
        check: SAVED_REPLY_CHECKS.text,
        contextOf: ruleIdsOf,
        limits: SAVED_REPLY_LIMITS.text,
      })
    )
    .use(describeField(`The ${language} text, with the placeholders ${PLACEHOLDERS}.`, example))

const fields = () => ({
  title: vine
    .string()
    .use(checkedField({ check: SAVED_REPLY_CHECKS.title, limits: SAVED_REPLY_LIMITS.title }))
    .use(describeField('What staff choose it by.', 'Bot is offline')),
  textEn: text('English', '{bot} did not answer our commands.'),
  textRo: text('Romanian', '{bot} nu a răspuns la comenzi.'),
  ruleIds: vine
    .array(vine.enum(RULE_IDS))
    .maxLength(MAX_DECISION_RULES)
    .distinct()
    .use(describeField('The rules of the guidelines that a decision with it names.', ['online']))
    .optional(),
})

export const savedReplyValidator = vine.create({
  ...fields(),
  shared: vine
    .boolean({ strict: true })
    .use(describeField('Whether all staff use it. Without it, the reply is your own.', false))
    .optional(),
})

export const savedReplyEditValidator = vine.create({
  ...fields(),
  version: vine
    .number({ strict: true })
    .withoutDecimals()
    .positive()
    .use(describeField('The version that you have edited.', 1))
    .optional(),
})
