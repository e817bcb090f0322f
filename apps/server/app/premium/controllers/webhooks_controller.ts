import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { readRawBody } from '#app/core/http/raw_body'
import { receiveEvent } from '#app/premium/actions/receive_event'
import {
  isProviderId,
  isRecord,
  createMalformedEventError,
} from '#app/premium/providers/event_fields'
import type { PaypalEvent, Transmission } from '#app/premium/providers/paypal_client'
import { assertOffered } from '#app/premium/providers/providers'

const KILOBYTE = 1_024
/** Longest body of a webhook, in bytes. */
const MOST_BYTES = { stripe: 64 * KILOBYTE, paypal: 128 * KILOBYTE } as const
const RECEIVED = { received: true } as const

/** What Stripe and PayPal tell of. Nothing is believed that is not theirs. */
export default class WebhooksController {
  async stripe({ request }: HttpContext) {
    assertOffered('stripe')
    const { isStripeEvent, parseStripeSubscription, verifyStripeEvent } =
      await import('#app/premium/providers/stripe')
    const body = await readRawBody(request, MOST_BYTES.stripe)
    const event = genuine(() => verifyStripeEvent(body, request.header('stripe-signature') ?? ''))
    if (!isStripeEvent(event)) throw createMalformedEventError()
    await receiveEvent({
      provider: 'stripe',
      id: event.id,
      type: event.type,
      subscriptionId: () => parseStripeSubscription(event),
    })
    return RECEIVED
  }

  async paypal({ request }: HttpContext) {
    assertOffered('paypal')
    const { paypal } = await import('#app/premium/providers/paypal_client')
    const { parsePaypalSubscription } = await import('#app/premium/providers/paypal')
    const body = await readRawBody(request, MOST_BYTES.paypal)
    const event = paypalEventOf(body)
    const transmission = transmissionOf(request)
    if (!(await paypal.isGenuine(transmission, body))) throw notGenuine()
    await receiveEvent({
      provider: 'paypal',
      id: event.id,
      type: event.event_type,
      subscriptionId: () => parsePaypalSubscription(event),
    })
    return RECEIVED
  }
}

function notGenuine() {
  return new Failure('malformed_body', { message: 'The signature does not fit what was sent.' })
}

/** @param verify throws when the signature does not fit */
function genuine<Event>(verify: () => Event): Event {
  try {
    return verify()
  } catch {
    throw notGenuine()
  }
}

/** @throws `malformed_body` */
function paypalEventOf(body: string): PaypalEvent {
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

/** @throws when one of the headers is missing: PayPal need not be asked about those */
function transmissionOf(request: HttpContext['request']): Transmission {
  const header = (name: string) => request.header(`paypal-${name}`) ?? ''
  const transmission = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
  }
  if (Object.values(transmission).includes('')) throw notGenuine()
  return transmission
}
