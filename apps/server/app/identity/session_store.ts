import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory, SessionStoreWithTaggingContract } from '@adonisjs/session/types'

const TABLE = 'sessions'
const SECOND_MS = 1_000

/**
 * The session library's database store, but that writing changes only a row that is there. Tagging makes the row, and
 * only signing in tags. So no visitor ever has one, and a request that was still under way when its member signed out
 * cannot bring the ended session back, as the library's insert would.
 */
export function memberSessionStore(ageSeconds: number) {
  return configProvider.create<SessionStoreFactory>(async (app) => {
    const makeStore = await stores.database({ tableName: TABLE, gcProbability: 0 }).resolver(app)
    const db = await app.container.make('lucid.db')
    return (ctx, config) => {
      const store = makeStore(ctx, config) as SessionStoreWithTaggingContract
      store.write = async (id, values) => {
        await db
          .from(TABLE)
          .where('id', id)
          .update({
            data: new MessageBuilder().build(values, undefined, id),
            expires_at: new Date(Date.now() + ageSeconds * SECOND_MS),
          })
      }
      return store
    }
  })
}
