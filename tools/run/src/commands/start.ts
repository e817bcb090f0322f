import { ensureBuilt } from '../build.ts'
import { BUILT_CONSOLE_DIR } from '../console.ts'
import { startServer, startSimulators } from '../services/product.ts'
import { bringUpDatabase, runProduct } from '../services/run-product.ts'

/** `npm start`: builds what has changed and runs everything until it is told to stop. */
export function run(): Promise<number> {
  return runProduct('start', async (context) => {
    const { step } = context.progress
    const { addresses, logDirectory } = context.settings
    await ensureBuilt({ step, logDirectory, signal: context.signal })
    const env = await bringUpDatabase(context, BUILT_CONSOLE_DIR)
    await step('Simulators', () =>
      startSimulators(context, { env: env.simulators, port: addresses.discordPort })
    )
    await step('Server', () => startServer(context, { env: env.server, port: addresses.port }))
  })
}
