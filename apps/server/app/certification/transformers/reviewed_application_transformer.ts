import { BaseTransformer } from '@adonisjs/core/transformers'
import ApplicationTransformer from '#app/certification/transformers/application_transformer'
import type { ReadableReviewedApplication } from '#app/certification/readable_applications'

/** An application as staff see it, with the requirements that its bot meets. */
export default class ReviewedApplicationTransformer extends BaseTransformer<ReadableReviewedApplication> {
  toObject() {
    const application = this.resource
    return {
      ...new ApplicationTransformer(application).toObject(),
      discordBotId: application.discordBotId,
      botName: application.botName,
      botAvatar: application.botAvatar,
      serverCount: application.servingCount,
      serverCountSource: application.servingCountSource,
      serverCountAt: application.servingCountAt,
      medianServerCount: application.medianServingCount,
      sustainedServerCount: application.sustainedServingCount,
      sustainedServerCountDays: application.sustainedServingCountDays,
      hasServerCountJump: application.hasServingCountJump,
      userId: application.userId,
      userEmail: application.userEmail,
      applicantName: application.applicantName,
      applicantLanguage: application.applicantLanguage,
      submittedAt: application.submittedAt,
      reviewedAt: application.reviewedAt,
      reviewedByName: application.reviewedByName,
      isOwn: application.isOwn,
      eligibility: application.eligibility,
      version: application.version,
      undo: application.undo,
    }
  }
}
