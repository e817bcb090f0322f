import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoWebhook } from '../types.ts'

/** One that leads to the simulated listener, and one that was paused because nobody listens. */
export const webhooks: readonly DemoWebhook[] = [
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    url: 'http://localhost:3337/hooks/paula',
    format: 'standard',
    eventTypes: ['vote.created', 'review.created'],
    createdAt: { days: -20 },
    pausedAt: null,
  },
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    url: 'https://rewards.example/dblwebhook',
    format: 'topgg_v0',
    eventTypes: ['vote.created'],
    createdAt: { days: -30 },
    pausedAt: { days: -3 },
  },
]
