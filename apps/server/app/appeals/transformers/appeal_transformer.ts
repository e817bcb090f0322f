import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { AppealRow } from '#app/appeals/queries/appeals'

/** An appeal as its sender sees it. */
export default class AppealTransformer extends BaseTransformer<AppealRow> {
  toObject() {
    const { id, decisionId, text, state, answer, createdAt, decidedAt } = this.resource
    return {
      id,
      decisionId,
      text,
      state,
      answer,
      createdAt: isoDate(createdAt),
      decidedAt: decidedAt && isoDate(decidedAt),
    }
  }
}
