import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoBotChange } from '../types.ts'

/** Changes of approved bots that wait for staff, so that their queue is not empty. */
export const botChanges: readonly DemoBotChange[] = [
  {
    botId: BOTS.lia40Servers,
    authorId: PEOPLE.lia,
    website: 'https://hedgerow.example/new',
    createdAt: { hours: -7 },
  },
]
