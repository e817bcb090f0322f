import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { choosePort } from '@botanica/run/testing'
import { HTTP_OK } from '../scenario-request.ts'

/** How long a listener that answers takes: much faster ones have nothing under way when a process is killed. */
const ANSWER_MS = 50
const NEVER_ANSWERS = '/never'
const HOSTS_PER_NETWORK = 250

/** What each request tells of. */
interface Delivery {
  data: { voteId: number }
}

export interface Listeners {
  /** Their addresses. Each is a host of its own, so that they share no connections. */
  readonly addresses: readonly string[]
  close(): void
}

interface Options {
  count: number
  /** Whether a listener answers, by its number. */
  answers: (listener: number) => boolean
  /** Called when a listener that answers has received a vote. */
  onVote: (voteId: number) => void
}

/** Returns a loopback address. */
const getHost = (listener: number) =>
  `127.1.${Math.floor(listener / HOSTS_PER_NETWORK)}.${(listener % HOSTS_PER_NETWORK) + 1}`

/** Starts listeners for webhooks in this process. */
export async function startListeners({ count, answers, onVote }: Options): Promise<Listeners> {
  const port = await choosePort()
  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url === NEVER_ANSWERS) return
    const { data } = (await json(request)) as Delivery
    onVote(data.voteId)
    await sleep(ANSWER_MS)
    response.writeHead(HTTP_OK).end()
  }
  const servers = await Promise.all(
    Array.from({ length: count }, async (_, listener) => {
      // A request of the process that is killed breaks off.
      const server = createServer(
        (request, response) => void handle(request, response).catch(() => {})
      )
      await once(server.listen(port, getHost(listener)), 'listening')
      return server
    })
  )
  return {
    addresses: servers.map(
      (_, listener) =>
        `http://${getHost(listener)}:${port}${answers(listener) ? '/' : NEVER_ANSWERS}`
    ),
    close() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
