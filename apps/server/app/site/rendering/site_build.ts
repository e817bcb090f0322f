import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import type { Language } from '#app/core/rules'
import type {
  ErrorPageRequest,
  PageRequest,
  RenderedPage,
  RenderingEntry,
  SiteSettings,
} from '#app/site/rules'

const RENDERING_ENTRY = 'server/entry-server.js'
const CLIENT_FOLDER = 'client'
const MANIFEST = 'client/.vite/manifest.json'
const WORKER = 'client/sw.js'

/** The site's build, relative to a release, to the server's sources and to the server's own build. */
const DEFAULT_FOLDERS = ['site', '../web-pwa/dist', '../../web-pwa/dist']

/** The built site, ready to serve. */
export interface SiteBuild {
  render: (request: PageRequest) => Promise<RenderedPage>
  /** A page without content, which the installed app fills from its offline catalog. */
  renderShell: () => string
  webManifest: (language: Language) => object
  /** The service worker's script; `undefined` in a build without one. */
  worker: string | undefined
  renderErrorPage: (request: ErrorPageRequest) => string
  translateCategory: RenderingEntry['translateCategory']
  /** Contents of the script elements that the Content Security Policy allows by hash. */
  inlineScripts: readonly string[]
  errorPageStyle: string
  /** The folder of files that browsers may load. */
  clientFolder: string
}

async function exists(path: string) {
  return access(path).then(
    () => true,
    () => false
  )
}

/** Whether a folder holds a whole build: one that has failed leaves the rendering entry of the build before it. */
async function holdsBuild(folder: string) {
  const files = await Promise.all(
    [RENDERING_ENTRY, MANIFEST].map((file) => exists(join(folder, file)))
  )
  return files.every(Boolean)
}

async function findFolder(): Promise<string | undefined> {
  const chosen = env.get('SITE_BUILD_DIR')
  if (chosen) return app.makePath(chosen)
  for (const folder of DEFAULT_FOLDERS) {
    const path = app.makePath(folder)
    if (await holdsBuild(path)) return path
  }
  return undefined
}

/**
 * @returns the site's build, or `undefined` when there is none: then the server serves only the API.
 * @throws when `SITE_BUILD_DIR` names a folder that holds no build.
 */
export async function loadSiteBuild(settings: SiteSettings): Promise<SiteBuild | undefined> {
  const folder = await findFolder()
  if (!folder) return undefined
  if (!(await holdsBuild(folder))) {
    throw new Error(`SITE_BUILD_DIR: ${folder} holds no build of the site. Run "pnpm build" first.`)
  }
  const entryUrl = pathToFileURL(join(folder, RENDERING_ENTRY)).href
  const entry = (await import(entryUrl)) as RenderingEntry
  const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
  return {
    render: entry.createRenderer({ manifest, settings }),
    renderShell: entry.createShellRenderer({ manifest, settings }),
    webManifest: entry.webManifest,
    worker: await readFile(join(folder, WORKER), 'utf8').catch(() => undefined),
    renderErrorPage: entry.renderErrorPage,
    translateCategory: entry.translateCategory,
    inlineScripts: entry.inlineScripts,
    errorPageStyle: entry.errorPageStyle,
    clientFolder: join(folder, CLIENT_FOLDER),
  }
}
