import { startDiscordSimulator, type DiscordControl, type Fault } from '@botanica/simulators'
import type { Group } from '@japa/runner/core'
import env from '#start/env'

const AUTHORIZE_URL = env.get('DISCORD_AUTHORIZE_URL')
const TOKEN_PATH = '/api/oauth2/token'

/** Returns the URL to which Discord redirects a browser from this URL. */
async function redirectOf(address: URL): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`Discord answered ${answer.status}: ${await answer.text()}`)
  return new URL(location)
}

export class Discord {
  readonly authorizeUrl = AUTHORIZE_URL
  control!: DiscordControl

  /** Does what clicking on the consent page does. */
  consent(authorizeAddress: string, personId: string) {
    const address = new URL(authorizeAddress)
    address.searchParams.set('demo_user', personId)
    return redirectOf(address)
  }

  decline(authorizeAddress: string) {
    const address = new URL(authorizeAddress)
    address.searchParams.set('cancel', '')
    return redirectOf(address)
  }

  /** The number of attempts to exchange a code for a token. */
  exchanges() {
    return this.control.requests(TOKEN_PATH).length
  }

  async during<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
    const { id } = this.control.addFault(fault)
    try {
      return await work()
    } finally {
      this.control.removeFault(id)
    }
  }
}

/** Starts the simulator at the URL that the server's settings name for Discord. */
export function useDiscord(group: Group): Discord {
  const discord = new Discord()
  group.setup(async () => {
    const simulator = await startDiscordSimulator({
      port: Number(new URL(AUTHORIZE_URL).port),
      credentials: {
        clientId: env.get('DISCORD_CLIENT_ID'),
        clientSecret: env.get('DISCORD_CLIENT_SECRET').release(),
        botToken: env.get('DISCORD_BOT_TOKEN').release(),
        guildId: env.get('DISCORD_GUILD_ID'),
      },
    })
    discord.control = simulator.control
    return () => simulator.close()
  })
  return discord
}
