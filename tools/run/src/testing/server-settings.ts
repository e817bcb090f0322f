import { DEMO_DISCORD_CREDENTIALS } from '@botanica/simulators'
import { choosePort } from '../machine/ports.ts'
import { newSecret, newWebPushKeys } from '../secrets.ts'
import { LOCAL_ADDRESS } from '../postgres/index.ts'
import { serverEnvironment } from '../server-environment.ts'
import { urlsIn } from './template.ts'

/** Exists in every cluster. Tests bring databases of their own; the settings only have to name one. */
const SOME_DATABASE = 'postgres'

/**
 * Every setting that the server asks for, for its tests: ports that are free, so that they run beside anything, and the
 * simulators' credentials.
 * @param clusterUrl the test cluster
 */
export async function serverTestEnvironment(clusterUrl: string): Promise<Record<string, string>> {
  const port = await choosePort()
  const discordPort = await choosePort(undefined, new Set([port]))
  const paymentsPort = await choosePort(undefined, new Set([port, discordPort]))
  const pushPort = await choosePort(undefined, new Set([port, discordPort, paymentsPort]))
  return serverEnvironment({
    nodeEnv: 'test',
    addresses: {
      host: LOCAL_ADDRESS,
      port,
      appUrl: `http://localhost:${port}`,
      discordPort,
      paymentsPort,
      pushPort,
    },
    appKey: newSecret(),
    webPush: newWebPushKeys(),
    database: urlsIn(clusterUrl, SOME_DATABASE),
    credentials: DEMO_DISCORD_CREDENTIALS,
    logLevel: 'silent',
    migrator: true,
  })
}
