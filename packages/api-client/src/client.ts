import { registry } from '@botanica/server/registry'
import { createTuyau, TuyauError, TuyauPromise } from '@tuyau/core/client'
import { ApiFailure } from './failure.ts'

/** After so long without an answer a screen says so. */
const DEADLINE_MS = 15_000
const SAFE_METHODS = new Set(['GET', 'HEAD'])

export type Fetch = (request: Request) => Promise<Response>

export interface ClientOptions {
  fetch: Fetch
  /** Scheme, host and port of the server. */
  baseUrl: string
}

/** Proof, for mutations with a cookie, that one of our pages sent them (`spec/rulings.md`, "Errors"). */
function markAsOurs(request: Request) {
  if (!SAFE_METHODS.has(request.method)) request.headers.set('X-Requested-With', 'XMLHttpRequest')
}

function fail(error: unknown): never {
  throw error instanceof TuyauError ? new ApiFailure(error) : error
}

/**
 * Tuyau builds its calls as proxies of proxies; this one stands before them and turns every rejection into an
 * {@link ApiFailure}, so that no screen has to.
 */
function withFailures<Calls extends object>(calls: Calls): Calls {
  return new Proxy(calls, {
    get: (target, name) => withFailures(Reflect.get(target, name) as object),
    apply: (target, self, args) =>
      new TuyauPromise(Reflect.apply(target as () => Promise<unknown>, self, args).catch(fail)),
  })
}

/** Typed calls by route name. All send credentials and none is retried (document 1 sections 7 and 8). */
export function createClient({ fetch, baseUrl }: ClientOptions) {
  const tuyau = createTuyau({
    registry,
    baseUrl,
    fetch: (request) => fetch(request as Request),
    credentials: 'include',
    headers: { Accept: 'application/json' },
    retry: 0,
    timeout: DEADLINE_MS,
    hooks: { beforeRequest: [markAsOurs] },
  })
  return withFailures(tuyau.api)
}

export type Client = ReturnType<typeof createClient>
