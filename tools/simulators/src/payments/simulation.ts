import type { DemoWorld } from '@botanica/demo-world'
import { Stripe } from 'stripe'
import { createFaults, type Faults } from '../http/faults.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'
import { createClock, toSeconds, type Clock } from './clock.ts'
import type { PaymentsCredentials } from './credentials.ts'
import { createDeliveries, type Deliveries, type WebhookEvent, type Vendor } from './deliveries.ts'
import { seedPaypal, seedStripe } from './demo.ts'
import { PaypalLedger, type PaypalLedgerOptions } from './paypal/ledger.ts'
import { createSignatures, type Signatures } from './paypal/signatures.ts'
import { PAYPAL_PATH, RECEIPTS_PATH } from './paths.ts'
import type { BooksOptions } from './stripe/books.ts'
import { StripeLedger } from './stripe/ledger.ts'

const DEADLINE_MS = 30_000
const NO_ANSWER = 0

/** The whole state of one running simulator. A reset replaces the ledgers. */
export interface PaymentsSimulation {
  readonly credentials: PaymentsCredentials
  /** The URL of the simulator for browsers and the product, without a trailing slash. */
  publicUrl: string
  /** The URL for each vendor's webhooks; undefined while nobody listens. */
  webhooks: Partial<Record<Vendor, string>>
  readonly clock: Clock
  stripe: StripeLedger
  paypal: PaypalLedger
  readonly deliveries: Deliveries
  readonly signatures: Signatures
  /** When each access token of PayPal's expires. */
  readonly paypalTokens: Map<string, number>
  /** The responses by idempotency key. */
  readonly idempotent: Map<string, string>
  readonly faults: Faults
  readonly requests: RequestLog
  now(): number
  paypalApi(): string
  /** Advances the clock, with everything that becomes due, each at its time. @param ms forwards */
  advance(ms: number): void
  reset(): void
}

export interface PaymentsSimulationOptions {
  readonly world: DemoWorld
  readonly credentials: PaymentsCredentials
  readonly publicUrl: string
  readonly webhooks: Partial<Record<Vendor, string>>
}

export function createPaymentsSimulation(options: PaymentsSimulationOptions): PaymentsSimulation {
  const { credentials, world } = options
  const clock = createClock()
  const signatures = createSignatures()
  const { webhooks: signer } = new Stripe(credentials.stripeSecretKey)

  /**
   * The headers that authenticate the sender. The signature has the machine's time, because the product compares it
   * with its own clock.
   */
  function buildHeaders({ vendor, body }: WebhookEvent): Record<string, string> {
    if (vendor === 'stripe') {
      const timestamp = toSeconds(Date.now())
      const secret = credentials.stripeWebhookSecret
      return {
        'Stripe-Signature': signer.generateTestHeaderString({ payload: body, secret, timestamp }),
      }
    }
    const certUrl = `${simulation.paypalApi()}/v1/notifications/certs/CERT-DEMO`
    return { ...signatures.sign(body, credentials.paypalWebhookId, certUrl, Date.now()) }
  }

  async function send(notice: WebhookEvent): Promise<number> {
    const address = simulation.webhooks[notice.vendor]
    if (address === undefined) return NO_ANSWER
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: notice.body,
        headers: { 'Content-Type': 'application/json', ...buildHeaders(notice) },
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'manual',
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return NO_ANSWER
    }
  }

  const deliveries = createDeliveries({ now: clock.now, send })
  const receiptPage = (id: string) => `${simulation.publicUrl}${RECEIPTS_PATH}/${id}`
  const stripeOptions: BooksOptions = { clock, publish: deliveries.publish, receiptPage }
  const paypalOptions: PaypalLedgerOptions = {
    clock,
    publish: deliveries.publish,
    api: () => simulation.paypalApi(),
  }

  const simulation: PaymentsSimulation = {
    credentials,
    publicUrl: options.publicUrl,
    webhooks: options.webhooks,
    clock,
    stripe: new StripeLedger(stripeOptions),
    paypal: new PaypalLedger(paypalOptions),
    deliveries,
    signatures,
    paypalTokens: new Map(),
    idempotent: new Map(),
    faults: createFaults(),
    requests: createRequestLog(),
    now: clock.now,
    paypalApi: () => `${simulation.publicUrl}${PAYPAL_PATH}`,
    advance(ms) {
      const target = clock.offsetMs + ms
      const end = Date.now() + target
      for (;;) {
        const next = [simulation.stripe.due(), simulation.paypal.due()]
          .filter((due) => due !== undefined)
          .toSorted((one, other) => one.at - other.at)[0]
        if (next === undefined || next.at > end) break
        clock.offsetMs = Math.max(clock.offsetMs, next.at - Date.now())
        next.happen()
      }
      clock.offsetMs = target
    },
    reset() {
      clock.offsetMs = 0
      deliveries.clear()
      simulation.faults.clear()
      simulation.requests.clear()
      simulation.paypalTokens.clear()
      simulation.idempotent.clear()
      simulation.stripe = new StripeLedger(stripeOptions, seedStripe(world, receiptPage))
      simulation.paypal = new PaypalLedger(paypalOptions, seedPaypal(world, paypalOptions.api))
    },
  }
  return simulation
}
