import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { controllers } from '#generated/controllers'
import { BOT_COUNTS_TAG, BOTS_TAG, CATEGORIES_TAG } from '#app/directory/outbox'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'
import { pageValidator } from '#app/core/validation/list_fields'
import { knownKeys } from '#app/core/validation/known_keys'
import { REPEATED_FILTERS } from '#app/directory/filter_fields'
import { SUGGESTIONS_TAG } from '#app/directory/suggestions/suggestions'
import {
  botCountsValidator,
  botListValidator,
  catalogValidator,
  suggestionsValidator,
} from '#app/directory/validators'
import { userTag } from '#app/identity/outbox'
import {
  botReads,
  botWrites,
  memberReads,
  mutations,
  publicReads,
  staffMutations,
  staffReads,
} from '#start/groups'
import { middleware } from '#start/kernel'

/** Submissions per member; only accepted ones count. */
const submissionRateLimit = new RateLimit({
  name: 'submissions',
  tokens: 5,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})

/** How many filtered lists, and counts beside the choices of filters, each process stores. */
const MAX_CACHED_FILTERS = 200
/** What every list has, and few values of which are common. */
const UNFILTERED = new Set(['limit', 'cursor', 'sort', 'search', 'exact'])

/** Whether the bots are filtered by more than one category. */
function isFiltered({ request }: HttpContext) {
  if (!request.parsedUrl.query) return false
  return Object.entries(request.qs()).some(
    ([name, value]) =>
      !UNFILTERED.has(name) && !(name === 'categoryId' && [value].flat().length === 1)
  )
}

publicReads(() => {
  router
    .get('/api/bots', [controllers.directory.Bots, 'index'])
    .use(
      cacheResponse({
        query: knownKeys(botListValidator),
        repeated: REPEATED_FILTERS,
        variants: { max: MAX_CACHED_FILTERS, isVariant: isFiltered },
        tags: () => [BOTS_TAG, BOT_COUNTS_TAG],
        staleWhileRevalidate: true,
      })
    )
    .as('bots.index')

  router
    .get('/api/search/suggestions', [controllers.directory.SearchSuggestions, 'index'])
    .use(
      cacheResponse({
        query: knownKeys(suggestionsValidator),
        tags: () => [SUGGESTIONS_TAG],
      })
    )
    .as('search_suggestions.index')

  router
    .get('/api/bots/counts', [controllers.directory.BotCounts, 'index'])
    .use(
      cacheResponse({
        query: knownKeys(botCountsValidator),
        repeated: REPEATED_FILTERS,
        variants: { max: MAX_CACHED_FILTERS, isVariant: isFiltered },
        // A minute old at most, whatever changes: counting is expensive in a large directory.
        tags: () => [CATEGORIES_TAG],
      })
    )
    .as('bot_counts.index')

  router
    .get('/api/bots/certified', [controllers.directory.CertifiedBots, 'index'])
    .use(
      cacheResponse({
        query: knownKeys(pageValidator),
        tags: () => [BOTS_TAG, BOT_COUNTS_TAG],
        staleWhileRevalidate: true,
      })
    )
    .as('bots.certified')

  // Responses about public bots are the same for everybody; the viewer matters only for hidden bots.
  router
    .get('/api/bots/discord/:id', [controllers.directory.Bots, 'show'])
    .use([cacheResponse({ tags: () => [CATEGORIES_TAG] }), middleware.viewer()])
    .as('bots.show')

  router
    .get('/api/discord/bots/:id/presence', [controllers.directory.BotPresences, 'show'])
    .use([cacheResponse({ tags: () => [] }), middleware.viewer()])
    .as('bot_presences.show')

  router
    .get('/api/discord/bot/:id/guild-count', [controllers.directory.GuildCounts, 'show'])
    .use([cacheResponse({ tags: () => [] }), middleware.viewer()])
    .as('guild_counts.show')

  router
    .get('/api/categories', [controllers.directory.Categories, 'index'])
    .use(cacheResponse({ tags: () => [BOTS_TAG, CATEGORIES_TAG] }))
    .as('categories.index')

  router
    .get('/api/catalogue', [controllers.directory.Catalogs, 'show'])
    .use(
      cacheResponse({
        query: knownKeys(catalogValidator),
        tags: () => [BOTS_TAG, CATEGORIES_TAG],
      })
    )
    .as('catalogue.show')

  router
    .get('/api/users/:id/bots', [controllers.directory.UserBots, 'index'])
    .use([
      cacheResponse({
        query: knownKeys(pageValidator),
        tags: ({ params }) => [BOTS_TAG, BOT_COUNTS_TAG, userTag(params.id)],
        unlessCredentialed: true,
      }),
      middleware.viewer(),
    ])
    .as('user_bots.index')
})

botReads('events:read', () => {
  // The path holds the platform's id, as in all calls of bots.
  router
    .get('/api/bots/:id/events', [controllers.directory.BotEvents, 'index'])
    .as('bot_events.index')
  router
    .get('/api/bots/:id/events/stream', [controllers.directory.BotEventStreams, 'show'])
    .as('bot_event_streams.show')
})

botWrites('stats:write', () => {
  // The path holds the platform's id here; the site's own calls use the internal one.
  router
    .post('/api/bots/:id/stats', [controllers.directory.BotStats, 'store'])
    .as('bot_stats.store')
})

memberReads(() => {
  router
    .get('/api/bots/discord/:id/status', [controllers.directory.BotSubmissions, 'show'])
    .as('bot_statuses.show')

  router.get('/api/bots/:id/token', [controllers.directory.BotTokens, 'show']).as('bot_tokens.show')

  router
    .get('/api/bots/:id/tokens', [controllers.directory.NamedBotTokens, 'index'])
    .as('named_bot_tokens.index')

  router.get('/api/user/bots', [controllers.directory.OwnBots, 'index']).as('own_bots.index')
})

mutations(() => {
  router
    .post('/api/bots', [controllers.directory.BotSubmissions, 'store'])
    .use(limitWrites(submissionRateLimit))
    .as('bots.store')
  router.patch('/api/bots/:id', [controllers.directory.BotChanges, 'update']).as('bots.update')
  router
    .delete('/api/bots/:id/additional-owners/me', [controllers.directory.CoOwnerships, 'destroy'])
    .as('co_ownerships.destroy')
  router.delete('/api/bots/:id', [controllers.directory.BotChanges, 'destroy']).as('bots.destroy')
  router
    .post('/api/bots/:id/token', [controllers.directory.BotTokens, 'store'])
    .as('bot_tokens.store')
  router
    .post('/api/bots/:id/tokens', [controllers.directory.NamedBotTokens, 'store'])
    .as('named_bot_tokens.store')
  router
    .delete('/api/bots/:id/tokens/:tokenId', [controllers.directory.NamedBotTokens, 'destroy'])
    .as('named_bot_tokens.destroy')
})

staffReads('manageCategories', () => {
  router
    .get('/api/admin/categories', [controllers.directory.AdministeredCategories, 'index'])
    .as('administered_categories.index')
})

staffMutations('manageCategories', () => {
  router
    .post('/api/admin/categories', [controllers.directory.AdministeredCategories, 'store'])
    .as('administered_categories.store')
  router
    .patch('/api/admin/categories/:id', [controllers.directory.AdministeredCategories, 'update'])
    .as('administered_categories.update')
  router
    .post('/api/admin/categories/:id/move-bots', [
      controllers.directory.AdministeredCategories,
      'move',
    ])
    .as('administered_categories.move')
  router
    .delete('/api/admin/categories/:id', [controllers.directory.AdministeredCategories, 'destroy'])
    .as('administered_categories.destroy')
})
