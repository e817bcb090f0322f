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
 * Finds a bot at Discord. Its name is that of its application, or the username if the application is not visible.
 * @returns `null` when there is no such account, or when it is a person
 * @throws `unavailable` or `rate_limited` when Discord cannot be queried
 */
export async function findBotAccount(id: string, requester: Requester): Promise<BotAccount | null> {
  const user = await findDiscordUser(id, requester)
  if (!user?.isBot) return null
  const application = await findDiscordApplication(id, requester)
  const { username, discriminator, avatar, banner } = user
  return { name: application?.name ?? username, username, discriminator, avatar, banner }
}
