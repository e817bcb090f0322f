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
  link: orNull(text({ example: '/bot/42' }), 'The page of this site that the request is about.'),
  state: oneOf(SUPPORT_STATES, { example: 'answered' }),
  answer: orNull(
    text({ example: 'It is found again.' }),
    '`null` unless the request was answered.'
  ),
  createdAt: moment(),
  resolvedAt: orNull(moment(), 'When the request was answered or closed.'),
}

const SupportRequest = named('SupportRequest', REQUEST)

const QueuedRequest = named(
  'QueuedSupportRequest',
  {
    ...REQUEST,
    userId: snowflake('The sender’s Discord id.'),
    memberName: orNull(text({ example: 'Fern Gardener' })),
    isPremium: flag('Whether the member has premium now, which puts the request first.'),
    resolvedByName: orNull(text({ example: 'Mihai Moderator' })),
    isOwn: flag('Whether you sent it, and so may not answer it.'),
  },
  'A support request as staff see it.'
)

const requestParam = idParam('The request’s id.')

export const supportDescription = describe('Support', 'Support requests and their answers.', {
  'own_support_requests.index': {
    summary: 'List my support requests',
    description: `With their answers. Resolved requests are deleted after ${SUPPORT_LIFE_DAYS} days.`,
    query: pageValidator,
    answers: { 200: page('Newest first.', SupportRequest) },
  },
  'own_support_requests.store': {
    summary: 'Send a support request',
    body: supportRequestValidator,
    answers: { 201: json('The request.', SupportRequest) },
    failures: { limit: `You have ${MAX_OPEN_SUPPORT_REQUESTS} open requests already.` },
  },
  'own_support_requests.destroy': {
    summary: 'Withdraw an open support request',
    description: 'Deletes the request.',
    params: { id: requestParam },
    body: emptyBodyValidator,
    answers: { 200: json('The deleted request.', Type.Object({ id: internalId() })) },
    failures: {
      not_found: 'You have no such request.',
      conflict: 'The request was answered or closed.',
    },
  },
  'support_requests.index': {
    summary: 'List support requests',
    description: 'Open requests: members with premium first, then the longest waiting.',
    query: supportListValidator,
    answers: { 200: page('Answered and closed requests: latest first.', QueuedRequest) },
  },
  'support_requests.update': {
    summary: 'Answer or close a support request',
    description: 'The member finds an answer in the inbox. Closing a request needs no answer.',
    params: { id: requestParam },
    body: resolutionValidator,
    answers: { 200: json('The updated request.', QueuedRequest) },
    failures: {
      forbidden: 'You lack the right, or you sent the request.',
      decided: 'Somebody else has resolved it; the message says who.',
    },
  },
})
