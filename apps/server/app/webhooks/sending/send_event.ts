import { backoffDelay } from '#app/core/backoff'
import { postToUserAddress, toUserAddressError } from '#app/core/http/user_address_client'
import { HTTP_GONE, HTTP_MULTIPLE_CHOICES, HTTP_OK } from '#app/core/http/status'
import { reportCall } from '#app/core/observability/service_calls'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { decryptForWebhook } from '#app/webhooks/queries/webhooks'
import type { Attempt, ClaimedWebhook, PendingEvent } from '#app/webhooks/sending/due_webhooks'
import { formatRequest } from '#app/webhooks/sending/formats'

/** The name of all listeners in metrics. */
const SERVICE = 'Bot webhooks'
const RETRIES = { initialMs: 5 * SECOND_MS, maxMs: 4 * HOUR_MS, jitter: 0.25 }
/** Characters of a response that the log keeps. */
const RESPONSE_LENGTH = 1_000
const NUL = '\0'

async function callListener(webhook: ClaimedWebhook, event: PendingEvent) {
  try {
    const secret = webhook.encryptedSecret ? decryptForWebhook(webhook.encryptedSecret) : ''
    const request = formatRequest(webhook.format, { event, webhook, secret, now: new Date() })
    const url = decryptForWebhook(webhook.encryptedUrl)
    const response = await reportCall(SERVICE, () => postToUserAddress(url, request))
    return { ...response, error: null }
  } catch (error) {
    return { status: null, start: null, retryAfterMs: null, error: toUserAddressError(error) }
  }
}

/** Sends an event to a webhook's listener. Anything but a 2xx is a failure. */
export async function sendEvent(webhook: ClaimedWebhook, event: PendingEvent): Promise<Attempt> {
  const startedAt = performance.now()
  const { status, start, retryAfterMs, error } = await callListener(webhook, event)
  const backoffMs = backoffDelay(webhook.attempts, RETRIES)
  return {
    event,
    isSuccess: status !== null && status >= HTTP_OK && status < HTTP_MULTIPLE_CHOICES,
    isGone: status === HTTP_GONE,
    status,
    error,
    response: start?.replaceAll(NUL, '').slice(0, RESPONSE_LENGTH).toWellFormed() ?? null,
    durationMs: Math.round(performance.now() - startedAt),
    retryMs: Math.max(backoffMs, Math.min(retryAfterMs ?? 0, RETRIES.maxMs)),
  }
}
