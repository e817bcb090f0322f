import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { SupportRequestRow } from '#app/support/queries/support_requests'

/** A request as its sender sees it. */
export default class SupportRequestTransformer extends BaseTransformer<SupportRequestRow> {
  toObject() {
    const { id, subject, text, link, state, answer, createdAt, resolvedAt } = this.resource
    return {
      id,
      subject,
      text,
      link,
      state,
      answer,
      createdAt: isoDate(createdAt),
      resolvedAt: resolvedAt && isoDate(resolvedAt),
    }
  }
}
