import { createServer, type RequestListener, type ServerOptions } from 'node:http'

const SECONDS = 1_000
const MAX_HEADER_BYTES = 16 * 1_024

/** Node's own limits, in milliseconds and bytes (`security.md` section 4): a slow client may not hold a socket open. */
const nodeServerOptions: ServerOptions = {
  requestTimeout: 20 * SECONDS,
  headersTimeout: 15 * SECONDS,
  keepAliveTimeout: 65 * SECONDS,
  maxHeaderSize: MAX_HEADER_BYTES,
}

/** After so many requests a connection is closed, so that balancers spread long-lived clients again. */
const MAX_REQUESTS_PER_SOCKET = 1_000

export function createNodeServer(handler: RequestListener) {
  const server = createServer(nodeServerOptions, handler)
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  return server
}
