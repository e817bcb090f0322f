import type { Group } from '@japa/runner/core'
import { appUrl } from '#config/app'
import { makeStaff, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServer, type RequestOptions } from '#tests/helpers/http'
import { useEntrance } from '#tests/identity/support/entrance'

/** The headers that our own pages send with a mutation. */
const FROM_OUR_PAGES = {
  origin: new URL(appUrl).origin,
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
}

/** The application, with requests of visitors and members. */
export function useCallers(group: Group) {
  useDatabase(group)
  const server = useServer(group)
  const entrance = useEntrance(group)

  return {
    ask: (method: string, path: string, options?: RequestOptions) =>
      server.client.request(method, path, options),

    /** The headers that a member's browser sends from our own pages. */
    async headersOf({ id }: { id: string }): Promise<Record<string, string>> {
      const { cookies } = await entrance.enter(server.client, id)
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      return { cookie, ...FROM_OUR_PAGES }
    },

    /** The same for a new member. */
    async newcomer() {
      return this.headersOf(await makeUser())
    },

    /** The same for a member with all staff rights. */
    async newOwner() {
      return this.headersOf(await makeStaff('owner'))
    },
  }
}
