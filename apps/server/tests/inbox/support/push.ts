import type { Group } from '@japa/runner/core'
import { startPushSimulator, type PushSimulator } from '@botanica/simulators'
import db from '@adonisjs/lucid/services/db'
import { webPushConfig } from '#config/web_push'
import { DEFAULT_LANGUAGE, type Language } from '#app/core/languages'
import { publish } from '#app/core/outbox/outbox'
import { type InboxEvent, INBOX_EVENT_TOPIC, createInboxEvent } from '#app/identity/inbox_events'
import { createInboxItemsOfEvent } from '#app/inbox/actions/create_inbox_items'
import { resetPauses } from '#app/inbox/push/sending/paused_services'

/** A simulated push service that the server accepts while the group runs. */
export function usePushService(group: Group) {
  const running = {} as { push: PushSimulator }
  group.setup(async () => {
    const port = Number(webPushConfig!.simulator!.port)
    running.push = await startPushSimulator({ port })
    return () => running.push.close()
  })
  group.each.setup(async () => {
    running.push.control.reset()
    resetPauses()
    await db.from('web_push_queue').delete()
  })

  return {
    get control() {
      return running.push.control
    },
    /** A subscription as a browser sends it. */
    newBrowser(language: Language = DEFAULT_LANGUAGE) {
      return { ...running.push.control.subscribe(webPushConfig!.publicKey), language }
    },
    /** The messages that a browser received, decrypted as its worker reads them. */
    toldTo({ endpoint }: { endpoint: string }) {
      return running.push.control
        .messages(endpoint)
        .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
    },
  }
}

/** Publishes an inbox event that nobody handles. @returns the event's id */
export async function publishUnhandledEvent(event: InboxEvent): Promise<string> {
  await db.transaction((trx) => publish(trx, createInboxEvent(event)))
  // Other events may be published meanwhile, such as by the end of a sign-in.
  const events = db.from('outbox').where('topic', INBOX_EVENT_TOPIC)
  return String((await events.max('id as id').first()).id)
}

/** Publishes an inbox event and handles it. @returns the event's id */
export async function publishInboxEvent(event: InboxEvent): Promise<string> {
  const id = await publishUnhandledEvent(event)
  await createInboxItemsOfEvent(id)
  return id
}

export const queued = () => db.from('web_push_queue').orderBy('id')

/** Makes all postponed messages due. */
export async function letComeDue() {
  await db.from('web_push_queue').update({ next_at: new Date(0) })
}
