import { DEMO_DISCORD_CREDENTIALS } from '@botanica/simulators'
import { choosePort } from '../machine/ports.ts'
import { generateSecret, generateWebPushKeys } from '../secrets.ts'
import { LOCAL_ADDRESS } from '../postgres/index.ts'
import { serverEnvironment } from '../server-environment.ts'
import { urlsIn } from './template.ts'
import { scaleTimeout } from './timeouts.ts'

/** The folder of the server's build, for tests that start servers. Without it they start the sources. */
export const BUILT_SERVER_VARIABLE = 'TEST_SERVER_BUILD'

/** How long a statement may take in production. Tests that send many at once need longer on a slow machine. */
const DATABASE_TIMEOUT_MS = scaleTimeout(2_000)

/** Exists in every cluster. Tests create their own databases; the settings only have to name one. */
const SOME_DATABASE = 'postgres'

/**
 * Every setting that the server requires, for its tests: free ports, so that they can run beside anything else, and
 * the simulators' credentials.
 * @param clusterUrl the test cluster
 * @param taken ports that others will use; the ports chosen here are added
 */
export async function serverTestEnvironment(
  clusterUrl: string,
  taken: Set<number> = new Set()
): Promise<Record<string, string>> {
  const choose = async () => {
    const port = await choosePort(undefined, taken)
    taken.add(port)
    return port
  }
  const port = await choose()
  const discordPort = await choose()
  const paymentsPort = await choose()
  const pushPort = await choose()
  const settings = serverEnvironment({
    nodeEnv: 'test',
    addresses: {
      host: LOCAL_ADDRESS,
      port,
      appUrl: `http://localhost:${port}`,
      discordPort,
      paymentsPort,
      pushPort,
    },
    appKey: generateSecret(),
    webPush: generateWebPushKeys(),
    database: urlsIn(clusterUrl, SOME_DATABASE),
    credentials: DEMO_DISCORD_CREDENTIALS,
    logLevel: 'silent',
    migrator: true,
  })
  return { ...settings, DATABASE_TIMEOUT_MS: String(DATABASE_TIMEOUT_MS) }
}
