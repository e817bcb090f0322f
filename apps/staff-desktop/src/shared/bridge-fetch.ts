import type { Fetch } from '@botanica/api-client'
import type { ApiResponse, BridgeFailure, StaffBridge } from './bridge.ts'
import { findRoute } from './routes.ts'
import {
  HTTP_FORBIDDEN,
  HTTP_UNAUTHORIZED,
  HTTP_UNPROCESSABLE_CONTENT,
} from '@botanica/api-client/contract'

const IDEMPOTENCY_KEY = 'idempotency-key'
/** Statuses for which `Response` accepts no body. */
const BODILESS = new Set([204, 205, 304])

type Lost = Extract<ApiResponse, { lost: string }>['lost']

function toErrorResponse(status: number, code: string, message: string) {
  return Response.json({ code, message, requestId: '' }, { status })
}

/** Turns a missing response into what the typed client expects (`ApiError`). */
function toLostResponse(lost: Lost): Response {
  switch (lost) {
    case 'signed-out':
      return toErrorResponse(HTTP_UNAUTHORIZED, 'unauthenticated', 'You need to be logged in.')
    case 'aborted':
      throw new DOMException('The call was aborted.', 'AbortError')
    case 'timeout':
      throw new DOMException('The server did not answer in time.', 'TimeoutError')
    case 'network':
      throw new TypeError('The server cannot be reached.')
  }
}

function toResponse(apiResponse: ApiResponse): Response {
  if ('lost' in apiResponse) return toLostResponse(apiResponse.lost)
  const { status, contentType, body, link, retryAfter } = apiResponse
  const headers = new Headers()
  if (contentType !== null) headers.set('content-type', contentType)
  if (link !== null) headers.set('link', link)
  if (retryAfter !== null) headers.set('retry-after', retryAfter)
  return new Response(BODILESS.has(status) ? null : body, { status, headers })
}

/** Turns a call that the main process did not send into a response. */
function toFailureResponse({ code, message }: BridgeFailure): Response {
  if (code === 'invalid') return toErrorResponse(HTTP_UNPROCESSABLE_CONTENT, 'invalid', message)
  if (code === 'refused') return toErrorResponse(HTTP_FORBIDDEN, 'forbidden', message)
  throw new TypeError(message)
}

/**
 * Creates the `fetch` of the typed client. It sends each request over the bridge as a call by route
 * name, because the renderer has neither network access nor a token.
 */
export function bridgeFetch(bridge: Pick<StaffBridge, 'call' | 'cancelCall'>): Fetch {
  return async (request) => {
    const route = findRoute(request.method, new URL(request.url))
    if (!route) throw new Error(`This client does not call ${request.method} ${request.url}.`)
    const id = crypto.randomUUID()
    const body = await request.text()
    const { signal } = request
    signal.throwIfAborted()

    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const cancel = () => {
      void bridge.cancelCall(id)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', cancel)
    const idempotencyKey = request.headers.get(IDEMPOTENCY_KEY)
    const response = bridge
      .call({ id, ...route, body: body === '' ? null : body, idempotencyKey })
      .then(toResponse, toFailureResponse)
    return Promise.race([response, aborted]).finally(() =>
      signal.removeEventListener('abort', cancel)
    )
  }
}
