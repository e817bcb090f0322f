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
    publicKey: orNull(text(), 'The VAPID public key; `null` where web push is off.'),
    kinds: Type.Array(oneOf(INBOX_KINDS, { example: 'review_reply' }), {
      description: 'The kinds of inbox items that are pushed, on all my browsers.',
    }),
    endpoint: orNull(text(), 'The endpoint of this browser; `null` when it is not subscribed.'),
  },
  'A member’s web push settings.'
)

const BROWSER_ONLY = 'The request used a token; push requires a browser session.'

export const pushDescription = describe('Web push', 'Inbox items as push messages.', {
  'push.show': {
    summary: 'Get my push settings',
    answers: { 200: json('The settings, as of this browser.', PushSettings) },
  },
  'push.subscribe': {
    summary: 'Subscribe this browser',
    description: `Takes the endpoint over from another member. A member has at most ${MAX_PUSH_BROWSERS} subscriptions; one more removes the oldest. The subscription ends with the session.`,
    body: subscriptionValidator,
    answers: { 200: json('The updated settings.', PushSettings) },
    failures: { forbidden: BROWSER_ONLY, conflict: 'Web push is not set up here.' },
  },
  'push.unsubscribe': {
    summary: 'Unsubscribe this browser',
    body: emptyBodyValidator,
    answers: { 200: json('The updated settings.', PushSettings) },
    failures: { forbidden: BROWSER_ONLY },
  },
  'push.choose': {
    summary: 'Choose what is pushed',
    description: 'Replaces the previous choice. Without a choice everything is pushed.',
    body: pushKindsValidator,
    answers: { 200: json('The updated settings.', PushSettings) },
  },
})
