import { Type } from 'typebox'
import { describe, json, page } from '#app/core/openapi/operation'
import { count, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { pageValidator } from '#app/core/validation/list_fields'
import {
  ADVERSE_ACTIONS,
  type AdverseAction,
  UNSPECIFIED_RULE,
} from '#app/identity/decisions/rules'
import { APPEAL_OUTCOMES } from '#app/transparency/rules'

const ACTIONS = Object.keys(ADVERSE_ACTIONS) as AdverseAction[]

const TransparencyMonth = named(
  'TransparencyMonth',
  {
    month: text({ example: '2026-05', description: 'Of UTC.' }),
    submissions: count({ description: 'Bots that were submitted, also again.', example: 41 }),
    approvals: count({ example: 30 }),
    rejections: count({ example: 9 }),
    rejectionsByRule: Type.Array(
      Type.Object({
        ruleId: text({
          example: UNSPECIFIED_RULE,
          description: `The rule of the guidelines; \`${UNSPECIFIED_RULE}\` when the decision names none.`,
        }),
        count: count({ example: 9 }),
      }),
      { description: 'A rejection that names several rules counts for each of them.' }
    ),
    timedDecisions: count({
      description: 'Decisions on submissions, from which the times are computed.',
      example: 39,
    }),
    averageDecisionHours: orNull(
      Type.Number({ minimum: 0, examples: [7.5] }),
      'Hours from a submission to its decision, on average; `null` without decisions.'
    ),
    medianDecisionHours: orNull(
      Type.Number({ minimum: 0, examples: [5.2] }),
      'Half of the decisions took at most this long; `null` without decisions.'
    ),
    p90DecisionHours: orNull(
      Type.Number({ minimum: 0, examples: [30.1] }),
      'Nine in ten of the decisions took at most this long.'
    ),
    decidedWithinDay: count({
      description: 'Decisions within 24 hours of the submission.',
      example: 35,
    }),
    reports: count({
      description: 'Bots, reviews and members that were reported and about which staff decided.',
      example: 12,
    }),
    appeals: count({ description: 'Appeals that were sent.', example: 4 }),
    upheldAppeals: count({
      description: 'Appeals after which the decision stood, by the month of that.',
      example: 2,
    }),
    reversals: count({ description: 'Decisions that were reversed after an appeal.', example: 1 }),
  },
  'What staff did in a month.'
)

const AnonymousDecision = named(
  'AnonymousDecision',
  {
    day: text({ example: '2026-05-31', description: 'Of UTC.' }),
    action: oneOf(ACTIONS, { example: 'reject_bot' }),
    ruleIds: Type.Array(text({ example: UNSPECIFIED_RULE })),
    outcome: orNull(
      oneOf(APPEAL_OUTCOMES, { example: 'upheld' }),
      'What became of an appeal; `null` without a decided one.'
    ),
  },
  'A decision of staff against a member, without who, whom and why.'
)

export const transparencyDescription = describe(
  'Transparency',
  'What staff decide, counted from the audit log, without personal data.',
  {
    'transparency.show': {
      summary: 'Get the counts by month',
      answers: {
        200: json(
          'The newest month first.',
          Type.Object({
            computedAt: orNull(moment(), '`null` before the first computation.'),
            months: Type.Array(TransparencyMonth),
          })
        ),
      },
    },
    'transparency.decisions': {
      summary: 'List decisions against members',
      query: pageValidator,
      answers: { 200: page('The latest first.', AnonymousDecision) },
    },
  }
)
