import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import proxyAddress from 'proxy-addr'
import { http } from '#config/app'
import { upTo } from '#app/core/cache/up_to'
import { isByToken, SESSION_COOKIE } from '#app/core/http/credentials'
import { MINUTE_MS } from '#app/core/time'

const MAX_CREDENTIALS = 20_000
const CREDENTIAL_LIFE_MS = 10 * MINUTE_MS

/** The owners of valid credentials, so that the next request is counted for its owner before it is authenticated. */
const ownerOfCredential = new LRUCache<string, string>({
  ...upTo(MAX_CREDENTIALS),
  ttl: CREDENTIAL_LIFE_MS,
})

const SESSION_VALUE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`)

/** Hashed, because credentials are never kept in plain text. */
const hashCredential = (text: string) => createHash('sha256').update(text).digest('base64')

/** Hashes the session cookie of the request, whatever its `Authorization` header is. */
export function hashSessionCredential({ headers }: IncomingMessage): string | undefined {
  const session = headers.cookie && SESSION_VALUE.exec(headers.cookie)?.[1]
  return session ? hashCredential(session) : undefined
}

/** Hashes the credential of the request: its token, else its session. */
export function getCredentialHash(request: IncomingMessage): string | undefined {
  if (isByToken(request)) return hashCredential(request.headers.authorization!)
  return hashSessionCredential(request)
}

/** The parts of a request in which higher layers store the authenticated caller. */
interface Recognised {
  viewer?: { id: string } | null
  callingBot?: { id: number } | null
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** The address of a connection that is already closed. */
const UNKNOWN_ADDRESS = '0.0.0.0'
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The network that rate limits count by: for IPv6 its /64, which belongs to one customer. */
export function toNetwork(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  const network = groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Returns the client's address. Without proxy headers it is that of the connection. */
function getIp(request: IncomingMessage): string {
  if (request.headers['x-forwarded-for'] !== undefined)
    return proxyAddress(request, http.trustProxy)
  return request.socket.remoteAddress ?? UNKNOWN_ADDRESS
}

/** The rate-limit key of a visitor, before the framework handles the request. */
export function visitorKey(request: IncomingMessage): string {
  return `address:${toNetwork(getIp(request))}`
}

export function addressKey(request: HttpRequest): string {
  return visitorKey(request.request)
}

/** The rate-limit key of the authenticated member or bot. */
export function getActorKey(ctx: HttpContext): string | undefined {
  const { viewer, callingBot } = ctx as Recognised
  if (viewer) return `member:${viewer.id}`
  return callingBot ? `bot:${callingBot.id}` : undefined
}

/** The rate-limit key of a request, before it is authenticated. */
export function identifyCaller(request: IncomingMessage): { key: string; isKnown: boolean } {
  const credential = getCredentialHash(request)
  const owner = credential && ownerOfCredential.get(credential)
  return owner ? { key: owner, isKnown: true } : { key: visitorKey(request), isKnown: false }
}

/** Remembers the owner of the request's credential after it was authenticated. */
export function rememberCaller(ctx: HttpContext) {
  const owner = getActorKey(ctx)
  const credential = owner && getCredentialHash(ctx.request.request)
  if (credential) ownerOfCredential.set(credential, owner)
}
