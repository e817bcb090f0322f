import {
  HTTP_NOT_FOUND,
  HTTP_NO_CONTENT,
  HTTP_TOO_MANY_REQUESTS,
  HTTP_UNAUTHORIZED,
} from '#app/core/http/status'
import { paypalConfig } from '#config/payments'
import { SECOND_MS } from '#app/core/time'
import {
  PROVIDER_DEADLINE_MS,
  ProviderClient,
  ProviderError,
} from '#app/premium/providers/provider_client'

/**
 * A client for the parts of PayPal's API that we use, with types from PayPal's API description. PayPal's SDK supports only its
 * two hosts and does not verify webhooks.
 */

interface Money {
  currency_code: string
  value: string
}

export interface PaypalSubscription {
  id: string
  plan_id?: string
  custom_id?: string
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
  create_time: string
  billing_info?: {
    next_billing_time?: string
    failed_payments_count: number
    last_failed_payment?: { next_payment_retry_time?: string }
  }
  links?: { rel: string; href: string }[]
}

export interface PaypalTransaction {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED'
  amount_with_breakdown: { gross_amount: Money }
  time: string
}

export interface NewPaypalSubscription {
  plan_id: string
  custom_id: string
  application_context: Record<string, string>
}

/** The fields of an event by which its subscription is found. */
export interface PaypalEvent {
  id: string
  event_type: string
  resource?: {
    id?: string
    billing_agreement_id?: string
    sale_id?: string
    amount?: { total?: string }
  }
}

interface EventPage {
  events?: PaypalEvent[]
  links?: { rel: string; href: string }[]
}

/** The headers of a webhook that authenticate its sender. */
export interface Transmission {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
}

const CLIENT_ERRORS = { min: 400, max: 499 } as const
const EVENTS_PATH = '/v1/notifications/webhooks-events'
const EVENTS_PER_PAGE = 100
/** How long before its expiry a token is renewed. */
const TOKEN_MARGIN_SECONDS = 60

const { api, clientId, clientSecret, webhookId } = paypalConfig!
const calls = new ProviderClient('PayPal')

let token: { value: string; endsAt: number } | undefined

async function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${api}${path}`, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_DEADLINE_MS),
  })
}

async function accessToken(): Promise<string> {
  if (token && token.endsAt > Date.now()) return token.value
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const response = await send('/v1/oauth2/token', {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  if (!response.ok) throw new Error(`PayPal did not issue a token: ${response.status}`)
  const body = (await response.json()) as { access_token: string; expires_in: number }
  const endsAt = Date.now() + (body.expires_in - TOKEN_MARGIN_SECONDS) * SECOND_MS
  token = { value: body.access_token, endsAt }
  return token.value
}

async function authorized(path: string, init: RequestInit): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(init.headers as Record<string, string> | undefined),
    authorization: `Bearer ${await accessToken()}`,
  }
  return send(path, { ...init, headers })
}

/** @throws ProviderError when PayPal rejects the request; any other error for an outage */
async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  let response = await authorized(path, init)
  if (response.status === HTTP_UNAUTHORIZED) {
    // The token may have been revoked before its expiry.
    token = undefined
    response = await authorized(path, init)
  }
  if (response.status === HTTP_NO_CONTENT) return undefined
  if (response.ok) return response.json()
  const { status } = response
  const message = `${path}: ${status} ${await response.text()}`
  const isRejection =
    status >= CLIENT_ERRORS.min &&
    status <= CLIENT_ERRORS.max &&
    status !== HTTP_UNAUTHORIZED &&
    status !== HTTP_TOO_MANY_REQUESTS
  if (!isRejection) throw new Error(message)
  throw new ProviderError({
    providerStatus: status,
    providerMessage: message,
    isMissing: status === HTTP_NOT_FOUND,
  })
}

function request<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return calls.call(() => call(path, init) as Promise<Answer>)
}

function post<Answer>(path: string, body: unknown, headers: Record<string, string> = {}) {
  return request<Answer>(path, { method: 'POST', body: JSON.stringify(body), headers })
}

const subscriptionPath = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`

export const paypal = {
  subscribe: (subscription: NewPaypalSubscription, requestId: string) =>
    post<PaypalSubscription>('/v1/billing/subscriptions', subscription, {
      'PayPal-Request-Id': requestId,
    }),
  subscription: (id: string) =>
    // PayPal includes the retry of a failed payment only on request.
    request<PaypalSubscription>(`${subscriptionPath(id)}?fields=last_failed_payment`),
  async transactions(id: string, from: Date, to: Date): Promise<PaypalTransaction[]> {
    const query = new URLSearchParams({
      start_time: from.toISOString(),
      end_time: to.toISOString(),
    })
    const path = `${subscriptionPath(id)}/transactions?${query}`
    return (await request<{ transactions?: PaypalTransaction[] }>(path)).transactions ?? []
  },
  change: (id: string, action: 'suspend' | 'activate' | 'cancel', reason: string) =>
    post<undefined>(`${subscriptionPath(id)}/${action}`, { reason }),
  /** Returns the id of a sale's subscription. */
  async findSubscriptionOfSale(id: string): Promise<string | undefined> {
    const path = `/v1/payments/sale/${encodeURIComponent(id)}`
    return (await request<{ billing_agreement_id?: string }>(path)).billing_agreement_id
  },
  /** Refunds a sale in full. */
  refund: (saleId: string) =>
    post<unknown>(
      `/v1/payments/sale/${encodeURIComponent(saleId)}/refund`,
      {},
      { 'PayPal-Request-Id': `refund ${saleId}` }
    ),
  /**
   * Lists all webhooks that PayPal still has, latest first. It keeps them for thirty days.
   * @param eventType lists only webhooks of this type
   */
  async events(eventType?: string): Promise<PaypalEvent[]> {
    const all: PaypalEvent[] = []
    const query = new URLSearchParams({
      page_size: String(EVENTS_PER_PAGE),
      ...(eventType === undefined ? {} : { event_type: eventType }),
    })
    let path: string | undefined = `${EVENTS_PATH}?${query}`
    while (path !== undefined) {
      const page: EventPage = await request<EventPage>(path)
      all.push(...(page.events ?? []))
      const next = page.links?.find(({ rel }) => rel === 'next')
      // Follows the link's query only: the host is the configured one.
      path = next && `${EVENTS_PATH}${new URL(next.href).search}`
    }
    return all
  },
  /** Verifies a webhook. @param event the exact bytes of the body, because PayPal signs their checksum */
  async isGenuine(transmission: Transmission, event: string): Promise<boolean> {
    const claim = JSON.stringify({ ...transmission, webhook_id: webhookId })
    const { verification_status: status } = await request<{ verification_status: string }>(
      '/v1/notifications/verify-webhook-signature',
      { method: 'POST', body: `${claim.slice(0, -1)},"webhook_event":${event}}` }
    )
    return status === 'SUCCESS'
  },
}
