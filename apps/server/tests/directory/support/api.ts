import type { EventEmitter } from 'node:events'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { Group } from '@japa/runner/core'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { publish, type OutboxMessage } from '#app/core/outbox/outbox'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { nextPageOf } from '#tests/directory/support/pages'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { useServer, type Answer, type RequestOptions } from '#tests/helpers/http'
import { Browser } from '#tests/identity/support/browser'
import { useEntrance } from '#tests/identity/support/entrance'

const POLL_INTERVAL_MS = 10

/** A row of a list; tests look at whichever keys they care for. */
// oxlint-disable-next-line typescript/no-explicit-any -- the answers of all lists come through here
type Row = any

/** The statements that the server's role sends while something runs, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = db.connection().getWriteClient() as unknown as EventEmitter
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  client.on('query', note)
  try {
    await work()
  } finally {
    client.off('query', note)
  }
  return statements
}

/** The application on a database of the group's own, asked by visitors and by members. Nothing is cached between tests. */
export function useApi(group: Group) {
  useDatabase(group)
  const server = useServer(group)
  const entrance = useEntrance(group)
  group.each.setup(() => invalidateAll())

  return {
    /** Where it listens. */
    get url() {
      return server.client.url
    },

    get: (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
      server.client.get(path, headers),

    /** What a program sends: no cookie, no origin, only what is given. */
    send: (method: string, path: string, options: RequestOptions = {}): Promise<Answer> =>
      server.client.request(method, path, options),

    /** A browser in which nobody has signed in. */
    visitor: () => new Browser(server.client),

    /** A browser in which a member has signed in. */
    enter: ({ id }: { id: string }) => entrance.enter(server.client, id),

    /** The answer to a member with a session. */
    getAs: async ({ id }: { id: string }, path: string): Promise<Answer> =>
      (await entrance.enter(server.client, id)).get(path),

    /** All pages of a list, one after the other. @param between what happens after each of them */
    pages: async (path: string, between: (page: Row[]) => unknown = () => {}) => {
      const pages: Row[][] = []
      for (let next: string | undefined = path; next !== undefined;) {
        const answer: Answer = await server.client.get(next)
        if (answer.status !== 200) throw new Error(`${next} is ${answer.text}`)
        pages.push(answer.body)
        next = nextPageOf(answer)
        if (next !== undefined) await between(answer.body)
      }
      return pages
    },
  }
}

export type Api = ReturnType<typeof useApi>

/** Follows the outbox as a server process does, and tells of changes through it. */
export function useOutbox(group: Group) {
  let tail: OutboxTail
  group.setup(async () => {
    tail = new OutboxTail({ logger, onGap: () => {}, pollIntervalMs: POLL_INTERVAL_MS })
    tail.start()
    await eventually(() => tail.isFollowing)
    return () => tail.stop()
  })
  return {
    tell: (message: OutboxMessage) => db.transaction((trx) => publish(trx, message)),
  }
}
