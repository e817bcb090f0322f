import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { dropConnection, sendForeignPage } from '../http/broken-responses.ts'
import { CONTROL_PATH } from '../http/control.ts'
import { listen, LOOPBACK, stopListening } from '../http/listen.ts'
import { faultMiddleware, type EndingFault } from '../http/fault-middleware.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '../http/status.ts'
import { createPushControl, type PushControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { PAGE_ACTIONS, PAGE_PATH, PUSH_PATH } from './paths.ts'
import { serviceRoutes } from './service-routes.ts'
import { createPushSimulation, type PushSimulation } from './simulation.ts'

export interface PushSimulatorOptions {
  /** 0 picks a free port. */
  readonly port: number
}

export interface PushSimulator {
  /** Without a trailing slash. */
  readonly url: string
  readonly control: PushControl
  /** Closes all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a simulated push service (RFC 8030). It has its browsers' keys, and so decrypts the messages.
 * @throws when the port is in use
 */
export async function startPushSimulator({ port }: PushSimulatorOptions): Promise<PushSimulator> {
  const simulation = createPushSimulation()
  const control = createPushControl(simulation)
  const server = createAdaptorServer({ fetch: createApp(simulation, control).fetch }) as Server
  simulation.publicUrl = `http://localhost:${await listen(server, port, LOOPBACK)}`
  return { url: simulation.publicUrl, control, close: () => stopListening(server) }
}

function isControl(path: string): boolean {
  return path === PAGE_PATH || [CONTROL_PATH, PAGE_ACTIONS].some((own) => path.startsWith(own))
}

function fail(c: Context, fault: EndingFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      c.header('Retry-After', String(Math.ceil(fault.retryAfterSeconds)))
      return c.json({ message: 'Too many messages.' }, 429)
    case 'server_error':
      // The control API has checked that it is a 5xx.
      return c.json(
        { message: 'The service is down.' },
        (fault.status ?? HTTP_INTERNAL_SERVER_ERROR) as ContentfulStatusCode
      )
    case 'unauthorized':
      return c.json({ message: 'The sender is not known.' }, 401)
    case 'dropped':
    case 'lost':
      return dropConnection(c)
    case 'garbled':
      return sendForeignPage(c)
  }
}

function createApp(simulation: PushSimulation, control: PushControl): Hono {
  const app = new Hono()
  app.use(faultMiddleware(simulation, isControl, fail))
  // Browsers request it on every page.
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.route(PAGE_PATH, pageRoutes(simulation, control))
  app.route(CONTROL_PATH, controlRoutes(control))
  app.route(PUSH_PATH, serviceRoutes(simulation))
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404))
  return app
}
