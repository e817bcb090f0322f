import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { readRawBody } from '#app/core/http/raw_body'
import { HTTP_INTERNAL_SERVER_ERROR } from '#app/core/http/status'
import { receivedWebhooks } from '#app/core/observability/channels'
import { toFailure } from '#app/core/to_failure'
import { receiveEvent } from '#app/premium/actions/receive_event'
import {
  isProviderId,
  isRecord,
  createMalformedEventError,
} from '#app/premium/providers/event_fields'
import type { PaypalEvent, Transmission } from '#app/premium/providers/paypal_client'
import { assertOffered } from '#app/premium/providers/providers'
import type { PaymentProvider } from '#app/premium/rules'

const KILOBYTE = 1_024
/** The longest body of a webhook, in bytes. */
const MAX_BYTES = { stripe: 64 * KILOBYTE, paypal: 128 * KILOBYTE } as const
const RECEIVED = { received: true } as const

/** Webhooks of Stripe and PayPal. Only events with a valid signature are handled. */
export default class WebhooksController {
  stripe(ctx: HttpContext) {
    return reportWebhook('stripe', () => this.#receiveFromStripe(ctx))
  }

  paypal(ctx: HttpContext) {
    return reportWebhook('paypal', () => this.#receiveFromPaypal(ctx))
  }

  async #receiveFromStripe({ request }: HttpContext) {
    assertOffered('stripe')
    const { isStripeEvent, parseStripeSubscription, verifyStripeEvent } =
      await import('#app/premium/providers/stripe')
    const body = await readRawBody(request, MAX_BYTES.stripe)
    const event = verifyOrFail(() =>
      verifyStripeEvent(body, request.header('stripe-signature') ?? '')
    )
    if (!isStripeEvent(event)) throw createMalformedEventError()
    await receiveEvent({
      provider: 'stripe',
      id: event.id,
      type: event.type,
      subscriptionId: () => parseStripeSubscription(event),
    })
    return RECEIVED
  }

  async #receiveFromPaypal({ request }: HttpContext) {
    assertOffered('paypal')
    const { paypal } = await import('#app/premium/providers/paypal_client')
    const { parsePaypalSubscription } = await import('#app/premium/providers/paypal')
    const body = await readRawBody(request, MAX_BYTES.paypal)
    const event = parsePaypalEvent(body)
    const transmission = readTransmission(request)
    if (!(await paypal.isGenuine(transmission, body))) throw createSignatureError()
    await receiveEvent({
      provider: 'paypal',
      id: event.id,
      type: event.event_type,
      subscriptionId: () => parsePaypalSubscription(event),
    })
    return RECEIVED
  }
}

/** Publishes the outcome of a webhook to metrics. */
async function reportWebhook<Answer>(provider: PaymentProvider, receive: () => Promise<Answer>) {
  try {
    const answer = await receive()
    receivedWebhooks.publish({ provider, outcome: 'handled' })
    return answer
  } catch (error) {
    const { status = HTTP_INTERNAL_SERVER_ERROR } = toFailure(error) ?? {}
    const outcome = status < HTTP_INTERNAL_SERVER_ERROR ? 'rejected' : 'failed'
    receivedWebhooks.publish({ provider, outcome })
    throw error
  }
}

function createSignatureError() {
  return new Failure('malformed_body', { message: 'The signature does not fit what was sent.' })
}

/** @param verify throws for an invalid signature */
function verifyOrFail<Event>(verify: () => Event): Event {
  try {
    return verify()
  } catch {
    throw createSignatureError()
  }
}

/** @throws `malformed_body` */
function parsePaypalEvent(body: string): PaypalEvent {
  let event: unknown
  try {
    event = JSON.parse(body)
  } catch {
    throw createMalformedEventError()
  }
  if (!isPaypalEvent(event)) throw createMalformedEventError()
  return event
}

function isPaypalEvent(event: unknown): event is PaypalEvent {
  if (!isRecord(event) || !isProviderId(event.id) || typeof event.event_type !== 'string') {
    return false
  }
  return event.resource === undefined || isRecord(event.resource)
}

/** @throws when a header is missing, so that PayPal is not called for such requests */
function readTransmission(request: HttpContext['request']): Transmission {
  const header = (name: string) => request.header(`paypal-${name}`) ?? ''
  const transmission = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
  }
  if (Object.values(transmission).includes('')) throw createSignatureError()
  return transmission
}
