import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { MAX_REQUESTS_PER_SOCKET, nodeServerOptions } from '#config/node_server'
import { respondFromCache } from '#app/core/cache/fast_path'
import { runInRequestScope } from '#app/core/database/request_scope'

const HEALTH_PATHS = '/health/'
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

/** Those are no load, and overload is no reason to fail them. */
function isHealthCheck({ url }: IncomingMessage): boolean {
  return url!.startsWith(HEALTH_PATHS)
}

/** Node's server around the framework's handler, with our limits on connections and the ready bytes in front. */
export function createNodeServer(handler: RequestListener) {
  return createServer(nodeServerOptions, (request, response) => {
    if (countRequest(request.socket)) response.shouldKeepAlive = false
    if (respondFromCache(request, response)) return
    const requestId = request.headers[REQUEST_ID]
    if (requestId !== undefined && !PLAIN_REQUEST_ID.test(String(requestId))) {
      delete request.headers[REQUEST_ID]
    }
    if (isHealthCheck(request)) return handler(request, response)
    return runInRequestScope(() => handler(request, response))
  })
}
