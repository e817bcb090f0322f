import { setTimeout as sleep } from 'node:timers/promises'
import type { Group } from '@japa/runner/core'
import { HTTP_CONFLICT, HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { issueAccessToken } from '#app/identity/access_tokens'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import type { Answer } from '#tests/helpers/http'

/** What is raced for is decided between processes, so there are as many as have somebody to race with. */
const PROCESSES = 2

/** Who was told to come back in a moment does. */
const ATTEMPTS = 20
const PAUSE_MS = 100

/** A member who asks one server after the other. */
export interface Racer {
  /** The header by which any server knows the member. */
  authorization: string
  /** Comes back when told to. */
  send: Send
  /** Takes the first answer. */
  sendOnce: Send
}

type Send = (
  method: string,
  path: string,
  json?: unknown,
  headers?: Record<string, string>
) => Promise<Answer>

/** Real servers, without limits unless said otherwise, on the database of the group (`useDatabase` before). */
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
    /** One more, that nobody is sent to by turns. @param address of the database, when not by the straight way */
    start,
    async enter({ id }: { id: string }): Promise<Racer> {
      const token = await issueAccessToken({ userId: id, name: 'race', scope: 'member' })
      const authorization = `Bearer ${token.release()}`
      const sendOnce: Send = (method, path, json, headers = {}) => {
        const { client } = servers[turn++ % servers.length]!
        return client.request(method, path, { json, headers: { authorization, ...headers } })
      }
      return {
        authorization,
        sendOnce,
        send: (...request) => comingBack(() => sendOnce(...request)),
      }
    },
  }
}

/** The server is too busy, or still answers the attempt before, which it had to give up. */
const PASSING = new Set([HTTP_SERVICE_UNAVAILABLE, HTTP_CONFLICT])

/** Asks again when told to, as clients do. */
export async function comingBack(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    const isPassing = PASSING.has(answer.status) && answer.headers.has('retry-after')
    if (!isPassing || attempt === ATTEMPTS) return answer
    await sleep(PAUSE_MS)
  }
}

/** So many at once. */
export function atOnce<Asked>(times: number, ask: (time: number) => Promise<Asked>) {
  return Promise.all(Array.from({ length: times }, (_, time) => ask(time)))
}

/** How often each status came. */
export function countByStatus(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
