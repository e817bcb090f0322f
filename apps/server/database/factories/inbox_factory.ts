import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { nextNumber, OWNER } from '#database/factories/support'
import { InboxItemSchema } from '#database/schema'

export class InboxItem extends InboxItemSchema {
  static override table = 'inbox_items'
}

/** Negative, so that the id equals none of the outbox and no event counts as delivered. */
const outboxId = () => -nextNumber('notice')

/** Creates an unread inbox item. By default it says that the account's ban was lifted. */
export async function makeInboxItem({
  userId,
  ...overrides
}: Partial<ModelAttributes<InboxItem>> & { userId: string }) {
  const kind = 'account_freed'
  const item = await InboxItem.create({ userId, outboxId: outboxId(), kind, ...overrides }, OWNER)
  return item.refresh()
}
