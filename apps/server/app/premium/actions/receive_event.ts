import logger from '@adonisjs/core/services/logger'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, sql } from '#app/core/database/sql'
import { saveSubscription } from '#app/premium/actions/save_subscription'
import { providers } from '#app/premium/providers/providers'
import { databaseTime } from '#app/core/database/database_time'
import { hasReceived } from '#app/premium/queries/subscriptions'
import type { PaymentProvider } from '#app/premium/rules'

export interface ReceivedEvent {
  provider: PaymentProvider
  id: string
  type: string
  /** Finds the subscription that it is about; asks the provider where the event does not say. */
  subscriptionId: () => Promise<string | null>
}

/**
 * Acts on a verified event, once. The event says only that something has happened: what is true now
 * is asked of the provider, so that events may come twice, late and in any order.
 * @throws `unavailable` when the provider cannot be asked; it delivers the event again then
 */
export async function receiveEvent({ provider, id, type, subscriptionId }: ReceivedEvent) {
  if (await hasReceived(provider, id)) return
  const askedAt = await databaseTime()
  const about = await subscriptionId()
  const story = about === null ? null : await providers[provider].story(about)
  if (!story) logger.info({ provider, event: id, type }, 'a webhook that is none of our business')

  await runInTransaction(async (trx) => {
    const first = await queryRows(
      sql`
        INSERT INTO webhook_events (provider, event_id, processed_at)
        VALUES (${provider}, ${id}, now()) ON CONFLICT DO NOTHING RETURNING event_id
      `,
      trx
    )
    if (first.length > 0 && story) await saveSubscription(trx, story, askedAt)
  })
}
