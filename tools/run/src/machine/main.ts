import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMMANDS, type CommandModule, commandList } from './command-table.ts'
import { Failure, asFailure, describe } from './failure.ts'
import { type ProcessLock, processLock } from './lock.ts'
import { type Scope, ensurePackages } from './packages.ts'
import { ROOT, TOOLCHAIN_DIR, logDirectory } from './places.ts'
import { type Progress, createProgress } from './progress.ts'

const LOCK_POLL_MS = 500

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(describe(asFailure(error)))
  process.exitCode = 1
}
// The channel to the bootstrap has done its part; it must not keep a finished command alive.
if (process.connected) process.disconnect()

/** Installs what the command needs and runs it. Nothing here may import a package before that. */
async function main([name = '', ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Failure(`There is no command "${name}". These exist:\n${commandList()}`)
  await prepare(command.scope, createProgress())
  const file = new URL(`../commands/${name}.ts`, import.meta.url)
  const { run } = (await import(file.href)) as CommandModule
  return run(withoutSeparator(rest))
}

/** npm drops the first `--`, other runners keep it. */
function withoutSeparator(args: string[]): string[] {
  return args[0] === '--' ? args.slice(1) : args
}

async function prepare(scope: Scope, progress: Progress) {
  const lock = processLock(join(TOOLCHAIN_DIR, 'install.lock'))
  await waitFor(lock, progress)
  try {
    await ensurePackages({
      root: ROOT,
      stampFile: join(TOOLCHAIN_DIR, 'packages.json'),
      scope,
      logFile: join(logDirectory(process.env), 'packages.log'),
      env: process.env,
      step: progress.step,
    })
  } finally {
    lock.release()
  }
}

/** `npm test` beside an `npm start` of the same fresh clone must not install into the same folders at once. */
async function waitFor(lock: ProcessLock<object>, progress: Progress) {
  if (lock.take({}).taken) return
  await progress.step('Waiting for another command that installs', async () => {
    while (!lock.take({}).taken) await sleep(LOCK_POLL_MS)
  })
}
