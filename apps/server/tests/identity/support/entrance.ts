import type { Group } from '@japa/runner/core'
import { beginSession } from '#app/identity/sessions'
import { startServerWith, type HttpClient } from '#tests/helpers/http'
import { Browser } from '#tests/identity/support/browser'

export interface Entrance {
  /** Returns a browser with a session of the member, as after signing in. */
  enter(client: HttpClient, memberId: string): Promise<Browser>
}

/** Creates sessions without Discord, for tests that are not about signing in. */
export function useEntrance(group: Group): Entrance {
  let door: HttpClient
  group.setup(async () => {
    const { client, close } = await startServerWith((router) => {
      router.get('/enter/:id', async (ctx) => {
        await beginSession(ctx, ctx.params.id)
        return 'entered'
      })
    })
    door = client
    return async () => {
      await close()
    }
  })
  return {
    async enter(client, memberId) {
      const browser = new Browser(client)
      browser.keep(await door.get(`/enter/${memberId}`))
      return browser
    },
  }
}
