import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdministeredCategory } from '#app/directory/queries/administered_categories'

export default class AdministeredCategoryTransformer extends BaseTransformer<AdministeredCategory> {
  toObject() {
    return this.pick(this.resource, ['id', 'name', 'description', 'botCount'])
  }
}
