import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoBotTransfer } from '../types.ts'

/** Offers of bots, so that their page is not empty. */
export const botTransfers: readonly DemoBotTransfer[] = [
  {
    botId: BOTS.paulaFirst,
    fromId: PEOPLE.paula,
    toId: PEOPLE.lia,
    createdAt: { days: -1 },
    endsAt: { days: 6 },
  },
]
