import type * as Calls from './calls.ts'
import { ApiError } from './api-error.ts'

export type Fetch = (request: Request) => Promise<Response>

export interface ClientOptions {
  fetch: Fetch
  /** Scheme, host and port of the server. */
  baseUrl: string
}

/** Typed calls by route name; every rejection is an {@link ApiError}. */
export type Client = ReturnType<typeof Calls.createCalls>

/** A promise with the extra methods of Tuyau's. */
class Call<Data> extends Promise<Data> {
  safe() {
    return this.then(
      (data) => [data, null] as const,
      (error: unknown) => [null, error] as const
    )
  }
}

type Send = (path: readonly string[], args: unknown[]) => Promise<unknown>

/** Proxy for the calls below `path`; turns a call into its route name and arguments. */
function callsBelow(path: readonly string[], send: Send): object {
  return new Proxy(() => {}, {
    get: (_target, name) => callsBelow([...path, String(name)], send),
    apply: (_target, _self, args) => Call.resolve(send(path, args)),
  })
}

/**
 * The calls. The route table and the HTTP client load with the first call: a page is rendered with its data, so its
 * first load needs neither.
 */
export function createClient(options: ClientOptions): Client {
  let loading: Promise<{ client: Client; module: typeof Calls }> | undefined

  async function load() {
    try {
      const module = await import('./calls.ts')
      return { client: module.createCalls(options), module }
    } catch (error) {
      loading = undefined
      throw new ApiError({ kind: 'network', cause: error })
    }
  }

  return callsBelow([], async (path, args) => {
    const { client, module } = await (loading ??= load())
    const call = path.reduce<unknown>((at, name) => Reflect.get(at as object, name), client)
    try {
      return await (call as (...args: unknown[]) => Promise<unknown>)(...args)
    } catch (error) {
      throw module.toApiError(error)
    }
  }) as Client
}
