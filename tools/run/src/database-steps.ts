import { join } from 'node:path'
import { BUILT_CONSOLE_DIR, CONSOLE, MIGRATE } from './console.ts'
import { runHidden } from './machine/shell.ts'
import { withClient } from './postgres/index.ts'

const SEED = 'demo:seed'

/** Brings the tables to what this version of the server expects. */
export async function migrate(options: ConsoleStep): Promise<void> {
  await consoleStep('migrating the database', MIGRATE, options)
}

/**
 * Fills the demo world into a database in which nobody is a member yet.
 * @returns whether it did
 */
export async function seedWhenEmpty(
  options: ConsoleStep & { migratorUrl: string }
): Promise<boolean> {
  const { rows } = await withClient(options.migratorUrl, (client) =>
    client.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM users) AS filled')
  )
  if (rows[0]?.filled) return false
  await consoleStep('filling the demo world', [SEED], options)
  return true
}

interface ConsoleStep {
  env: Record<string, string>
  logDirectory: string
  signal: AbortSignal
  /** Where the console is run: the build, or the sources while they are being worked on. */
  directory?: string
}

async function consoleStep(what: string, args: string[], options: ConsoleStep) {
  await runHidden({
    what,
    command: process.execPath,
    args: [CONSOLE, ...args],
    cwd: options.directory ?? BUILT_CONSOLE_DIR,
    env: { ...process.env, ...options.env },
    logFile: join(options.logDirectory, `${args[0]?.replace(':', '-')}.log`),
    signal: options.signal,
  })
}
