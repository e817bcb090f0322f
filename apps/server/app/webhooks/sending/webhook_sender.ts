import logger from '@adonisjs/core/services/logger'
import { sentWebhooks } from '#app/core/observability/channels'
import { currentPhase } from '#app/core/process/phase'
import {
  type ClaimedWebhook,
  claimWebhooks,
  type Lane,
  LANES,
  readPendingEvents,
  recordAttempt,
  releaseWebhook,
  markWebhooksDue,
} from '#app/webhooks/sending/due_webhooks'
import { sendEvent } from '#app/webhooks/sending/send_event'
import { WebhookLeases } from '#app/webhooks/sending/webhook_leases'

/** Listeners that one process calls at the same time. One that does not answer takes a slot until the deadline. */
const MAX_CONCURRENT: Record<Lane, number> = { healthy: 200, failing: 50 }
/** Webhooks that are claimed at once, so that other processes get some. */
const BATCH = 20

/** Timers can end a millisecond early by the clock of the database, and would find nothing that is due. */
const TIMER_MARGIN_MS = 5

const leases = new WebhookLeases()

const turns: Record<Lane, Set<Promise<void>>> = { healthy: new Set(), failing: new Set() }

/** Sends a webhook its next events one after the other, until one fails or the turn ends. */
async function runTurn(webhook: ClaimedWebhook) {
  const claimed = { ...webhook }
  const wanted = new Set<string>(claimed.eventTypes)
  const { events, hasMore } = await readPendingEvents(claimed)
  let { place } = claimed
  for (const event of events) {
    const next = event.queueId === null ? event.place : place
    if (event.queueId === null && !wanted.has(event.type)) {
      place = next
      continue
    }
    // After a long halt another process may be sending already.
    if (!leases.isHeld(webhook)) return
    const attempt = await sendEvent(claimed, event)
    if (attempt.isSuccess) place = next
    else if (!leases.isHeld(webhook)) return
    sentWebhooks.publish({ outcome: attempt.isSuccess ? 'delivered' : 'failed' })
    const startedAt = leases.startStatement()
    const leaseEnd = await recordAttempt(claimed, attempt, place)
    if (leaseEnd === null) return
    leases.hold(webhook, leaseEnd, startedAt)
    claimed.place = place
    claimed.attempts = 1
  }
  // After a long halt this would end the lease of the process that has taken over.
  if (!leases.isHeld(webhook)) return
  const afterMs = await releaseWebhook(claimed, place, hasMore)
  if (afterMs !== null) setTimeout(sendWebhooksSoon, afterMs + TIMER_MARGIN_MS).unref()
}

function startTurn(lane: Lane, webhook: ClaimedWebhook) {
  const turn = runTurn(webhook)
    .catch((error: unknown) => {
      logger.warn({ err: error, webhook: webhook.id }, 'a webhook is sent later')
    })
    .finally(() => {
      leases.release(webhook)
      const wasFull = turns[lane].size >= MAX_CONCURRENT[lane]
      turns[lane].delete(turn)
      if (wasFull) sendWebhooksSoon()
    })
  turns[lane].add(turn)
}

/** Claims due webhooks while there are free slots. */
async function fillLane(lane: Lane) {
  // What a stopping process leaves is claimed by others.
  while (currentPhase() === 'serving') {
    const free = MAX_CONCURRENT[lane] - turns[lane].size
    if (free <= 0) return
    const startedAt = leases.startStatement()
    const claimed = await claimWebhooks(lane, Math.min(free, BATCH))
    if (claimed.length === 0) return
    for (const webhook of claimed) {
      leases.hold(webhook, webhook.leaseEnd, startedAt)
      startTurn(lane, webhook)
    }
  }
}

let running: Promise<void> | undefined
/** Bots with new events. */
const changedBots = new Set<number>()
/** Whether any bot may have events that this process has missed. */
let hasMissedEvents = false
/** Whether webhooks may be due. */
let isDue = false

async function markChangedBots() {
  const botIds = [...changedBots]
  changedBots.clear()
  try {
    if ((await markWebhooksDue(botIds)) > 0) isDue = true
  } catch (error) {
    for (const id of botIds) changedBots.add(id)
    throw error
  }
}

async function markAllBots() {
  hasMissedEvents = false
  try {
    await markWebhooksDue()
    isDue = true
  } catch (error) {
    hasMissedEvents = true
    throw error
  }
}

async function sendAll() {
  while (isDue || hasMissedEvents || changedBots.size > 0) {
    if (hasMissedEvents) await markAllBots()
    if (changedBots.size > 0) await markChangedBots()
    if (!isDue) continue
    isDue = false
    await Promise.all((Object.keys(LANES) as Lane[]).map(fillLane))
  }
}

function start() {
  running ??= sendAll()
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'could not claim webhooks; this is repeated soon')
    })
    .finally(() => {
      running = undefined
    })
}

/** Sends due webhooks in the background. */
export function sendWebhooksSoon() {
  isDue = true
  start()
}

/** Sends the new events of a bot in the background. */
export function sendEventsSoon(botId: number) {
  changedBots.add(botId)
  start()
}

/** Sends the new events of all bots in the background. A failure is repeated with the next call of any of these. */
export function sendMissedEventsSoon() {
  hasMissedEvents = true
  start()
}

/** Waits until everything that this process is sending has ended. */
export async function finishSending() {
  await running
  const underWay = [...turns.healthy, ...turns.failing]
  if (underWay.length === 0) return
  await Promise.all(underWay)
  await finishSending()
}
