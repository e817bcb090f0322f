import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { staffMutations, staffReads } from '#start/groups'

/** Moderations at Discord per staff member. */
const discordModerations = new RateLimit({
  name: 'discord_moderations',
  tokens: 30,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})

staffReads('listMembers', () => {
  router
    .get('/api/admin/users', [controllers.moderation.AdminUsers, 'index'])
    .as('admin_users.index')
})

// For the menu on a member, which is shown to all staff who may change members.
staffReads('grantRoles', () => {
  router
    .get('/api/admin/users/:id', [controllers.moderation.AdminUsers, 'show'])
    .as('admin_users.show')
})

// The right that all of them have. The controller checks the right for the kind of change as well (`MEMBER_CHANGES`).
staffMutations('grantRoles', () => {
  router
    .patch('/api/admin/users/:id', [controllers.moderation.AdminUsers, 'update'])
    .as('admin_users.update')
})

staffMutations('deleteMembers', () => {
  router
    .delete('/api/admin/users/:id', [controllers.moderation.AdminUsers, 'destroy'])
    .as('admin_users.destroy')
})

staffMutations('moderateMembers', () => {
  router
    .post('/api/admin/users/:id/undo', [controllers.moderation.AdminUsers, 'undo'])
    .as('admin_users.undo')
  router
    .post('/api/admin/users/:id/discord-moderate', [
      controllers.moderation.DiscordModerations,
      'store',
    ])
    .use(limitWrites(discordModerations))
    .as('discord_moderations.store')
})
