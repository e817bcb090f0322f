import { isBannedFromCommunity, isInCommunityNow } from '#app/platform/discord/community_bans'
import type { DiscordModeration } from '#app/moderation/members/discord/moderation_rows'

/** Returns whether Discord has applied a moderation. @throws `unavailable` when Discord does not answer */
export async function isAppliedOnDiscord({ userId, action }: DiscordModeration): Promise<boolean> {
  return action === 'ban' ? isBannedFromCommunity(userId) : !(await isInCommunityNow(userId))
}
