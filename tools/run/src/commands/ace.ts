import { spawn } from 'node:child_process'
import { CONSOLE, SERVER_DIR } from '../console.ts'
import { Failure } from '../machine/failure.ts'
import { toExitCode } from '../machine/shell.ts'
import { type DatabaseUrls, embeddedUrls, startEmbedded } from '../postgres/index.ts'
import { readSecrets } from '../secrets.ts'
import { createEnvironments } from '../services/environments.ts'
import { claimDataDirectory, createInstanceLock } from '../services/instance.ts'
import { type Settings, readSettings } from '../settings.ts'
import { readState } from '../state.ts'

/**
 * `npm run ace -- <command>`: the server's console, on the database of `DATABASE_URL` if it is set, else on the
 * embedded one, which is started for the duration of the command when it is not running.
 */
export async function run(args: string[]): Promise<number> {
  if (process.env.DATABASE_URL) return runConsole(args, {})
  const settings = readSettings(process.env)
  const lock = createInstanceLock(settings.dataDirectory)
  if (lock.holder()) return runConsole(args, consoleEnvironment(settings, runningUrls(settings)))

  const url = settings.addresses.appUrl
  await claimDataDirectory(lock, { command: 'ace', url, children: [] }, settings.dataDirectory)
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

function runningUrls({ dataDirectory }: Settings): DatabaseUrls {
  const { postgresPort } = readState(dataDirectory)
  if (postgresPort) return embeddedUrls(readSecrets(dataDirectory), postgresPort)
  throw new Failure('Botanica is still starting: wait until it is running and try again.')
}

function consoleEnvironment(settings: Settings, urls: DatabaseUrls) {
  return createEnvironments(settings, urls, readSecrets(settings.dataDirectory)).console
}

/** Runs the console with this terminal, so that it can ask questions or show a prompt. */
function runConsole(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CONSOLE, ...args], {
      cwd: SERVER_DIR,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    // Ctrl-C reaches the console from the terminal. Wait for it to exit, then stop the database.
    process.on('SIGINT', () => {})
    for (const signal of ['SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal))
    process.once('disconnect', () => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(toExitCode(code, signal)))
  })
}
