import { Type } from 'typebox'
import {
  applicationListValidator,
  applicationValidator,
  reviewValidator,
} from '#app/certification/validators'
import { APPLICATION_STATUSES, CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { LANGUAGES } from '#app/core/languages'
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
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import { Decision } from '#app/identity/decisions/api_schema'
import { Undo } from '#app/directory/undo/api_schema'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { SERVER_COUNT_MEDIAN_DAYS, SERVER_COUNT_SOURCES } from '#app/directory/rules'
import { imageHash } from '#app/platform/api_description'

const APPLICATION = {
  id: internalId(),
  botId: internalId(),
  status: oneOf(APPLICATION_STATUSES, { example: 'pending' }),
  reason: text({ example: 'Two hundred servers rely on it.' }),
  reviewReason: orNull(text({ example: 'It is often offline.' })),
  createdAt: moment(),
  decision: orNull(Decision, 'The rejection.'),
}

const Application = named('CertificationApplication', APPLICATION)

const ReviewedApplication = named(
  'ReviewedApplication',
  {
    ...APPLICATION,
    discordBotId: snowflake(),
    botName: text({ example: 'Fern' }),
    botAvatar: imageHash(),
    serverCount: count({ example: 280 }),
    serverCountSource: orNull(oneOf(SERVER_COUNT_SOURCES, { example: 'bot' })),
    serverCountAt: orNull(moment(), 'When the server count was last updated.'),
    medianServerCount: orNull(
      count({ example: 275 }),
      `The median of its daily server counts of the last ${SERVER_COUNT_MEDIAN_DAYS} days.`
    ),
    sustainedServerCount: count({
      example: 275,
      description:
        'The count that certification weighs: the median, or the current count when there is none, or staff have set or frozen it.',
    }),
    sustainedServerCountDays: count({
      example: 28,
      description: 'How many daily counts it is the median of; 0 when it is the current count.',
    }),
    hasServerCountJump: flag('Whether the count that the bot posted is far above its past.'),
    userId: orNull(snowflake('The applicant’s id.'), '`null` for a deleted account.'),
    userEmail: orNull(text({ example: 'fern@example.org' })),
    applicantName: orNull(text({ example: 'Fern Gardener' })),
    applicantLanguage: orNull(
      oneOf(LANGUAGES, { example: 'en' }),
      'The language in which the applicant last signed in or submitted a bot.'
    ),
    submittedAt: moment('When it last entered the queue, also when an appeal has reopened it.'),
    reviewedAt: orNull(moment()),
    reviewedByName: orNull(text({ example: 'Mihai Moderator' })),
    isOwn: flag('Whether you own the bot. Owners cannot review their own applications.'),
    eligibility: Type.Object(
      { approved: flag(), notCertified: flag(), enoughServers: flag() },
      { description: 'Which requirements the bot meets now.' }
    ),
    version: internalId('The number of the newest version of the bot’s listing.'),
    undo: Undo,
  },
  'An application as staff see it.'
)

const applicationParam = idParam('The application’s id.')
const NOT_YOURS_TO_DECIDE = 'You do not have this right, or you own the bot.'

export const certificationDescription = describe(
  'Certification',
  'Applications for bots’ certificates, and their review.',
  {
    'own_applications.index': {
      summary: 'List my applications',
      description: 'Applications for the bots that you own or co-own.',
      query: pageValidator,
      answers: { 200: page('Newest first.', Application) },
    },
    'own_applications.store': {
      summary: 'Apply for a certificate',
      description: `The bot must be approved and in at least ${CERTIFICATION_MIN_SERVERS} servers. What counts is the median of its daily server counts of the last ${SERVER_COUNT_MEDIAN_DAYS} days, so that a single high count changes little. You can apply again after a rejection.`,
      body: applicationValidator,
      answers: { 201: json('The application.', Application) },
      failures: {
        not_found: 'No such bot.',
        forbidden: 'Only the bot’s owners can apply.',
        conflict: 'The bot is not approved, is certified, or has a pending application.',
      },
    },
    'applications.index': {
      summary: 'List applications for certificates',
      query: applicationListValidator,
      answers: { 200: page('Applications for bots that are not deleted.', ReviewedApplication) },
    },
    'applications.show': {
      summary: 'Get an application for a certificate',
      params: { id: applicationParam },
      answers: { 200: json('The application.', ReviewedApplication) },
      failures: { not_found: 'No such application, or its bot is deleted.' },
    },
    'applications.update': {
      summary: 'Review an application',
      description: 'Approving certifies the bot. A rejection needs a reason.',
      params: { id: applicationParam },
      body: reviewValidator,
      answers: { 200: json('The updated application.', ReviewedApplication) },
      failures: {
        forbidden: NOT_YOURS_TO_DECIDE,
        conflict:
          'The bot no longer meets the requirements, or its listing has a newer version than the one that you sent.',
        decided: 'Somebody has already reviewed it; the response says who.',
      },
    },
    'applications.undo': {
      summary: 'Undo your review of an application',
      description:
        'Within seconds, before anybody is notified of the review. The application is pending and the bot has its former state afterwards.',
      params: { id: applicationParam },
      body: undoValidator,
      answers: { 200: json('The pending application.', ReviewedApplication) },
      failures: {
        forbidden: NOT_YOURS_TO_DECIDE,
        conflict: 'It is too late, it was not your review, or the bot has changed since.',
      },
    },
    'applications.destroy': {
      summary: 'Delete a reviewed application',
      params: { id: applicationParam },
      body: emptyBodyValidator,
      answers: {
        200: json('The id of the deleted application.', Type.Object({ id: internalId() })),
      },
      failures: { forbidden: NOT_YOURS_TO_DECIDE, conflict: 'The application is pending.' },
    },
  }
)
