import { Hono, type Context } from 'hono'
import type { Gateway } from '../gateway/gateway.ts'
import type { Simulation } from '../simulation.ts'
import { authenticateCaller, requireBot, getSiteBot } from './caller.ts'
import {
  missingAccess,
  unauthorized,
  unknownApplication,
  unknownGuild,
  unknownMember,
  unknownUser,
} from './errors.ts'
import {
  toAuthorization,
  toGuild,
  toMember,
  toPrivateApplication,
  toPrivateUser,
  toPublicApplication,
  toUser,
} from './transformers.ts'
import { parseSnowflake } from './snowflake.ts'

/** The part of REST v10 that the product uses; paths are relative to `/api` and `/api/v10`. */
export function restRoutes(simulation: Simulation, gateway: Gateway): Hono {
  const app = new Hono()

  app.get('/users/@me', (c) => {
    const caller = authenticateCaller(c, simulation)
    if (caller.kind === 'bot') return c.json(toPrivateUser(caller.bot, []))
    if (!caller.tokens.scopes.includes('identify')) throw missingAccess()
    return c.json(toPrivateUser(caller.person, caller.tokens.scopes))
  })

  app.get('/users/:user_id', (c) => {
    requireBot(c, simulation)
    const account = simulation.directory.find(parseSnowflake(c, 'user_id'))
    if (!account) throw unknownUser()
    return c.json(toUser(account))
  })

  app.get('/guilds/:guild_id', (c) => {
    requireBot(c, simulation)
    requireServer(c)
    return c.json(toGuild(simulation.directory, c.req.query('with_counts') === 'true'))
  })

  app.get('/guilds/:guild_id/members/:user_id', (c) => {
    requireBot(c, simulation)
    requireServer(c)
    const id = parseSnowflake(c, 'user_id')
    const account = simulation.directory.find(id)
    if (!account) throw unknownUser()
    const membership = simulation.directory.membership(id)
    if (!membership) throw unknownMember()
    return c.json(toMember(account, membership))
  })

  app.get('/applications/:application_id/rpc', (c) => {
    const bot = simulation.directory.findBot(parseSnowflake(c, 'application_id'))
    if (!bot) throw unknownApplication()
    return c.json(toPublicApplication(bot))
  })

  for (const path of ['/applications/@me', '/oauth2/applications/@me'] as const) {
    app.get(path, (c) => {
      const bot = requireBot(c, simulation)
      const owner = simulation.directory.findPerson(simulation.directory.server.ownerId)
      if (!owner) throw unknownUser()
      const { redirectUris } = simulation
      const { privilegedIntents } = gateway.control.settings()
      return c.json(toPrivateApplication(bot, { owner, redirectUris, privilegedIntents }))
    })
  }

  app.get('/oauth2/@me', (c) => {
    const caller = authenticateCaller(c, simulation)
    if (caller.kind !== 'person') throw unauthorized()
    return c.json(toAuthorization(caller.tokens, getSiteBot(simulation), caller.person))
  })

  function requireServer(c: Context) {
    if (parseSnowflake(c, 'guild_id') !== simulation.directory.server.id) throw unknownGuild()
  }

  return app
}
