import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import {
  createPaypalSubscription,
  CREDENTIALS,
  RETURN,
  usePayments,
  type ReceivedWebhook,
} from './simulator.ts'
import { DAY_MS } from '@botanica/demo-world'

const VENDOR = new URL('../../../../../shared/vendor/', import.meta.url)
const DESCRIPTIONS = {
  billing: new URL('paypal-billing-subscriptions-v1.json', VENDOR),
  webhooks: new URL('paypal-webhooks-v1.json', VENDOR),
}
const hasDescriptions = existsSync(DESCRIPTIONS.billing) && existsSync(DESCRIPTIONS.webhooks)
if (!hasDescriptions) {
  process.stderr.write(`Skipped: PayPal's own descriptions are not at ${VENDOR.pathname}\n`)
}

/** PayPal's own formats, whose schemas also have patterns. */
const PAYPAL_FORMATS = [
  'ppaas_date_time_v3',
  'ppaas_common_currency_code_v2',
  'ppaas_common_percentage_v2',
  'merchant_common_email_address_v2',
]
const EVER = 'start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z'
const payments = usePayments()

interface Subscription {
  readonly id: string
  readonly status: string
  readonly billing_info?: { next_billing_time?: string; failed_payments_count: number }
}

const getSubscription = async (id: string) =>
  (await (await payments.paypal(`/v1/billing/subscriptions/${id}`)).json()) as Subscription

async function listTransactions(id: string) {
  const path = `/v1/billing/subscriptions/${id}/transactions?${EVER}`
  const body = (await (await payments.paypal(path)).json()) as {
    transactions: { id: string; status: string }[]
  }
  return body.transactions
}

const get = async (path: string) => (await payments.paypal(path)).json()

const act = (id: string, action: string) =>
  payments.paypal(`/v1/billing/subscriptions/${id}/${action}`, { reason: 'Because.' })

/** Creates a subscription that is approved and paid. */
async function approved(planId?: string) {
  const { id, approvalUrl } = await createPaypalSubscription(payments, planId)
  payments.control.approve(approvalUrl)
  return id
}

function verification({ headers, body }: ReceivedWebhook) {
  return {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: CREDENTIALS.paypalWebhookId,
    webhook_event: JSON.parse(body) as Record<string, unknown>,
  }
}

async function verdict(claim: object): Promise<unknown> {
  const response = await payments.paypal('/v1/notifications/verify-webhook-signature', claim)
  return response.json()
}

describe('the PayPal simulator', () => {
  test('returns tokens only for the secret, and nothing without a token', async () => {
    const wrong = await payments.request('/paypal/v1/oauth2/token', { method: 'POST' })
    expect(wrong.status).toBe(401)
    expect((await payments.request('/paypal/v1/billing/plans')).status).toBe(401)
    expect((await payments.paypal('/v1/billing/plans')).status).toBe(200)
    payments.control.addFault({ prefix: '/paypal', kind: 'unauthorized', times: 1 })
    expect((await payments.paypal('/v1/billing/plans')).status).toBe(401)
  })

  test('a payer approves on its page and returns', async () => {
    const { id, approvalUrl } = await createPaypalSubscription(payments)
    const { pathname, search } = new URL(approvalUrl)
    const page = await payments.request(pathname + search)
    expect(await page.text()).toContain('$49.99 per year')
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://localhost:3333"
    )
    const sent = await payments.request(pathname + search, {
      method: 'POST',
      headers: { Origin: payments.url },
      body: new URLSearchParams({ answer: 'agree' }),
    })
    const back = new URL(sent.headers.get('Location')!)
    expect(back.origin + back.pathname).toBe('http://localhost:3333/premium')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      success: 'true',
      subscription_id: id,
    })
    expect((await getSubscription(id)).status).toBe('ACTIVE')
    expect(await listTransactions(id)).toHaveLength(1)
    await payments.control.webhooks.waitUntilIdle()
    expect(payments.product.typesTold().toSorted()).toEqual([
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'BILLING.SUBSCRIPTION.CREATED',
      'PAYMENT.SALE.COMPLETED',
    ])
  })

  test("a payer who declines returns to the product's cancel URL", async () => {
    const { id, approvalUrl } = await createPaypalSubscription(payments)
    const { pathname, search } = new URL(approvalUrl)
    const sent = await payments.request(pathname + search, {
      method: 'POST',
      headers: { Origin: payments.url },
      body: new URLSearchParams({ answer: 'cancel' }),
    })
    expect(sent.headers.get('Location')).toBe(RETURN.cancel_url)
    expect((await getSubscription(id)).status).toBe('APPROVAL_PENDING')
  })

  test('advancing the clock renews, and a failed payment suspends', async () => {
    const id = await approved(CREDENTIALS.paypalMonthlyPlan)
    payments.control.advanceClock(32 * DAY_MS)
    expect(await listTransactions(id)).toHaveLength(2)
    payments.control.setRenewals(id, 'declined')
    payments.control.advanceClock(32 * DAY_MS)
    expect(await getSubscription(id)).toMatchObject({
      status: 'SUSPENDED',
      billing_info: { failed_payments_count: 1 },
    })
    expect((await act(id, 'activate')).status).toBe(422)
  })

  test('retries every five days until the threshold, and a successful retry resets the count', async () => {
    payments.control.setFailureThreshold(3)
    const id = await approved(CREDENTIALS.paypalMonthlyPlan)
    payments.control.setRenewals(id, 'declined')
    payments.control.advanceClock(32 * DAY_MS)
    const path = `/v1/billing/subscriptions/${id}`
    const failed = { status: 'ACTIVE', billing_info: { failed_payments_count: 1 } }
    expect(await getSubscription(id)).toMatchObject(failed)
    expect(await getSubscription(id)).not.toHaveProperty('billing_info.last_failed_payment')
    expect(await get(`${path}?fields=last_failed_payment`)).toHaveProperty(
      'billing_info.last_failed_payment.next_payment_retry_time'
    )
    payments.control.setRenewals(id, 'pays')
    payments.control.advanceClock(6 * DAY_MS)
    expect(await getSubscription(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: { failed_payments_count: 0 },
    })
    expect(await listTransactions(id)).toHaveLength(2)
    payments.control.setRenewals(id, 'declined')
    payments.control.advanceClock(60 * DAY_MS)
    expect(await getSubscription(id)).toMatchObject({
      status: 'SUSPENDED',
      billing_info: { failed_payments_count: 3 },
    })
  })

  test('refunds a sale in parts, but never more than was paid', async () => {
    const id = await approved(CREDENTIALS.paypalMonthlyPlan)
    payments.control.refund(id, 100)
    expect((await listTransactions(id))[0]!.status).toBe('PARTIALLY_REFUNDED')
    expect(() => payments.control.refund(id, 400)).toThrow(/could not be performed/)
    payments.control.refund(id)
    expect((await listTransactions(id))[0]!.status).toBe('REFUNDED')
    const events = '/v1/notifications/webhooks-events?event_type=PAYMENT.SALE.REFUNDED'
    expect(await get(events)).toMatchObject({ count: 2 })
  })

  test('deletes a subscription without a trace', async () => {
    const id = await approved()
    payments.control.deleteSilently(id)
    expect((await payments.paypal(`/v1/billing/subscriptions/${id}`)).status).toBe(404)
    expect((await act(id, 'cancel')).status).toBe(404)
  })

  test('a suspended subscription is not renewed, an activated one is, a canceled one has ended', async () => {
    const id = await approved(CREDENTIALS.paypalMonthlyPlan)
    expect((await act(id, 'suspend')).status).toBe(204)
    expect((await act(id, 'suspend')).status).toBe(422)
    payments.control.advanceClock(20 * DAY_MS)
    expect((await act(id, 'activate')).status).toBe(204)
    payments.control.advanceClock(20 * DAY_MS)
    expect(await listTransactions(id)).toHaveLength(2)
    expect((await act(id, 'cancel')).status).toBe(204)
    expect((await act(id, 'activate')).status).toBe(422)
    payments.control.advanceClock(60 * DAY_MS)
    expect(await listTransactions(id)).toHaveLength(2)
  })

  test('refunds a sale once', async () => {
    const id = await approved()
    const { id: sale } = (await listTransactions(id))[0]!
    expect((await payments.paypal(`/v1/payments/sale/${sale}/refund`, {})).status).toBe(201)
    expect((await payments.paypal(`/v1/payments/sale/${sale}/refund`, {})).status).toBe(422)
    expect((await listTransactions(id))[0]!.status).toBe('REFUNDED')
    await payments.control.webhooks.waitUntilIdle()
    expect(payments.product.typesTold()).toContain('PAYMENT.SALE.REFUNDED')
  })

  test('the price of a payment can be changed, also over HTTP', async () => {
    const id = await approved()
    const reprice = (body: object) =>
      payments.request(`/control/subscriptions/${id}/price`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await reprice({ amount: 1, currency: 'EUR' })).status).toBe(200)
    expect((await reprice({ currency: 'euro' })).status).toBe(400)
    const response = await payments.paypal(`/v1/billing/subscriptions/${id}/transactions?${EVER}`)
    const { transactions } = (await response.json()) as { transactions: unknown[] }
    expect(transactions).toMatchObject([
      { amount_with_breakdown: { gross_amount: { value: '0.01', currency_code: 'EUR' } } },
    ])
  })

  test('verifies only its own signatures', async () => {
    await approved()
    await payments.control.webhooks.waitUntilIdle()
    const claim = verification(payments.product.received[0]!)
    expect(await verdict(claim)).toEqual({ verification_status: 'SUCCESS' })
    for (const forged of [
      { ...claim, webhook_event: { ...claim.webhook_event, id: 'WH-FORGED' } },
      { ...claim, transmission_time: new Date(0).toISOString() },
      { ...claim, transmission_sig: 'c2lnbmF0dXJl' },
      { ...claim, webhook_id: 'WHSOMEBODYELSES' },
    ]) {
      expect(await verdict(forged)).toEqual({ verification_status: 'FAILURE' })
    }
  })

  test('has Emil, whose subscription is canceled and ends in three days', async () => {
    const emil = await getSubscription('I-DEMOEMIL0017')
    expect(emil.status).toBe('SUSPENDED')
    const left = Date.parse(emil.billing_info!.next_billing_time!) - Date.now()
    expect(Math.round(left / DAY_MS)).toBe(3)
    expect(await listTransactions(emil.id)).toHaveLength(3)
  })
})

describe.skipIf(!hasDescriptions)("responses match PayPal's own descriptions", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false, logger: false })
  addFormats.default(ajv)
  for (const format of PAYPAL_FORMATS) ajv.addFormat(format, true)
  if (hasDescriptions) {
    for (const [name, file] of Object.entries(DESCRIPTIONS)) {
      ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object, name)
    }
  }

  function problems(component: string, body: unknown, name: keyof typeof DESCRIPTIONS = 'billing') {
    const validate = ajv.compile({ $ref: `${name}#/components/schemas/${component}` })
    return validate(body) ? [] : validate.errors
  }

  test('plans, subscriptions in every state, transactions', async () => {
    expect(problems('plan_collection', await get('/v1/billing/plans'))).toEqual([])
    const plan = await get(`/v1/billing/plans/${CREDENTIALS.paypalMonthlyPlan}`)
    expect(problems('plan', plan)).toEqual([])
    const { id, approvalUrl } = await createPaypalSubscription(
      payments,
      CREDENTIALS.paypalMonthlyPlan
    )
    const path = `/v1/billing/subscriptions/${id}`
    expect(problems('subscription', await get(path))).toEqual([])
    payments.control.approve(approvalUrl)
    expect(problems('subscription', await get(path))).toEqual([])
    payments.control.refund(id)
    expect(problems('transactions_list', await get(`${path}/transactions?${EVER}`))).toEqual([])
    payments.control.setRenewals(id, 'declined')
    payments.control.renew(id)
    expect(problems('subscription', await get(path))).toEqual([])
  })

  test('webhooks, and their verification', async () => {
    const id = await approved()
    payments.control.refund(id)
    await payments.control.webhooks.waitUntilIdle()
    for (const received of payments.product.received) {
      const claim = verification(received)
      expect(problems('event', claim.webhook_event, 'webhooks')).toEqual([])
      expect(problems('verify_webhook_signature', claim, 'webhooks')).toEqual([])
      expect(
        problems('verify_webhook_signature_response', await verdict(claim), 'webhooks')
      ).toEqual([])
    }
    const events = await get('/v1/notifications/webhooks-events')
    expect(problems('EventList', events, 'webhooks')).toEqual([])
  })

  test('errors', async () => {
    const missing = await get('/v1/billing/subscriptions/I-NOBODY')
    expect(problems('error_404', missing)).toEqual([])
    const id = await approved()
    await act(id, 'cancel')
    const error: unknown = await (await act(id, 'cancel')).json()
    expect(problems('error_422', error)).toEqual([])
    expect(problems('subscriptions.cancel-422', error)).toEqual([])
  })

  test('an invalid response would be detected', async () => {
    const emil = (await get('/v1/billing/subscriptions/I-DEMOEMIL0017')) as object
    expect(problems('subscription', { ...emil, status: 'ENDED' })).not.toEqual([])
    expect(problems('subscription', { ...emil, start_time: 'yesterday' })).not.toEqual([])
  })
})
