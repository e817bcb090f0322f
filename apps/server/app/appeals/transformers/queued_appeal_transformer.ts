import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { QueuedAppealRow } from '#app/appeals/queries/appeals'
import AppealTransformer from '#app/appeals/transformers/appeal_transformer'

/** An appeal as staff see it, with its sender and the decision. */
export default class QueuedAppealTransformer extends BaseTransformer<QueuedAppealRow> {
  toObject() {
    return {
      ...new AppealTransformer(this.resource).toObject(),
      ...this.pick(this.resource, [
        'action',
        'userId',
        'memberName',
        'decidedByName',
        'isBySamePerson',
        'decisionById',
        'decisionByName',
        'reason',
        'rules',
        'targetType',
        'targetId',
        'targetName',
        'removedText',
        'discordBotId',
        'isOwn',
        'isOwnDecision',
      ]),
      decisionAt: isoDate(this.resource.decisionAt),
    }
  }
}
