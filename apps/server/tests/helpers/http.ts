import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { Encryption } from '@adonisjs/core/encryption'
import applicationServer from '@adonisjs/core/services/server'
import type { Group } from '@japa/runner/core'
import type { Router } from '@adonisjs/core/http'
import { ServerFactory } from '@adonisjs/core/factories/http'
import { createNodeServer } from '#app/core/http/node_server'
import { errorHandler, serverMiddleware } from '#start/kernel'
import { checkDescribed } from '#tests/helpers/api_description'

// oxlint-disable-next-line typescript/no-explicit-any -- tests check bodies of any shape
export interface Answer<Body = any> {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; throws if it is not JSON. */
  readonly body: Body
}

export interface RequestOptions {
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged. */
  body?: string
  /** Gives up on the response. */
  signal?: AbortSignal
}

/**
 * Sends requests to a running server without following redirects, storing cookies or adding headers. Validates every
 * response against the API description.
 */
export class HttpClient {
  constructor(readonly url: string) {}

  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { json, headers, signal } = options
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (options.body ?? null) : JSON.stringify(json),
      ...(signal && { signal }),
    })
    const text = await response.text()
    await checkDescribed(method, path, { status: response.status, headers: response.headers, text })
    return {
      status: response.status,
      headers: response.headers,
      text,
      get body() {
        return JSON.parse(text)
      },
    }
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.request('GET', path, { headers })
  }
}

async function listen(handler: RequestListener) {
  const server = createNodeServer(handler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    client: new HttpClient(`http://127.0.0.1:${port}`),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Runs the whole application on a port of its own for the group. */
export function useServer(group: Group) {
  const running = {} as { client: HttpClient }
  group.setup(async () => {
    await applicationServer.boot()
    const { client, close } = await listen(applicationServer.handle.bind(applicationServer))
    running.client = client
    return close
  })
  return running
}

/** Runs a server with the application's middleware and error handling, but only the given routes. */
export async function startServerWith(defineRoutes: (router: Router) => void) {
  const server = new ServerFactory()
    .merge({
      app,
      config: app.config.get('app.http'),
      encryption: await app.container.make(Encryption),
      emitter: await app.container.make('emitter'),
      logger: await app.container.make('logger'),
    })
    .create()
  server.errorHandler(errorHandler)
  server.use(serverMiddleware)
  defineRoutes(server.getRouter())
  await server.boot()
  return listen(server.handle.bind(server))
}
