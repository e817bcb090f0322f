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
  '`past_due`: the renewal was not paid, and the provider may retry; `lapsed`: it ended because nobody paid.'

const Subscription = named('Subscription', {
  provider: oneOf(PAYMENT_PROVIDERS),
  subscriptionId: text({ description: 'The provider’s id.', example: 'I-BW452GLLEP1G' }),
  plan: oneOf(PLAN_TYPES),
  status: oneOf(SUBSCRIPTION_STATUSES, { description: STATUS_TEXT }),
  cancels: flag('Whether it ends with its period.'),
  isEnding: flag(
    'Whether we are ending it, because its payment was refunded or it was bought twice.'
  ),
  periodEnd: orNull(moment()),
  nextCharge: orNull(
    Type.Object({
      at: orNull(moment(), '`null` if the provider does not report it.'),
      amount: text({ example: '4.99' }),
      currency: text({ example: 'USD' }),
    }),
    'The next charge; `null` when there is none.'
  ),
  canCancel: flag(),
  canResume: flag(),
})

const Premium = named('Premium', {
  isPremium: flag('Whether premium is active now, by the server’s clock.'),
  plan: orNull(oneOf(PLAN_TYPES)),
  expiresAt: orNull(
    moment(),
    'The end of the paid period, with some grace time for the next payment.'
  ),
  provider: orNull(
    oneOf(PREMIUM_SOURCES),
    'The payment provider; `staff` for premium granted without a payment.'
  ),
  status: orNull(oneOf(SUBSCRIPTION_STATUSES), STATUS_TEXT),
  cancels: flag('Whether it ends with its period.'),
  renewsAt: orNull(moment(), 'When the next payment is due.'),
  canCancel: flag(),
  canResume: flag(),
  canBuy: flag(
    'Whether you can buy a plan: you do not have premium, and no subscription can be charged.'
  ),
  subscriptions: Type.Array(Subscription, {
    description:
      'All subscriptions that can still be charged or resumed, whether or not premium is active. ' +
      'The first one is the one that the fields above describe.',
  }),
  stripe: orNull(
    Type.Object({
      publishableKey: text({ example: 'pk_live_…' }),
      scriptUrl: orNull(text(), 'A replacement for Stripe.js, for development.'),
    }),
    '`null` when Stripe is not configured.'
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
  expiresAt: orNull(moment(), 'The end of the paid period.'),
  createdAt: moment(),
})

const ALREADY_PREMIUM = 'You already have premium, or a subscription that can still be charged.'
const NOT_OFFERED = 'This site does not accept payments through that provider.'

export const premiumDescription = describe('Premium', 'Plans, payments and cancellation.', {
  'premium.show': {
    summary: 'Get my premium',
    answers: { 200: json('Your premium.', Premium) },
  },
  'premium.transactions': {
    summary: 'List my payments',
    query: pageValidator,
    answers: { 200: page('Latest first.', Transaction) },
  },
  'premium.stripe': {
    summary: 'Buy with Stripe',
    description: 'Creates a subscription. Pay its first invoice with the client secret.',
    body: purchaseValidator,
    answers: { 200: json('Stripe’s client secret.', Type.Object({ clientSecret: text() })) },
    failures: { conflict: ALREADY_PREMIUM, not_offered: NOT_OFFERED },
  },
  'premium.paypal': {
    summary: 'Buy with PayPal',
    description: 'Creates a subscription. Approve it at PayPal.',
    body: purchaseValidator,
    answers: { 200: json('PayPal’s approval URL.', Type.Object({ approvalUrl: text() })) },
    failures: { conflict: ALREADY_PREMIUM, not_offered: NOT_OFFERED },
  },
  'premium.confirm': {
    summary: 'Confirm my purchases',
    description:
      'Checks the status of your unpaid purchases at the providers. This finds payments whose webhook is late or lost.',
    body: emptyBodyValidator,
    answers: { 200: json('Your premium.', Premium) },
  },
  'premium.cancel': {
    summary: 'Cancel a subscription',
    description:
      'The subscription ends with its paid period, or at once when its renewal has failed. One that no longer exists at its ' +
      'provider is ended here.',
    body: renewalValidator,
    answers: { 200: json('Your updated premium.', Premium) },
    failures: { conflict: 'There is nothing to cancel.', not_offered: NOT_OFFERED },
  },
  'premium.resume': {
    summary: 'Resume a canceled subscription',
    description: 'Possible until the paid period ends.',
    body: renewalValidator,
    answers: { 200: json('Your updated premium.', Premium) },
    failures: { conflict: 'There is nothing to resume.', not_offered: NOT_OFFERED },
  },
})
