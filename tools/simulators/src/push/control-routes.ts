import { Hono } from 'hono'
import * as v from 'valibot'
import { DONE, faultSchema, readControl } from '../http/control.ts'
import { loopbackOnly } from '../http/loopback.ts'
import type { PushControl } from './control.ts'

const NO_SUCH_FAULT = { message: 'There is no such fault.' }
const NO_SUCH_SUBSCRIPTION = { message: 'There is no such subscription.' }

const subscribeSchema = v.strictObject({ applicationServerKey: v.pipe(v.string(), v.nonEmpty()) })
const endpointSchema = v.strictObject({ endpoint: v.string() })

/** {@link PushControl} over HTTP, for programs on this machine; paths are relative to `/control`. */
export function controlRoutes(control: PushControl): Hono {
  const app = new Hono()
  app.use(loopbackOnly)

  app.get('/faults', (c) => c.json(control.faults()))
  app.post('/faults', async (c) => c.json(control.addFault(await readControl(c, faultSchema)), 201))
  app.delete('/faults/:id', (c) => {
    const isRemoved = control.removeFault(Number(c.req.param('id')))
    return isRemoved ? c.json(DONE) : c.json(NO_SUCH_FAULT, 404)
  })

  app.post('/subscriptions', async (c) => {
    const { applicationServerKey } = await readControl(c, subscribeSchema)
    return c.json(control.subscribe(applicationServerKey), 201)
  })
  app.post('/subscriptions/expire', async (c) => {
    const { endpoint } = await readControl(c, endpointSchema)
    return control.expire(endpoint) ? c.json(DONE) : c.json(NO_SUCH_SUBSCRIPTION, 404)
  })
  app.get('/messages', (c) => c.json(control.messages(c.req.query('endpoint'))))

  app.get('/requests', (c) => c.json(control.requests(c.req.query('prefix'))))
  app.delete('/requests', (c) => {
    control.clearRequests()
    return c.json(DONE)
  })
  app.post('/reset', (c) => {
    control.reset()
    return c.json(DONE)
  })

  app.onError((error, c) => c.json({ message: error.message }, 400))
  return app
}
