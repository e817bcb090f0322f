import { Type } from 'typebox'
import {
  applicationListValidator,
  applicationValidator,
  reviewValidator,
} from '#app/certification/validators'
import { APPLICATION_STATUSES, CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
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
import { imageHash } from '#app/platform/api_description'

const APPLICATION = {
  id: internalId(),
  botId: internalId(),
  status: oneOf(APPLICATION_STATUSES, { example: 'pending' }),
  reason: text({ example: 'Two hundred servers rely on it.' }),
  reviewReason: orNull(text({ example: 'It is often offline.' })),
  createdAt: moment(),
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
    userId: orNull(snowflake('Who applied.'), '`null` for a deleted account.'),
    userEmail: orNull(text({ example: 'fern@example.org' })),
    applicantName: orNull(text({ example: 'Fern Gardener' })),
    reviewedAt: orNull(moment()),
    reviewedByName: orNull(text({ example: 'Mihai Moderator' })),
    isOwn: flag('Whether you own the bot, and so may not decide.'),
    eligibility: Type.Object(
      { approved: flag(), notCertified: flag(), enoughServers: flag() },
      { description: 'What the bot needs, as it is now.' }
    ),
  },
  'An application as the staff see it.'
)

const applicationParam = idParam('The application’s.')
const NOT_YOURS_TO_DECIDE = 'You may not, or the bot is your own.'

export const certificationDescription = describe(
  'Certification',
  'Applying for a bot’s certificate, and deciding about it.',
  {
    'own_applications.index': {
      summary: 'My applications',
      description: 'Those for bots that you are an owner of.',
      query: pageValidator,
      answers: { 200: page('The newest first.', Application) },
    },
    'own_applications.store': {
      summary: 'Apply for a certificate',
      description: `For an approved bot with at least ${CERTIFICATION_MIN_SERVERS} servers. A rejected application may be sent again.`,
      body: applicationValidator,
      answers: { 201: json('The application.', Application) },
      failures: {
        not_found: 'No such bot.',
        forbidden: 'It is for the bot’s owners.',
        conflict: 'The bot is not approved, is certified, or has a pending application.',
      },
    },
    'applications.index': {
      summary: 'Applications for certificates',
      query: applicationListValidator,
      answers: { 200: page('For bots that are not deleted.', ReviewedApplication) },
    },
    'applications.update': {
      summary: 'Review an application',
      description: 'Approving certifies the bot; rejecting needs a reason.',
      params: { id: applicationParam },
      body: reviewValidator,
      answers: { 200: json('The application as it is now.', ReviewedApplication) },
      failures: {
        forbidden: NOT_YOURS_TO_DECIDE,
        conflict: 'The bot may not be certified any more.',
        decided: 'Somebody was faster; the answer says who.',
      },
    },
    'applications.destroy': {
      summary: 'Delete an application that was reviewed',
      params: { id: applicationParam },
      body: emptyBodyValidator,
      answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
      failures: { forbidden: NOT_YOURS_TO_DECIDE, conflict: 'It is pending.' },
    },
  }
)
