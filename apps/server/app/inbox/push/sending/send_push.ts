import webPush from 'web-push'
import { parseRetryAfter } from '#app/core/http/retry_after'
import { HTTP_INTERNAL_SERVER_ERROR, HTTP_TOO_MANY_REQUESTS } from '#app/core/http/status'
import { webPushConfig } from '#config/web_push'
import { reportCall } from '#app/core/observability/service_calls'
import { SECOND_MS } from '#app/core/time'
import type { PushPayload } from '#app/inbox/rules'
import { isPushService } from '#app/inbox/push/validation/push_service'

/** The timeout of one request, in milliseconds. */
const DEADLINE_MS = 8 * SECOND_MS
/** The name of all push services in metrics. */
const SERVICE = 'Web Push'
const GONE = new Set([404, 410])

export interface PushReceiver {
  endpoint: string
  p256dh: string
  auth: string
}

/** The outcome of sending one message. */
export type PushOutcome =
  | { is: 'sent' }
  /** The subscription no longer exists. */
  | { is: 'gone' }
  /** The service permanently rejects the message. @see status */
  | { is: 'refused'; status: number }
  /** The service asks to retry, or cannot be reached. */
  | { is: 'later'; afterMs: number | null }

function toOutcome({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { is: 'sent' }
  if (GONE.has(status)) return { is: 'gone' }
  if (status === HTTP_TOO_MANY_REQUESTS || status >= HTTP_INTERNAL_SERVER_ERROR) {
    return { is: 'later', afterMs: parseRetryAfter(headers.get('retry-after')) }
  }
  return { is: 'refused', status }
}

/**
 * Sends one message, encrypted for its browser and signed with our VAPID key. The library builds the request; we send
 * it ourselves, with a timeout and only to known services.
 * @param lifeMs how long the service may keep it for a browser that is offline
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushReceiver,
  payload: PushPayload,
  lifeMs: number
): Promise<PushOutcome> {
  const config = webPushConfig
  // Checked again: the list of known services may have changed since the browser subscribed.
  if (!config || !isPushService(endpoint, config.simulator)) return { is: 'gone' }
  const { publicKey, privateKey, contact } = config
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: Math.floor(lifeMs / SECOND_MS),
      // A message that is sent twice replaces the first one.
      topic: `item-${payload.id}`,
      urgency: 'normal',
    }
  )
  try {
    const response = await reportCall(SERVICE, () =>
      fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
    )
    await response.body?.cancel()
    return toOutcome(response)
  } catch {
    return { is: 'later', afterMs: null }
  }
}
