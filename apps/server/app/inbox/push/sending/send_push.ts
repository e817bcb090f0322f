import webPush from 'web-push'
import { HTTP_INTERNAL_SERVER_ERROR, HTTP_TOO_MANY_REQUESTS } from '#app/core/http/status'
import { webPushConfig } from '#config/web_push'
import { SECOND_MS } from '#app/core/time'
import type { PushPayload } from '#app/inbox/rules'
import { isPushService } from '#app/inbox/push/validation/push_service'

/** How long a service may take to take a message, in milliseconds. */
const DEADLINE_MS = 8 * SECOND_MS
const GONE = new Set([404, 410])

export interface PushReceiver {
  endpoint: string
  p256dh: string
  auth: string
}

/** What became of a message. */
export type PushOutcome =
  | { is: 'sent' }
  /** Nobody is there any more. */
  | { is: 'gone' }
  /** The service does not take it, now or ever. @see status */
  | { is: 'refused'; status: number }
  /** Another time. */
  | { is: 'later'; afterMs: number | null }

/** @returns milliseconds of a `Retry-After`, in seconds or as a date; `null` without a sensible one */
function retryAfter(value: string | null): number | null {
  if (value === null) return null
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { is: 'sent' }
  if (GONE.has(status)) return { is: 'gone' }
  if (status === HTTP_TOO_MANY_REQUESTS || status >= HTTP_INTERNAL_SERVER_ERROR) {
    return { is: 'later', afterMs: retryAfter(headers.get('retry-after')) }
  }
  return { is: 'refused', status }
}

/**
 * Sends one message, encrypted for its browser and signed with our key. The library makes it; we send it ourselves, with a
 * deadline, and nowhere else than to the services that we know.
 * @param lifeMs how long the service may keep it for a browser that is away
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushReceiver,
  payload: PushPayload,
  lifeMs: number
): Promise<PushOutcome> {
  const config = webPushConfig
  // It was known when it came; what is known may have changed since.
  if (!config || !isPushService(endpoint, config.simulator)) return { is: 'gone' }
  const { publicKey, privateKey, contact } = config
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: Math.floor(lifeMs / SECOND_MS),
      // One that is sent twice takes the place of the first.
      topic: `item-${payload.id}`,
      urgency: 'normal',
    }
  )
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  } catch {
    return { is: 'later', afterMs: null }
  }
}
