import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DESKTOP_DIR, ensureElectron } from '../electron.ts'
import { choosePort } from '../machine/ports.ts'
import { createProgress } from '../machine/progress.ts'
import { toExitCode, runOrFail } from '../machine/shell.ts'
import { type StopRequest, INTERRUPTED, listenForStop } from '../machine/stop-request.ts'
import { type Service, startService, waitUntilReady } from '../services/service.ts'
import { readSettings } from '../settings.ts'
import { SERVER_VARIABLE, findServerOrFail } from '../desktop-server.ts'

/** Tells the unpackaged client where Vite serves its renderer. */
const RENDERER_VARIABLE = 'STAFF_RENDERER_URL'
const PORT_VARIABLE = 'STAFF_RENDERER_PORT'
const PREFERRED_PORT = 4210
const LOOPBACK = '127.0.0.1'

/**
 * `npm run desktop`: runs the staff client from its sources, with hot reload of the renderer, against a Botanica that
 * is already running. Ends when the client is closed.
 */
export async function run(): Promise<number> {
  const stop = listenForStop()
  const { signal } = stop
  const { addresses, logDirectory } = readSettings(process.env)
  const { step, line } = createProgress()
  let vite: Service | undefined
  try {
    const server = await step('Server', () =>
      findServerOrFail(process.env[SERVER_VARIABLE] || addresses.appUrl)
    )
    const program = await ensureElectron({ logDirectory, step, signal })
    const env = { ...process.env, [SERVER_VARIABLE]: server }
    await step('Client, built', () =>
      runOrFail({
        what: 'building the desktop client',
        command: process.execPath,
        args: ['--run', 'build:shell'],
        cwd: DESKTOP_DIR,
        env,
        logFile: join(logDirectory, 'build-desktop.log'),
        signal,
      })
    )
    const port = await choosePort(PREFERRED_PORT)
    const started = startVite(port, join(logDirectory, 'vite-desktop.log'))
    vite = started
    await step('Renderer', () => waitUntilReady(port, started, signal))
    line(`\n  The client is connected to ${server}. Close it or press Ctrl-C to stop.\n`)
    return await runElectron(
      program,
      { ...env, [RENDERER_VARIABLE]: `http://${LOOPBACK}:${port}` },
      stop
    )
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    throw error
  } finally {
    await vite?.stop()
  }
}

function startVite(port: number, logFile: string): Service {
  const manifest = createRequire(join(DESKTOP_DIR, 'package.json')).resolve('vite/package.json')
  return startService({
    name: 'Vite',
    args: [join(dirname(manifest), 'bin', 'vite.js')],
    cwd: DESKTOP_DIR,
    env: { ...process.env, [PORT_VARIABLE]: String(port) },
    logFile,
  })
}

/** @returns the client's exit code; 0 when it was stopped from here */
function runElectron(program: string, env: NodeJS.ProcessEnv, stop: StopRequest): Promise<number> {
  const child = spawn(program, [DESKTOP_DIR], { cwd: DESKTOP_DIR, env, stdio: 'inherit' })
  void stop.requested.then(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, name) => resolve(stop.signal.aborted ? 0 : toExitCode(code, name)))
  })
}
