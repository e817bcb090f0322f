import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { CREDENTIALS, subscribe, usePayments } from './simulator.ts'

const payments = usePayments()
/** Longer than the calls take that cause the first and the last webhook. */
const DELAY_MS = 1_000
const { webhooks } = new Stripe(CREDENTIALS.stripeSecretKey)

/** How often each event has reached the product. */
function arrivals(): number[] {
  const counts = new Map<string, number>()
  for (const { body } of payments.product.received) {
    const { id } = JSON.parse(body) as { id: string }
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts.values()]
}

const getEventNumbers = () => {
  const ids = payments.control.webhooks.list().map(({ id }) => id)
  return payments.product.received.map(({ body }) =>
    ids.indexOf((JSON.parse(body) as { id: string }).id)
  )
}

describe('webhooks', () => {
  test('are signed so that the real SDK accepts them', async () => {
    await subscribe(payments)
    await payments.control.webhooks.waitUntilIdle()
    const { body, headers, path } = payments.product.received[0]!
    expect(path).toBe('/api/webhooks/stripe')
    const signature = headers['stripe-signature'] as string
    const secret = CREDENTIALS.stripeWebhookSecret
    expect(webhooks.constructEvent(body, signature, secret).object).toBe('event')
    expect(() => webhooks.constructEvent(`${body} `, signature, secret)).toThrow('signature')
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature')
  })

  test('are repeated', async () => {
    payments.control.webhooks.configure({ copies: 3 })
    await subscribe(payments)
    await payments.control.webhooks.waitUntilIdle()
    expect(arrivals()).toEqual([3, 3, 3, 3])
  })

  test('are held back, and sent in another order', async () => {
    payments.control.webhooks.configure({ held: true })
    const { secret } = await subscribe(payments)
    payments.control.payWithCard(secret)
    expect(payments.product.received).toEqual([])
    await payments.control.webhooks.release('reversed')
    expect(getEventNumbers()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  test('are lost, and resent manually', async () => {
    payments.control.webhooks.configure({ lost: true })
    await subscribe(payments)
    await payments.control.webhooks.waitUntilIdle()
    expect(payments.product.received).toEqual([])
    const [lost] = payments.control.webhooks.list()
    expect(await payments.control.webhooks.resend(lost!.id, 5)).toBe(200)
    expect(arrivals()).toEqual([5])
    expect(await payments.control.webhooks.resend('evt_nobody')).toBeUndefined()
  })

  test('are delayed', async () => {
    payments.control.webhooks.configure({ delayMs: DELAY_MS })
    const before = Date.now()
    await subscribe(payments)
    expect(payments.product.received).toEqual([])
    await payments.control.webhooks.waitUntilIdle()
    expect(payments.product.received).toHaveLength(4)
    expect(Date.now() - before).toBeGreaterThanOrEqual(DELAY_MS)
  })

  test('are retried until they are accepted', async () => {
    payments.product.answerNext(503)
    await payments.stripe().customers.create({})
    await payments.control.webhooks.waitUntilIdle()
    const [delivery] = payments.control.webhooks.list()
    expect(delivery!.attempts.map(({ status }) => status)).toEqual([503, 200])
  })
})
