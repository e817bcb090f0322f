import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoBotToken } from '../types.ts'

/** One token that works, and one that has expired. */
export const botTokens: readonly DemoBotToken[] = [
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    name: 'Production',
    scopes: ['stats:write', 'votes:read', 'events:read'],
    createdAt: { days: -40 },
    lastUsedAt: { minutes: -10 },
    expiresAt: { days: 325 },
  },
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    name: 'Staging',
    scopes: ['stats:write'],
    createdAt: { days: -35 },
    lastUsedAt: { days: -6 },
    expiresAt: { days: -5 },
  },
]
