import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoWebhook } from '../types.ts'

/**
 * One that leads to the simulated listener, one that was paused because nobody listens, and one that leads to Discord,
 * which is paused so that the demo world sends nothing there.
 */
export const webhooks: readonly DemoWebhook[] = [
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    url: 'http://localhost:3337/hooks/paula',
    format: 'standard',
    eventTypes: ['vote.created', 'review.created'],
    createdAt: { days: -20 },
    paused: null,
  },
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    url: 'https://rewards.example/dblwebhook',
    format: 'topgg_v0',
    eventTypes: ['vote.created'],
    createdAt: { days: -30 },
    paused: { at: { days: -3 }, reason: 'failing' },
  },
  {
    botId: BOTS.paulaFirst,
    createdBy: PEOPLE.paula,
    url: 'https://discord.com/api/webhooks/100000000000000077/nobody-has-this-token',
    format: 'discord',
    eventTypes: ['review.created', 'bot.approved', 'bot.rejected'],
    createdAt: { days: -12 },
    paused: { at: { days: -1 }, reason: 'owner' },
  },
]
