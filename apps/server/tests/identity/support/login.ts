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
  /** Whom Discord knows the browser's person as; Vlad Visitor unless said otherwise. */
  as?: string
  /** Of the address that begins the sign-in. */
  query?: string
}

/** The whole way: our server with a database of its own, the Discord simulator, and browsers between them. */
export function useLogin(group: Group) {
  useDatabase(group)
  const server = useServer(group)
  const discord = useDiscord(group)

  /** Goes to Discord and consents. @returns where Discord sends the browser back to */
  async function consent(browser: Browser, { as = PEOPLE.vlad, query = '' }: Visit = {}) {
    const begun = await browser.get(`/api/auth/discord${query}`)
    return discord.consent(begun.headers.get('location')!, as)
  }

  return {
    server,
    discord,
    consent,
    newBrowser: () => new Browser(server.client),
    /** @returns the answer of our callback */
    async signIn(browser: Browser, visit: Visit = {}) {
      return comeBack(browser, await consent(browser, visit))
    },
  }
}

export function comeBack(browser: Browser, { pathname, search }: URL) {
  return browser.get(pathname + search)
}
