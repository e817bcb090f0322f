import type { Hono } from 'hono'
import * as v from 'valibot'
import { delayMs, DONE, readControl } from '../http/control.ts'
import { createControlRoutes, handleFaultRemoval } from '../http/control-routes.ts'
import { CARDS, type Card } from './cards.ts'
import type { PaymentsControl } from './control.ts'
import { ORDERS } from './deliveries.ts'

const NO_SUCH_WEBHOOK = { message: 'There is no such webhook.' }
const MOST_COPIES = 200
/** The maximum of PayPal's plans. */
const MOST_FAILURES = 999

const card = v.picklist(Object.keys(CARDS) as [Card, ...Card[]])
const copies = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES))
const cents = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))

const clockSchema = v.strictObject({ advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0)) })
const siteSchema = v.strictObject({ site: v.pipe(v.string(), v.url()) })
const deliverySchema = v.partial(
  v.strictObject({
    copies,
    delayMs,
    held: v.boolean(),
    lost: v.boolean(),
    retries: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COPIES)),
  })
)
const releaseSchema = v.strictObject({ order: v.picklist(ORDERS) })
const againSchema = v.strictObject({ copies: v.optional(copies) })
const paymentSchema = v.strictObject({
  clientSecret: v.string(),
  card: v.optional(card),
  renewals: v.optional(card),
})
const approvalSchema = v.strictObject({ approvalUrl: v.pipe(v.string(), v.url()) })
const renewalsSchema = v.strictObject({ card })
const refundSchema = v.strictObject({ cents })
const forgetSchema = v.strictObject({ id: v.string() })
const thresholdSchema = v.strictObject({
  failures: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FAILURES)),
})
const priceSchema = v.partial(
  v.strictObject({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  })
)

/** {@link PaymentsControl} over HTTP, for programs on this machine; paths are relative to `/control`. */
export function controlRoutes(control: PaymentsControl): Hono {
  const app = createControlRoutes(control)

  app.delete('/faults/:id{\\d+}', handleFaultRemoval(control))
  app.post('/clock', async (c) => {
    control.advanceClock((await readControl(c, clockSchema)).advanceMs)
    return c.json(DONE)
  })

  app.get('/webhooks', (c) => c.json(control.webhooks.list()))
  app.get('/webhooks/settings', (c) => c.json(control.webhooks.settings()))
  app.patch('/webhooks/settings', async (c) => {
    control.webhooks.configure(await readControl(c, deliverySchema))
    return c.json(control.webhooks.settings())
  })
  app.put('/webhooks/site', async (c) => {
    control.sendWebhooksTo((await readControl(c, siteSchema)).site)
    return c.json(DONE)
  })
  app.post('/webhooks/release', async (c) => {
    await control.webhooks.release((await readControl(c, releaseSchema)).order)
    return c.json(DONE)
  })
  app.post('/webhooks/:id/again', async (c) => {
    const { copies: wanted } = await readControl(c, againSchema)
    const status = await control.webhooks.resend(c.req.param('id'), wanted)
    return status === undefined ? c.json(NO_SUCH_WEBHOOK, 404) : c.json({ status })
  })

  app.post('/payments', async (c) => {
    const { clientSecret, card: first, renewals } = await readControl(c, paymentSchema)
    return c.json({ declined: control.payWithCard(clientSecret, first, renewals) ?? null })
  })
  app.post('/approvals', async (c) => {
    control.approve((await readControl(c, approvalSchema)).approvalUrl)
    return c.json(DONE)
  })
  app.put('/subscriptions/:id/renewals', async (c) => {
    control.setRenewals(c.req.param('id'), (await readControl(c, renewalsSchema)).card)
    return c.json(DONE)
  })
  app.post('/subscriptions/:id/renew', (c) => {
    control.renew(c.req.param('id'))
    return c.json(DONE)
  })
  app.post('/subscriptions/:id/refund', async (c) => {
    control.refund(c.req.param('id'), (await readControl(c, refundSchema)).cents)
    return c.json(DONE)
  })
  app.put('/subscriptions/:id/price', async (c) => {
    control.reprice(c.req.param('id'), await readControl(c, priceSchema))
    return c.json(DONE)
  })
  app.delete('/subscriptions/:id', (c) => {
    control.cancel(c.req.param('id'))
    return c.json(DONE)
  })

  app.post('/forget', async (c) => {
    control.deleteSilently((await readControl(c, forgetSchema)).id)
    return c.json(DONE)
  })
  app.put('/paypal/threshold', async (c) => {
    control.setFailureThreshold((await readControl(c, thresholdSchema)).failures)
    return c.json(DONE)
  })

  app.delete('/requests', (c) => {
    control.clearRequests()
    return c.json(DONE)
  })
  return app
}
