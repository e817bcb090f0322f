import type { ServerOptions } from 'node:http'
import { SECOND_MS } from '#app/core/time'

const MAX_HEADER_BYTES = 16 * 1_024

/** Node's limits in milliseconds and bytes: a slow client must not keep a socket open. */
export const nodeServerOptions: ServerOptions = {
  requestTimeout: 20 * SECOND_MS,
  headersTimeout: 15 * SECOND_MS,
  // How often Node checks for slow clients; the default of 30 s is longer than both limits.
  connectionsCheckingInterval: 1 * SECOND_MS,
  keepAliveTimeout: 65 * SECOND_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
}

/**
 * A connection is closed after this many requests, so that load balancers redistribute long-lived clients. Node's
 * setting of this name leaves the socket open and responds 503 to further requests.
 */
export const MAX_REQUESTS_PER_SOCKET = 1_000
