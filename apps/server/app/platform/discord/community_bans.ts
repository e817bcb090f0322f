import { Routes } from 'discord-api-types/v10'
import { DAY_SECONDS } from '#app/core/time'
import { discordConfig } from '#config/discord'
import { fetchFromDiscord, changeAtDiscord } from '#app/platform/discord/discord'
import type { ChangeOutcome, DiscordChange } from '#app/platform/discord/discord_change'

/** Discord's own numbers for who or what is not there. */
export const UNKNOWN_MEMBER_CODES = { member: 10_007, user: 10_013, ban: 10_026 } as const

/** Of one person, because Discord's refusal of one says nothing about another. */
const kindOf = (userId: string) => `bans of ${userId}`
const banOf = (userId: string) => Routes.guildBan(discordConfig.guildId, userId)

function about(userId: string, reason: string): Pick<DiscordChange, 'kind' | 'reason'> {
  return { kind: kindOf(userId), reason }
}

/**
 * Puts somebody out of the community server and keeps them out, be they in it or not. Twice is as good as once.
 * @param deletedDays messages of so many days go too
 */
export function banFromCommunity(
  userId: string,
  { reason, deletedDays }: { reason: string; deletedDays: number }
): Promise<ChangeOutcome> {
  const body = { delete_message_seconds: deletedDays * DAY_SECONDS }
  return changeAtDiscord({ ...about(userId, reason), method: 'PUT', route: banOf(userId), body })
}

export function unbanFromCommunity(userId: string, reason: string): Promise<ChangeOutcome> {
  return changeAtDiscord({ ...about(userId, reason), method: 'DELETE', route: banOf(userId) })
}

/** Puts a member out, who may come back. */
export function kickFromCommunity(userId: string, reason: string): Promise<ChangeOutcome> {
  const route = Routes.guildMember(discordConfig.guildId, userId)
  return changeAtDiscord({ ...about(userId, reason), method: 'DELETE', route })
}

/** Whether somebody is banned there now. @throws `unavailable` */
export async function isBannedFromCommunity(userId: string): Promise<boolean> {
  return (await fetchFromDiscord(kindOf(userId), banOf(userId))) !== null
}

/** Whether somebody is in it now, whatever is remembered of them. @throws `unavailable` */
export async function isInCommunityNow(userId: string): Promise<boolean> {
  const route = Routes.guildMember(discordConfig.guildId, userId)
  return (await fetchFromDiscord(kindOf(userId), route)) !== null
}
