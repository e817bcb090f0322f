import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { MAX_DECISION_RULES } from '#app/identity/decisions/rules'
import { RULE_IDS } from '#app/identity/guidelines/rules'

/** The rules that a decision names. Unknown ids are rejected. */
export const ruleIdsField = () =>
  vine
    .array(vine.enum(RULE_IDS))
    .minLength(1)
    .maxLength(MAX_DECISION_RULES)
    .distinct()
    .use(
      describeField(
        'The rules of the guidelines that were broken, by their ids. Without them the log says `unspecified`.',
        ['online']
      )
    )
    .optional()

/** The body of a decision that has nothing but its rules. */
export const ruleIdsValidator = vine.create({ ruleIds: ruleIdsField() })
