import type { Hono } from 'hono'
import { clockSchema, DONE, readControl } from '../http/control.ts'
import { createControlRoutes, handleFaultRemoval } from '../http/control-routes.ts'
import type { DiscordControl } from './control.ts'
import {
  accountChangeSchema,
  botSchema,
  personSchema,
  rateLimitSchema,
  revocationSchema,
} from './control-schemas.ts'
import { gatewayControlRoutes } from './gateway/control-routes.ts'

/** {@link DiscordControl} over HTTP, for programs on this machine; paths are relative to `/control`. */
export function controlRoutes(control: DiscordControl): Hono {
  const app = createControlRoutes(control)

  app.delete('/faults/:id{\\d+}', handleFaultRemoval(control))

  app.post('/rate-limit', async (c) => {
    control.setRateLimit(await readControl(c, rateLimitSchema))
    return c.json(DONE)
  })
  app.post('/tokens/revoke', async (c) => {
    const { userId } = await readControl(c, revocationSchema)
    return c.json({ revoked: control.revokeTokens(userId) })
  })
  app.post('/clock', async (c) => {
    control.advanceClock((await readControl(c, clockSchema)).advanceMs)
    return c.json(DONE)
  })

  app.post('/people', async (c) =>
    c.json(control.addPerson(await readControl(c, personSchema)), 201)
  )
  app.post('/bots', async (c) => c.json(control.addBot(await readControl(c, botSchema)), 201))
  app.patch('/accounts/:id', async (c) => {
    control.changeAccount(c.req.param('id'), await readControl(c, accountChangeSchema))
    return c.json(DONE)
  })
  app.delete('/accounts/:id', (c) => {
    control.removeAccount(c.req.param('id'))
    return c.json(DONE)
  })
  app.on(['PUT', 'DELETE'], '/members/:id', (c) => {
    control.setMembership(c.req.param('id'), c.req.method === 'PUT')
    return c.json(DONE)
  })

  app.get('/channels/:id/messages', (c) => c.json(control.messages(c.req.param('id'))))
  app.delete('/messages/:id', (c) => {
    control.removeMessage(c.req.param('id'))
    return c.json(DONE)
  })
  app.get('/bans', (c) => c.json(Object.fromEntries(control.bans())))

  app.route('/gateway', gatewayControlRoutes(control.gateway, readControl))

  app.delete('/requests', (c) => {
    control.clearRequests()
    return c.json(DONE)
  })
  return app
}
