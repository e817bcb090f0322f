import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { memberReads } from '#start/groups'

memberReads(() => {
  router
    .get('/api/bots/:id/queue', [controllers.directory.QueuePlaces, 'show'])
    .as('queue_places.show')
})
