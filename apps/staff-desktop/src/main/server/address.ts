import * as v from 'valibot'
import { readJson, writeJson } from '../json-file.ts'
import type { Observable } from '../services.ts'
import { createObservable } from '../observable.ts'
import { readResponseJson, type RequestApi } from './api-fetch.ts'

const ABOUT_PATH = '/api/desktop/about'
/** Of hosts that are this machine, and so need no TLS: a developer's own server. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1'])
const MAX_IMAGE_HOSTS = 8

/** The server that this client speaks to. */
export interface ServerAddress {
  /** Scheme, host and port. */
  origin: string
  /** Origins of the platform's pictures. */
  imageHosts: readonly string[]
  /** Below which address, of one of these hosts, the pictures are; `null` until the server has said it. */
  imageBase: string | null
}

/**
 * The origin in what somebody has typed or copied.
 * @returns null for what is no address, or one that is not safe: `https`, or this very machine
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

/** Pictures are let in from those hosts alone. */
function isBelow(base: string | null, hosts: readonly string[]) {
  return base === null || hosts.includes(URL.parse(base)?.origin ?? '')
}

const about = v.pipe(
  v.object({ name: v.literal('botanica'), image_hosts: imageHosts, image_base: imageBase }),
  v.check(({ image_base, image_hosts }) => isBelow(image_base, image_hosts))
)
const storedSchema = v.pipe(
  v.object({ origin, imageHosts, imageBase: v.nullable(imageBase) }),
  v.check((address) => isBelow(address.imageBase, address.imageHosts))
)

/** @returns null when no Botanica answers there */
export async function findServer(ask: RequestApi, at: string): Promise<ServerAddress | null> {
  const answer = await ask({ origin: at, method: 'GET', path: ABOUT_PATH })
  const { success, output } = v.safeParse(about, readResponseJson(answer))
  return success
    ? { origin: at, imageHosts: output.image_hosts, imageBase: output.image_base }
    : null
}

export interface AddressOptions {
  ask: RequestApi
  /** Compiled into this build, or `null`. */
  builtFor: string | null
  /** Where the choice is kept. */
  path: string
  onError: (error: unknown) => void
}

export interface AddressPart extends Observable<ServerAddress | null> {
  readonly isFixed: boolean
  /** Looks whether there is a Botanica, and takes it. @returns whether there is */
  take: (origin: string) => Promise<boolean>
  /** Asks the server anew what may have changed. */
  refresh: () => Promise<void>
}

/**
 * Which server it is: compiled in, or chosen once and kept.
 * @throws {Error} when this build was made for an address that is not safe
 */
export function createAddress({ ask, builtFor, path, onError }: AddressOptions): AddressPart {
  if (builtFor !== null && parseOrigin(builtFor) !== builtFor) {
    throw new Error(`This client was built for ${builtFor}, which is no safe address of a server.`)
  }
  const { success, output } = v.safeParse(storedSchema, readJson(path))
  const known = success && (builtFor === null || output.origin === builtFor) ? output : null
  const state = createObservable<ServerAddress | null>(
    known ?? (builtFor === null ? null : { origin: builtFor, imageHosts: [], imageBase: null }),
    onError
  )

  async function take(at: string) {
    const found = await findServer(ask, at)
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
