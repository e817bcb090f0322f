import type Electron from 'electron'
import type { ApiResponse } from '../../shared/bridge.ts'

/** The default time limit for a whole response. */
const DEADLINE_MS = 15_000
const SAFE_METHODS = new Set(['GET', 'HEAD'])

export type NetFetch = (
  input: string,
  init: Parameters<Electron.Net['fetch']>[1]
) => Promise<Response>

export interface ApiRequest {
  /** Origin of the server. */
  origin: string
  method: string
  /** Including the query. */
  path: string
  token?: string
  /** JSON text. */
  body?: string | null
  idempotencyKey?: string | null
  signal?: AbortSignal
  deadlineMs?: number
}

/** Returns the options that all requests to the server share. None of them come from the renderer. */
export function buildRequestInit(language: string, token?: string) {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
  }
  if (token !== undefined) headers.Authorization = `Bearer ${token}`
  return {
    headers,
    // Following a redirect would send the token elsewhere, and present the response as the server's.
    redirect: 'error',
    credentials: 'omit',
    // Staff data is not written to disk.
    cache: 'no-store',
    bypassCustomProtocolHandlers: true,
  } satisfies Parameters<Electron.Net['fetch']>[1]
}

export type RequestApi = (request: ApiRequest) => Promise<ApiResponse>

/** Creates a function that sends one request to the server. It never rejects: a failure is part of the result. */
export function createApiFetch({
  fetch,
  language,
}: {
  fetch: NetFetch
  language: () => string
}): RequestApi {
  return async ({ origin, method, path, token, body, idempotencyKey, signal, deadlineMs }) => {
    const init = buildRequestInit(language(), token)
    if (!SAFE_METHODS.has(method)) init.headers['X-Requested-With'] = 'XMLHttpRequest'
    if (body != null) init.headers['Content-Type'] = 'application/json'
    if (idempotencyKey != null) init.headers['Idempotency-Key'] = idempotencyKey
    const deadline = AbortSignal.timeout(deadlineMs ?? DEADLINE_MS)
    try {
      const response = await fetch(origin + path, {
        ...init,
        method,
        body: body ?? null,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      const { status, headers } = response
      return {
        status,
        contentType: headers.get('content-type'),
        body: await response.text(),
        link: headers.get('link'),
        retryAfter: headers.get('retry-after'),
      }
    } catch {
      if (signal?.aborted) return { lost: 'aborted' }
      return { lost: deadline.aborted ? 'timeout' : 'network' }
    }
  }
}

/** Parses the JSON body of a successful response; `undefined` for any other response. */
export function readResponseJson(response: ApiResponse): unknown {
  if ('lost' in response || response.status >= 300) return undefined
  try {
    return JSON.parse(response.body)
  } catch {
    return undefined
  }
}
