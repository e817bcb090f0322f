import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { constant, execute, type Sql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { SECOND_MS } from '#app/core/time'
import type { Viewer } from '#app/identity/viewer'
import { recordView } from '#app/moderation/views/viewed_versions'
import { listItems } from '#app/readers/list_items'
import { type StaffItem, READER_MS } from '#app/readers/rules'

/** Outbox topic: who has an item of a queue open has changed. It has no key. */
export const ITEM_READERS_TOPIC = 'item_readers'

/** Condition: the item is still open, as far as is known. */
export const IS_READING = sql`
  item_readers.seen_at > now() - make_interval(secs => ${constant(READER_MS.expiry / SECOND_MS)})
`

/** An open screen of a staff member. */
interface Screen {
  viewer: Pick<Viewer, 'id' | 'roles'>
  /** Distinguishes the windows and tabs of a member. */
  screenId: string
}

/**
 * Keeps an item open for another while. A version of a bot that is sent meanwhile counts as viewed.
 * @returns whether the screen was known to have this item open
 */
export async function repeatReader(
  { viewer, screenId }: Screen,
  { itemType, itemId }: StaffItem
): Promise<boolean> {
  const repeated = await execute(sql`
    UPDATE item_readers SET seen_at = now()
    WHERE user_id = ${viewer.id} AND screen_id = ${screenId}
      AND item_type = ${itemType} AND item_id = ${itemId} AND ${IS_READING}
  `)
  if (repeated === 0) return false
  if (itemType === 'bot') await recordView(viewer.id, itemId)
  return true
}

/**
 * Records that the screen has the item open, instead of what it had open before. A pending bot counts as viewed.
 * @param credential the hash of the session or token, with which the entry ends
 * @throws NoRowsAffectedError when there is no such item, or the member may not decide on it
 */
export async function addReader(
  trx: TransactionClientContract,
  { viewer, screenId }: Screen,
  { itemType, itemId }: StaffItem,
  credential: string
) {
  const [item] = await listItems(itemType, [itemId], viewer, trx)
  if (!item || item.isOwn) throw new NoRowsAffectedError()
  await execute(
    sql`
      INSERT INTO item_readers (user_id, screen_id, credential, item_type, item_id)
      VALUES (${viewer.id}, ${screenId}, ${credential}, ${itemType}, ${itemId})
      ON CONFLICT (user_id, screen_id) DO UPDATE SET credential = excluded.credential,
        item_type = excluded.item_type, item_id = excluded.item_id, seen_at = now()
    `,
    trx
  )
  if (itemType === 'bot') await recordView(viewer.id, itemId, trx)
  await publishChange(trx)
}

const publishChange = (trx: TransactionClientContract) =>
  publish(trx, { topic: ITEM_READERS_TOPIC, key: '' })

/** @returns how many were removed; nobody is notified of none */
async function removeReaders(trx: TransactionClientContract, condition: Sql): Promise<number> {
  const removed = await execute(sql`DELETE FROM item_readers WHERE ${condition}`, trx)
  if (removed > 0) await publishChange(trx)
  return removed
}

/** Records that the screen has no item open any more. */
export function removeReader(trx: TransactionClientContract, { viewer, screenId }: Screen) {
  return removeReaders(trx, sql`user_id = ${viewer.id} AND screen_id = ${screenId}`)
}

/** @param credential the hash of an ended session's cookie or token */
export function removeReadersOfSession(trx: TransactionClientContract, credential: string) {
  return removeReaders(trx, sql`credential = ${credential}`)
}

export function removeReadersOfMember(trx: TransactionClientContract, memberId: string) {
  return removeReaders(trx, sql`user_id = ${memberId}`)
}

/** Removes the screens whose heartbeats have ended, such as those of crashed clients. @returns how many */
export function removeExpiredReaders(): Promise<number> {
  return runInTransaction((trx) => removeReaders(trx, sql`NOT (${IS_READING})`))
}
