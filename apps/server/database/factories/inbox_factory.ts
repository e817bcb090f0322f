import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { nextNumber, OWNER } from '#database/factories/support'
import { InboxItemSchema } from '#database/schema'

export class InboxItem extends InboxItemSchema {
  static override table = 'inbox_items'
}

/** Below the ids that the outbox gives, so that no notice is taken for delivered. */
const outboxId = () => -nextNumber('notice')

/** An unread item of a member's inbox: an account that was freed, unless said otherwise. */
export async function makeInboxItem({
  userId,
  ...overrides
}: Partial<ModelAttributes<InboxItem>> & { userId: string }) {
  const kind = 'account_freed'
  const item = await InboxItem.create({ userId, outboxId: outboxId(), kind, ...overrides }, OWNER)
  return item.refresh()
}
