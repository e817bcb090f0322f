import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import { DAY_MS } from '#app/core/time'
import type { AdverseDecision } from '#app/identity/decisions/decisions'
import type { AppealRow } from '#app/appeals/queries/appeals'
import { APPEAL_PERIOD_DAYS } from '#app/appeals/rules'
import AppealTransformer from '#app/appeals/transformers/appeal_transformer'

interface AppealedDecision extends AdverseDecision {
  viewerId: string
  /** The appeal against it, by the viewer or by another member whom it concerns. */
  appeal: (AppealRow & { userId: string }) | null
}

/** A decision about the viewer, with the appeal against it. Appeals of other owners show only their state. */
export default class AppealedDecisionTransformer extends BaseTransformer<AppealedDecision> {
  toObject() {
    const { appeal, createdAt, viewerId } = this.resource
    const isOwn = appeal?.userId === viewerId
    const isRecent = createdAt.getTime() > Date.now() - APPEAL_PERIOD_DAYS * DAY_MS
    return {
      ...this.pick(this.resource, ['id', 'action', 'targetName', 'reason', 'rules']),
      createdAt: isoDate(createdAt),
      canAppeal: appeal === null && isRecent,
      appealState: appeal?.state ?? null,
      appeal: isOwn ? new AppealTransformer(appeal).toObject() : null,
    }
  }
}
