import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { PRIVILEGED_INTENTS } from './intents.ts'
import type { GatewayControl } from './gateway.ts'
import { IDENTIFIES_A_DAY } from './settings.ts'

const MAX_INTERVAL_MS = 3_600_000
const CLOSE_CODES = { min: 1000, max: 4999 } as const

const interval = (min: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(MAX_INTERVAL_MS))

const settingsSchema = v.partial(
  v.strictObject({
    accepts: v.boolean(),
    refusesAfterMs: interval(0),
    heartbeatIntervalMs: interval(1),
    acknowledges: v.boolean(),
    greets: v.boolean(),
    privilegedIntents: v.array(v.picklist(PRIVILEGED_INTENTS)),
    identifyIntervalMs: interval(0),
    identifiesLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(IDENTIFIES_A_DAY)),
    serverAvailable: v.boolean(),
    presenceChangeMs: v.nullable(interval(1)),
  })
)
const dropSchema = v.strictObject({
  code: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(CLOSE_CODES.min), v.maxValue(CLOSE_CODES.max))
  ),
})
const invalidationSchema = v.strictObject({ resumable: v.optional(v.boolean(), false) })

/** Reads a body of the control API. Throws an error that names the problem when the body does not match. */
export type ReadBody = <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema
) => Promise<v.InferOutput<Schema>>

/** {@link GatewayControl} over HTTP; paths are relative to `/control/gateway`. */
export function gatewayControlRoutes(control: GatewayControl, read: ReadBody): Hono {
  const app = new Hono()

  app.get('/', (c) => c.json({ settings: control.settings(), connections: control.connections() }))
  app.patch('/', async (c) => {
    // An absent key means no change. valibot omits it, but its types do not say so.
    const change = (await read(c, settingsSchema)) as Parameters<GatewayControl['configure']>[0]
    control.configure(change)
    return c.json(control.settings())
  })
  app.post('/drop', async (c) => c.json({ ended: control.drop((await read(c, dropSchema)).code) }))
  app.post('/freeze', (c) => c.json({ frozen: control.freeze() }))
  app.post('/reconnect', (c) => c.json({ asked: control.requestReconnect() }))
  app.post('/invalidate', async (c) => {
    const { resumable } = await read(c, invalidationSchema)
    return c.json({ told: control.invalidate(resumable) })
  })
  app.delete('/sessions', (c) => {
    control.clearSessions()
    return c.json(DONE)
  })
  app.post('/stir', (c) => {
    control.changePresences()
    return c.json(DONE)
  })
  app.get('/log', (c) => c.json(control.log()))
  app.delete('/log', (c) => {
    control.clearLog()
    return c.json(DONE)
  })
  return app
}

const DONE = { done: true } as const
