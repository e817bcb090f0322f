import type { WebSocketManager } from '@discordjs/ws'
import { Client, GatewayIntentBits, Options } from 'discord.js'
import { restOptions } from '#app/platform/discord/rest_options'
import type { Backoff } from '#app/platform/gateway/backoff'
import type { IdentifyThrottler } from '#app/platform/gateway/identify_throttler'
import { ReconnectStrategy } from '#app/platform/gateway/reconnect_strategy'

/** The server, its members and their presences. The last two intents are privileged (docs/operations/configure.md). */
const INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMembers,
  GatewayIntentBits.GuildPresences,
]
/** Up to this many members, the snapshot of a server is complete. The maximum that Discord accepts. */
const LARGE_THRESHOLD = 250
const NOTHING = 0

/** The `presences` table stores what the library would cache about people. The library caches only its own user. */
const makeCache = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  GuildMemberManager: {
    maxSize: NOTHING,
    keepOverLimit: ({ id, client }) => id === client.user.id,
  },
  UserManager: { maxSize: NOTHING, keepOverLimit: ({ id, client }) => id === client.user?.id },
  PresenceManager: NOTHING,
  GuildEmojiManager: NOTHING,
  GuildStickerManager: NOTHING,
  MessageManager: NOTHING,
})

/**
 * Creates a gateway client that reconnects with backoff.
 * @param ended aborted before the client is destroyed
 */
export function createGatewayClient(
  reconnects: Backoff,
  pace: IdentifyThrottler,
  ended: AbortSignal
) {
  return new Client({
    intents: INTENTS,
    rest: restOptions(),
    makeCache,
    allowedMentions: { parse: [], repliedUser: false },
    ws: {
      large_threshold: LARGE_THRESHOLD,
      buildStrategy: (manager: WebSocketManager) =>
        new ReconnectStrategy(manager, reconnects, ended),
      buildIdentifyThrottler: () => pace,
    },
  })
}
