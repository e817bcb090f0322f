import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { MAX_REQUESTS_PER_SOCKET, nodeServerOptions } from '#config/node_server'
import { respondFromCache } from '#app/core/cache/fast_path'
import { runInRequestScope } from '#app/core/database/request_scope'
import { isHealthCheck } from '#app/core/http/health_check'
import { MultiSocketServer } from '#app/core/http/multi_socket_server'
import { observeRequest } from '#app/core/http/observe_request'
import { assignRequestId } from '#app/core/http/request_id'

const requestsOf = new WeakMap<Socket, number>()

/** @returns whether this was the last request allowed on the connection */
function countRequest(socket: Socket): boolean {
  const count = (requestsOf.get(socket) ?? 0) + 1
  requestsOf.set(socket, count)
  return count >= MAX_REQUESTS_PER_SOCKET
}

/**
 * Creates Node's HTTP server around the framework's handler, with connection limits and the response cache in front.
 */
export function createNodeServer(handler: RequestListener) {
  return new MultiSocketServer(nodeServerOptions, (request, response) => {
    if (countRequest(request.socket)) response.shouldKeepAlive = false
    assignRequestId(request)
    observeRequest(request, response)
    if (respondFromCache(request, response)) return
    if (isHealthCheck(request)) return handler(request, response)
    return runInRequestScope(() => handler(request, response))
  })
}
