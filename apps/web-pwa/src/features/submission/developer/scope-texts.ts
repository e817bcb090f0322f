import type { BotTokenScope, PersonalTokenScope } from '@botanica/api-client/contract'

/* The keys of each scope's texts: the colon of a scope would separate a namespace from a key. */

export const SCOPE_TEXTS = {
  'stats:write': 'scopes.stats',
  'votes:read': 'scopes.votes',
  'events:read': 'scopes.events',
  'analytics:read': 'scopes.analytics',
} as const satisfies Record<BotTokenScope, string>

export const PERSONAL_SCOPE_TEXTS = {
  'account:read': 'personal.scopes.account',
  'bots:read': 'personal.scopes.botsRead',
  'bots:write': 'personal.scopes.botsWrite',
  'reviews:reply': 'personal.scopes.reviews',
} as const satisfies Record<PersonalTokenScope, string>

export const PERSONAL_SCOPE_HELP = {
  'account:read': 'personal.scopes.accountHelp',
  'bots:read': 'personal.scopes.botsReadHelp',
  'bots:write': 'personal.scopes.botsWriteHelp',
  'reviews:reply': 'personal.scopes.reviewsHelp',
} as const satisfies Record<PersonalTokenScope, string>
