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
  /** Finds the subscription of the event; calls the provider if the event does not contain its id. */
  subscriptionId: () => Promise<string | null>
}

/**
 * Handles a verified event once. The event only says that something has changed: the current state is fetched from the
 * provider, so events may arrive twice, late and in any order.
 * @throws `unavailable` when the provider does not respond; it then delivers the event again
 */
export async function receiveEvent({ provider, id, type, subscriptionId }: ReceivedEvent) {
  if (await hasReceived(provider, id)) return
  const requestedAt = await databaseTime()
  const about = await subscriptionId()
  const snapshot = about === null ? null : await providers[provider].fetchSubscription(about)
  if (!snapshot)
    logger.info(
      { provider, event: id, type },
      'ignored a webhook that is not about a subscription of this site'
    )

  await runInTransaction(async (trx) => {
    const first = await queryRows(
      sql`
        INSERT INTO webhook_events (provider, event_id, processed_at)
        VALUES (${provider}, ${id}, now()) ON CONFLICT DO NOTHING RETURNING event_id
      `,
      trx
    )
    if (first.length > 0 && snapshot) await saveSubscription(trx, snapshot, requestedAt)
  })
}
