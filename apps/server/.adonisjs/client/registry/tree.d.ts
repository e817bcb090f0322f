/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
  }
  auth: {
    login: typeof routes['auth.login']
    discord: typeof routes['auth.discord'] & {
      callback: typeof routes['auth.discord.callback']
    }
    logout: typeof routes['auth.logout']
    user: typeof routes['auth.user']
  }
  users: {
    show: typeof routes['users.show']
  }
}
