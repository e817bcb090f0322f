import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { HTTP_NO_CONTENT } from '../../http/status.ts'
import { paypalId } from '../ids.ts'
import { PLANS } from '../plans.ts'
import type { PaymentsSimulation } from '../simulation.ts'
import { paypalInvalid, paypalNotFound, paypalUnauthorized } from './errors.ts'
import { link, toPlan } from './objects.ts'
import type { PaypalSubscription } from './types.ts'
import { SECOND_MS } from '@botanica/demo-world'

const TOKEN_SECONDS = 32_400
const FAILED_PAYMENT = 'last_failed_payment'
const CENTS = 100

const reasonBody = v.object({ reason: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) })
const subscriptionBody = v.object({
  plan_id: v.string(),
  custom_id: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7E]{1,127}$/))),
  application_context: v.object({
    return_url: v.pipe(v.string(), v.url()),
    cancel_url: v.pipe(v.string(), v.url()),
    brand_name: v.optional(v.string()),
    locale: v.optional(v.string()),
    shipping_preference: v.optional(v.string()),
    user_action: v.optional(v.string()),
  }),
})
const refundBody = v.object({
  amount: v.optional(v.object({ total: v.string(), currency: v.string() })),
})
const verificationBody = v.object({
  auth_algo: v.string(),
  cert_url: v.string(),
  transmission_id: v.string(),
  transmission_sig: v.string(),
  transmission_time: v.string(),
  webhook_id: v.string(),
  webhook_event: v.looseObject({}),
})

/** PayPal's API: the calls that the product makes. */
export function paypalRoutes(simulation: PaymentsSimulation): Hono {
  const app = new Hono()
  const { credentials } = simulation
  const ledger = () => simulation.paypal
  const threshold = () => simulation.paypal.state.failureThreshold
  const basic = Buffer.from(`${credentials.paypalClientId}:${credentials.paypalClientSecret}`)

  app.post('/v1/oauth2/token', async (c) => {
    if (c.req.header('Authorization') !== `Basic ${basic.toString('base64')}`) {
      throw paypalUnauthorized()
    }
    const { grant_type: grant } = await c.req.parseBody()
    if (grant !== 'client_credentials') throw paypalInvalid('grant_type')
    const token = paypalId('A21AA')
    simulation.paypalTokens.set(token, Date.now() + TOKEN_SECONDS * SECOND_MS)
    return c.json({
      scope: 'https://uri.paypal.com/services/subscriptions',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-DEMO',
      expires_in: TOKEN_SECONDS,
      nonce: paypalId(),
    })
  })

  app.use(async (c, next) => {
    const token = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const endsAt = simulation.paypalTokens.get(token)
    // By the machine's clock, as in the product: advancing the vendors' clock expires no token.
    if (endsAt === undefined || endsAt < Date.now()) throw paypalUnauthorized()
    await next()
  })

  app.get('/v1/billing/plans', (c) => {
    const plans = PLANS.map((plan) => toPlan(plan, simulation.paypalApi(), threshold()))
    const links = [link(`${simulation.paypalApi()}/v1/billing/plans`, 'self')]
    return c.json({ plans, total_items: plans.length, total_pages: 1, links })
  })
  app.get('/v1/billing/plans/:id', (c) => {
    const plan = PLANS.find(({ paypalPlanId }) => paypalPlanId === c.req.param('id'))
    if (!plan) throw paypalNotFound()
    return c.json(toPlan(plan, simulation.paypalApi(), threshold()))
  })

  app.post('/v1/billing/subscriptions', async (c) => {
    const requested = c.req.header('PayPal-Request-Id')
    const before = requested === undefined ? undefined : simulation.idempotent.get(requested)
    if (before !== undefined) return c.body(before, 200, { 'Content-Type': 'application/json' })
    const { plan_id: planId, custom_id: customId, ...body } = await parseBody(c, subscriptionBody)
    const { return_url: returnUrl, cancel_url: cancelUrl } = body.application_context
    const { subscription } = ledger().create({ planId, customId, returnUrl, cancelUrl })
    if (requested !== undefined) simulation.idempotent.set(requested, JSON.stringify(subscription))
    return c.json(subscription, 201)
  })
  app.get('/v1/billing/subscriptions/:id', (c) =>
    c.json(withFields(ledger().find(c.req.param('id')).subscription, c.req.query('fields')))
  )
  app.get('/v1/billing/subscriptions/:id/transactions', (c) => {
    const { start_time: from, end_time: to } = c.req.query()
    if (!isTime(from) || !isTime(to)) throw paypalInvalid('start_time and end_time are required.')
    const { subscription, transactions: all } = ledger().find(c.req.param('id'))
    const transactions = all.filter(({ time }) => {
      const at = Date.parse(time)
      return at >= Date.parse(from) && at <= Date.parse(to)
    })
    const self = `${simulation.paypalApi()}/v1/billing/subscriptions/${subscription.id}/transactions`
    return c.json({
      transactions,
      total_items: transactions.length,
      total_pages: 1,
      links: [link(self, 'self')],
    })
  })
  for (const action of ['suspend', 'activate', 'cancel'] as const) {
    app.post(`/v1/billing/subscriptions/:id/${action}`, async (c) => {
      const { reason } = await parseBody(c, reasonBody)
      ledger()[action](c.req.param('id'), reason)
      return c.body(null, HTTP_NO_CONTENT)
    })
  }

  app.get('/v1/payments/sale/:id', (c) => {
    const { sales } = ledger().state
    const id = c.req.param('id')
    if (!Object.hasOwn(sales, id)) throw paypalNotFound()
    return c.json(sales[id])
  })
  app.post('/v1/payments/sale/:id/refund', async (c) => {
    const { amount } = await parseBody(c, refundBody)
    const cents = amount && Math.round(Number(amount.total) * CENTS)
    return c.json(ledger().refund(c.req.param('id'), cents), 201)
  })

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const claim = await parseBody(c, verificationBody)
    const isGenuine =
      claim.webhook_id === credentials.paypalWebhookId &&
      simulation.signatures.verify({
        algorithm: claim.auth_algo,
        id: claim.transmission_id,
        time: claim.transmission_time,
        signature: claim.transmission_sig,
        webhookId: claim.webhook_id,
        // JSON.parse preserves the order of the keys, and the event was written by JSON.stringify.
        body: JSON.stringify(claim.webhook_event),
      })
    return c.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' })
  })
  app.get('/v1/notifications/webhooks-events', (c) => {
    const { event_type: type } = c.req.query()
    const events = ledger().state.events.filter(
      (event) => type === undefined || event.event_type === type
    )
    return c.json({ events, count: events.length, links: [] })
  })
  app.get('/v1/notifications/webhooks-events/:id', (c) => {
    const event = ledger().state.events.find(({ id }) => id === c.req.param('id'))
    if (!event) throw paypalNotFound()
    return c.json(event)
  })
  return app
}

/** PayPal returns the last failed payment only on request. */
function withFields(
  subscription: PaypalSubscription,
  fields: string | undefined
): PaypalSubscription {
  if (!subscription.billing_info || fields?.split(',').includes(FAILED_PAYMENT)) return subscription
  const { [FAILED_PAYMENT]: _failed, ...billing } = subscription.billing_info
  return { ...subscription, billing_info: billing }
}

function isTime(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text))
}

async function parseBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await c.req.json().catch(() => ({})))
  if (result.success) return result.output
  const [issue] = result.issues
  throw paypalInvalid(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}
