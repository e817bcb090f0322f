/** What a bot's token may be used for. */
export const BOT_TOKEN_SCOPES = [
  'stats:write',
  'votes:read',
  'events:read',
  'analytics:read',
] as const
export type BotTokenScope = (typeof BOT_TOKEN_SCOPES)[number]

/** A named token can be created while the bot has fewer tokens than this, the unnamed one included. */
export const MAX_BOT_TOKENS = 10

/** Days after which a token expires at the latest, unless it never does. */
export const MAX_BOT_TOKEN_DAYS = 365

/** Days for which revoked and expired tokens are stored. */
export const ENDED_BOT_TOKEN_DAYS = 30
