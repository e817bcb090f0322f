import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AnonymousDecisionRow } from '#app/transparency/queries/transparency'

/** An adverse decision without the position in the log. */
export default class AnonymousDecisionTransformer extends BaseTransformer<AnonymousDecisionRow> {
  toObject() {
    return this.pick(this.resource, ['day', 'action', 'ruleIds', 'outcome'])
  }
}
