import router from '@adonisjs/core/services/router'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { automaticStaffMutations, staffReads } from '#start/groups'

/** Three a minute for each open screen, and one for each item that is opened or closed. */
const readerRateLimit = new RateLimit({
  name: 'item_readers',
  tokens: 120,
  perSeconds: MINUTE_SECONDS,
})

staffReads('enterDashboard', () => {
  router
    .get('/api/admin/item-readers', [controllers.readers.ItemReaders, 'index'])
    .as('item_readers.index')
})

// The controller requires the right of the item's queue.
automaticStaffMutations('enterDashboard', readerRateLimit, () => {
  router
    .put('/api/admin/item-readers/:id', [controllers.readers.ItemReaders, 'update'])
    .as('item_readers.update')
  router
    .delete('/api/admin/item-readers/:id', [controllers.readers.ItemReaders, 'destroy'])
    .as('item_readers.destroy')
})
