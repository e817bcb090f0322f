import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { controllers } from '#generated/controllers'
import { memberReads, publicReads, staffReads } from '#start/groups'

publicReads(() => {
  router
    .get('/api/discord/users/:id', [controllers.platform.DiscordUsers, 'show'])
    .use(cacheResponse({ tags: () => [] }))
    .as('discord_users.show')

  router
    .get('/api/discord/users/:id/presence', [controllers.platform.UserPresences, 'show'])
    .use(cacheResponse({ tags: () => [] }))
    .as('user_presences.show')
})

memberReads(() => {
  router
    .get('/api/discord/bot/:id', [controllers.platform.DiscordBots, 'show'])
    .as('discord_bots.show')
})

staffReads('announce', () => {
  router
    .get('/api/discord/channels', [controllers.platform.DiscordChannels, 'index'])
    .as('discord_channels.index')
})
