import { invalidField } from '#app/core/errors'
import { findChannels } from '#app/platform/discord/discord'
import type { Asker } from '#app/platform/discord/miss_budget'

/** @throws 422 for a channel to which nothing can be announced; `unavailable` while nobody knows the channels */
export async function requireChannel(channelId: string, asker: Asker) {
  const channels = (await findChannels(asker)) ?? []
  if (!channels.some(({ id }) => id === channelId))
    throw invalidField(
      'channelId',
      'channel',
      'The channel field must be a channel that we may write in'
    )
}
