/** What a personal token may be used for. Members choose some of them; staff rights are never among them. */
export const PERSONAL_TOKEN_SCOPES = [
  'account:read',
  'bots:read',
  'bots:write',
  'reviews:reply',
] as const
export type PersonalTokenScope = (typeof PERSONAL_TOKEN_SCOPES)[number]

/** Characters of the name of a member's or a bot's token. */
export const TOKEN_NAME_LIMITS = { min: 1, max: 50 } as const

/** Personal tokens per member. */
export const MAX_PERSONAL_TOKENS = 10

/** Days after which a personal token expires at the latest. */
export const MAX_PERSONAL_TOKEN_DAYS = 90
