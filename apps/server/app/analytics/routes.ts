import router from '@adonisjs/core/services/router'
import { limitAddress } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { botReads, memberReads, visitorReports } from '#start/groups'

/** What the pages of one network report. */
const interactionRateLimit = new RateLimit({
  name: 'interactions',
  tokens: 240,
  perSeconds: MINUTE_SECONDS,
})

visitorReports(() => {
  router
    .post('/api/interactions', [controllers.analytics.Interactions, 'store'])
    .use(limitAddress(interactionRateLimit))
    .as('interactions.store')
})

memberReads(() => {
  router
    .get('/api/bots/:id/analytics', [controllers.analytics.BotAnalytics, 'show'])
    .as('bot_analytics.show')
  router
    .get('/api/bots/:id/analytics.csv', [controllers.analytics.BotAnalytics, 'csv'])
    .as('bot_analytics.csv')
})

botReads('analytics:read', () => {
  // The path holds the platform's id, as in all calls of bots.
  router
    .get('/api/bots/:id/analytics/history', [controllers.analytics.BotAnalytics, 'history'])
    .as('bot_analytics.history')
})
