import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'
import type { Observable } from '../services.ts'
import { createObservable } from '../observable.ts'
import { readResponseJson, type RequestApi } from './api-fetch.ts'

const ABOUT_PATH = '/api/desktop/about'
/** Loopback hosts, which need no TLS: a developer's own server. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1'])
const MAX_IMAGE_HOSTS = 8

/** The server that this client uses. */
export interface ServerAddress {
  /** Origin of the server. */
  origin: string
  /** Origins of Discord's images. */
  imageHosts: readonly string[]
  /** Base URL of the images, on one of these hosts; `null` until the server has sent it. */
  imageBase: string | null
}

/**
 * Returns the origin of an address that somebody has typed or copied.
 * @returns null when it is no address, or insecure: only `https` and this machine are allowed
 */
export function parseOrigin(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url || url.username !== '' || url.password !== '') return null
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && OWN_MACHINE.has(url.hostname))
  return isSafe ? url.origin : null
}

const origin = v.pipe(
  v.string(),
  v.check((text) => parseOrigin(text) === text)
)
const imageHosts = v.pipe(v.array(origin), v.maxLength(MAX_IMAGE_HOSTS))
const imageBase = v.pipe(v.string(), v.url())

/** Images are allowed from those hosts only. */
function isOnHost(base: string | null, hosts: readonly string[]) {
  return base === null || hosts.includes(URL.parse(base)?.origin ?? '')
}

const about = v.pipe(
  v.object({ name: v.literal('botanica'), image_hosts: imageHosts, image_base: imageBase }),
  v.check(({ image_base, image_hosts }) => isOnHost(image_base, image_hosts))
)
const storedSchema = v.pipe(
  v.object({ origin, imageHosts, imageBase: v.nullable(imageBase) }),
  v.check((address) => isOnHost(address.imageBase, address.imageHosts))
)

/** Fetches the description of the server at an origin. @returns null when no Botanica server responds there */
export async function findServer(ask: RequestApi, at: string): Promise<ServerAddress | null> {
  const response = await ask({ origin: at, method: 'GET', path: ABOUT_PATH })
  const { success, output } = v.safeParse(about, readResponseJson(response))
  return success
    ? { origin: at, imageHosts: output.image_hosts, imageBase: output.image_base }
    : null
}

export interface ServerAddressOptions {
  requestApi: RequestApi
  /** The origin that is fixed by the build, or `null`. */
  builtFor: string | null
  /** The file that stores the choice. */
  path: string
  onError: (error: unknown) => void
}

export interface ServerAddressStore extends Observable<ServerAddress | null> {
  readonly isFixed: boolean
  /** Checks that a Botanica server responds, and switches to it. @returns whether it did */
  take: (origin: string) => Promise<boolean>
  /** Fetches the server's description again. */
  refresh: () => Promise<void>
}

/**
 * Manages the server's address: fixed by the build, or chosen once and stored.
 * @throws {Error} when this build was made for an insecure address
 */
export function createServerAddress({
  requestApi,
  builtFor,
  path,
  onError,
}: ServerAddressOptions): ServerAddressStore {
  if (builtFor !== null && parseOrigin(builtFor) !== builtFor) {
    throw new Error(`This client was built for ${builtFor}, which is not a secure server address.`)
  }
  const { success, output } = v.safeParse(storedSchema, readJson(path))
  const known = success && (builtFor === null || output.origin === builtFor) ? output : null
  const state = createObservable<ServerAddress | null>(
    known ?? (builtFor === null ? null : { origin: builtFor, imageHosts: [], imageBase: null }),
    onError
  )

  async function take(at: string) {
    const found = await findServer(requestApi, at)
    if (!found) return false
    try {
      writeJson(path, found)
    } catch (error) {
      onError(error)
    }
    if (JSON.stringify(found) !== JSON.stringify(state.current)) state.set(found)
    return true
  }

  return {
    isFixed: builtFor !== null,
    take,
    get current() {
      return state.current
    },
    subscribe: state.subscribe,
    async refresh() {
      if (state.current) await take(state.current.origin)
    },
  }
}
