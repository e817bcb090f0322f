import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { dropConnection, sendForeignPage } from '../http/broken-responses.ts'
import { CONTROL_PATH } from '../http/control.ts'
import { faultMiddleware, type EndingFault } from '../http/fault-middleware.ts'
import { listen, LOOPBACK, stopListening } from '../http/listen.ts'
import {
  HTTP_GONE,
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_NO_CONTENT,
  HTTP_SEE_OTHER,
} from '../http/status.ts'
import { createListenerControl, type ListenerControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { pageRoutes } from './page-routes.ts'
import {
  GONE_PATH,
  HANG_PATH,
  HOOKS_PATH,
  PAGE_ACTIONS,
  PAGE_PATH,
  REDIRECT_PATH,
} from './paths.ts'
import { createListenerSimulation, type ListenerSimulation } from './simulation.ts'

export interface ListenerSimulatorOptions {
  /** 0 picks a free port. */
  readonly port: number
}

export interface ListenerSimulator {
  /** Without a trailing slash. */
  readonly url: string
  readonly control: ListenerControl
  /** Closes all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a listener for webhooks, which stands in for the server of a bot.
 * @throws when the port is in use
 */
export async function startListenerSimulator({
  port,
}: ListenerSimulatorOptions): Promise<ListenerSimulator> {
  const simulation = createListenerSimulation()
  const control = createListenerControl(simulation)
  const server = createAdaptorServer({ fetch: createApp(simulation, control).fetch }) as Server
  const url = `http://localhost:${await listen(server, port, LOOPBACK)}`
  return { url, control, close: () => stopListening(server) }
}

function isControl(path: string): boolean {
  return path === PAGE_PATH || [CONTROL_PATH, PAGE_ACTIONS].some((own) => path.startsWith(own))
}

function fail(c: Context, fault: EndingFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      c.header('Retry-After', String(Math.ceil(fault.retryAfterSeconds)))
      return c.json({ message: 'Too many requests.' }, 429)
    case 'server_error':
      // The control API has checked that it is a 5xx.
      return c.json(
        { message: 'The listener is down.' },
        (fault.status ?? HTTP_INTERNAL_SERVER_ERROR) as ContentfulStatusCode
      )
    case 'unauthorized':
      return c.json({ message: 'The secret is wrong.' }, 401)
    case 'dropped':
    case 'lost':
      return dropConnection(c)
    case 'garbled':
      return sendForeignPage(c)
  }
}

function createApp(simulation: ListenerSimulation, control: ListenerControl): Hono {
  const app = new Hono()
  app.use(faultMiddleware(simulation, isControl, fail))
  // Browsers request it on every page.
  app.get('/favicon.ico', (c) => c.body(null, HTTP_NO_CONTENT))
  app.route(PAGE_PATH, pageRoutes(simulation, control))
  app.route(CONTROL_PATH, controlRoutes(control))
  app.post(`${HOOKS_PATH}/*`, async (c) => {
    simulation.receive({
      path: c.req.path,
      headers: c.req.header(),
      body: await c.req.text(),
      at: simulation.now(),
    })
    return c.body(null, HTTP_NO_CONTENT)
  })
  app.post(`${REDIRECT_PATH}/*`, (c) =>
    c.redirect(c.req.path.replace(REDIRECT_PATH, HOOKS_PATH), HTTP_SEE_OTHER)
  )
  app.post(`${GONE_PATH}/*`, (c) => c.json({ message: 'The address is gone.' }, HTTP_GONE))
  app.post(`${HANG_PATH}/*`, async (c) => {
    await simulation.hang()
    return dropConnection(c)
  })
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404))
  return app
}
