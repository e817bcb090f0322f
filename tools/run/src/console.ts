import { join } from 'node:path'
import { ROOT } from './machine/places.ts'
import { runHidden } from './machine/shell.ts'
import type { DatabaseUrls } from './postgres/index.ts'
import { newSecret } from './secrets.ts'
import { NO_DISCORD, serverEnvironment } from './server-environment.ts'

export const SERVER_DIR = join(ROOT, 'apps', 'server')
/** The console of the sources, and the one that the build makes of it. */
export const SOURCE_CONSOLE = 'ace.js'
export const BUILT_CONSOLE = join('build', 'ace.js')

/** Addresses for console commands, which listen nowhere but want every setting to be there. */
const NOWHERE = {
  host: '127.0.0.1',
  port: 3333,
  appUrl: 'http://localhost:3333',
  discordPort: 3334,
  paymentsPort: 3335,
}

/** Runs one of the server's console commands on a database, from the sources, with its output in a file. */
export async function runConsole(options: {
  what: string
  args: string[]
  database: DatabaseUrls
  logFile: string
  nodeEnv?: 'development' | 'test'
}): Promise<void> {
  await runHidden({
    what: options.what,
    command: process.execPath,
    args: [SOURCE_CONSOLE, ...options.args],
    cwd: SERVER_DIR,
    logFile: options.logFile,
    env: {
      ...process.env,
      ...serverEnvironment({
        nodeEnv: options.nodeEnv ?? 'test',
        addresses: NOWHERE,
        appKey: newSecret(),
        database: options.database,
        credentials: NO_DISCORD,
        migrator: true,
      }),
    },
  })
}
