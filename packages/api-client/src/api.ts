import { createClient, type ClientOptions } from './client.ts'
import type { LiveStreamState } from './live.ts'
import { createPollingOptions } from './polling.ts'
import { createQueries } from './queries.ts'

export interface ApiOptions extends ClientOptions {
  /** What makes polling needless while it is up; `pollingOnly` where there is none. */
  live: LiveStreamState
}

/**
 * The server, as a client sees it: `calls` by route name, and `queries`, the options of the site's reads for TanStack Query;
 * `every` is the pace of those that stand elsewhere (`staff`).
 * Browsers and the rendering on the server inject their own way to send a request.
 */
export function createApi({ fetch, baseUrl, live }: ApiOptions) {
  const calls = createClient({ fetch, baseUrl })
  const every = createPollingOptions(live)
  return { calls, queries: createQueries(calls, every), every }
}

export type Api = ReturnType<typeof createApi>
