import { Type } from 'typebox'
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
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import { MAX_OPEN_SUPPORT_REQUESTS, SUPPORT_LIFE_DAYS, SUPPORT_STATES } from '#app/support/rules'
import {
  resolutionValidator,
  supportListValidator,
  supportRequestValidator,
} from '#app/support/validators'

const REQUEST = {
  id: internalId(),
  subject: text({ example: 'My bot is not found' }),
  text: text({ example: 'Since yesterday the search does not find it.' }),
  link: orNull(text({ example: '/bot/42' }), 'The page of this site that it is about.'),
  state: oneOf(SUPPORT_STATES, { example: 'answered' }),
  answer: orNull(text({ example: 'It is found again.' }), '`null` unless it was answered.'),
  createdAt: moment(),
  resolvedAt: orNull(moment(), 'When it was answered or closed.'),
}

const SupportRequest = named('SupportRequest', REQUEST)

const QueuedRequest = named(
  'QueuedSupportRequest',
  {
    ...REQUEST,
    userId: snowflake('Who sent it.'),
    memberName: orNull(text({ example: 'Fern Gardener' })),
    isPremium: flag('Whether the member has premium now, and so is answered first.'),
    resolvedByName: orNull(text({ example: 'Mihai Moderator' })),
    isOwn: flag('Whether you sent it, and so may not answer.'),
  },
  'A support request as the staff see it.'
)

const requestParam = idParam('The request’s.')

export const supportDescription = describe('Support', 'Asking the staff, and answering.', {
  'own_support_requests.index': {
    summary: 'My support requests',
    description: `With their answers, kept for ${SUPPORT_LIFE_DAYS} days after that.`,
    query: pageValidator,
    answers: { 200: page('The newest first.', SupportRequest) },
  },
  'own_support_requests.store': {
    summary: 'Ask the staff',
    body: supportRequestValidator,
    answers: { 201: json('The request.', SupportRequest) },
    failures: { limit: `You have ${MAX_OPEN_SUPPORT_REQUESTS} open requests already.` },
  },
  'own_support_requests.destroy': {
    summary: 'Withdraw an open request',
    description: 'Nothing of it remains.',
    params: { id: requestParam },
    body: emptyBodyValidator,
    answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
    failures: { not_found: 'None of yours.', conflict: 'It was answered or closed.' },
  },
  'support_requests.index': {
    summary: 'Support requests',
    description: 'Open ones: members with premium first, then who has waited longest.',
    query: supportListValidator,
    answers: { 200: page('Answered and closed ones: the latest first.', QueuedRequest) },
  },
  'support_requests.update': {
    summary: 'Answer or close a support request',
    description: 'The member reads an answer in the inbox; closing needs none.',
    params: { id: requestParam },
    body: resolutionValidator,
    answers: { 200: json('The request as it is now.', QueuedRequest) },
    failures: {
      forbidden: 'You may not, or you sent it.',
      decided: 'Somebody was faster; the answer says who.',
    },
  },
})
