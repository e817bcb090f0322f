import { botId } from '../ids.ts'
import type { DemoBotEnd } from '../types.ts'

/** A bot that has ended, and one that will. */
export const botEnds: readonly DemoBotEnd[] = [
  // Question Jar, and Oracle of Mild Advice.
  { botId: botId(34), endsOn: { days: -20 }, successorId: botId(33), hasEnded: true },
  // Counter Service.
  { botId: botId(49), endsOn: { days: 45 }, successorId: null, hasEnded: false },
]
