import { choosePort } from '../machine/ports.ts'
import { type Progress, createProgress } from '../machine/progress.ts'
import { INTERRUPTED, listenForStop } from '../machine/stop-request.ts'
import { migrate, seedWhenEmpty } from '../database-steps.ts'
import { startEmbedded } from '../postgres/index.ts'
import { readSecrets } from '../secrets.ts'
import { LISTENER_PORT, PUSH_PORT, type Settings, readSettings } from '../settings.ts'
import { type Environments, createEnvironments } from './environments.ts'
import { type ProcessSupervisor, createProcessSupervisor } from './process-supervisor.ts'
import { assertPortsFree, claimDataDirectory, createInstanceLock } from './instance.ts'

const ADDRESS_COLUMN = 20

export interface ProductContext {
  settings: Settings
  progress: Progress
  supervisor: ProcessSupervisor
  signal: AbortSignal
}

/**
 * Runs the product on a data folder until it is stopped or one of its processes fails.
 * @param command the name of the command, for a second command that finds the folder in use
 * @param bringUp starts everything and registers each process with the supervisor
 * @returns exit code: 0 when it was stopped after it had started completely
 */
export async function runProduct(
  command: string,
  bringUp: (context: ProductContext) => Promise<void>
): Promise<number> {
  const { signal, requested } = listenForStop()
  const settings = readSettings(process.env)
  const progress = createProgress()
  const lock = createInstanceLock(settings.dataDirectory)
  const facts = { command, url: settings.addresses.appUrl, children: [] }
  await claimDataDirectory(lock, facts, settings.dataDirectory)
  const supervisor = createProcessSupervisor(lock)
  try {
    await assertPortsFree(settings.addresses)
    await chooseSimulatorPorts(settings)
    await bringUp({ settings, progress, supervisor: supervisor, signal })
    announce(settings, progress)
    await Promise.race([requested, supervisor.crash])
    return 0
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    throw error
  } finally {
    if (!supervisor.isEmpty()) await progress.step('Stopped', () => supervisor.stop())
    lock.release()
  }
}

/**
 * Starts and migrates the embedded database, and seeds it when it is empty.
 * @param consoleDirectory where the server's console runs: its build or its sources
 * @returns the environments of the other processes
 */
export async function bringUpDatabase(
  { settings, progress, supervisor, signal }: ProductContext,
  consoleDirectory: string
): Promise<Environments> {
  const { dataDirectory, logDirectory } = settings
  const database = await progress.step('PostgreSQL', async (note) => {
    const started = await startEmbedded(dataDirectory, logDirectory)
    supervisor.addCluster(started.cluster)
    if (started.elsewhere) {
      note(`its account cannot enter ${dataDirectory}, so the data is in ${started.elsewhere}`)
    }
    return started
  })
  const env = createEnvironments(settings, database.urls, readSecrets(dataDirectory))
  const console = { directory: consoleDirectory, env: env.console, logDirectory, signal }
  await progress.step('Tables', () => migrate(console))
  await progress.step('Demo world', async (note) => {
    const filled = await seedWhenEmpty({ ...console, migratorUrl: database.urls.migrator })
    if (!filled) note('not empty, unchanged')
  })
  return env
}

/** Chooses the ports of the simulators that nobody needs to know. */
async function chooseSimulatorPorts({ addresses }: Settings) {
  const { port, discordPort, paymentsPort } = addresses
  const taken = new Set([port, discordPort, paymentsPort])
  addresses.pushPort ??= await choosePort(PUSH_PORT.standard, taken)
  taken.add(addresses.pushPort)
  addresses.listenerPort ??= await choosePort(LISTENER_PORT.standard, taken)
}

/** Prints the addresses. */
function announce({ addresses }: Settings, { line, bold }: Progress) {
  const { appUrl, discordPort, paymentsPort, pushPort, listenerPort } = addresses
  const row = (name: string, url: string) => line(`  ${name.padEnd(ADDRESS_COLUMN)} ${bold(url)}`)
  line('')
  row('Botanica', appUrl)
  row('Discord simulator', `http://localhost:${discordPort}`)
  row('Payments simulator', `http://localhost:${paymentsPort}`)
  row('Push simulator', `http://localhost:${pushPort}`)
  row('Webhook listener', `http://localhost:${listenerPort}`)
  line('\n  Ctrl-C stops everything.\n')
}
