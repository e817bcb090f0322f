import {
  type DiscordUser,
  findDiscordApplication,
  findDiscordUser,
} from '#app/platform/discord/discord'
import type { Requester } from '#app/platform/discord/miss_budget'

/** Discord's data about a bot. */
export interface BotAccount extends Pick<
  DiscordUser,
  'username' | 'discriminator' | 'avatar' | 'banner'
> {
  name: string
}

/**
 * The bot with that id, by the platform's word; its name is its application's, or its account's where that is not to be seen.
 * @returns `null` when there is none, or when it is a person
 * @throws `unavailable` or `rate_limited` when the platform cannot be asked
 */
export async function findBotAccount(id: string, requester: Requester): Promise<BotAccount | null> {
  const user = await findDiscordUser(id, requester)
  if (!user?.isBot) return null
  const application = await findDiscordApplication(id, requester)
  const { username, discriminator, avatar, banner } = user
  return { name: application?.name ?? username, username, discriminator, avatar, banner }
}
