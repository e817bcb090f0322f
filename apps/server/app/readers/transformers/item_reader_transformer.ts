import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ItemReader } from '#app/readers/list_readers'

/** A staff member who has an item open, for other staff. */
export default class ItemReaderTransformer extends BaseTransformer<ItemReader> {
  toObject() {
    return this.pick(this.resource, ['itemType', 'itemId', 'person'])
  }
}
