import { Hono, type Context, type Handler } from 'hono'
import { DONE, faultSchema, readControl } from './control.ts'
import type { ActiveFault, Fault } from './faults.ts'
import { loopbackOnly } from './loopback.ts'
import type { LoggedRequest } from './request-log.ts'
import { HTTP_BAD_REQUEST, HTTP_CREATED, HTTP_NOT_FOUND } from './status.ts'

const NO_SUCH_FAULT = { message: 'There is no such fault.' }

/** What a test can do to every simulator. */
export interface SimulatorControl {
  addFault(fault: Fault): ActiveFault
  /** Returns false when there was no such fault. */
  removeFault(id: number): boolean
  faults(): readonly ActiveFault[]
  /** The requests since the start or the last reset, oldest first. */
  requests(prefix?: string): readonly LoggedRequest[]
  /** Restores the initial state. */
  reset(): void
}

/** Creates the routes of {@link SimulatorControl}; a simulator adds its own, and `DELETE /faults/:id`. */
export function createControlRoutes(control: SimulatorControl): Hono {
  const app = new Hono()
  app.use(loopbackOnly)

  app.get('/faults', (c) => c.json(control.faults()))
  app.post('/faults', async (c) =>
    c.json(control.addFault(await readControl(c, faultSchema)), HTTP_CREATED)
  )
  app.get('/requests', (c) => c.json(control.requests(c.req.query('prefix'))))
  app.post('/reset', (c) => {
    control.reset()
    return c.json(DONE)
  })

  // Errors of a simulation (an unknown account or subscription) are the caller's mistake as well.
  app.onError((error, c) => c.json({ message: error.message }, HTTP_BAD_REQUEST))
  return app
}

/** Handles the removal of the fault with the `:id` of the URL. */
export function handleFaultRemoval(control: SimulatorControl): Handler {
  return (c: Context) =>
    control.removeFault(Number(c.req.param('id')))
      ? c.json(DONE)
      : c.json(NO_SUCH_FAULT, HTTP_NOT_FOUND)
}
