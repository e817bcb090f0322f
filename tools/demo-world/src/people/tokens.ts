import { PEOPLE } from '../ids.ts'
import type { DemoPersonalToken } from '../types.ts'

/** One token that is in use, and one that never was. */
export const personalTokens: readonly DemoPersonalToken[] = [
  {
    memberId: PEOPLE.paula,
    name: 'Release script',
    scopes: ['bots:read', 'bots:write'],
    createdAt: { days: -20 },
    lastUsedAt: { hours: -3 },
    expiresAt: { days: 70 },
  },
  {
    memberId: PEOPLE.paula,
    name: 'Phone widget',
    scopes: ['account:read'],
    createdAt: { days: -2 },
    lastUsedAt: null,
    expiresAt: { days: 28 },
  },
]
