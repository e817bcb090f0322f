import { join } from 'node:path'
import { COMMANDS, type CommandModule, formatCommandList } from './command-table.ts'
import { Failure, toFailure, formatFailure } from './failure.ts'
import { withLock } from './lock.ts'
import { type Scope, ensurePackages } from './packages.ts'
import { ROOT, TOOLCHAIN_DIR, ensureLogDirectory } from './paths.ts'
import { type Progress, createProgress } from './progress.ts'
import { INTERRUPTED, listenForStop } from './stop-request.ts'

// A closed terminal or pipe must not prevent an orderly shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(formatFailure(toFailure(error)))
  process.exitCode = 1
}
// The channel to the bootstrap has done its part; it must not keep a finished command alive.
if (process.connected) process.disconnect()

/** Installs what the command needs and runs it. Nothing here may import a package before that. */
async function main([name = '', ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new Failure(`There is no command "${name}". The commands are:\n${formatCommandList()}`)
  const stop = listenForStop()
  try {
    await prepare(command.scope, createProgress(), stop.signal)
  } catch (error) {
    if (stop.signal.aborted) return INTERRUPTED
    throw error
  } finally {
    // From here on the command handles signals.
    stop.unlisten()
  }
  const file = new URL(`../commands/${name}.ts`, import.meta.url)
  const { run } = (await import(file.href)) as CommandModule
  return run(withoutSeparator(rest))
}

/** npm drops the first `--`, other runners keep it. */
function withoutSeparator(args: string[]): string[] {
  return args[0] === '--' ? args.slice(1) : args
}

async function prepare(scope: Scope, { step }: Progress, signal: AbortSignal) {
  // `npm test` beside an `npm start` in the same fresh clone must not install into the same folders at the same time.
  await withLock(join(TOOLCHAIN_DIR, 'install.lock'), 'that installs', step, () =>
    ensurePackages({
      root: ROOT,
      stampFile: join(TOOLCHAIN_DIR, 'packages.json'),
      scope,
      logFile: join(ensureLogDirectory(process.env), 'packages.log'),
      env: process.env,
      step,
      signal,
    })
  )
}
