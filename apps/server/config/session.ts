import { defineConfig } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { memberSessionStore } from '#app/identity/session_store'
import { SESSION_AGES } from '#app/identity/account/rules'

/** The longest idle time of any role; `app/identity/sessions.ts` enforces each role's own. */
const AGE_SECONDS = SESSION_AGES.member.idle

/** Sessions are stored in PostgreSQL, so that losing Redis signs nobody out. */
export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: AGE_SECONDS,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'database',
  stores: { database: memberSessionStore(AGE_SECONDS) },
})
