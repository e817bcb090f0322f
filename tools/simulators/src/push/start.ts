import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { listen, LOOPBACK, stopListening } from '../http/listen.ts'
import { faultMiddleware } from '../http/fault-middleware.ts'
import { createFaultResponder, createSimulatorApp, PAGE_PATH } from '../http/simulator-app.ts'
import { createPushControl, type PushControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { PAGE_ACTIONS, PUSH_PATH } from './paths.ts'
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

function createApp(simulation: PushSimulation, control: PushControl): Hono {
  const fail = createFaultResponder({
    rateLimited: 'Too many messages.',
    serverError: 'The service is down.',
    unauthorized: 'The sender is not known.',
  })
  const app = createSimulatorApp({
    faults: faultMiddleware(simulation, { page: PAGE_PATH, actions: PAGE_ACTIONS }, fail),
    page: pageRoutes(simulation, control),
    control: controlRoutes(control),
  })
  app.route(PUSH_PATH, serviceRoutes(simulation))
  return app
}
