import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { BOTBLOCK_PATH, COMPATIBILITY_PATH, COMPATIBLE_LISTS } from '#app/compatibility/rules'
import { dropUnknownSort } from '#app/compatibility/sorts'
import { botListValidator } from '#app/compatibility/validators'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { limitAddress } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { knownKeys } from '#app/core/validation/known_keys'
import { ignoreUnknownParameters } from '#app/core/validation/query_parameters'
import { BOT_COUNTS_TAG, BOTS_TAG, CATEGORIES_TAG } from '#app/directory/outbox'
import { userTag } from '#app/identity/outbox'
import { botReads, botWrites, publicReads } from '#start/groups'

/**
 * The calls of other lists' clients. They are left out of the API description: it could not tell `/bot/{id}/stats` from
 * `/bot/stats/{id}`, and the clients that need them exist. New programs use our own calls.
 */

/** The lists of the base paths, as a pattern of the path parameter. */
const LIST = new RegExp(`^(?:${Object.keys(COMPATIBLE_LISTS).join('|')})$`)

/** Where the lists expect server counts. Without an id, the token says whose count it is. */
const STATS_PATHS = {
  own_stats: '/bots/stats',
  stats: '/bots/:id/stats',
  bot_stats: '/bot/:id/stats',
  stats_of_bot: '/bot/stats/:id',
  guilds: '/bots/:id/guilds',
  bots: '/bots/:id',
} as const

/** Pages of bots. They are large, and so many different ones can be asked for that the cache helps little. */
const compatiblePages = new RateLimit({
  name: 'compatible_pages',
  tokens: 60,
  perSeconds: MINUTE_SECONDS,
})

const forEachList = (group: ReturnType<typeof publicReads>) =>
  group
    .prefix(`${COMPATIBILITY_PATH}/:list`)
    .where('list', LIST)
    .use(ignoreUnknownParameters)
    .as('compat')

forEachList(
  publicReads(() => {
    router
      .get('/bots', [controllers.compatibility.Bots, 'index'])
      .use([
        limitAddress(compatiblePages),
        dropUnknownSort,
        cacheResponse({
          query: knownKeys(botListValidator),
          tags: () => [BOTS_TAG, BOT_COUNTS_TAG],
          staleWhileRevalidate: true,
        }),
      ])
      .as('bots.index')
    router
      .get('/bots/:id', [controllers.compatibility.Bots, 'show'])
      .use(cacheResponse({ tags: () => [CATEGORIES_TAG] }))
      .as('bots.show')
    router
      .get('/bots/:id/stats', [controllers.compatibility.Stats, 'show'])
      .use(cacheResponse({ tags: () => [] }))
      .as('stats.show')
    router
      .get('/users/:id', [controllers.compatibility.Users, 'show'])
      .use(cacheResponse({ tags: ({ params }) => [userTag(params.id)] }))
      .as('users.show')
    router
      .get('/weekend', [controllers.compatibility.Weekends, 'show'])
      .use(cacheResponse({ tags: () => [] }))
      .as('weekend.show')
  })
)

forEachList(
  botReads(undefined, () => {
    router.get('/bots/stats', [controllers.compatibility.Stats, 'showOwn']).as('own_stats.show')
    router.get('/v1/projects/@me', [controllers.compatibility.Projects, 'show']).as('projects.show')
  })
)

forEachList(
  botReads('votes:read', () => {
    router.get('/bots/check', [controllers.compatibility.Votes, 'check']).as('own_votes.check')
    router.get('/bots/:id/check', [controllers.compatibility.Votes, 'check']).as('votes.check')
    router.get('/bots/votes', [controllers.compatibility.Votes, 'index']).as('own_votes.index')
    router.get('/bots/:id/votes', [controllers.compatibility.Votes, 'index']).as('votes.index')
    router
      .get('/bots/:id/upvotes', [controllers.compatibility.Votes, 'upvotes'])
      .as('upvotes.index')
  })
)

forEachList(
  botWrites('stats:write', () => {
    for (const [name, path] of Object.entries(STATS_PATHS)) {
      router.post(path, [controllers.compatibility.Stats, 'store']).as(`${name}.store`)
    }
    router
      .patch('/v1/projects/@me/metrics', [controllers.compatibility.Stats, 'updateMetrics'])
      .as('metrics.update')
    router
      .post('/v1/projects/@me/metrics/batch', [controllers.compatibility.Stats, 'storeMetrics'])
      .as('metrics.store')
    router
      .post('/bots/:id/commands', [controllers.compatibility.Commands, 'update'])
      .as('commands.store')
    router
      .put('/v1/projects/@me/commands', [controllers.compatibility.Commands, 'update'])
      .as('commands.update')
  })
)

publicReads(() => {
  router
    .get(BOTBLOCK_PATH, [controllers.compatibility.BotBlock, 'show'])
    .use(cacheResponse({ tags: () => [] }))
    .as('compat.botblock.show')
})
