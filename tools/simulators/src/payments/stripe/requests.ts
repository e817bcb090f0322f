import type { Context } from 'hono'
import qs from 'qs'
import * as v from 'valibot'
import { invalidRequest } from './errors.ts'

const text = v.pipe(v.string(), v.maxLength(500))
const metadata = v.optional(v.record(v.string(), text))
const cents = v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number))
const boolean = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true')
)
const expand = v.optional(v.array(text), [])

/** The parameters of each call. Stripe rejects unknown parameters. */
export const BODIES = {
  customer: v.strictObject({
    email: v.optional(text),
    name: v.optional(text),
    metadata,
    expand,
  }),
  subscription: v.strictObject({
    customer: text,
    items: v.pipe(
      v.array(v.strictObject({ price: text, quantity: v.optional(v.literal('1')) })),
      v.length(1)
    ),
    payment_behavior: v.literal('default_incomplete'),
    payment_settings: v.optional(
      v.strictObject({
        save_default_payment_method: v.optional(v.picklist(['on_subscription', 'off'])),
        payment_method_types: v.optional(v.array(v.literal('card'))),
      })
    ),
    metadata,
    expand,
  }),
  subscriptionChange: v.strictObject({ cancel_at_period_end: boolean, expand }),
  refund: v.pipe(
    v.strictObject({
      payment_intent: v.optional(text),
      charge: v.optional(text),
      amount: v.optional(cents),
      reason: v.optional(text),
      metadata,
      expand,
    }),
    v.check(({ payment_intent: intent, charge }) => (intent ?? charge) !== undefined)
  ),
} as const

const page = {
  limit: v.optional(v.string()),
  starting_after: v.optional(text),
  ending_before: v.optional(text),
  expand,
}

export const QUERIES = {
  one: v.strictObject({ expand }),
  prices: v.strictObject({
    ...page,
    lookup_keys: v.optional(v.array(text)),
    active: v.optional(boolean),
  }),
  subscriptions: v.strictObject({
    ...page,
    customer: v.optional(text),
    price: v.optional(text),
    status: v.optional(text),
  }),
  invoices: v.strictObject({
    ...page,
    customer: v.optional(text),
    subscription: v.optional(text),
    status: v.optional(text),
  }),
  invoicePayments: v.strictObject({
    ...page,
    invoice: v.optional(text),
    payment: v.optional(v.strictObject({ type: text, payment_intent: v.optional(text) })),
    status: v.optional(text),
  }),
  charges: v.strictObject({
    ...page,
    customer: v.optional(text),
    payment_intent: v.optional(text),
  }),
  refunds: v.strictObject({
    ...page,
    payment_intent: v.optional(text),
    charge: v.optional(text),
  }),
  events: v.strictObject({
    ...page,
    type: v.optional(text),
    types: v.optional(v.array(text)),
    created: v.optional(v.record(v.string(), cents)),
  }),
} as const

/** The form fields of a request, in the notation of Stripe's libraries: `items[0][price]=…`. */
export async function parseBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  return parseForm(await c.req.text(), schema)
}

export function parseQuery<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema
): v.InferOutput<Schema> {
  return parseForm(new URL(c.req.url).search.slice(1), schema)
}

function parseForm<Schema extends v.GenericSchema>(
  form: string,
  schema: Schema
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, qs.parse(form))
  if (result.success) return result.output
  const [issue] = result.issues
  const param = v.getDotPath(issue) ?? undefined
  throw invalidRequest(
    'parameter_invalid',
    `Invalid ${param ?? 'request'}: ${issue.message}`,
    param
  )
}
