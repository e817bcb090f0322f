import { BaseTransformer } from '@adonisjs/core/transformers'
import UserChipTransformer from '#app/identity/transformers/user_chip_transformer'
import type { ReadableRating } from '#app/reviews/readable_ratings'

/** A review with its author's chip and its vote counts. */
export default class RatingTransformer extends BaseTransformer<ReadableRating> {
  toObject() {
    const rating = this.resource
    return {
      id: rating.id,
      botId: rating.botId,
      userId: rating.authorId,
      rating: rating.rating,
      comment: rating.comment,
      ownerReply: rating.ownerReply,
      hasOwnerHeart: rating.hasOwnerHeart,
      createdAt: rating.createdAt,
      updatedAt: rating.updatedAt,
      author: UserChipTransformer.transform(this.author()),
      byMainOwner: rating.byMainOwner,
      byOwner: rating.byOwner,
      likes: rating.likes,
      dislikes: rating.dislikes,
    }
  }

  private author() {
    const rating = this.resource
    if (rating.authorId === null) return null
    return {
      id: rating.authorId,
      username: rating.authorUsername,
      displayName: rating.authorDisplayName,
      discordDisplayName: rating.authorDiscordDisplayName,
      discordDiscriminator: rating.authorDiscordDiscriminator,
      discordAvatar: rating.authorDiscordAvatar,
      discordBanner: rating.authorDiscordBanner,
      isPremium: rating.authorIsPremium,
    }
  }
}
