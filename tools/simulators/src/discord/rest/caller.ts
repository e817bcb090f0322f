import type { Context } from 'hono'
import type { SimulatedBot, SimulatedPerson } from '../directory.ts'
import type { Tokens } from '../oauth/grants.ts'
import type { Simulation } from '../simulation.ts'
import { unauthorized, unknownApplication } from './errors.ts'

const AUTHORIZATION = /^(Bot|Bearer) (\S+)$/i

export type Caller =
  | { readonly kind: 'bot'; readonly bot: SimulatedBot }
  | { readonly kind: 'person'; readonly person: SimulatedPerson; readonly tokens: Tokens }

/** Identifies the caller. @throws a 401 without a token, with a wrong one, or with an expired one */
export function authenticateCaller(c: Context, simulation: Simulation): Caller {
  const [, scheme, token] = AUTHORIZATION.exec(c.req.header('Authorization') ?? '') ?? []
  if (scheme?.toLowerCase() === 'bot' && token === simulation.credentials.botToken) {
    return { kind: 'bot', bot: getSiteBot(simulation) }
  }
  if (scheme?.toLowerCase() === 'bearer' && token) {
    const tokens = simulation.grants.findByAccessToken(token)
    const person = tokens && simulation.directory.findPerson(tokens.userId)
    if (tokens && person) return { kind: 'person', person, tokens }
  }
  throw unauthorized()
}

/** For routes that only a bot may call. @throws a 401 for everybody else */
export function requireBot(c: Context, simulation: Simulation): SimulatedBot {
  const caller = authenticateCaller(c, simulation)
  if (caller.kind !== 'bot') throw unauthorized()
  return caller.bot
}

/** The bot of Botanica's own application. */
export function getSiteBot({ directory }: Simulation): SimulatedBot {
  const bot = directory.findBot(directory.application.id)
  if (!bot) throw unknownApplication()
  return bot
}
