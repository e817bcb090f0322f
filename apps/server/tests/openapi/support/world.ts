import type { Group } from '@japa/runner/core'
import { makeStaff, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServer, type RequestOptions } from '#tests/helpers/http'
import { createSessionHeaders } from '#tests/identity/support/session_headers'

/** The application, with requests of visitors and members. */
export function useCallers(group: Group) {
  useDatabase(group)
  const server = useServer(group)

  return {
    ask: (method: string, path: string, options?: RequestOptions) =>
      server.client.request(method, path, options),

    /** The headers that a member's browser sends from our own pages. */
    headersOf: ({ id }: { id: string }) => createSessionHeaders(id),

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
