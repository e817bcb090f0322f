import type { IncomingMessage } from 'node:http'
import inject from 'light-my-request'
import server from '@adonisjs/core/services/server'
import { markInProcess, type ReadMetadata } from '#app/core/http/in_process'

/** Statuses whose answer has no body; `Response` refuses one. */
const WITHOUT_BODY = new Set([204, 205, 304])

interface ReadListener {
  /** An answer that everybody gets, and what it was made of. */
  shared(note: ReadMetadata): void
  /** One that is kept by nobody: a failure, or what does not exist. */
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
 * The server's own API as `fetch`, for pages that are being rendered: through the same routes and the same cache, without
 * a socket. It shows no cookie, so it gets what everybody gets.
 */
export function createInternalFetch(listener: ReadListener) {
  return async function fetchOwnApi(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    let isShared = false
    const answer = await inject(
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
    const body = WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers: toHeaders(answer.headers) })
  }
}
