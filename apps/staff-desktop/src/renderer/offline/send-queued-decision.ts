import { ApiFailure, isStatus, type Api } from '@botanica/api-client'
import {
  HTTP_CONFLICT,
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_NOT_FOUND,
  HTTP_UNAUTHORIZED,
} from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { hasNoResponse, sendBotDecision } from '@botanica/ui/staff'
import type { QueuedDecision } from './queued-decision.ts'

/** Nobody was there, or nobody has decided: the same is sent again later. */
function isForLater(error: unknown): boolean {
  if (hasNoResponse(error) || isStatus(error, HTTP_UNAUTHORIZED)) return true
  if (!(error instanceof ApiFailure)) return false
  return error.retryAfter !== null || (error.status ?? 0) >= HTTP_INTERNAL_SERVER_ERROR
}

async function currentBot(api: Api, id: number): Promise<StaffBot | null> {
  const [bot, error] = await api.calls.staffBots.show({ params: { id } }).safe()
  if (bot) return bot
  if (isStatus(error, HTTP_NOT_FOUND)) return null
  throw error
}

type Outcome = Pick<QueuedDecision, 'state' | 'found' | 'told'>

/**
 * Sends a decision. Whether the bot still stands as it was seen the server judges, in the statement that decides.
 * @param words says why something failed
 */
export async function sendQueuedDecision(
  api: Api,
  { bot, decision, sending }: QueuedDecision,
  words: (error: unknown) => string | undefined
): Promise<Outcome> {
  try {
    await sendBotDecision(api, bot, decision, sending)
    return { state: 'sent' }
  } catch (error) {
    if (isForLater(error)) return { state: 'waiting' }
    if (!isStatus(error, HTTP_CONFLICT) && !isStatus(error, HTTP_NOT_FOUND)) {
      return { state: 'refused', told: words(error) }
    }
    try {
      return { state: 'conflict', told: words(error), found: await currentBot(api, bot.id) }
    } catch {
      // What it came up against is not known: it is sent, and refused, once more.
      return { state: 'waiting' }
    }
  }
}
