import { Type } from 'typebox'
import { describe, json } from '#app/core/openapi/operation'
import { named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { INBOX_KINDS } from '#app/identity/account/rules'
import { MAX_PUSH_BROWSERS } from '#app/inbox/push/rules'
import { pushKindsValidator, subscriptionValidator } from '#app/inbox/push/validation/validators'

const PushSettings = named(
  'PushSettings',
  {
    publicKey: orNull(text(), 'What browsers subscribe with; `null` where web push is off.'),
    kinds: Type.Array(oneOf(INBOX_KINDS, { example: 'review_reply' }), {
      description: 'What I want to be told of, on all my browsers.',
    }),
    endpoint: orNull(text(), 'Where this browser is reached; `null` while it is told nothing.'),
  },
  'What my browsers are told of by web push.'
)

const BROWSER_ONLY = 'It was asked with a token: only a browser that is signed in can be told.'

export const pushDescription = describe('Web push', 'What of the inbox browsers are told.', {
  'push.show': {
    summary: 'What my browsers are told',
    answers: { 200: json('For the browser that asks.', PushSettings) },
  },
  'push.subscribe': {
    summary: 'Tell this browser',
    description: `An address that another member had is mine then. At most ${MAX_PUSH_BROWSERS} browsers are told; with one more the oldest is not any more. It ends with the session.`,
    body: subscriptionValidator,
    answers: { 200: json('As it is now.', PushSettings) },
    failures: { forbidden: BROWSER_ONLY, conflict: 'Web push is not set up here.' },
  },
  'push.unsubscribe': {
    summary: 'Tell this browser nothing any more',
    body: emptyBodyValidator,
    answers: { 200: json('As it is now.', PushSettings) },
    failures: { forbidden: BROWSER_ONLY },
  },
  'push.choose': {
    summary: 'Choose what I am told of',
    description: 'In place of what it was. Without a choice it is everything.',
    body: pushKindsValidator,
    answers: { 200: json('As it is now.', PushSettings) },
  },
})
