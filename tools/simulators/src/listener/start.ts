import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { dropConnection } from '../http/broken-responses.ts'
import { faultMiddleware } from '../http/fault-middleware.ts'
import { listen, LOOPBACK, stopListening } from '../http/listen.ts'
import { createFaultResponder, createSimulatorApp, PAGE_PATH } from '../http/simulator-app.ts'
import { HTTP_GONE, HTTP_NO_CONTENT, HTTP_SEE_OTHER } from '../http/status.ts'
import { createListenerControl, type ListenerControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { GONE_PATH, HANG_PATH, HOOKS_PATH, PAGE_ACTIONS, REDIRECT_PATH } from './paths.ts'
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

function createApp(simulation: ListenerSimulation, control: ListenerControl): Hono {
  const fail = createFaultResponder({
    rateLimited: 'Too many requests.',
    serverError: 'The listener is down.',
    unauthorized: 'The secret is wrong.',
  })
  const app = createSimulatorApp({
    faults: faultMiddleware(simulation, { page: PAGE_PATH, actions: PAGE_ACTIONS }, fail),
    page: pageRoutes(simulation, control),
    control: controlRoutes(control),
  })
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
  return app
}
