import { Type } from 'typebox'
import { internalId, named, text } from '#app/core/openapi/schemas'
import { LANGUAGES } from '#app/core/languages'

const translated = (example: string) =>
  Type.Object({ en: text({ example }), ro: text() }, { description: LANGUAGES.join(', ') })

/** The rules of a decision, with their texts. */
export const DecisionRules = Type.Array(
  Type.Object({
    id: text({ description: 'The rule’s anchor on `/guidelines`.', example: 'online' }),
    title: translated('It is online and answers'),
    text: translated('It is online while we look at it.'),
  }),
  { description: 'The rules of the guidelines that it names, with their texts at that time.' }
)

/** A `DecisionSummary`. */
export const Decision = named(
  'Decision',
  {
    id: internalId('Names the decision.'),
    rules: DecisionRules,
  },
  'A decision against a member, and the rules that it names.'
)
