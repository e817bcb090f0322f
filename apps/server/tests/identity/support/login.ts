import type { Group } from '@japa/runner/core'
import { PEOPLE } from '@botanica/demo-world'
import { hostCookieName } from '#config/app'
import { useDatabase } from '#tests/helpers/database'
import { useServer } from '#tests/helpers/http'
import { Browser } from '#tests/identity/support/browser'
import { useDiscord } from '#tests/identity/support/discord'

export const ATTEMPT_COOKIE = hostCookieName('discord_sign_in')
export const CALLBACK = '/api/auth/discord/callback'

interface Visit {
  /** The Discord user of the browser; Vlad Visitor by default. */
  as?: string
  /** The query of the URL that starts the sign-in. */
  query?: string
}

/** The full setup: our server with its own database, the Discord simulator, and browsers. */
export function useLogin(group: Group) {
  useDatabase(group)
  const server = useServer(group)
  const discord = useDiscord(group)

  /** Goes to Discord and consents. @returns the URL to which Discord redirects the browser */
  async function consent(browser: Browser, { as = PEOPLE.vlad, query = '' }: Visit = {}) {
    const begun = await browser.get(`/api/auth/discord${query}`)
    return discord.consent(begun.headers.get('location')!, as)
  }

  return {
    server,
    discord,
    consent,
    newBrowser: () => new Browser(server.client),
    /** @returns the response of our callback */
    async signIn(browser: Browser, visit: Visit = {}) {
      return comeBack(browser, await consent(browser, visit))
    },
  }
}

export function comeBack(browser: Browser, { pathname, search }: URL) {
  return browser.get(pathname + search)
}
