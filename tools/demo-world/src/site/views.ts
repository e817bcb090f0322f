import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoView } from '../types.ts'

/** Who has had which pending bots open. Whoever has written about a bot has. */
export const views: readonly DemoView[] = [
  { botId: BOTS.brunoPending, viewerId: PEOPLE.mihai, snoozedUntil: null },
  { botId: BOTS.brunoPending, viewerId: PEOPLE.rita, snoozedUntil: null },
  { botId: BOTS.liaPending, viewerId: PEOPLE.rita, snoozedUntil: null },
  { botId: BOTS.raduPending, viewerId: PEOPLE.mihai, snoozedUntil: { days: 6 } },
]
