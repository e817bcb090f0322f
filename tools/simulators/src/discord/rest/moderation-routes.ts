import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../gateway/gateway.ts'
import type { SimulatedAccount } from '../directory.ts'
import type { Simulation } from '../simulation.ts'
import { requireBot } from './caller.ts'
import {
  invalidBody,
  missingPermissions,
  unknownBan,
  unknownGuild,
  unknownMember,
  unknownUser,
} from './errors.ts'
import { toUser } from './transformers.ts'
import { parseSnowflake } from './snowflake.ts'
import { WEEK_SECONDS } from '@botanica/demo-world'

const AUDIT_REASON = 'X-Audit-Log-Reason'

const banSchema = v.looseObject({
  delete_message_seconds: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WEEK_SECONDS)))
  ),
})

/** Kicks and bans in the community server; paths are relative to `/api` and `/api/v10`. */
export function moderationRoutes(simulation: Simulation, gateway: Gateway): Hono {
  const app = new Hono()
  const path = '/guilds/:guild_id/bans/:user_id'

  app.get(path, (c) => {
    const { id } = requireAccount(c)
    const ban = simulation.directory.bans().get(id)
    if (!ban) throw unknownBan()
    return c.json({ user: toUser(simulation.directory.find(id)!), reason: ban.reason })
  })

  app.put(path, async (c) => {
    const { id } = requireRemovable(c)
    const parsed = v.safeParse(banSchema, await c.req.json().catch(() => ({})))
    if (!parsed.success) {
      const [issue] = parsed.issues
      throw invalidBody(v.getDotPath(issue) ?? 'body', issue.message)
    }
    simulation.directory.ban(id, parseReason(c))
    gateway.publishChanges()
    return c.body(null, 204)
  })

  app.delete(path, (c) => {
    if (!simulation.directory.unban(requireAccount(c).id)) throw unknownBan()
    return c.body(null, 204)
  })

  app.delete('/guilds/:guild_id/members/:user_id', (c) => {
    const { id } = requireRemovable(c)
    if (!simulation.directory.membership(id)) throw unknownMember()
    simulation.directory.setMembership(id, false)
    gateway.publishChanges()
    return c.body(null, 204)
  })

  function requireAccount(c: Context): SimulatedAccount {
    requireBot(c, simulation)
    if (parseSnowflake(c, 'guild_id') !== simulation.directory.server.id) throw unknownGuild()
    const account = simulation.directory.find(parseSnowflake(c, 'user_id'))
    if (!account) throw unknownUser()
    return account
  }

  /** The account to kick or ban. @throws a 403 for the owner of the server */
  function requireRemovable(c: Context): SimulatedAccount {
    const account = requireAccount(c)
    if (account.id === simulation.directory.server.ownerId) throw missingPermissions()
    return account
  }

  return app
}

function parseReason(c: Context): string | null {
  const reason = c.req.header(AUDIT_REASON)
  return reason === undefined ? null : decodeURIComponent(reason)
}
