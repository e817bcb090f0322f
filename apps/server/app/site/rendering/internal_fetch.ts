import type { IncomingMessage } from 'node:http'
import inject from 'light-my-request'
import server from '@adonisjs/core/services/server'
import { markInProcess, type ReadMetadata } from '#app/core/http/in_process'

/** Null body statuses: the constructor of `Response` throws when they come with a body. */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

interface ReadListener {
  /** The response is the same for everybody; the metadata has its cache tags and expiry. */
  shared(note: ReadMetadata): void
  /** The response must not be cached, for example an error or a 404. */
  unshared(): void
}

function toHeaders(nodeHeaders: Record<string, unknown>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(nodeHeaders)) {
    for (const one of [value].flat()) headers.append(name, String(one))
  }
  return headers
}

/**
 * Creates a `fetch` for rendering pages. It calls the server's own API through the same routes and the same response cache,
 * without a socket. It sends no cookie, so it gets the public responses.
 */
export function createInternalFetch(listener: ReadListener) {
  return async function fetchOwnApi(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    let isShared = false
    const result = await inject(
      (raw, response) => {
        markInProcess(raw as IncomingMessage, (note) => {
          isShared = true
          listener.shared(note)
        })
        void server.handle(raw, response)
      },
      {
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        signal: request.signal,
      }
    )
    if (!isShared) listener.unshared()
    const body = NULL_BODY_STATUSES.has(result.statusCode)
      ? null
      : new Uint8Array(result.rawPayload)
    return new Response(body, { status: result.statusCode, headers: toHeaders(result.headers) })
  }
}
