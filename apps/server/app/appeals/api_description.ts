import { describe, idParam, json, page } from '#app/core/openapi/operation'
import {
  flag,
  internalId,
  moment,
  named,
  oneOf,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import { pageValidator } from '#app/core/validation/list_fields'
import { Decision } from '#app/identity/decisions/api_schema'
import { ADVERSE_ACTIONS } from '#app/identity/decisions/rules'
import { APPEAL_STATES } from '#app/appeals/rules'
import {
  appealDecisionValidator,
  appealListValidator,
  appealValidator,
} from '#app/appeals/validators'

const ACTIONS = Object.keys(ADVERSE_ACTIONS) as (keyof typeof ADVERSE_ACTIONS)[]
const decisionAction = () => oneOf(ACTIONS, { example: 'reject_bot' })
const { rules } = Decision.properties

const APPEAL = {
  id: internalId(),
  decisionId: internalId('The decision that it is about.'),
  text: text({ example: 'The invitation has been repaired.' }),
  state: oneOf(APPEAL_STATES, { example: 'open' }),
  answer: orNull(text({ example: 'It works again, sorry.' })),
  createdAt: moment(),
  decidedAt: orNull(moment()),
}
const Appeal = named('Appeal', APPEAL, 'An appeal against a decision.')

const AppealedDecision = named(
  'AppealedDecision',
  {
    id: internalId('Names the decision.'),
    action: decisionAction(),
    targetName: orNull(text({ example: 'Fern' })),
    reason: orNull(text({ example: 'Its invitation does not work.' })),
    rules,
    createdAt: moment(),
    canAppeal: flag('Whether it can be appealed: once, for a year.'),
    appealState: orNull(
      oneOf(APPEAL_STATES, { example: 'open' }),
      '`null` without an appeal. Another owner of your bot may have sent it.'
    ),
    appeal: orNull(Appeal, 'Your appeal.'),
  },
  'A decision about you, your bot or your review.'
)

const QueuedAppeal = named(
  'QueuedAppeal',
  {
    ...APPEAL,
    action: decisionAction(),
    userId: snowflake(),
    memberName: orNull(text({ example: 'Fern Gardener' })),
    decidedByName: orNull(text({ example: 'Moss Keeper' })),
    isBySamePerson: flag(
      'Whether it was decided by who made the decision, because nobody else could.'
    ),
    decisionAt: moment(),
    decisionById: orNull(snowflake()),
    decisionByName: orNull(text({ example: 'Moss Keeper' })),
    reason: orNull(text({ example: 'Its invitation does not work.' })),
    rules,
    targetType: text({ example: 'bot' }),
    targetId: text({ example: '42' }),
    targetName: orNull(text({ example: 'Fern' })),
    removedText: orNull(text(), 'The text of a removed review.'),
    discordBotId: orNull(snowflake(), 'The bot that it is about, also when it is deleted.'),
    isOwn: flag('Whether the decision is about you or your bot; you may not decide then.'),
    isOwnDecision: flag('Whether you made the decision and somebody else can decide.'),
  },
  'An appeal as staff see it.'
)

export const ownAppealsDescription = describe(
  'Appeals',
  'Decisions about you, and appeals against them. Restricted members may use these calls too.',
  {
    'own_appeals.index': {
      summary: 'List the decisions about me',
      query: pageValidator,
      answers: { 200: page('The latest first.', AppealedDecision) },
    },
    'own_appeals.store': {
      summary: 'Appeal a decision',
      body: appealValidator,
      answers: { 201: json('The appeal.', Appeal) },
      failures: {
        not_found: 'The decision does not exist or is not about you.',
        conflict: 'It was appealed already, or is more than a year old.',
      },
    },
  }
)

export const appealsDescription = describe(
  'Staff: appeals',
  'Each call concerns appeals against decisions that you have the right to make.',
  {
    'appeals.index': {
      summary: 'List the appeals',
      query: appealListValidator,
      answers: {
        200: page('Open ones longest waiting first, decided ones latest first.', QueuedAppeal),
      },
    },
    'appeals.update': {
      summary: 'Decide about an appeal',
      description: 'A reversal undoes the decision at once.',
      params: { id: idParam('The appeal’s id.') },
      body: appealDecisionValidator,
      answers: { 200: json('The decided appeal.', QueuedAppeal) },
      failures: {
        forbidden:
          'You have no right to such decisions, it is about you or your bot, or you made it and somebody else can decide.',
        conflict: 'The decision cannot be undone as it was.',
        decided: 'Somebody decided first.',
      },
    },
  }
)
