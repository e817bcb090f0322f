import { startListenerSimulator, type ListenerSimulator } from '@botanica/simulators'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { NewBotEvent } from '#app/events/rules'
import { createWebhook } from '#app/webhooks/actions/change_webhooks'
import type { WebhookEventType, WebhookFormat } from '#app/webhooks/rules'
import { finishSending, sendWebhooksSoon } from '#app/webhooks/sending/webhook_sender'
import { makeUser } from '#database/factories/index'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'

/**
 * Polls like `eventually`, and sends what is due, as a server process does every second and tests do not: a claim passes
 * over locked webhooks, and one that failed is repeated with the next.
 */
export const eventuallySent: typeof eventually = (holds, options) =>
  eventually(
    () => {
      sendWebhooksSoon()
      return holds()
    },
    { within: HELD_BACK_MS, ...options }
  )

/** The parsed body of a request; each test reads the keys that it needs. */
// oxlint-disable-next-line typescript/no-explicit-any -- bodies of all formats have this type
type Body = any

/** A listener for webhooks while the group runs. */
export function useListener(group: Group) {
  const running = {} as { listener: ListenerSimulator }
  group.setup(async () => {
    running.listener = await startListenerSimulator({ port: 0 })
    return () => running.listener.close()
  })
  group.each.setup(() => {
    running.listener.control.reset()
    return async () => {
      running.listener.control.reset()
      await finishSending()
    }
  })

  return {
    get control() {
      return running.listener.control
    },
    /** The address of a path of the listener. */
    address: (path: string) => running.listener.url + path,
    /** The first request that a path has received. */
    first(path: string) {
      const { headers, body } = running.listener.control.received(path)[0]!
      return { headers: { ...headers }, body }
    },
    /** Waits until a path has received so many requests. @returns their bodies */
    async bodies(path: string, length: number): Promise<Body[]> {
      const received = () => running.listener.control.received(path)
      await eventuallySent(() => received().length >= length, {
        message: () => `${path} has received ${received().length} of ${length}`,
      })
      return received().map(({ body }) => JSON.parse(body))
    },
  }
}

interface WebhookOptions {
  botId: number
  createdBy: string
  url: string
  format?: WebhookFormat
  eventTypes?: WebhookEventType[]
}

/** Creates a webhook. @returns its id and secret */
export function makeWebhook({
  format = 'standard',
  eventTypes = ['vote.created'],
  ...webhook
}: WebhookOptions) {
  return db.transaction((trx) => createWebhook(trx, { ...webhook, format, eventTypes }))
}

const NEXT_VOTE_AT = '2026-11-24T12:00:00.000Z'

/** Records a vote by somebody. @param voteId tells votes apart */
export async function recordVote(
  botId: number,
  voteId = 1,
  voter: Parameters<typeof makeUser>[0] = {}
): Promise<{ voterId: string }> {
  const { id: voterId } = await makeUser(voter)
  await recordEvent({
    botId,
    type: 'vote.created',
    data: { voteId, userId: voterId, query: '?from=docs', nextVoteAt: NEXT_VOTE_AT },
  })
  return { voterId }
}

/** Records an event. Its outbox message is what makes the webhooks due. */
export const recordEvent = (event: NewBotEvent) =>
  db.transaction((trx) => recordBotEvents(trx, event))

export const webhookRow = (id: number) => db.from('bot_webhooks').where('id', id).firstOrFail()

export const deliveriesTo = (id: number) =>
  db.from('webhook_deliveries').where('webhook_id', id).orderBy('id')

/** Makes a webhook due whose next attempt is later, and waits until something was sent. */
export async function sendAgain(id: number) {
  const before = (await deliveriesTo(id)).length
  await db
    .from('bot_webhooks')
    .where('id', id)
    .update({ next_at: new Date(0) })
  await eventuallySent(async () => (await deliveriesTo(id)).length > before)
  await finishSending()
}
