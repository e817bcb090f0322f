import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  DEMO_PAYMENTS_CREDENTIALS,
  startPaymentsSimulator,
  type PaymentsSimulator,
} from '../../src/index.ts'
import { world } from '../simulator.ts'

export const CREDENTIALS = DEMO_PAYMENTS_CREDENTIALS

export interface ReceivedWebhook {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A product that records the webhooks that it receives. */
function createListener() {
  const received: ReceivedWebhook[] = []
  let statusQueue: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(statusQueue.shift() ?? 200).end()
    })
  })
  return {
    received,
    server,
    /** The statuses of the next responses; then 200. */
    answerNext(...statuses: number[]) {
      statusQueue = statuses
    },
    typesTold: () =>
      received.map(({ body }) => {
        const event = JSON.parse(body) as { type?: string; event_type?: string }
        return event.type ?? event.event_type
      }),
  }
}

/** One payments simulator per test file, and a product that receives its webhooks; reset before each test. */
export function usePayments() {
  let simulator: PaymentsSimulator
  let token = ''
  const product = createListener()

  beforeAll(async () => {
    await new Promise<void>((resolve) => product.server.listen(0, '127.0.0.1', resolve))
    const { port } = product.server.address() as AddressInfo
    simulator = await startPaymentsSimulator({ port: 0, world, site: `http://127.0.0.1:${port}` })
  })
  beforeEach(async () => {
    simulator.control.reset()
    // Deliveries of the previous test still arrive.
    await simulator.control.webhooks.waitUntilIdle()
    product.received.length = 0
    product.answerNext()
    token = ''
  })
  afterAll(async () => {
    await simulator.close()
    await new Promise((resolve) => product.server.close(resolve))
  })

  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${simulator.url}${path}`, { redirect: 'manual', ...init })

  async function paypalToken(): Promise<string> {
    const { paypalClientId: id, paypalClientSecret: secret } = CREDENTIALS
    const response = await request('/paypal/v1/oauth2/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    return ((await response.json()) as { access_token: string }).access_token
  }

  return {
    product,
    get url() {
      return simulator.url
    },
    get control() {
      return simulator.control
    },
    request,
    /** The real SDK with the simulator's URL. */
    stripe: () => {
      const { hostname, port } = new URL(simulator.url)
      return new Stripe(CREDENTIALS.stripeSecretKey, {
        host: hostname,
        port,
        protocol: 'http',
        maxNetworkRetries: 0,
      })
    },
    /** Sends a request with a token, which is requested first if there is none. */
    paypal: async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      token ||= await paypalToken()
      return request(`/paypal${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    },
  }
}

export type TestPayments = ReturnType<typeof usePayments>

/** Creates a customer with a subscription that awaits its first payment. Returns the secret to pay it with. */
export async function subscribe(
  payments: TestPayments,
  price: string = CREDENTIALS.stripeMonthlyPrice
) {
  const stripe = payments.stripe()
  const customer = await stripe.customers.create({ metadata: { memberId: '1' } })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { memberId: '1' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice as Stripe.Invoice
  return { stripe, subscription, secret: invoice.confirmation_secret!.client_secret }
}

export const RETURN = {
  return_url: 'http://localhost:3333/premium?success=true',
  cancel_url: 'http://localhost:3333/premium',
}

/** Creates a PayPal subscription that awaits approval. Returns the URL of the approval. */
export async function createPaypalSubscription(
  payments: TestPayments,
  planId: string = CREDENTIALS.paypalYearlyPlan
): Promise<{ id: string; approvalUrl: string }> {
  const response = await payments.paypal('/v1/billing/subscriptions', {
    plan_id: planId,
    custom_id: '1',
    application_context: RETURN,
  })
  const { id, links } = (await response.json()) as {
    id: string
    links: { rel: string; href: string }[]
  }
  return { id, approvalUrl: links.find(({ rel }) => rel === 'approve')!.href }
}
