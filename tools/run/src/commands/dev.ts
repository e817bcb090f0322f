import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SITE_DIR } from '../build.ts'
import { CONSOLE, SERVER_DIR } from '../console.ts'
import { choosePort } from '../machine/ports.ts'
import { startPart, startSimulators } from '../services/product.ts'
import { type ProductContext, bringUpDatabase, runProduct } from '../services/run-product.ts'

/** Tells Vite's proxy where the API is. */
const API_VARIABLE = 'API_URL'
/** Ace's watcher ignores SIGTERM; the server that it started stops soon enough. */
const SERVER_PATIENCE_MS = 3_000

/**
 * `npm run dev`: runs the product from its sources. Vite serves the site with hot reload and the server restarts
 * itself.
 */
export function run(): Promise<number> {
  return runProduct('dev', async (context) => {
    const { addresses } = context.settings
    const env = await bringUpDatabase(context, SERVER_DIR)
    await context.progress.step('Simulators', () =>
      startSimulators(context, { env: env.simulators, port: addresses.discordPort })
    )
    const apiPort = await choosePort()
    await startServerSources(context, { ...env.server, PORT: String(apiPort) }, apiPort)
    await startVite(context, env.server, apiPort)
  })
}

function startServerSources(context: ProductContext, env: Record<string, string>, port: number) {
  return startPart(context, {
    name: 'the server',
    args: [CONSOLE, 'serve', '--hmr', '--no-clear'],
    cwd: SERVER_DIR,
    env,
    patienceMs: SERVER_PATIENCE_MS,
    ready: `http://localhost:${port}/health/ready`,
  })
}

function startVite(context: ProductContext, server: Record<string, string>, apiPort: number) {
  const { host, port } = context.settings.addresses
  const manifest = createRequire(join(SITE_DIR, 'package.json')).resolve('vite/package.json')
  const vite = join(dirname(manifest), 'bin', 'vite.js')
  return startPart(context, {
    name: 'Vite',
    args: [vite, '--host', host, '--port', String(port), '--strictPort'],
    cwd: SITE_DIR,
    env: { ...server, [API_VARIABLE]: `http://127.0.0.1:${apiPort}` },
    ready: port,
  })
}
