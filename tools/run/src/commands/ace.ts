import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CONSOLE, SERVER_DIR } from '../console.ts'
import { backUpDataFolder, restoreDataFolder } from '../embedded-backup.ts'
import { Failure } from '../machine/failure.ts'
import { ROOT } from '../machine/paths.ts'
import { runWithTerminal } from '../machine/shell.ts'
import { type DatabaseUrls, embeddedUrls, startEmbedded } from '../postgres/index.ts'
import { readSecrets } from '../secrets.ts'
import { createEnvironments } from '../services/environments.ts'
import { claimDataDirectory, createInstanceLock } from '../services/instance.ts'
import { type Settings, readSettings } from '../settings.ts'
import { readState } from '../state.ts'

const BACKUPS = 'backups'

/**
 * `npm run ace -- <command>`: the server's console, on the database of `DATABASE_URL` if it is set, else on the
 * embedded one, which is started for the duration of the command when it is not running.
 */
export async function run(args: string[]): Promise<number> {
  if (process.env.DATABASE_URL) return runConsole(args, {})
  const settings = readSettings(process.env)
  const lock = createInstanceLock(settings.dataDirectory)
  const [name = '', ...options] = args
  const folderCommand = Object.hasOwn(FOLDER_COMMANDS, name) ? FOLDER_COMMANDS[name] : undefined
  if (folderCommand) {
    await claimDataDirectory(lock, facts(settings), settings.dataDirectory)
    try {
      return await folderCommand(settings, options)
    } finally {
      lock.release()
    }
  }
  if (lock.holder()) return runConsole(args, consoleEnvironment(settings, runningUrls(settings)))

  await claimDataDirectory(lock, facts(settings), settings.dataDirectory)
  try {
    const { dataDirectory, logDirectory } = settings
    const { cluster, urls } = await startEmbedded(dataDirectory, logDirectory)
    try {
      return await runConsole(args, consoleEnvironment(settings, urls))
    } finally {
      await cluster.stop()
    }
  } finally {
    lock.release()
  }
}

function facts({ addresses }: Settings) {
  return { command: 'ace', url: addresses.appUrl, children: [] }
}

/** Of the embedded database the whole data folder is copied: it brings no `pg_dump`. */
const FOLDER_COMMANDS: Record<string, (settings: Settings, args: string[]) => Promise<number>> = {
  async 'backup:create'({ dataDirectory }, args) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const chosen = positionals[0] ?? process.env.BACKUP_DIR
    const directory = chosen ? resolve(ROOT, chosen) : resolve(dataDirectory, BACKUPS)
    console.log(`path: ${await backUpDataFolder(dataDirectory, directory)}`)
    return 0
  },
  async 'backup:restore'({ dataDirectory }, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    })
    const [path] = positionals
    if (path === undefined) throw new Failure('Name the folder of the backup.')
    const backup = resolve(ROOT, path)
    await restoreDataFolder(dataDirectory, { path: backup, overwrite: values.overwrite })
    console.log(`restored: ${backup}`)
    return 0
  },
}

function runningUrls({ dataDirectory }: Settings): DatabaseUrls {
  const { postgresPort } = readState(dataDirectory)
  if (postgresPort) return embeddedUrls(readSecrets(dataDirectory), postgresPort)
  throw new Failure('Botanica is still starting: wait until it is running and try again.')
}

function consoleEnvironment(settings: Settings, urls: DatabaseUrls) {
  return createEnvironments(settings, urls, readSecrets(settings.dataDirectory)).console
}

function runConsole(args: string[], env: Record<string, string>): Promise<number> {
  return runWithTerminal([CONSOLE, ...args], { cwd: SERVER_DIR, env })
}
