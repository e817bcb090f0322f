import { Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CONTROL_PATH } from './control.ts'
import type { FaultResponder } from './fault-middleware.ts'
import {
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_NO_CONTENT,
  HTTP_NOT_FOUND,
  HTTP_TOO_MANY_REQUESTS,
  HTTP_UNAUTHORIZED,
} from './status.ts'

/** The tester's page. */
export const PAGE_PATH = '/'

/** The messages of the errors that faults respond with. */
export interface FaultMessages {
  readonly rateLimited: string
  readonly serverError: string
  readonly unauthorized: string
}

/** Responds to faults with `{ message }`, for simulators without a vendor's error format. */
export function createFaultResponder(messages: FaultMessages): FaultResponder {
  return (c, fault) => {
    switch (fault.kind) {
      case 'rate_limited':
        c.header('Retry-After', String(Math.ceil(fault.retryAfterSeconds)))
        return c.json({ message: messages.rateLimited }, HTTP_TOO_MANY_REQUESTS)
      case 'server_error':
        // The control API has checked that it is a 5xx.
        return c.json(
          { message: messages.serverError },
          (fault.status ?? HTTP_INTERNAL_SERVER_ERROR) as ContentfulStatusCode
        )
      case 'unauthorized':
        return c.json({ message: messages.unauthorized }, HTTP_UNAUTHORIZED)
    }
  }
}

export interface SimulatorAppOptions {
  readonly faults: MiddlewareHandler
  /** The tester's page and its form actions. */
  readonly page: Hono
  readonly control: Hono
}

/** Creates the app of a simulator with the routes that all have; the simulated service is added to it. */
export function createSimulatorApp({ faults, page, control }: SimulatorAppOptions): Hono {
  const app = new Hono()
  app.use(faults)
  // Browsers request it on every page.
  app.get('/favicon.ico', (c) => c.body(null, HTTP_NO_CONTENT))
  app.route(PAGE_PATH, page)
  app.route(CONTROL_PATH, control)
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, HTTP_NOT_FOUND))
  return app
}
