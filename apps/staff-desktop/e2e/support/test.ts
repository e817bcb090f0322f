import { test as siteTest } from '../../../web-pwa/e2e/support/test.ts'
import { endClient, launchClient, type Client, type ClientOptions } from './client.ts'

export { expect } from '@playwright/test'
export type { NewMember, NewReader } from '../../../web-pwa/e2e/support/test.ts'

export type StartClient = (options?: ClientOptions) => Promise<Client>

interface ClientFixtures {
  /** Starts the client in the simulated shell, and ends it after the test. */
  startClient: StartClient
}

/** The fixtures of the site's suite, and the client. */
export const test = siteTest.extend<ClientFixtures>({
  startClient: async ({ browser, site }, use) => {
    const started: Client[] = []
    await use(async (options) => {
      const client = await launchClient(browser, site, options)
      started.push(client)
      return client
    })
    for (const client of started.toReversed()) await endClient(client)
  },
})
