import { ApiError, hasStatus, type Api } from '@botanica/api-client'
import {
  HTTP_CONFLICT,
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_NOT_FOUND,
  HTTP_UNAUTHORIZED,
} from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { hasNoResponse, sendBotDecision } from '@botanica/ui/staff'
import type { QueuedDecision } from './queued-decision.ts'

/** Whether the decision stays queued: the server was unreachable, or has not processed it. */
function isRetryable(error: unknown): boolean {
  if (hasNoResponse(error) || hasStatus(error, HTTP_UNAUTHORIZED)) return true
  if (!(error instanceof ApiError)) return false
  return error.retryAfter !== null || (error.status ?? 0) >= HTTP_INTERNAL_SERVER_ERROR
}

async function fetchCurrentBot(api: Api, id: number): Promise<StaffBot | null> {
  const [bot, error] = await api.calls.staffBots.show({ params: { id } }).safe()
  if (bot) return bot
  if (hasStatus(error, HTTP_NOT_FOUND)) return null
  throw error
}

type Outcome = Pick<QueuedDecision, 'state' | 'found' | 'told'>

/**
 * Sends a decision. The server checks in the same statement that the bot is still as it was seen.
 * @param describeError returns why a request failed
 */
export async function sendQueuedDecision(
  api: Api,
  { bot, decision, sending }: QueuedDecision,
  describeError: (error: unknown) => string | undefined
): Promise<Outcome> {
  try {
    await sendBotDecision(api, bot, decision, sending)
    return { state: 'sent' }
  } catch (error) {
    if (isRetryable(error)) return { state: 'waiting' }
    if (!hasStatus(error, HTTP_CONFLICT) && !hasStatus(error, HTTP_NOT_FOUND)) {
      return { state: 'refused', told: describeError(error) }
    }
    try {
      return {
        state: 'conflict',
        told: describeError(error),
        found: await fetchCurrentBot(api, bot.id),
      }
    } catch {
      // The current bot is unknown, so the decision is sent again and will conflict again.
      return { state: 'waiting' }
    }
  }
}
