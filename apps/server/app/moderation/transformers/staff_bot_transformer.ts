import { BaseTransformer } from '@adonisjs/core/transformers'
import { BOT_LINKS } from '#app/directory/rules'
import type { ReadableStaffBot } from '#app/moderation/readable_staff_bots'

/**
 * A bot in the staff's lists. `status` and `approvalStatus` are the same; the API has both names.
 */
export default class StaffBotTransformer extends BaseTransformer<ReadableStaffBot> {
  toObject() {
    const bot = this.resource
    return {
      id: bot.id,
      discordBotId: bot.discordBotId,
      userId: bot.userId,
      additionalOwners: bot.additionalOwners,
      submitter: bot.submitter,
      submitterLanguage: bot.submitterLanguage,
      isOwn: bot.isOwn,
      isViewed: bot.isViewed,
      snoozedUntil: bot.snoozedUntil,
      isWaitingForOwner: bot.isWaitingForOwner,
      name: bot.name,
      username: bot.username,
      prefix: bot.prefix,
      shortDescription: bot.shortDescription,
      description: bot.description,
      avatar: bot.avatar,
      banner: bot.banner,
      inviteUrl: bot.inviteUrl,
      ...this.pick(bot, [...BOT_LINKS]),
      tags: bot.tags,
      servingCount: bot.servingCount,
      servingCountSource: bot.servingCountSource,
      servingCountAt: bot.servingCountAt,
      servingCountFrozen: bot.servingCountFrozen,
      isServingCountStale: bot.isServingCountStale,
      medianServingCount: bot.medianServingCount,
      hasServingCountJump: bot.hasServingCountJump,
      voteCount: bot.voteCount,
      averageRating: bot.averageRating,
      ratingCount: bot.ratingCount,
      certified: bot.certified,
      status: bot.approvalStatus,
      approvalStatus: bot.approvalStatus,
      approvalReason: bot.approvalReason,
      autoDeleted: bot.autoDeleted,
      staffEditedFields: bot.staffEditedFields,
      createdAt: bot.createdAt,
      submittedAt: bot.submittedAt,
      approvedAt: bot.approvedAt,
      version: bot.version,
      undo: bot.undo,
    }
  }
}
