import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { memberReads, mutations } from '#start/groups'

/** Offers per member; only accepted requests count. Each is an inbox item of another member. */
const offerRateLimit = new RateLimit({
  name: 'transfers',
  tokens: 10,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})

memberReads(() => {
  router
    .get('/api/user/transfers', [controllers.directory.BotTransfers, 'index'])
    .as('bot_transfers.index')
})

mutations(() => {
  router
    .post('/api/bots/:id/transfers', [controllers.directory.BotTransfers, 'store'])
    .use(limitWrites(offerRateLimit))
    .as('bot_transfers.store')
  router
    .delete('/api/transfers/:id', [controllers.directory.BotTransfers, 'destroy'])
    .as('bot_transfers.destroy')
  router
    .post('/api/transfers/:id/accept', [controllers.directory.BotTransfers, 'accept'])
    .as('bot_transfers.accept')
  router
    .post('/api/transfers/:id/decline', [controllers.directory.BotTransfers, 'decline'])
    .as('bot_transfers.decline')
  router
    .post('/api/transfers/:id/take-back', [controllers.directory.BotTransfers, 'takeBack'])
    .as('bot_transfers.take_back')
})
