import { Type } from 'typebox'
import { describe, json, page } from '#app/core/openapi/operation'
import { flag, internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import {
  PAYMENT_PROVIDERS,
  PLAN_TYPES,
  PREMIUM_SOURCES,
  SUBSCRIPTION_STATUSES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from '#app/premium/rules'
import { purchaseValidator, renewalValidator } from '#app/premium/validators'

const STATUS_TEXT =
  '`past_due`: the renewal was not paid, and the provider may try again; `lapsed`: it has ended that way.'

const Subscription = named('Subscription', {
  provider: oneOf(PAYMENT_PROVIDERS),
  subscriptionId: text({ description: 'The provider’s own.', example: 'I-BW452GLLEP1G' }),
  plan: oneOf(PLAN_TYPES),
  status: oneOf(SUBSCRIPTION_STATUSES, { description: STATUS_TEXT }),
  cancels: flag('Whether it ends with its period.'),
  isEnding: flag(
    'Whether we are ending it, because its payment was given back or it was bought twice.'
  ),
  periodEnd: orNull(moment()),
  nextCharge: orNull(
    Type.Object({
      at: orNull(moment(), 'As far as the provider says.'),
      amount: text({ example: '4.99' }),
      currency: text({ example: 'USD' }),
    }),
    'What the provider may take next; `null` when it takes nothing more.'
  ),
  canCancel: flag(),
  canResume: flag(),
})

const Premium = named('Premium', {
  isPremium: flag('By our clock, at this moment.'),
  plan: orNull(oneOf(PLAN_TYPES)),
  expiresAt: orNull(moment(), 'Until when it is paid, with a little time for the next payment.'),
  provider: orNull(oneOf(PREMIUM_SOURCES), 'Who was paid; `staff` for a present.'),
  status: orNull(oneOf(SUBSCRIPTION_STATUSES), STATUS_TEXT),
  cancels: flag('Whether it ends with its period.'),
  renewsAt: orNull(moment(), 'When the next payment is due.'),
  canCancel: flag(),
  canResume: flag(),
  canBuy: flag(
    'Whether a plan can be bought: without premium, and while no subscription can be charged.'
  ),
  subscriptions: Type.Array(Subscription, {
    description:
      'Every subscription that could still be charged, or can be resumed, whether or not premium is active. ' +
      'The one that the fields above are about comes first.',
  }),
  stripe: orNull(
    Type.Object({
      publishableKey: text({ example: 'pk_live_…' }),
      scriptUrl: orNull(text(), 'Another Stripe.js than Stripe’s own, for development.'),
    }),
    '`null` where nobody can pay by Stripe.'
  ),
})

const Transaction = named('Transaction', {
  id: internalId(),
  provider: oneOf(PREMIUM_SOURCES),
  type: oneOf(TRANSACTION_TYPES),
  amount: text({ example: '4.99' }),
  currency: text({ example: 'USD' }),
  status: oneOf(TRANSACTION_STATUSES),
  receiptUrl: orNull(text({ example: 'https://invoice.stripe.com/i/…' })),
  expiresAt: orNull(moment(), 'Until when it paid.'),
  createdAt: moment(),
})

const ALREADY = 'You already have premium, or a subscription that can still be charged.'
const NOT_OFFERED = 'This site takes no payments through that provider.'

export const premiumDescription = describe('Premium', 'Plans, payments, cancelling.', {
  'premium.show': {
    summary: 'My premium',
    answers: { 200: json('What I have.', Premium) },
  },
  'premium.transactions': {
    summary: 'My payments',
    query: pageValidator,
    answers: { 200: page('The latest first.', Transaction) },
  },
  'premium.stripe': {
    summary: 'Buy with Stripe',
    description: 'Begins a subscription, whose first invoice the client secret pays.',
    body: purchaseValidator,
    answers: { 200: json('What it is paid by.', Type.Object({ clientSecret: text() })) },
    failures: { conflict: ALREADY, not_offered: NOT_OFFERED },
  },
  'premium.paypal': {
    summary: 'Buy with PayPal',
    description: 'Begins a subscription, which is approved at PayPal.',
    body: purchaseValidator,
    answers: { 200: json('Where it is approved.', Type.Object({ approvalUrl: text() })) },
    failures: { conflict: ALREADY, not_offered: NOT_OFFERED },
  },
  'premium.confirm': {
    summary: 'Confirm my purchases',
    description:
      'Asks the providers about purchases that wait for their payment. A payment is found so when its webhook is late or lost.',
    body: emptyBodyValidator,
    answers: { 200: json('What I have.', Premium) },
  },
  'premium.cancel': {
    summary: 'Cancel',
    description:
      'It ends with the period that is paid for, or at once when its renewal has failed. One that its provider does not ' +
      'know any more ends here.',
    body: renewalValidator,
    answers: { 200: json('What I have from now on.', Premium) },
    failures: { conflict: 'There is nothing to cancel.', not_offered: NOT_OFFERED },
  },
  'premium.resume': {
    summary: 'Resume',
    description: 'What was cancelled goes on, until its period has ended.',
    body: renewalValidator,
    answers: { 200: json('What I have from now on.', Premium) },
    failures: { conflict: 'There is nothing to resume.', not_offered: NOT_OFFERED },
  },
})
