import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdministeredAd } from '#app/advertising/queries/administered_ads'

/** An ad with all its fields, for owners of the site. */
export default class AdministeredAdTransformer extends BaseTransformer<AdministeredAd> {
  toObject() {
    const { startDate, endDate, createdAt, updatedAt } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'title',
        'content',
        'placement',
        'type',
        'isActive',
        'priority',
        'state',
      ]),
      startDate: startDate?.toISOString() ?? null,
      endDate: endDate?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  }
}
