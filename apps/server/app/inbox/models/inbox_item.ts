import { InboxItemSchema } from '#database/schema'

export default class InboxItem extends InboxItemSchema {
  static override table = 'inbox_items'
}
