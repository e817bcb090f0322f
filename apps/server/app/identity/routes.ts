import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { limitAddress } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { throttle } from '#app/core/rate_limit/throttle'
import { strictQuery } from '#app/core/validation/query_parameters'
import { controllers } from '#generated/controllers'
import { userTag } from '#app/identity/outbox'
import { memberReads, mutations, ownAccountMutations, publicReads } from '#start/groups'
import { middleware } from '#start/kernel'
import { DISCORD_CALLBACK_PATH } from '#config/discord'

/** Started sign-ins, by IP address. */
const signInRateLimit = new RateLimit({
  name: 'sign_in',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

/** Browser navigations, and the request that tells a page who is signed in. Caches must not store any of them. */
router
  .group(() => {
    router.get('/api/login', [controllers.identity.DiscordLogin, 'shortcut']).as('auth.login')
    router
      .get('/api/auth/discord', [controllers.identity.DiscordLogin, 'begin'])
      .use(limitAddress(signInRateLimit))
      .as('auth.discord')
    router
      .get(DISCORD_CALLBACK_PATH, [controllers.identity.DiscordLogin, 'complete'])
      .as('auth.discord.callback')
    router.get('/api/logout', [controllers.identity.Sessions, 'destroy']).as('auth.logout')
    router
      .get('/api/auth/user', [controllers.identity.CurrentUser, 'show'])
      .use(strictQuery)
      .as('auth.user')
  })
  .use([throttle, middleware.private()])

publicReads(() => {
  router
    .get('/api/users/:id', [controllers.identity.Users, 'show'])
    .use(cacheResponse({ tags: ({ params }) => [userTag(params.id)] }))
    .as('users.show')
})

memberReads(() => {
  router
    .get('/api/discord/server/membership', [controllers.identity.ServerMemberships, 'show'])
    .as('server_membership.show')

  router
    .get('/api/user/export', [controllers.identity.OwnAccounts, 'export'])
    .use(middleware.noStaffTokens())
    .as('account.export')
})

mutations(() => {
  router.patch('/api/user/profile', [controllers.identity.Profiles, 'update']).as('profile.update')
  router.patch('/api/users/:id', [controllers.identity.Profiles, 'updateNamed']).as('users.update')
})

ownAccountMutations(() => {
  router.delete('/api/user', [controllers.identity.OwnAccounts, 'destroy']).as('account.destroy')
})
