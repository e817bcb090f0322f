import type { RouteName } from '#app/core/openapi/operation'
import type { PersonalTokenScope } from '#app/identity/tokens/rules'

/**
 * The calls that accept a personal token, by the scope that they need. Every other call refuses it. These are never
 * among them: what staff do, votes and reviews, which are worth something only if people give them, and what could
 * outlive the token or cannot be undone, such as creating tokens, payments and deletions.
 */
export const PERSONAL_TOKEN_CALLS = {
  'account:read': [
    'auth.user',
    'inbox.index',
    'inbox_unread.show',
    'user_ratings.index',
    'user_votes.index',
  ],
  'bots:read': [
    'bots.show',
    'bot_analytics.csv',
    'bot_analytics.show',
    'bot_statuses.show',
    'own_applications.index',
    'own_bots.index',
  ],
  'bots:write': ['bots.store', 'bots.update'],
  'reviews:reply': ['rating_hearts.store', 'rating_replies.store'],
} as const satisfies Record<PersonalTokenScope, readonly RouteName[]>

const SCOPES = new Map<string, PersonalTokenScope>(
  Object.entries(PERSONAL_TOKEN_CALLS).flatMap(([scope, names]) =>
    names.map((name) => [name, scope as PersonalTokenScope] as const)
  )
)

/** Returns the scope that a personal token needs for a call; `undefined` when the call accepts none. */
export function getNeededScope(routeName: string | undefined): PersonalTokenScope | undefined {
  return routeName === undefined ? undefined : SCOPES.get(routeName)
}
