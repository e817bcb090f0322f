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

/** A row of a list; each test reads the keys that it needs. */
// oxlint-disable-next-line typescript/no-explicit-any -- rows of all lists have this type
type Row = any

/** Returns the statements that the server's role runs during `work`, in order. */
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

/** Runs the application on the group's own database, for visitors and members. The cache is cleared between tests. */
export function useApi(group: Group) {
  useDatabase(group)
  const server = useServer(group)
  const entrance = useEntrance(group)
  group.each.setup(() => invalidateAll())

  return {
    /** The URL at which it listens. */
    get url() {
      return server.client.url
    },

    get: (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
      server.client.get(path, headers),

    /** Sends a request as a program does: without cookies and origin unless given. */
    send: (method: string, path: string, options: RequestOptions = {}): Promise<Answer> =>
      server.client.request(method, path, options),

    /** A browser without a session. */
    visitor: () => new Browser(server.client),

    /** A browser with a member's session. */
    enter: ({ id }: { id: string }) => entrance.enter(server.client, id),

    /** The response to a member with a session. */
    getAs: async ({ id }: { id: string }, path: string): Promise<Answer> =>
      (await entrance.enter(server.client, id)).get(path),

    /** Reads all pages of a list in order. @param between runs after each page */
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

/** Tails the outbox as a server process does, and publishes events through it. */
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
