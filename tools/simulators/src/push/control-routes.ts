import type { Hono } from 'hono'
import * as v from 'valibot'
import { DONE, readControl } from '../http/control.ts'
import { createControlRoutes, handleFaultRemoval } from '../http/control-routes.ts'
import type { PushControl } from './control.ts'

const NO_SUCH_SUBSCRIPTION = { message: 'There is no such subscription.' }

const subscribeSchema = v.strictObject({ applicationServerKey: v.pipe(v.string(), v.nonEmpty()) })
const endpointSchema = v.strictObject({ endpoint: v.string() })

/** {@link PushControl} over HTTP, for programs on this machine; paths are relative to `/control`. */
export function controlRoutes(control: PushControl): Hono {
  const app = createControlRoutes(control)

  app.delete('/faults/:id', handleFaultRemoval(control))

  app.post('/subscriptions', async (c) => {
    const { applicationServerKey } = await readControl(c, subscribeSchema)
    return c.json(control.subscribe(applicationServerKey), 201)
  })
  app.post('/subscriptions/expire', async (c) => {
    const { endpoint } = await readControl(c, endpointSchema)
    return control.expire(endpoint) ? c.json(DONE) : c.json(NO_SUCH_SUBSCRIPTION, 404)
  })
  app.get('/messages', (c) => c.json(control.messages(c.req.query('endpoint'))))

  app.delete('/requests', (c) => {
    control.clearRequests()
    return c.json(DONE)
  })
  return app
}
