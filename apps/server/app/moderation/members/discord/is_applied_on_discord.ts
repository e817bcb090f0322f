import { isBannedFromCommunity, isInCommunityNow } from '#app/platform/discord/community_bans'
import type { DiscordModeration } from '#app/moderation/members/discord/moderation_rows'

/** Whether Discord has done what nobody heard the end of. @throws `unavailable` while it cannot be asked */
export async function isAppliedOnDiscord({ userId, action }: DiscordModeration): Promise<boolean> {
  return action === 'ban' ? isBannedFromCommunity(userId) : !(await isInCommunityNow(userId))
}
