import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReadableBot } from '#app/directory/readable_bots'

/** A bot as its card shows it. */
export default class BotListItemTransformer extends BaseTransformer<ReadableBot> {
  toObject() {
    const bot = this.resource
    return {
      id: bot.id,
      discordBotId: bot.discordBotId,
      userId: bot.userId,
      name: bot.name,
      username: bot.username,
      discriminator: bot.discriminator,
      avatar: bot.avatar,
      banner: bot.banner,
      prefix: bot.prefix,
      shortDescription: bot.shortDescription,
      inviteUrl: bot.inviteUrl,
      tags: bot.tags,
      certified: bot.certified,
      approvalStatus: bot.approvalStatus,
      servingCount: bot.servingCount,
      servingCountSource: bot.servingCountSource,
      servingCountAt: bot.servingCountAt,
      voteCount: bot.voteCount,
      averageRating: bot.averageRating,
      ratingCount: bot.ratingCount,
      presence: bot.presenceStatus
        ? { status: bot.presenceStatus, activity: bot.presenceActivity }
        : null,
      createdAt: bot.createdAt,
    }
  }
}
