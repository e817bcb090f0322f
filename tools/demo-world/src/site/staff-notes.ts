import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoStaffNote } from '../types.ts'

/** What staff have written to each other about bots that wait. */
export const staffNotes: readonly DemoStaffNote[] = [
  {
    botId: BOTS.brunoPending,
    authorId: PEOPLE.rita,
    text: 'Works as described on my test server. The support server is still empty, so I would wait a day.',
    createdAt: { days: -2 },
  },
  {
    botId: BOTS.brunoPending,
    authorId: PEOPLE.mihai,
    text: 'Agreed. He opened it yesterday and answered my question within an hour.',
    createdAt: { days: -1 },
  },
]
