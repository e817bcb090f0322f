import { hostCookieName, secureCookies } from '#config/app'
import { defineConfig, stores } from '@adonisjs/session'

/** Kept in Postgres: losing Redis signs nobody out (`security.md` sections 4 and 7). */
export default defineConfig({
  enabled: true,
  cookieName: hostCookieName('sid'),
  clearWithBrowser: false,
  age: '30 days',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'database',
  stores: { database: stores.database({ tableName: 'sessions' }) },
})
