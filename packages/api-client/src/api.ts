import { createClient, type ClientOptions } from './client.ts'
import type { LiveStreamState } from './live.ts'
import { createPollingOptions } from './polling.ts'
import { createQueries } from './queries.ts'

export interface ApiOptions extends ClientOptions {
  /** While this live stream is open, polling pauses; `pollingOnly` where there is none. */
  live: LiveStreamState
}

/**
 * The server as a client sees it: `calls` by route name, and `queries`, the site's TanStack Query options. `every`
 * builds the polling options of queries that are defined elsewhere (`staff`). Browsers and server rendering inject their
 * own `fetch`.
 */
export function createApi({ fetch, baseUrl, live }: ApiOptions) {
  const calls = createClient({ fetch, baseUrl })
  const every = createPollingOptions(live)
  return { calls, queries: createQueries(calls, every), every }
}

export type Api = ReturnType<typeof createApi>
