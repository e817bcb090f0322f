import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
import { stores } from '@adonisjs/session'
import type {
  SessionData,
  SessionStoreFactory,
  SessionStoreWithTaggingContract,
} from '@adonisjs/session/types'
import { execute, queryRows, sql } from '#app/core/database/sql'

/** @returns the content of a row, `null` when it is not a valid message for this session */
function readMessage(data: string, id: string) {
  try {
    return new MessageBuilder().verify<SessionData>(data, id)
  } catch {
    return null
  }
}

/**
 * The session library's database store, with two differences. It uses the database clock, on which all processes agree.
 * And writing only updates existing rows: tagging creates the row, and only signing in tags. So visitors have no rows,
 * and a request that was running while its member signed out cannot recreate the session, as the library's upsert
 * would.
 */
export function memberSessionStore(ageSeconds: number) {
  return configProvider.create<SessionStoreFactory>(async (app) => {
    const makeStore = await stores
      .database({ tableName: 'sessions', gcProbability: 0 })
      .resolver(app)
    return (ctx, config) => {
      const store = makeStore(ctx, config) as SessionStoreWithTaggingContract
      store.read = async (id) => {
        const [row] = await queryRows<{ data: string }>(
          sql`SELECT data FROM sessions WHERE id = ${id} AND expires_at > now()`
        )
        return row ? readMessage(row.data, id) : null
      }
      store.write = async (id, values) => {
        await execute(sql`
          UPDATE sessions SET data = ${new MessageBuilder().build(values, undefined, id)},
            expires_at = now() + make_interval(secs => ${ageSeconds})
          WHERE id = ${id}
        `)
      }
      return store
    }
  })
}
