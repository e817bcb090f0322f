import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoQuestion } from '../types.ts'

/** What staff have asked the owners of bots that wait, with their answers. */
export const questions: readonly DemoQuestion[] = [
  {
    botId: BOTS.brunoPending,
    askerId: PEOPLE.mihai,
    text: 'Your support server has no rules and no channels yet. Will people find help there?',
    createdAt: { days: -2 },
    answer: {
      authorId: PEOPLE.bruno,
      text: 'Yes, I have opened #help and #news, and I read them every evening.',
      createdAt: { days: -1 },
    },
  },
  {
    botId: BOTS.liaPending,
    askerId: PEOPLE.rita,
    text: 'Quillon does not answer /duel challenge on our test server. Does it need a setup first?',
    createdAt: { days: -1, hours: -3 },
    answer: null,
  },
]
