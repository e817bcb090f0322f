import { defineConfig } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { memberSessionStore } from '#app/identity/session_store'
import { SESSION_AGES } from '#app/identity/account/rules'

/** The longest that any role's session may be unused; `app/identity/sessions.ts` holds each to its own role's age. */
const AGE_SECONDS = SESSION_AGES.member.idle

/** Sessions are stored in Postgres, so that losing Redis signs nobody out. */
export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: AGE_SECONDS,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'database',
  stores: { database: memberSessionStore(AGE_SECONDS) },
})
