import type { BotTokenScope } from '@botanica/api-client/contract'

/** The key of each scope's text: the colon of a scope would separate a namespace from a key. */
export const SCOPE_TEXTS = {
  'stats:write': 'scopes.stats',
  'votes:read': 'scopes.votes',
  'events:read': 'scopes.events',
} as const satisfies Record<BotTokenScope, string>
