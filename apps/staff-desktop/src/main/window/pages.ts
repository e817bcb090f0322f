import type Electron from 'electron'
import { readDevelopmentSettings } from '../development.ts'
import { bundleHandler } from '../safety/bundle-scheme.ts'
import { denyNetwork, denyPermissions } from '../safety/guards.ts'
import { APP_SCHEME, contentSecurityPolicy } from '../safety/settings.ts'
import type { NetFetch } from '../server/api-fetch.ts'

export interface PagesOptions {
  /** The window's session. */
  session: Electron.Session
  /** Where nothing of ours is ever shown. */
  defaultSession: Electron.Session
  /** Where the built renderer lies. */
  directory: string
  imageHosts: () => readonly string[]
  /** Where Vite serves the renderer, for whoever works on it; `null` in everything that is packed. */
  rendererUrl: string | null
  fetch: NetFetch
}

/** What pages of the client are made of, and all that they may ask for. */
export function preparePages({
  session,
  defaultSession,
  directory,
  imageHosts,
  rendererUrl,
  fetch,
}: PagesOptions) {
  const development =
    rendererUrl === null ? null : readDevelopmentSettings(rendererUrl, fetch, imageHosts)
  const policy = () => contentSecurityPolicy(imageHosts())
  denyPermissions(defaultSession)
  denyPermissions(session)
  denyNetwork(session, (origin) => imageHosts().includes(origin), development?.isAllowed)
  session.protocol.handle(APP_SCHEME, development?.handle ?? bundleHandler({ directory, policy }))
}
