import type Electron from 'electron'
import type { ApiResponse } from '../../shared/bridge.ts'

/** After so long without a whole answer nobody waits any more. */
const DEADLINE_MS = 15_000
const SAFE_METHODS = new Set(['GET', 'HEAD'])

export type NetFetch = (
  input: string,
  init: Parameters<Electron.Net['fetch']>[1]
) => Promise<Response>

export interface ApiRequest {
  /** Scheme, host and port of the server. */
  origin: string
  method: string
  /** With its query. */
  path: string
  token?: string
  /** JSON text. */
  body?: string | null
  idempotencyKey?: string | null
  signal?: AbortSignal
  deadlineMs?: number
}

/** What every request of this client has in common, whoever sends it: nothing of it comes from the renderer. */
export function requestInit(language: string, token?: string) {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
  }
  if (token !== undefined) headers.Authorization = `Bearer ${token}`
  return {
    headers,
    // An answer from elsewhere would be given the token, and would be taken for the server's.
    redirect: 'error',
    credentials: 'omit',
    // What the staff sees is not left on the disk.
    cache: 'no-store',
    bypassCustomProtocolHandlers: true,
  } satisfies Parameters<Electron.Net['fetch']>[1]
}

export type RequestApi = (question: ApiRequest) => Promise<ApiResponse>

/** Asks the server one thing. Whatever becomes of it is told; nothing is thrown. */
export function createApiFetch({
  fetch,
  language,
}: {
  fetch: NetFetch
  language: () => string
}): RequestApi {
  return async ({ origin, method, path, token, body, idempotencyKey, signal, deadlineMs }) => {
    const init = requestInit(language(), token)
    if (!SAFE_METHODS.has(method)) init.headers['X-Requested-With'] = 'XMLHttpRequest'
    if (body != null) init.headers['Content-Type'] = 'application/json'
    if (idempotencyKey != null) init.headers['Idempotency-Key'] = idempotencyKey
    const deadline = AbortSignal.timeout(deadlineMs ?? DEADLINE_MS)
    try {
      const answer = await fetch(origin + path, {
        ...init,
        method,
        body: body ?? null,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      const { status, headers } = answer
      return {
        status,
        contentType: headers.get('content-type'),
        body: await answer.text(),
        link: headers.get('link'),
        retryAfter: headers.get('retry-after'),
      }
    } catch {
      if (signal?.aborted) return { lost: 'aborted' }
      return { lost: deadline.aborted ? 'timeout' : 'network' }
    }
  }
}

/** What an answer says in JSON; `undefined` when it says nothing, or fails. */
export function readResponseJson(answer: ApiResponse): unknown {
  if ('lost' in answer || answer.status >= 300) return undefined
  try {
    return JSON.parse(answer.body)
  } catch {
    return undefined
  }
}
