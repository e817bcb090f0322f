import { startDiscordSimulator } from './index.ts'

/** The rulings' default address. */
const DEFAULT_DISCORD_PORT = 3334
/** Often enough that somebody who looks at a list sees it live. */
const PRESENCE_CHANGE_MS = 4_000
const PORT_VARIABLE = 'DISCORD_SIM_PORT'
const HIGHEST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_DISCORD_PORT
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port
  throw new Error(`${PORT_VARIABLE} must be a port number, not "${value}".`)
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'EADDRINUSE'
    ? `Port ${process.env[PORT_VARIABLE] ?? DEFAULT_DISCORD_PORT} is in use. Stop what uses it, or set ${PORT_VARIABLE}.`
    : message
}

try {
  const discord = await startDiscordSimulator({
    port: portFrom(process.env[PORT_VARIABLE]),
    gateway: { presenceChangeMs: PRESENCE_CHANGE_MS },
  })
  for (const signal of SIGNALS) process.once(signal, () => void discord.close())
  console.log(`Discord simulator: ${discord.url}`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
