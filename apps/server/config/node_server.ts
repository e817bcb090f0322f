import type { ServerOptions } from 'node:http'
import { SECOND_MS } from '#app/core/time'

const MAX_HEADER_BYTES = 16 * 1_024

/** Node's own limits, in milliseconds and bytes: a slow client may not hold a socket open. */
export const nodeServerOptions: ServerOptions = {
  requestTimeout: 20 * SECOND_MS,
  headersTimeout: 15 * SECOND_MS,
  // How often Node looks for clients who have been too slow; by default that is each 30 s, later than both limits.
  connectionsCheckingInterval: 1 * SECOND_MS,
  keepAliveTimeout: 65 * SECOND_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
}

/**
 * After so many requests a connection is closed, so that balancers spread long-lived clients again. Node's own setting of
 * this name leaves the socket open and answers 503 to clients that go on using it.
 */
export const MAX_REQUESTS_PER_SOCKET = 1_000
