import { setTimeout as sleep } from 'node:timers/promises'
import type { Group } from '@japa/runner/core'
import { HTTP_CONFLICT, HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import type { Answer } from '#tests/helpers/http'
import { createSessionHeaders } from '#tests/identity/support/session_headers'

/** Races are decided between processes, so several servers run. */
const PROCESSES = 2

/** Whether a request is retried when the server asks for that. */
const ATTEMPTS = 20
const PAUSE_MS = 100

/** A member whose requests alternate between the servers. */
export interface Racer {
  /** The headers that authenticate the member at every server. */
  headers: Record<string, string>
  /** Sends a request, and retries when the server asks for that. */
  send: Send
  /** Sends a request once. */
  sendOnce: Send
}

type Send = (
  method: string,
  path: string,
  json?: unknown,
  headers?: Record<string, string>
) => Promise<Answer>

/** Starts real servers on the database of the group, by default without rate limits. Call `useDatabase` first. */
export function useServers(
  group: Group,
  { processes = PROCESSES, limits = 'off' }: { processes?: number; limits?: 'normal' | 'off' } = {}
) {
  const started: ServerProcess[] = []
  let servers: ServerProcess[] = []
  let turn = 0

  async function start(address = databaseUrl()) {
    const server = await startServerProcess({
      databaseUrl: address,
      env: { RATE_LIMIT_PROFILE: limits, DISCORD_GATEWAY: 'off', LOG_LEVEL: 'warn' },
    })
    started.push(server)
    return server
  }

  group.setup(async () => {
    servers = await Promise.all(Array.from({ length: processes }, () => start()))
    return async () => {
      await Promise.all(started.map((server) => server.kill()))
    }
  })

  return {
    /**
     * Starts another server, which receives none of the alternating requests. @param address database URL, if it
     * differs from the group's
     */
    start,
    async enter({ id }: { id: string }): Promise<Racer> {
      const session = await createSessionHeaders(id)
      const sendOnce: Send = (method, path, json, headers = {}) => {
        const { client } = servers[turn++ % servers.length]!
        return client.request(method, path, { json, headers: { ...session, ...headers } })
      }
      return {
        headers: session,
        sendOnce,
        send: (...request) => comingBack(() => sendOnce(...request)),
      }
    },
  }
}

/** The server is too busy, or still processes the previous attempt, which it had to abandon. */
const PASSING = new Set([HTTP_SERVICE_UNAVAILABLE, HTTP_CONFLICT])

/** Retries when asked to, as clients do. */
export async function comingBack(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    const isPassing = PASSING.has(answer.status) && answer.headers.has('retry-after')
    if (!isPassing || attempt === ATTEMPTS) return answer
    await sleep(PAUSE_MS)
  }
}

/** Sends this many requests concurrently. */
export function atOnce<Asked>(times: number, ask: (time: number) => Promise<Asked>) {
  return Promise.all(Array.from({ length: times }, (_, time) => ask(time)))
}

/** Counts the responses by status. */
export function countByStatus(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
