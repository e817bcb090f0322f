import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build; the bundler replaces this expression. */
  filesOfBuild: BuildFile[]
}

interface BuildFile extends PrecacheEntry {
  /** Whether it is also precached in data saver mode. The others are then cached when they are loaded. */
  isEssential: boolean
}

const SHELL = '/app-shell'
const FILES = 'botanica-files'
/** Stores the file list of the active build, as a cached response, because a worker has no simpler storage. */
const BUILDS = 'botanica-builds'
const CURRENT_BUILD = '/current-build'

const entries = self.filesOfBuild
const controller = new PrecacheController({ cacheName: FILES })
const precached = hasSaveData() ? entries.filter(({ isEssential }) => isEssential) : entries
controller.addToCacheList([
  ...precached.map(({ url, revision }) => ({ url, revision })),
  { url: SHELL, revision: getBuildRevision() },
])

/** Whether data saver mode is on. Only Chromium reports it. */
function hasSaveData(): boolean {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** The shell contains the names of its build's files, so it has to be fetched again when one of them changes. */
function getBuildRevision(): string {
  let hash = 0
  for (const letter of JSON.stringify(entries)) {
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  }
  return hash.toString(36)
}

/** Precaches the new files of this build. If one fails, the installation fails and is retried on the next visit. */
export function cacheBuild(event: ExtendableEvent) {
  void controller.install(event)
}

const getBuildFiles = () => [...controller.getURLsToCacheKeys().values()]

async function readBuild(builds: Cache): Promise<string[]> {
  const cached = await builds.match(CURRENT_BUILD)
  return cached ? ((await cached.json()) as string[]) : []
}

/**
 * Deletes the files of old builds. Those of the previous build stay for tabs that were opened with it and may
 * load more of them.
 */
export async function deleteOldBuilds() {
  const [files, builds] = await Promise.all([caches.open(FILES), caches.open(BUILDS)])
  const current = getBuildFiles()
  const neededFiles = new Set([...current, ...(await readBuild(builds))])
  for (const request of await files.keys()) {
    if (!neededFiles.has(request.url)) await files.delete(request)
  }
  await builds.put(CURRENT_BUILD, new Response(JSON.stringify(current)))
}

export function matchShell() {
  return controller.matchPrecache(SHELL)
}

/** Responds with a cached file of any build, or fetches and caches it. */
export async function matchBuildFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES)
  const key = controller.getCacheKeyForURL(request.url) ?? request
  const cached = await files.match(key)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await files.put(request, response.clone())
  return response
}
