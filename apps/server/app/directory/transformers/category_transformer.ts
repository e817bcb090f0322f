import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedCategoryRow } from '#app/directory/queries/list_categories'

export default class CategoryTransformer extends BaseTransformer<ListedCategoryRow> {
  toObject() {
    return this.pick(this.resource, ['id', 'name', 'description', 'listedBotCount', 'popularBots'])
  }
}
