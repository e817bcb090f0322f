import type { Fetch } from '@botanica/api-client'
import type { ApiResponse, BridgeFailure, StaffBridge } from './bridge.ts'
import { findRoute } from './routes.ts'
import {
  HTTP_FORBIDDEN,
  HTTP_UNAUTHORIZED,
  HTTP_UNPROCESSABLE_CONTENT,
} from '@botanica/api-client/contract'

const IDEMPOTENCY_KEY = 'idempotency-key'
/** These are answers without a body, and `Response` insists on it. */
const BODILESS = new Set([204, 205, 304])

type Lost = Extract<ApiResponse, { lost: string }>['lost']

function toErrorResponse(status: number, code: string, message: string) {
  return Response.json({ code, message, requestId: '' }, { status })
}

/** What the typed client takes for it (`ApiFailure`). */
function lostAs(lost: Lost): Response {
  switch (lost) {
    case 'signed-out':
      return toErrorResponse(HTTP_UNAUTHORIZED, 'unauthenticated', 'You need to be logged in.')
    case 'aborted':
      throw new DOMException('The call was called off.', 'AbortError')
    case 'timeout':
      throw new DOMException('The server did not answer in time.', 'TimeoutError')
    case 'network':
      throw new TypeError('The server cannot be reached.')
  }
}

function responseOf(answer: ApiResponse): Response {
  if ('lost' in answer) return lostAs(answer.lost)
  const { status, contentType, body, link, retryAfter } = answer
  const headers = new Headers()
  if (contentType !== null) headers.set('content-type', contentType)
  if (link !== null) headers.set('link', link)
  if (retryAfter !== null) headers.set('retry-after', retryAfter)
  return new Response(BODILESS.has(status) ? null : body, { status, headers })
}

/** A call that the main process did not take to the server. */
function notTaken({ code, message }: BridgeFailure): Response {
  if (code === 'invalid') return toErrorResponse(HTTP_UNPROCESSABLE_CONTENT, 'invalid', message)
  if (code === 'refused') return toErrorResponse(HTTP_FORBIDDEN, 'forbidden', message)
  throw new TypeError(message)
}

/**
 * Sends what the typed client asks over the bridge, as a call by the name of its route: the renderer has no network and no
 * token.
 */
export function bridgeFetch(bridge: Pick<StaffBridge, 'call' | 'cancelCall'>): Fetch {
  return async (request) => {
    const asked = findRoute(request.method, new URL(request.url))
    if (!asked) throw new Error(`This client does not ask for ${request.method} ${request.url}.`)
    const id = crypto.randomUUID()
    const body = await request.text()
    const { signal } = request
    signal.throwIfAborted()

    const { promise: calledOff, reject } = Promise.withResolvers<never>()
    const cancel = () => {
      void bridge.cancelCall(id)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', cancel)
    const idempotencyKey = request.headers.get(IDEMPOTENCY_KEY)
    const answered = bridge
      .call({ id, ...asked, body: body === '' ? null : body, idempotencyKey })
      .then(responseOf, notTaken)
    return Promise.race([answered, calledOff]).finally(() =>
      signal.removeEventListener('abort', cancel)
    )
  }
}
