import { Hono } from 'hono'
import { DONE, faultSchema, readControl } from '../http/control.ts'
import { loopbackOnly } from '../http/loopback.ts'
import type { ListenerControl } from './control.ts'

const NO_SUCH_FAULT = { message: 'There is no such fault.' }

/** {@link ListenerControl} over HTTP, for programs on this machine; paths are relative to `/control`. */
export function controlRoutes(control: ListenerControl): Hono {
  const app = new Hono()
  app.use(loopbackOnly)

  app.get('/faults', (c) => c.json(control.faults()))
  app.post('/faults', async (c) => c.json(control.addFault(await readControl(c, faultSchema)), 201))
  app.delete('/faults/:id', (c) => {
    const isRemoved = control.removeFault(Number(c.req.param('id')))
    return isRemoved ? c.json(DONE) : c.json(NO_SUCH_FAULT, 404)
  })
  app.get('/received', (c) => c.json(control.received(c.req.query('prefix'))))
  app.get('/requests', (c) => c.json(control.requests(c.req.query('prefix'))))
  app.post('/reset', (c) => {
    control.reset()
    return c.json(DONE)
  })

  app.onError((error, c) => c.json({ message: error.message }, 400))
  return app
}
