import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { Stripe } from 'stripe'
import { PLANS } from '../plans.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { noSuch, wrongKey } from './errors.ts'
import { expandResponse } from './expand.ts'
import { toList, toPrice, product } from './objects.ts'
import { BODIES, parseBody, QUERIES, parseQuery } from './requests.ts'
import { getId } from './state.ts'

const MAX_STORED_RESPONSES = 100
const DEFAULT_LIMIT = 10
const ALL = 'all'

/** Stripe's API under `/v1`: the calls that the product makes. */
export function stripeRoutes(simulation: PaymentsSimulation): Hono {
  const app = new Hono()
  app.use(withKey(simulation.credentials.stripeSecretKey), withIdempotency(simulation))
  const ledger = () => simulation.stripe
  const state = () => simulation.stripe.state

  const answer = (c: Context, object: object, expand: readonly string[]) =>
    c.json(expandResponse(state(), object, expand))
  const answerOne = (c: Context, object: object) =>
    answer(c, object, parseQuery(c, QUERIES.one).expand)

  app.post('/customers', async (c) => {
    const { expand, ...facts } = await parseBody(c, BODIES.customer)
    return answer(c, ledger().createCustomer(facts), expand)
  })
  app.get('/customers/:id', (c) =>
    answerOne(c, ledger().find('customers', 'customer', c.req.param('id')))
  )

  app.get('/prices', (c) => {
    const { lookup_keys: keys, ...page } = parseQuery(c, QUERIES.prices)
    const found = PLANS.filter(({ lookupKey }) => !keys || keys.includes(lookupKey))
    return answer(c, paginate(found.map(toPrice), '/v1/prices', page), page.expand)
  })
  app.get('/prices/:id', (c) => {
    const plan = PLANS.find(({ priceId }) => priceId === c.req.param('id'))
    if (!plan) throw noSuch('price', c.req.param('id'), 'price')
    return answerOne(c, toPrice(plan))
  })
  app.get('/products', (c) => {
    const page = parseQuery(c, QUERIES.prices)
    return answer(c, paginate([product], '/v1/products', page), page.expand)
  })
  app.get('/products/:id', (c) => {
    if (c.req.param('id') !== product.id) throw noSuch('product', c.req.param('id'))
    return answerOne(c, product)
  })

  app.post('/subscriptions', async (c) => {
    const { customer, items, metadata, expand } = await parseBody(c, BODIES.subscription)
    const made = ledger().subscribe({ customer, price: items[0]!.price, metadata })
    return answer(c, made, expand)
  })
  app.get('/subscriptions', (c) => {
    const { customer, status, price, ...page } = parseQuery(c, QUERIES.subscriptions)
    const found = Object.values(state().subscriptions)
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => price === undefined || one.items.data[0]?.price.id === price)
      // Without a status Stripe omits ended subscriptions.
      .filter((one) => (status ? status === ALL || one.status === status : one.ended_at === null))
    return answer(c, paginate(newestFirst(found), '/v1/subscriptions', page), page.expand)
  })
  app.get('/subscriptions/:id', (c) =>
    answerOne(c, ledger().find('subscriptions', 'subscription', c.req.param('id')))
  )
  app.post('/subscriptions/:id', async (c) => {
    const { cancel_at_period_end: cancels, expand } = await parseBody(c, BODIES.subscriptionChange)
    return answer(c, ledger().cancelAtPeriodEnd(c.req.param('id'), cancels), expand)
  })
  app.delete('/subscriptions/:id', (c) => answerOne(c, ledger().cancel(c.req.param('id'))))

  app.get('/invoices', (c) => {
    const { customer, subscription, status, ...page } = parseQuery(c, QUERIES.invoices)
    const found = Object.values(state().invoices)
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => subscription === undefined || createPaidFilter(one) === subscription)
    return answer(c, paginate(newestFirst(found), '/v1/invoices', page), page.expand)
  })
  app.get('/invoices/:id', (c) =>
    answerOne(c, ledger().find('invoices', 'invoice', c.req.param('id')))
  )
  app.get('/invoice_payments', (c) => {
    const { invoice, payment, status, ...page } = parseQuery(c, QUERIES.invoicePayments)
    const found = Object.values(state().invoicePayments)
      .filter((one) => invoice === undefined || one.invoice === invoice)
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => !payment || one.payment.payment_intent === payment.payment_intent)
    return answer(c, paginate(newestFirst(found), '/v1/invoice_payments', page), page.expand)
  })
  app.get('/payment_intents/:id', (c) =>
    answerOne(c, ledger().find('intents', 'payment_intent', c.req.param('id')))
  )
  app.get('/charges', (c) => {
    const { customer, payment_intent: intent, ...page } = parseQuery(c, QUERIES.charges)
    if (customer !== undefined) ledger().find('customers', 'customer', customer, 'customer')
    const found = Object.values(state().charges)
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => intent === undefined || one.payment_intent === intent)
    return answer(c, paginate(newestFirst(found), '/v1/charges', page), page.expand)
  })
  app.get('/charges/:id', (c) =>
    answerOne(c, ledger().find('charges', 'charge', c.req.param('id')))
  )

  app.post('/refunds', async (c) => {
    const { payment_intent: intent, charge, amount, expand } = await parseBody(c, BODIES.refund)
    const paid = intent ?? getId(ledger().find('charges', 'charge', charge!).payment_intent)
    return answer(c, ledger().refund(paid, amount), expand)
  })
  app.get('/refunds', (c) => {
    const { payment_intent: intent, charge, ...page } = parseQuery(c, QUERIES.refunds)
    const found = Object.values(state().refunds)
      .filter((one) => intent === undefined || one.payment_intent === intent)
      .filter((one) => charge === undefined || one.charge === charge)
    return answer(c, paginate(newestFirst(found), '/v1/refunds', page), page.expand)
  })
  app.get('/refunds/:id', (c) =>
    answerOne(c, ledger().find('refunds', 'refund', c.req.param('id')))
  )

  app.get('/events', (c) => {
    const { type, types, created, ...page } = parseQuery(c, QUERIES.events)
    const found = state()
      .events.filter((event) => type === undefined || event.type === type)
      .filter((event) => !types || types.includes(event.type))
      .filter((event) => event.created >= (created?.gte ?? 0))
    return answer(c, paginate(found, '/v1/events', page), page.expand)
  })
  app.get('/events/:id', (c) => {
    const event = state().events.find(({ id }) => id === c.req.param('id'))
    if (!event) throw noSuch('event', c.req.param('id'))
    return answerOne(c, event)
  })
  return app
}

function createPaidFilter(invoice: Stripe.Invoice): string {
  return getId(invoice.parent?.subscription_details?.subscription)
}

function newestFirst<Item extends { created: number }>(items: readonly Item[]): Item[] {
  return items.toReversed().toSorted((one, other) => other.created - one.created)
}

interface Page {
  readonly limit?: string | undefined
  readonly starting_after?: string | undefined
}

function paginate<Item extends { id: string }>(
  items: readonly Item[],
  url: string,
  { limit, starting_after: after }: Page
): Stripe.ApiList<Item> {
  const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1
  const size = Number(limit ?? DEFAULT_LIMIT)
  return {
    ...toList(url, items.slice(from, from + size)),
    has_more: items.length > from + size,
  }
}

function withKey(secretKey: string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${secretKey}`) throw wrongKey()
    await next()
  }
}

/** The same key returns the same response: a retry creates no second subscription. */
function withIdempotency({ idempotent: answered }: PaymentsSimulation): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    if (key === undefined || c.req.method !== 'POST') return next()
    const before = answered.get(key)
    if (before !== undefined) {
      return c.body(before, 200, {
        'Content-Type': 'application/json',
        'Idempotent-Replayed': 'true',
      })
    }
    await next()
    if (!c.res.ok) return
    answered.set(key, await c.res.clone().text())
    if (answered.size > MAX_STORED_RESPONSES) answered.delete(answered.keys().next().value!)
  }
}
