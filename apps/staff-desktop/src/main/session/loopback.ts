import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RESULT_PAGE_HEADERS, type Ending } from './result-page.ts'
import { HTTP_NOT_FOUND } from '@botanica/api-client/contract'

/** An address, because a name could be resolved to another machine (RFC 8252 section 8.3). */
const HOST = '127.0.0.1'
const PATH = '/cb'
/** A local browser sends its request sooner. */
const REQUEST_MS = 5_000
const MAX_HEADER_BYTES = 8 * 1024
const DENIED = 'access_denied'

/** The query parameters of the browser's redirect. */
export type LoopbackResult =
  { code: string; respond: (ending: Ending) => void } | { reason: 'denied' | 'failed' }

export interface LoopbackListener {
  port: number
  /** Resolves with the first redirect; later ones are rejected. */
  redirect: Promise<LoopbackResult>
  close: () => void
}

export interface ListenOptions {
  state: string
  page: (ending: Ending) => string
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Listens on a loopback port for the redirect that carries the authorization code. */
export async function listenForCode({ state, page }: ListenOptions): Promise<LoopbackListener> {
  const { promise: comeBack, resolve } = Promise.withResolvers<LoopbackResult>()
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: REQUEST_MS })
  server.on('request', handleRequest)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen({ host: HOST, port: 0, exclusive: true }, listening)
  })
  const { port } = server.address() as AddressInfo
  let isClosed = false

  function handleRequest(request: IncomingMessage, response: ServerResponse) {
    const url = URL.parse(request.url ?? '', `http://${HOST}`)
    const isRedirect =
      request.method === 'GET' &&
      request.headers.host === `${HOST}:${port}` &&
      url?.pathname === PATH
    if (isClosed || !isRedirect) {
      response.writeHead(HTTP_NOT_FOUND, { Connection: 'close' }).end()
      return
    }
    isClosed = true
    server.close()
    const answer = (ending: Ending) =>
      response.writeHead(200, RESULT_PAGE_HEADERS).end(page(ending))
    const query = url.searchParams
    const code = query.get('code')
    if (!isEqual(query.get('state') ?? '', state)) {
      answer('failed')
      resolve({ reason: 'failed' })
    } else if (query.get('error') === DENIED) {
      answer('denied')
      resolve({ reason: 'denied' })
    } else if (!code) {
      answer('failed')
      resolve({ reason: 'failed' })
    } else {
      resolve({ code, respond: answer })
    }
  }

  return {
    port,
    redirect: comeBack,
    close() {
      isClosed = true
      server.close()
      // Pending responses are completed.
      server.closeIdleConnections()
    },
  }
}
