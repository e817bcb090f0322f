import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ANSWER_HEADERS, type Ending } from './answer-page.ts'
import { HTTP_NOT_FOUND } from '@botanica/api-client/contract'

/** By number: a name could be made to lead elsewhere (RFC 8252 section 8.3). */
const HOST = '127.0.0.1'
const PATH = '/cb'
/** A browser on this machine has sent its few lines sooner. */
const REQUEST_MS = 5_000
const MAX_HEADER_BYTES = 8 * 1024
const DENIED = 'access_denied'

/** How the browser came back. */
export type LoopbackResult =
  { code: string; answer: (ending: Ending) => void } | { reason: 'denied' | 'failed' }

export interface Listener {
  port: number
  /** The first time that the browser comes back; there is no second. */
  comeBack: Promise<LoopbackResult>
  close: () => void
}

export interface ListenOptions {
  state: string
  page: (ending: Ending) => string
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Listens on a port of this machine for the browser that comes back with a code. */
export async function listenForCode({ state, page }: ListenOptions): Promise<Listener> {
  const { promise: comeBack, resolve } = Promise.withResolvers<LoopbackResult>()
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: REQUEST_MS })
  server.on('request', take)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen({ host: HOST, port: 0, exclusive: true }, listening)
  })
  const { port } = server.address() as AddressInfo
  let isOver = false

  function take(request: IncomingMessage, response: ServerResponse) {
    const url = URL.parse(request.url ?? '', `http://${HOST}`)
    const isMeant =
      request.method === 'GET' &&
      request.headers.host === `${HOST}:${port}` &&
      url?.pathname === PATH
    if (isOver || !isMeant) {
      response.writeHead(HTTP_NOT_FOUND, { Connection: 'close' }).end()
      return
    }
    isOver = true
    server.close()
    const answer = (ending: Ending) => response.writeHead(200, ANSWER_HEADERS).end(page(ending))
    const query = url.searchParams
    const code = query.get('code')
    if (!isSame(query.get('state') ?? '', state)) {
      answer('failed')
      resolve({ reason: 'failed' })
    } else if (query.get('error') === DENIED) {
      answer('denied')
      resolve({ reason: 'denied' })
    } else if (!code) {
      answer('failed')
      resolve({ reason: 'failed' })
    } else {
      resolve({ code, answer })
    }
  }

  return {
    port,
    comeBack,
    close() {
      isOver = true
      server.close()
      // Those that are being answered are let finish.
      server.closeIdleConnections()
    },
  }
}
