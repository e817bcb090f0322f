import { ApiError, hasStatus, type Api } from '@botanica/api-client'
import {
  HTTP_CONFLICT,
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_NOT_FOUND,
  HTTP_UNAUTHORIZED,
} from '@botanica/api-client/contract'
import { hasNoResponse, sendBotDecision, sendReview } from '@botanica/ui/staff'
import type { QueuedDecision } from './queued-decision.ts'

/** Whether the decision stays queued: the server was unreachable, or has not processed it. */
function isRetryable(error: unknown): boolean {
  if (hasNoResponse(error) || hasStatus(error, HTTP_UNAUTHORIZED)) return true
  if (!(error instanceof ApiError)) return false
  return error.retryAfter !== null || (error.status ?? 0) >= HTTP_INTERNAL_SERVER_ERROR
}

function send(api: Api, queued: QueuedDecision): Promise<unknown> {
  if (queued.itemType === 'bot') {
    const { bot, decision, sending } = queued
    return sendBotDecision(api, bot, decision, sending)
  }
  const { application, decision, sending } = queued
  return sendReview(api, application, decision, sending)
}

/** Returns the item as it is now; `null` when it was deleted. */
async function fetchCurrentItem(api: Api, queued: QueuedDecision) {
  const [found, error] =
    queued.itemType === 'bot'
      ? await api.calls.staffBots.show({ params: { id: queued.bot.id } }).safe()
      : await api.calls.applications.show({ params: { id: queued.application.id } }).safe()
  if (found) return found
  if (hasStatus(error, HTTP_NOT_FOUND)) return null
  throw error
}

/** What becomes of a decision that is sent; `found` is an item of its kind. */
export interface Outcome extends Pick<QueuedDecision, 'state' | 'found' | 'told'> {
  /** The server's answer when it was sent. */
  answer?: unknown
}

/**
 * Sends a decision. The server checks in the same statement that the item is still as it was seen.
 * @param describeError returns why a request failed
 */
export async function sendQueuedDecision(
  api: Api,
  queued: QueuedDecision,
  describeError: (error: unknown) => string | undefined
): Promise<Outcome> {
  try {
    return { state: 'sent', answer: await send(api, queued) }
  } catch (error) {
    if (isRetryable(error)) return { state: 'waiting' }
    if (!hasStatus(error, HTTP_CONFLICT) && !hasStatus(error, HTTP_NOT_FOUND)) {
      return { state: 'refused', told: describeError(error) }
    }
    try {
      const found = await fetchCurrentItem(api, queued)
      return { state: 'conflict', told: describeError(error), found }
    } catch {
      // The current item is unknown, so the decision is sent again and will conflict again.
      return { state: 'waiting' }
    }
  }
}
