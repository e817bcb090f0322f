import { startCluster } from '@botanica/testkit/database'
import type { TestProject } from 'vitest/node'
import { startSite, type SiteAddresses } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext extends SiteAddresses {}
}

/** Starts everything once for all files. What it starts it stops. */
export default async function setup(project: TestProject) {
  const cluster = await startCluster()
  const site = await startSite()
  project.provide('siteUrl', site.siteUrl)
  project.provide('discordUrl', site.discordUrl)
  project.provide('paymentsUrl', site.paymentsUrl)
  project.provide('pushUrl', site.pushUrl)
  project.provide('databaseUrl', site.databaseUrl)

  return async () => {
    await site.stop()
    await cluster.stop()
  }
}
