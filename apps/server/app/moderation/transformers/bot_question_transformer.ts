import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { QuestionRow } from '#app/directory/questions/questions'

/** A question to the owners of a bot, for staff. */
export default class BotQuestionTransformer extends BaseTransformer<QuestionRow> {
  toObject() {
    const { createdAt, closedAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'asker', 'text', 'version', 'answer', 'answerer']),
      createdAt: isoDate(createdAt),
      closedAt: closedAt && isoDate(closedAt),
    }
  }
}
