import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { loopbackOnly } from '../http/loopback.ts'
import type { DiscordControl } from './control.ts'
import {
  accountChangeSchema,
  botSchema,
  clockSchema,
  faultSchema,
  personSchema,
  rateLimitSchema,
  revocationSchema,
} from './control-schemas.ts'
import { gatewayControlRoutes } from './gateway/control-routes.ts'

export const CONTROL_PATH = '/control'
const JSON_TYPE = 'application/json'
const DONE = { done: true } as const

/** A request that the control API does not understand. */
class ControlError extends Error {}

/** {@link DiscordControl} over HTTP, for programs of this machine; paths are relative to `/control`. */
export function controlRoutes(control: DiscordControl): Hono {
  const app = new Hono()
  app.use(loopbackOnly)

  app.get('/faults', (c) => c.json(control.faults()))
  app.post('/faults', async (c) => c.json(control.addFault(await read(c, faultSchema)), 201))
  app.delete('/faults/:id{\\d+}', (c) =>
    control.removeFault(Number(c.req.param('id'))) ? c.json(DONE) : c.json(NO_SUCH_FAULT, 404)
  )

  app.post('/rate-limit', async (c) => {
    control.setRateLimit(await read(c, rateLimitSchema))
    return c.json(DONE)
  })
  app.post('/tokens/revoke', async (c) => {
    const { userId } = await read(c, revocationSchema)
    return c.json({ revoked: control.revokeTokens(userId) })
  })
  app.post('/clock', async (c) => {
    control.advanceClock((await read(c, clockSchema)).advanceMs)
    return c.json(DONE)
  })

  app.post('/people', async (c) => c.json(control.addPerson(await read(c, personSchema)), 201))
  app.post('/bots', async (c) => c.json(control.addBot(await read(c, botSchema)), 201))
  app.patch('/accounts/:id', async (c) => {
    control.changeAccount(c.req.param('id'), await read(c, accountChangeSchema))
    return c.json(DONE)
  })
  app.delete('/accounts/:id', (c) => {
    control.forget(c.req.param('id'))
    return c.json(DONE)
  })
  app.on(['PUT', 'DELETE'], '/members/:id', (c) => {
    control.setMembership(c.req.param('id'), c.req.method === 'PUT')
    return c.json(DONE)
  })

  app.route('/gateway', gatewayControlRoutes(control.gateway, read))

  app.get('/requests', (c) => c.json(control.requests(c.req.query('prefix'))))
  app.delete('/requests', (c) => {
    control.clearRequests()
    return c.json(DONE)
  })
  app.post('/reset', (c) => {
    control.reset()
    return c.json(DONE)
  })

  // What the directory refuses (a taken id, an unknown account) is the caller's mistake as well.
  app.onError((error, c) => c.json({ message: error.message }, 400))
  return app
}

const NO_SUCH_FAULT = { message: 'There is no such fault.' }

/** @throws a ControlError that names the first thing wrong with the body */
async function read<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  if (!c.req.header('Content-Type')?.startsWith(JSON_TYPE)) {
    throw new ControlError(`The body must be ${JSON_TYPE}.`)
  }
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  if (!result.success) {
    const [issue] = result.issues
    throw new ControlError(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
  }
  return result.output
}
