import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdRow } from '#app/advertising/queries/list_ads'

/** An ad; its content is markup as given, to be shown in a frame that can reach nothing of ours. */
export default class AdTransformer extends BaseTransformer<AdRow> {
  toObject() {
    return this.pick(this.resource, ['id', 'type', 'content'])
  }
}
