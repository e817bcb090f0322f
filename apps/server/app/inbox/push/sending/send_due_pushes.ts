import logger from '@adonisjs/core/services/logger'
import { webPushConfig } from '#config/web_push'
import { backoffDelay } from '#app/core/backoff'
import { postpone } from '#app/core/queue'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import {
  claimPushes,
  deletePush,
  type DuePush,
  deleteSubscription,
  PUSHES,
} from '#app/inbox/push/queries/due_pushes'
import { sendPush } from '#app/inbox/push/sending/send_push'
import { getPauseMs, pauseService } from '#app/inbox/push/sending/paused_services'

/** Messages per batch, and so the number of connections that one process opens for them. */
const BATCH = 20
const RETRIES = { initialMs: MINUTE_MS, maxMs: HOUR_MS }

export interface PushReport {
  sent: number
  /** Read in the meantime, expired, or rejected by the service. */
  dropped: number
  /** Subscriptions that no longer exist. */
  gone: number
  later: number
}

async function processPush(due: DuePush): Promise<keyof PushReport> {
  const { id, attempts, subscriptionId, endpoint, p256dh, auth, lifeMs } = due
  if (!due.isWanted) {
    await deletePush(id)
    return 'dropped'
  }
  const pauseMs = getPauseMs(endpoint)
  if (pauseMs > 0) {
    await postpone(PUSHES, [id], pauseMs)
    return 'later'
  }
  const { itemId, kind, language, botName, discordBotId } = due
  const bot = botName === null || discordBotId === null ? null : { discordBotId, name: botName }
  const payload = { id: itemId, kind, language, bot }
  const outcome = await sendPush({ endpoint, p256dh, auth }, payload, lifeMs)

  switch (outcome.is) {
    case 'sent':
      await deletePush(id)
      return 'sent'
    case 'gone':
      await deleteSubscription(subscriptionId)
      return 'gone'
    case 'refused':
      logger.warn(
        { host: new URL(endpoint).host, status: outcome.status },
        'a push service rejected a message; are the VAPID keys those that browsers subscribed with?'
      )
      await deletePush(id)
      return 'dropped'
    case 'later': {
      const afterMs = outcome.afterMs ?? backoffDelay(attempts, RETRIES)
      pauseService(endpoint, afterMs)
      await postpone(PUSHES, [id], afterMs)
      return 'later'
    }
  }
}

/**
 * Sends one batch of due push messages, oldest first.
 * @returns the number of messages by outcome, or `null` when none was due
 */
export async function sendDuePushes(): Promise<PushReport | null> {
  if (!webPushConfig) return null
  const due = await claimPushes(BATCH)
  if (due.length === 0) return null
  const report: PushReport = { sent: 0, dropped: 0, gone: 0, later: 0 }
  const outcomes = await Promise.all(due.map(processPush))
  for (const outcome of outcomes) report[outcome]++
  return report
}
