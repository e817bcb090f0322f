import router from '@adonisjs/core/services/router'
import { sharedBytes } from '#app/core/cache/shared_bytes'
import { controllers } from '#generated/controllers'
import { memberReads, publicReads, staffReads } from '#start/groups'

publicReads(() => {
  router
    .get('/api/discord/users/:id', [controllers.platform.DiscordUsers, 'show'])
    .use(sharedBytes({ tags: () => [] }))
    .as('discord_users.show')

  router
    .get('/api/discord/users/:id/presence', [controllers.platform.UserPresences, 'show'])
    .use(sharedBytes({ tags: () => [] }))
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
