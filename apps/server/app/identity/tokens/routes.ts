import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { memberReads, mutations } from '#start/groups'

memberReads(() => {
  router
    .get('/api/user/tokens', [controllers.identity.AccessTokens, 'index'])
    .as('access_tokens.index')
})

mutations(() => {
  router
    .post('/api/user/tokens', [controllers.identity.AccessTokens, 'store'])
    .as('access_tokens.store')
  router
    .delete('/api/user/tokens/:id', [controllers.identity.AccessTokens, 'destroy'])
    .as('access_tokens.destroy')
})
