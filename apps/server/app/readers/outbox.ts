import { runInTransaction } from '#app/core/database/run_in_transaction'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { removeReadersOfSession } from '#app/readers/change_readers'

/** Removes who has signed out. Every process runs this; the first one wins. */
export async function handleReaderSessionEnd({ key }: OutboxEvent) {
  await runInTransaction((trx) => removeReadersOfSession(trx, key))
}
