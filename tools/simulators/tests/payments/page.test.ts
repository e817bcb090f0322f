import { describe, expect, test } from 'vitest'
import { createPaypalSubscription, subscribe, usePayments } from './simulator.ts'

const payments = usePayments()

function send(path: string, fields: Record<string, string>, origin = payments.url) {
  const body = new URLSearchParams(fields)
  return payments.request(`/payments${path}`, { method: 'POST', body, headers: { Origin: origin } })
}

const page = async (address = '/') => (await payments.request(address)).text()

const readStatus = async (id: string) => (await payments.stripe().subscriptions.retrieve(id)).status

describe("the tester's page", () => {
  test('shows subscriptions, the time, the webhooks and the requests', async () => {
    await payments.stripe().prices.list()
    const response = await payments.request('/')
    const html = await response.text()
    for (const text of [
      'Paula Premium',
      'SUSPENDED',
      'Both vendors work normally.',
      '/v1/prices',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('<script')
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none';.* form-action 'self';/
    )
  })

  test('a tester is declined, pays, lets a renewal fail, and cancels', async () => {
    const { subscription } = await subscribe(payments)
    const path = `/subscriptions/${subscription.id}`
    const declined = await send(path, { act: 'pay', card: 'declined' })
    expect(declined.status).toBe(422)
    expect(await declined.text()).toContain('Your card was declined.')
    expect((await send(path, { act: 'pay', card: 'pays' })).status).toBe(303)
    expect(await readStatus(subscription.id)).toBe('active')
    await send(path, { act: 'card', card: 'declined' })
    await send(path, { act: 'renew' })
    expect(await readStatus(subscription.id)).toBe('past_due')
    await send(path, { act: 'cancel' })
    expect(await readStatus(subscription.id)).toBe('canceled')
  })

  test('a tester refunds, and gets an error when nothing is left to refund', async () => {
    expect((await send('/subscriptions/sub_demo_paula', { act: 'refund' })).status).toBe(303)
    const again = await send('/subscriptions/sub_demo_paula', { act: 'refund' })
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('is refunded already')
  })

  test('a tester approves for PayPal, and advances the clock by a month', async () => {
    const { id } = await createPaypalSubscription(payments)
    await send(`/subscriptions/${id}`, { act: 'approve' })
    expect(await page()).toContain('payer@botanica.example')
    const before = payments.control.webhooks.list().length
    await send('/clock', { step: 'year' })
    expect(payments.control.webhooks.list().length).toBeGreaterThan(before)
  })

  test('webhooks are held back and released, vendors fail and recover', async () => {
    await send('/webhooks', { fate: 'held', copies: '2', delaySeconds: '0' })
    await payments.stripe().customers.create({})
    expect(await page()).toContain('Send the 1 kept back')
    await send('/webhooks/release', { order: 'shuffled' })
    await payments.control.webhooks.waitUntilIdle()
    expect(payments.product.received).toHaveLength(2)
    await send('/failures', { place: 'paypal', way: 'down', seconds: '1', times: '' })
    expect((await payments.request('/paypal/v1/oauth2/token', { method: 'POST' })).status).toBe(503)
    await send('/failures/mend', { id: String(payments.control.faults()[0]!.id) })
    expect(payments.control.faults()).toEqual([])
  })

  test('accepts forms only from itself', async () => {
    expect((await send('/clock', { step: 'year' }, 'http://localhost:3333')).status).toBe(403)
    expect((await send('/clock', { step: 'century' })).status).toBe(422)
    expect((await send('/nothing', {})).status).toBe(404)
  })
})

const control = (method: string, path: string, body?: unknown) =>
  payments.request(`/control${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

describe('the control API', () => {
  test('does what the page does', async () => {
    const { subscription, secret } = await subscribe(payments)
    const declined = await control('POST', '/payments', { clientSecret: secret, card: 'expired' })
    expect(await declined.json()).toEqual({ declined: 'Your card has expired.' })
    const path = `/subscriptions/${subscription.id}`
    for (const [method, address, body] of [
      ['POST', '/payments', { clientSecret: secret }],
      ['PUT', `${path}/renewals`, { card: 'declined' }],
      ['POST', `${path}/renew`],
      ['POST', '/clock', { advanceMs: 1 }],
      ['PATCH', '/webhooks/settings', { held: true }],
      ['DELETE', path],
      ['POST', '/webhooks/release', { order: 'shuffled' }],
      ['POST', '/faults', { prefix: '/v1', kind: 'slow', ms: 1 }],
      ['POST', '/reset'],
    ] as const) {
      expect([address, (await control(method, address, body)).ok]).toEqual([address, true])
    }
    expect((await control('POST', `${path}/renew`)).status).toBe(400)
  })

  test('rejects browsers', async () => {
    const headers = { Origin: payments.url }
    expect((await payments.request('/control/webhooks', { headers })).status).toBe(403)
  })
})

describe('the stand-in for Stripe.js', () => {
  test('is a script, and a frame that only pages on this machine may embed', async () => {
    const script = await payments.request('/stripe-js/stripe.js')
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
    const frame = await payments.request('/stripe-js/payment-element?locale=ro')
    expect(await frame.text()).toContain('Numărul cardului')
    expect(frame.headers.get('Content-Security-Policy')).toContain(
      'frame-ancestors http://localhost:* http://127.0.0.1:*'
    )
  })

  test("its frame confirms with Stripe's test cards", async () => {
    const { subscription, secret } = await subscribe(payments)
    const confirm = async (number: string) => {
      const body = JSON.stringify({ clientSecret: secret, number })
      const response = await payments.request('/stripe-js/confirm', { method: 'POST', body })
      return response.json() as Promise<Record<string, object>>
    }
    expect(await confirm('4000000000009995')).toMatchObject({
      error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    })
    expect(await confirm('1')).toMatchObject({ error: { code: 'incorrect_number' } })
    expect(await confirm('4242424242424242')).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    })
    expect(await readStatus(subscription.id)).toBe('active')
  })
})
