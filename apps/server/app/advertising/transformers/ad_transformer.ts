import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdRow } from '#app/advertising/queries/list_ads'

/** An ad. Its content is unescaped HTML, to be shown in a sandboxed frame. */
export default class AdTransformer extends BaseTransformer<AdRow> {
  toObject() {
    return this.pick(this.resource, ['id', 'type', 'content'])
  }
}
