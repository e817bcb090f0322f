import { Type } from 'typebox'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import {
  count,
  flag,
  internalId,
  moment,
  named,
  oneOf,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import { Undo } from '#app/directory/undo/api_schema'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { DecisionRules } from '#app/identity/decisions/api_schema'
import {
  ALL_REPORT_REASONS,
  REPORT_LIFE_DAYS,
  REPORT_STATES,
  REPORT_TARGETS,
  SHOWN_REPORTS,
} from '#app/reports/rules'
import {
  reportDecisionValidator,
  reportListValidator,
  reportValidator,
} from '#app/reports/validators'

const target = {
  targetType: oneOf(REPORT_TARGETS, { example: 'bot' }),
  targetId: text({ example: '42' }),
}
const reportText = orNull(text({ example: 'It does not do what it says.' }))
const reason = oneOf(ALL_REPORT_REASONS, { example: 'misleading' })

const Report = named('Report', {
  id: internalId(),
  ...target,
  reason,
  text: reportText,
  createdAt: moment(),
})

const Snapshot = named(
  'ReportedTarget',
  {
    name: orNull(text({ example: 'Fern' }), '`null` for a deleted account.'),
    botId: orNull(internalId(), 'The bot, for bots and reviews.'),
    discordBotId: orNull(snowflake()),
    fields: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
      examples: [{ comment: 'Buy my bot!' }],
      description: 'What it says, by field.',
    }),
  },
  'What a reported bot, review or profile looks like.'
)

const ReportCase = named(
  'ReportCase',
  {
    id: internalId(),
    ...target,
    state: oneOf(REPORT_STATES, { example: 'open' }),
    createdAt: moment('The first report.'),
    decidedAt: orNull(moment()),
    decidedByName: orNull(text({ example: 'Mihai Moderator' })),
    note: orNull(text({ example: 'Bot rejected.' }), 'For the staff only.'),
    rules: DecisionRules,
    reportCount: count({ example: 3 }),
    reports: Type.Array(
      Type.Object({
        id: internalId(),
        reason,
        text: reportText,
        createdAt: moment(),
        reporterId: orNull(snowflake(), '`null` for a deleted account.'),
        reporterName: orNull(text({ example: 'Vlad Visitor' })),
        snapshot: Snapshot,
      }),
      { description: `The newest ${SHOWN_REPORTS}; none when they are about you.` }
    ),
    current: orNull(Snapshot, 'The target as it is now; `null` when it is gone.'),
    isOwn: flag('Whether the reports are about you, so that you may not decide.'),
    undo: Undo,
  },
  'All reports of one target since the last decision.'
)

const caseParam = idParam('The id of the group of reports.')
const NOT_YOURS_TO_DECIDE = 'You lack the right, or the reports are about you.'

export const reportsDescription = describe(
  'Reports',
  'Reports of bots, reviews and members, and what the staff decide about them.',
  {
    'reports.store': {
      summary: 'Report a bot, a review or a member',
      description: `The outcome appears in your inbox. Reports are deleted ${REPORT_LIFE_DAYS} days after it.`,
      body: reportValidator,
      answers: { 201: json('The report.', Report) },
      failures: {
        not_found: 'There is no such bot, review or member that everybody sees.',
        forbidden: 'It is your own.',
        conflict: 'You have an open report of it already.',
      },
    },
    'report_cases.index': {
      summary: 'List reports',
      description: 'Grouped by their target. Open ones: the longest waiting first.',
      query: reportListValidator,
      answers: { 200: page('Closed ones: latest first.', ReportCase) },
    },
    'report_cases.update': {
      summary: 'Decide on the reports of a target',
      description: 'Closes all of them. Their senders learn the outcome, not the note.',
      params: { id: caseParam },
      body: reportDecisionValidator,
      answers: { 200: json('The closed group of reports.', ReportCase) },
      failures: {
        forbidden: NOT_YOURS_TO_DECIDE,
        decided: 'Somebody else has decided; the message says who.',
      },
    },
    'report_cases.undo': {
      summary: 'Undo your decision on reports',
      description: 'Within seconds, before their senders learn the outcome. They are open again.',
      params: { id: caseParam },
      body: undoValidator,
      answers: { 200: json('The open group of reports.', ReportCase) },
      failures: {
        forbidden: NOT_YOURS_TO_DECIDE,
        conflict:
          'It is too late, it was not your decision, or there are newer reports of the target.',
      },
    },
  }
)
