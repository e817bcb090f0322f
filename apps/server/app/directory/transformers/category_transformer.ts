import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CategoryRow } from '#app/directory/queries/list_categories'

export default class CategoryTransformer extends BaseTransformer<CategoryRow> {
  toObject() {
    return this.pick(this.resource, ['id', 'name', 'description'])
  }
}
