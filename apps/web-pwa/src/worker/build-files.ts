import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build, put in place of this name when it is built. */
  filesOfBuild: BuildFile[]
}

interface BuildFile extends PrecacheEntry {
  /** Whether it is fetched in advance where data is saved too; the others are then cached when they are loaded. */
  isEssential: boolean
}

const SHELL = '/app-shell'
const FILES = 'botanica-files'
/** Which files belong to the build that is in use; kept as an answer, because a worker has no other small storage. */
const BUILDS = 'botanica-builds'
const CURRENT_BUILD = '/current-build'

const entries = self.filesOfBuild
const controller = new PrecacheController({ cacheName: FILES })
const precached = hasSaveData() ? entries.filter(({ isEssential }) => isEssential) : entries
controller.addToCacheList([
  ...precached.map(({ url, revision }) => ({ url, revision })),
  { url: SHELL, revision: getBuildRevision() },
])

/** Chromium's; other browsers do not say. */
function hasSaveData(): boolean {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** The shell names the files of its build, so it changes when one of them does. */
function getBuildRevision(): string {
  let hash = 0
  for (const letter of JSON.stringify(entries)) {
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  }
  return hash.toString(36)
}

/** Fetches what this build has new. It fails as a whole, and is tried again with the next visit. */
export function cacheBuild(event: ExtendableEvent) {
  void controller.install(event)
}

const getBuildFiles = () => [...controller.getURLsToCacheKeys().values()]

async function readBuild(builds: Cache): Promise<string[]> {
  const cached = await builds.match(CURRENT_BUILD)
  return cached ? ((await cached.json()) as string[]) : []
}

/**
 * The files of the build before stay for tabs that were opened with it: what they have not loaded yet must be there
 * when they want it. Those of older builds go.
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

/** A file from what is kept, of whichever build; else from the network, and then kept with them. */
export async function matchBuildFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES)
  const key = controller.getCacheKeyForURL(request.url) ?? request
  const cached = await files.match(key)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await files.put(request, response.clone())
  return response
}
