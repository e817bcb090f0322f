import { join } from 'node:path'
import { SITE_BUILD_DIR } from '../build.ts'
import { BUILT_CONSOLE_DIR } from '../console.ts'
import { ROOT } from '../machine/paths.ts'
import type { ProductContext } from './run-product.ts'
import { type ServiceOptions, startService, waitUntilReady } from './service.ts'

const SIMULATORS_DIR = join(ROOT, 'tools', 'simulators')
const READY_PATH = '/health/ready'

interface PartSettings {
  env: Record<string, string>
  port: number
}

/** Starts the simulators and waits until the last of them, Discord's, accepts connections. */
export function startSimulators(
  context: ProductContext,
  { env, port }: PartSettings
): Promise<void> {
  return startPart(context, {
    name: 'the simulators',
    args: ['src/main.ts'],
    cwd: SIMULATORS_DIR,
    env,
    logFile: join(context.settings.logDirectory, 'simulators.log'),
    ready: port,
  })
}

/** Starts the built server with the built site and waits until it is ready. */
export function startServer(context: ProductContext, { env, port }: PartSettings): Promise<void> {
  return startPart(context, {
    name: 'the server',
    args: ['bin/server.js'],
    cwd: BUILT_CONSOLE_DIR,
    env: { ...env, SITE_BUILD_DIR },
    logFile: join(context.settings.logDirectory, 'server.log'),
    ready: `http://localhost:${port}${READY_PATH}`,
  })
}

interface Part extends ServiceOptions {
  /** A URL that must respond with 2xx, or a port that must accept connections. */
  ready: string | number
}

/** Starts a process of the product and waits until it is ready. */
export async function startPart(
  { supervisor, signal }: ProductContext,
  { ready, ...options }: Part
): Promise<void> {
  signal.throwIfAborted()
  const service = startService({ ...options, env: { ...process.env, ...options.env } })
  // Registered immediately, so that a later failure stops it as well.
  supervisor.addService(service)
  await waitUntilReady(ready, service, signal)
}
