import { join } from 'node:path'
import { BUILT_CONSOLE_DIR, CONSOLE, MIGRATE } from './console.ts'
import { runOrFail } from './machine/shell.ts'
import { withClient } from './postgres/index.ts'

const SEED = 'demo:seed'

/** Runs the pending migrations. */
export async function migrate(options: ConsoleStep): Promise<void> {
  await consoleStep('migrating the database', MIGRATE, options)
}

/**
 * Seeds the demo world when the database has no members.
 * @returns whether it was seeded
 */
export async function seedWhenEmpty(
  options: ConsoleStep & { migratorUrl: string }
): Promise<boolean> {
  const { rows } = await withClient(options.migratorUrl, (client) =>
    client.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM users) AS filled')
  )
  if (rows[0]?.filled) return false
  await consoleStep('seeding the demo world', [SEED], options)
  return true
}

interface ConsoleStep {
  env: Record<string, string>
  logDirectory: string
  signal: AbortSignal
  /** Where the console runs: the build, or the sources during development. */
  directory?: string
}

async function consoleStep(what: string, args: string[], options: ConsoleStep) {
  await runOrFail({
    what,
    command: process.execPath,
    args: [CONSOLE, ...args],
    cwd: options.directory ?? BUILT_CONSOLE_DIR,
    env: { ...process.env, ...options.env },
    logFile: join(options.logDirectory, `${args[0]?.replace(':', '-')}.log`),
    signal: options.signal,
  })
}
