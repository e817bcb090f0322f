import { registry } from '@botanica/server/registry'
import { createTuyau, TuyauError } from '@tuyau/core/client'
import type { ClientOptions } from './client.ts'
import { ApiError } from './api-error.ts'

/** A call without a response after this time fails with `timeout`. */
const DEADLINE_MS = 15_000
const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Adds the header that proves that a mutation comes from one of our pages (CSRF protection). */
function markAsOurs(request: Request) {
  if (!SAFE_METHODS.has(request.method)) request.headers.set('X-Requested-With', 'XMLHttpRequest')
}

/** Typed calls by route name. All send credentials; none is retried. */
export function createCalls({ fetch, baseUrl }: ClientOptions) {
  return createTuyau({
    registry,
    baseUrl,
    fetch: (request) => fetch(request as Request),
    credentials: 'include',
    headers: { Accept: 'application/json' },
    retry: 0,
    timeout: DEADLINE_MS,
    hooks: { beforeRequest: [markAsOurs] },
  }).api
}

/** Converts the rejection of a call. */
export function toApiError(error: unknown): unknown {
  return error instanceof TuyauError ? new ApiError(error) : error
}
