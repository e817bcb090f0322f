import { Routes } from 'discord-api-types/v10'
import { DAY_SECONDS } from '#app/core/time'
import { discordConfig } from '#config/discord'
import { fetchFromDiscord, changeAtDiscord } from '#app/platform/discord/discord'
import type { ChangeOutcome, DiscordChange } from '#app/platform/discord/discord_change'

/** Discord's error codes for a member, user or ban that does not exist. */
export const UNKNOWN_MEMBER_CODES = { member: 10_007, user: 10_013, ban: 10_026 } as const

/** One kind per person, because a refusal for one person says nothing about another. */
const getKind = (userId: string) => `bans of ${userId}`
const getBanRoute = (userId: string) => Routes.guildBan(discordConfig.guildId, userId)

function getChangeContext(userId: string, reason: string): Pick<DiscordChange, 'kind' | 'reason'> {
  return { kind: getKind(userId), reason }
}

/**
 * Bans somebody from the community server, member or not. Idempotent.
 * @param deletedDays messages of so many days are deleted too
 */
export function banFromCommunity(
  userId: string,
  { reason, deletedDays }: { reason: string; deletedDays: number }
): Promise<ChangeOutcome> {
  const body = { delete_message_seconds: deletedDays * DAY_SECONDS }
  return changeAtDiscord({
    ...getChangeContext(userId, reason),
    method: 'PUT',
    route: getBanRoute(userId),
    body,
  })
}

export function unbanFromCommunity(userId: string, reason: string): Promise<ChangeOutcome> {
  return changeAtDiscord({
    ...getChangeContext(userId, reason),
    method: 'DELETE',
    route: getBanRoute(userId),
  })
}

/** Removes a member, who may join again. */
export function kickFromCommunity(userId: string, reason: string): Promise<ChangeOutcome> {
  const route = Routes.guildMember(discordConfig.guildId, userId)
  return changeAtDiscord({ ...getChangeContext(userId, reason), method: 'DELETE', route })
}

/** Whether somebody is banned from the community server. Not cached. @throws `unavailable` */
export async function isBannedFromCommunity(userId: string): Promise<boolean> {
  return (await fetchFromDiscord(getKind(userId), getBanRoute(userId))) !== null
}

/** Whether somebody is in the community server. Bypasses the cache. @throws `unavailable` */
export async function isInCommunityNow(userId: string): Promise<boolean> {
  const route = Routes.guildMember(discordConfig.guildId, userId)
  return (await fetchFromDiscord(getKind(userId), route)) !== null
}
