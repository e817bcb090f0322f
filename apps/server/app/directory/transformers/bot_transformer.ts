import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BotEnd } from '#app/directory/ends/queries/bot_ends'
import { BOT_LINKS } from '#app/directory/rules'
import type { ReadableBotDetail } from '#app/directory/readable_bots'
import BotListItemTransformer from '#app/directory/transformers/bot_list_item_transformer'
import UserChipTransformer from '#app/identity/transformers/user_chip_transformer'

/** A bot as its page shows it. */
export default class BotTransformer extends BaseTransformer<ReadableBotDetail> {
  toObject() {
    const bot = this.resource
    return {
      ...new BotListItemTransformer(bot).toObject(),
      description: bot.description,
      additionalOwners: bot.additionalOwners,
      ...this.pick(bot, [...BOT_LINKS]),
      owner: UserChipTransformer.transform(this.owner()),
      // Public responses are the same for everybody; the reason is included only for viewers of a bot that is not
      // public.
      approvalReason: bot.isPublic ? null : bot.approvalReason,
      decision: bot.isPublic ? null : bot.decision,
      reviewCount: bot.ratingCounts.reduce((sum, count) => sum + count, 0),
      ratingCounts: bot.ratingCounts,
      ownerRemovedReviewCount: bot.ownerRemovedReviewCount,
      permissions: bot.permissions,
      permissionLevel: bot.permissionLevel,
      approvedAt: bot.approvedAt,
      end: bot.end && this.end(bot.end),
      updatedAt: bot.updatedAt,
    }
  }

  private end({ endsOn, hasEnded, successor }: BotEnd) {
    return { endsOn, hasEnded, successor }
  }

  private owner() {
    const bot = this.resource
    if (bot.ownerId === null) return null
    return {
      id: bot.ownerId,
      username: bot.ownerUsername,
      displayName: bot.ownerDisplayName,
      discordDisplayName: bot.ownerDiscordDisplayName,
      discordDiscriminator: bot.ownerDiscordDiscriminator,
      discordAvatar: bot.ownerDiscordAvatar,
      discordBanner: bot.ownerDiscordBanner,
      isPremium: bot.ownerIsPremium,
    }
  }
}
