import { toList } from './objects.ts'
import type { StripeState } from './state.ts'

type Json = Record<string, unknown>

/** Fields that Stripe includes only on request (`expand[]`). */
const INCLUDED: Readonly<Record<string, (state: StripeState, owner: Json) => unknown>> = {
  'invoice.confirmation_secret': (state, { id }) => {
    const payment = Object.values(state.invoicePayments).find(({ invoice }) => invoice === id)
    const intent = state.intents[String(payment?.payment.payment_intent)]
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  'invoice.payments': (state, { id }) =>
    toList(
      '/v1/invoice_payments',
      Object.values(state.invoicePayments).filter(({ invoice }) => invoice === id)
    ),
  'charge.refunds': (state, { id }) =>
    toList(
      `/v1/charges/${String(id)}/refunds`,
      Object.values(state.refunds).filter(({ charge }) => charge === id)
    ),
}

/** Copies a response with the requested ids expanded to objects. The ledger's own objects stay unchanged. */
export function expandResponse(
  state: StripeState,
  answer: object,
  paths: readonly string[]
): object {
  const copy = JSON.parse(JSON.stringify(answer)) as Json
  for (const path of paths) expandPath(state, copy, path.split('.'))
  return copy
}

function expandPath(state: StripeState, object: unknown, [key, ...rest]: string[]): void {
  if (key === undefined || typeof object !== 'object' || object === null) return
  if (Array.isArray(object)) {
    for (const item of object) expandPath(state, item, [key, ...rest])
    return
  }
  const owner = object as Json
  const include = INCLUDED[`${String(owner.object)}.${key}`]
  const value = include ? include(state, owner) : resolve(state, owner[key])
  if (value !== undefined) owner[key] = JSON.parse(JSON.stringify(value)) as unknown
  expandPath(state, owner[key], rest)
}

/** The object behind an id; other values are returned as they are. */
function resolve(state: StripeState, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const { customers, subscriptions, invoices, intents, charges, refunds } = state
  for (const known of [customers, subscriptions, invoices, intents, charges, refunds]) {
    if (Object.hasOwn(known, value)) return known[value]
  }
  return value
}
