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

/** A promise with what Tuyau's has besides. */
class Call<Data> extends Promise<Data> {
  safe() {
    return this.then(
      (data) => [data, null] as const,
      (error: unknown) => [null, error] as const
    )
  }
}

type Send = (path: readonly string[], args: unknown[]) => Promise<unknown>

/** Stands for the calls below `path`, and turns one into its name and its arguments. */
function callsBelow(path: readonly string[], send: Send): object {
  return new Proxy(() => {}, {
    get: (_target, name) => callsBelow([...path, String(name)], send),
    apply: (_target, _self, args) => Call.resolve(send(path, args)),
  })
}

/**
 * The calls, without the table of all routes and what sends them until one is made: a page comes with its data, so its
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
