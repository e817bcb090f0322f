import { BaseTransformer } from '@adonisjs/core/transformers'
import type { QueuedRequestRow } from '#app/support/queries/support_requests'
import SupportRequestTransformer from '#app/support/transformers/support_request_transformer'

/** A request as staff see it, with its sender. */
export default class QueuedRequestTransformer extends BaseTransformer<QueuedRequestRow> {
  toObject() {
    const { userId, memberName, isPremium, resolvedByName, isOwn } = this.resource
    return {
      ...new SupportRequestTransformer(this.resource).toObject(),
      userId,
      memberName,
      isPremium,
      resolvedByName,
      isOwn,
    }
  }
}
