import type { Hono } from 'hono'
import { createControlRoutes, handleFaultRemoval } from '../http/control-routes.ts'
import type { ListenerControl } from './control.ts'

/** {@link ListenerControl} over HTTP, for programs on this machine; paths are relative to `/control`. */
export function controlRoutes(control: ListenerControl): Hono {
  const app = createControlRoutes(control)
  app.delete('/faults/:id', handleFaultRemoval(control))
  app.get('/received', (c) => c.json(control.received(c.req.query('prefix'))))
  return app
}
