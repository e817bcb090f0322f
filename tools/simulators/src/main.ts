import {
  startDiscordSimulator,
  startListenerSimulator,
  startPaymentsSimulator,
  startPushSimulator,
} from './index.ts'

/** The default ports of the simulators. */
const DISCORD = { variable: 'DISCORD_SIM_PORT', standard: 3334 } as const
const PAYMENTS = { variable: 'PAYMENTS_SIM_PORT', standard: 3335 } as const
const PUSH = { variable: 'PUSH_SIM_PORT', standard: 3336 } as const
const LISTENER = { variable: 'LISTENER_SIM_PORT', standard: 3337 } as const
type Setting = typeof DISCORD | typeof PAYMENTS | typeof PUSH | typeof LISTENER
/** Often enough to see live changes in a list. */
const PRESENCE_CHANGE_MS = 4_000
/** The product's URL, which receives the webhooks. */
const SITE_VARIABLE = 'APP_URL'
const HIGHEST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

interface Simulator {
  readonly url: string
  close(): Promise<void>
}

function portFrom({ variable, standard }: Setting): number {
  const value = process.env[variable]
  if (value === undefined || value === '') return standard
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port
  throw new Error(`${variable} must be a port number, not "${value}".`)
}

/** @throws with a sentence that names the port when it is in use */
async function start<Started extends Simulator>(
  setting: Setting,
  begin: (port: number) => Promise<Started>
): Promise<Started> {
  const port = portFrom(setting)
  try {
    return await begin(port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use. Stop what uses it, or set ${setting.variable}.`, {
      cause: error,
    })
  }
}

const running: Simulator[] = []
try {
  // Discord starts last: those who wait for the simulators wait for it.
  const payments = await start(PAYMENTS, (port) =>
    startPaymentsSimulator({ port, site: process.env[SITE_VARIABLE] || undefined })
  )
  running.push(payments)
  const push = await start(PUSH, (port) => startPushSimulator({ port }))
  running.push(push)
  const listener = await start(LISTENER, (port) => startListenerSimulator({ port }))
  running.push(listener)
  const discord = await start(DISCORD, (port) =>
    startDiscordSimulator({ port, gateway: { presenceChangeMs: PRESENCE_CHANGE_MS } })
  )
  running.push(discord)
  for (const signal of SIGNALS) {
    process.once(signal, () => void Promise.all(running.map((one) => one.close())))
  }
  console.log(
    `Discord simulator: ${discord.url}\nPayments simulator: ${payments.url}\nPush simulator: ${push.url}\nWebhook listener: ${listener.url}`
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
  await Promise.all(running.map((one) => one.close()))
}
