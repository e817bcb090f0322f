import { BaseTransformer } from '@adonisjs/core/transformers'
import ApplicationTransformer from '#app/certification/transformers/application_transformer'
import type { ReadableReviewedApplication } from '#app/certification/readable_applications'

/** An application as the staff see it, with what stands in its bot's way. */
export default class ReviewedApplicationTransformer extends BaseTransformer<ReadableReviewedApplication> {
  toObject() {
    const application = this.resource
    return {
      ...new ApplicationTransformer(application).toObject(),
      discordBotId: application.discordBotId,
      botName: application.botName,
      botAvatar: application.botAvatar,
      serverCount: application.servingCount,
      userId: application.userId,
      userEmail: application.userEmail,
      applicantName: application.applicantName,
      reviewedAt: application.reviewedAt,
      reviewedByName: application.reviewedByName,
      isOwn: application.isOwn,
      eligibility: application.eligibility,
    }
  }
}
