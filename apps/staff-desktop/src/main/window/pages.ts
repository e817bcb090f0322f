import type Electron from 'electron'
import { createDevelopmentHandler } from '../development.ts'
import { createBundleHandler } from '../safety/bundle-scheme.ts'
import { denyNetwork, denyPermissions } from '../safety/guards.ts'
import { APP_SCHEME, buildContentSecurityPolicy } from '../safety/settings.ts'
import type { NetFetch } from '../server/api-fetch.ts'

export interface PagesOptions {
  /** The session of the window. */
  session: Electron.Session
  /** Electron's default session, in which no page is shown. */
  defaultSession: Electron.Session
  /** The folder of the built renderer. */
  directory: string
  imageHosts: () => readonly string[]
  /** Where Vite serves the renderer during development; `null` in a packaged client. */
  rendererUrl: string | null
  fetch: NetFetch
}

/** Serves the client's pages in their session, and denies them permissions and network access. */
export function preparePages({
  session,
  defaultSession,
  directory,
  imageHosts,
  rendererUrl,
  fetch,
}: PagesOptions) {
  const development =
    rendererUrl === null ? null : createDevelopmentHandler(rendererUrl, fetch, imageHosts)
  const policy = () => buildContentSecurityPolicy(imageHosts())
  denyPermissions(defaultSession)
  denyPermissions(session)
  denyNetwork(session, (origin) => imageHosts().includes(origin), development?.isAllowed)
  session.protocol.handle(
    APP_SCHEME,
    development?.handle ?? createBundleHandler({ directory, policy })
  )
}
