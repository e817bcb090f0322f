import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import proxyAddress from 'proxy-addr'
import { http } from '#config/app'
import { isByToken, SESSION_COOKIE } from '#app/core/http/credentials'
import { MINUTE_MS } from '#app/core/time'

const MAX_CREDENTIALS = 20_000
const CREDENTIAL_LIFE_MS = 10 * MINUTE_MS

/** Whose a credential has proved to be, so that the next request is counted as theirs before it is checked. */
const ownerOfCredential = new LRUCache<string, string>({
  max: MAX_CREDENTIALS,
  ttl: CREDENTIAL_LIFE_MS,
})

const SESSION_VALUE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`)

/** Hashed, because nothing that lets somebody in is kept as it is. */
const hashCredential = (text: string) => createHash('sha256').update(text).digest('base64')

/** The session that the request's cookie names, hashed, whatever stands in its `Authorization`. */
export function hashSessionCredential({ headers }: IncomingMessage): string | undefined {
  const session = headers.cookie && SESSION_VALUE.exec(headers.cookie)?.[1]
  return session ? hashCredential(session) : undefined
}

/** What the request shows to say whose it is, hashed: its token, else its session. */
export function getCredentialHash(request: IncomingMessage): string | undefined {
  if (isByToken(request)) return hashCredential(request.headers.authorization!)
  return hashSessionCredential(request)
}

/** The parts of a request by which higher floors say who was recognised. */
interface Recognised {
  viewer?: { id: string } | null
  postingBot?: { id: number } | null
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Of a connection that is closed already. */
const UNKNOWN_ADDRESS = '0.0.0.0'
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The address that rate limits count by: for IPv6 its /64, which belongs to one customer. */
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

/** Where a request comes from. Without a proxy's word there is nothing to find out. */
function ipOf(request: IncomingMessage): string {
  if (request.headers['x-forwarded-for'] !== undefined)
    return proxyAddress(request, http.trustProxy)
  return request.socket.remoteAddress ?? UNKNOWN_ADDRESS
}

/** What limits count as one visitor, before the framework has seen the request. */
export function visitorKey(request: IncomingMessage): string {
  return `address:${toNetwork(ipOf(request))}`
}

export function addressKey(request: HttpRequest): string {
  return visitorKey(request.request)
}

/** The member or the bot that made this request, once it is known who that is. */
export function getActorKey(ctx: HttpContext): string | undefined {
  const { viewer, postingBot } = ctx as Recognised
  if (viewer) return `member:${viewer.id}`
  return postingBot ? `bot:${postingBot.id}` : undefined
}

/** Whose request this is to be counted as, before anything of it is checked. */
export function identifyCaller(request: IncomingMessage): { key: string; isKnown: boolean } {
  const credential = getCredentialHash(request)
  const owner = credential && ownerOfCredential.get(credential)
  return owner ? { key: owner, isKnown: true } : { key: visitorKey(request), isKnown: false }
}

/** Remembers whose credential the request showed, if it has turned out to be somebody's. */
export function rememberCaller(ctx: HttpContext) {
  const owner = getActorKey(ctx)
  const credential = owner && getCredentialHash(ctx.request.request)
  if (credential) ownerOfCredential.set(credential, owner)
}
