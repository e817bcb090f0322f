import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

const SECONDS = 1_000
const MAX_HEADER_BYTES = 16 * 1_024

/** Node's own limits, in milliseconds and bytes (`security.md` section 4): a slow client may not hold a socket open. */
const nodeServerOptions: ServerOptions = {
  requestTimeout: 20 * SECONDS,
  headersTimeout: 15 * SECONDS,
  keepAliveTimeout: 65 * SECONDS,
  maxHeaderSize: MAX_HEADER_BYTES,
}

/**
 * After so many requests a connection is closed, so that balancers spread long-lived clients again. Node's own setting of
 * this name leaves the socket open and answers 503 to clients that go on using it.
 */
const MAX_REQUESTS_PER_SOCKET = 1_000

const REQUEST_ID = 'x-request-id'
/** What a proxy before us may call a request. Anything else would get into logs and answers as it came. */
const PLAIN_REQUEST_ID = /^[\w-]{8,64}$/

const requestsOf = new WeakMap<Socket, number>()

/** @returns whether this was the last request that the connection may bring */
function countRequest(socket: Socket): boolean {
  const count = (requestsOf.get(socket) ?? 0) + 1
  requestsOf.set(socket, count)
  return count >= MAX_REQUESTS_PER_SOCKET
}

export function createNodeServer(handler: RequestListener) {
  return createServer(nodeServerOptions, (request, response) => {
    if (countRequest(request.socket)) response.shouldKeepAlive = false
    const given = request.headers[REQUEST_ID]
    if (given !== undefined && !PLAIN_REQUEST_ID.test(String(given))) {
      delete request.headers[REQUEST_ID]
    }
    handler(request, response)
  })
}
