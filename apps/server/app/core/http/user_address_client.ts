import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, request } from 'undici'
import { userAddressConfig } from '#config/user_addresses'
import { parseRetryAfter } from '#app/core/http/retry_after'
import { withDeadline } from '#app/core/process/deadline'
import { SECOND_MS } from '#app/core/time'

/** The only client for addresses that users give. It reaches nothing but public addresses. */

/** Deadlines of a connection and of a whole call, in milliseconds. */
const CONNECT_DEADLINE_MS = 4 * SECOND_MS
const CALL_DEADLINE_MS = 10 * SECOND_MS
/** How long a name server may take the first time it is asked, in milliseconds; the second time twice as long. */
const RESOLVE_DEADLINE_MS = SECOND_MS
const RESOLVE_TRIES = 2
/** How long an unused connection stays open. Short, because an address belongs to somebody else one day. */
const IDLE_CONNECTION_MS = 4 * SECOND_MS
/** Some servers refuse requests without a name. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Botanica; checks links of listings)'
/** Bytes of a response that are read; the rest is not received. */
const MAX_RESPONSE_BYTES = 4_096

/** Errors by which undici and `AbortSignal` say that a deadline has passed. */
const TIMEOUT_ERRORS = new Set(['TimeoutError', 'ConnectTimeoutError'])

const PROTOCOLS = new Set(['http:', 'https:'])
const BRACKETS = /^\[|\]$/g
/** The only IPv6 addresses that are routed on the internet; all others are reserved. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** The only name that is not looked up, because name servers need not know it. */
const LOCAL_HOST = 'localhost'
const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Asks name servers without `dns.lookup`, which would occupy a thread of the pool that files and cryptography share: a
 * user's slow name server could occupy all of them.
 */
export const userAddressResolver = new Resolver({
  timeout: RESOLVE_DEADLINE_MS,
  tries: RESOLVE_TRIES,
})

/** The address is not one that the server may call. */
export class ForbiddenAddressError extends Error {
  constructor() {
    super('The address is not public')
  }
}

/** Why a call got no response. */
export type UserAddressError = 'forbidden' | 'timeout' | 'unreachable'

/** Names why a call of this client got no response. @param error what the call has thrown */
export function toUserAddressError(error: unknown): UserAddressError {
  if (error instanceof ForbiddenAddressError) return 'forbidden'
  return error instanceof Error && TIMEOUT_ERRORS.has(error.name) ? 'timeout' : 'unreachable'
}

/**
 * Whether an IP address is one on the internet: not private, loopback, link-local, multicast or reserved, and not one
 * that embeds an IPv4 address (IPv4-mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}

/** Whether the server may connect to an IP address. */
function isAllowed(address: string): boolean {
  if (isPublicAddress(address)) return true
  return (
    userAddressConfig.allowsLoopback &&
    ipaddr.isValid(address) &&
    ipaddr.parse(address).range() === 'loopback'
  )
}

/** One address that is not public suffices to refuse a host: no public listener has any. */
function areAllowed(addresses: readonly LookupAddress[]): boolean {
  return addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))
}

/** Returns what a name server has found, if anything, in the form of `dns.lookup`. */
function toLookupAddresses(found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
}

/** Returns all addresses of a host. @throws the error of the name server if there are none */
async function resolveHost(hostname: string): Promise<LookupAddress[]> {
  if (hostname === LOCAL_HOST) return LOOPBACK
  const [ipv4, ipv6] = await Promise.allSettled([
    userAddressResolver.resolve4(hostname),
    userAddressResolver.resolve6(hostname),
  ])
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason
  return [...toLookupAddresses(ipv4, 4), ...toLookupAddresses(ipv6, 6)]
}
const resolveHostWithCallback = callbackify(resolveHost)

/**
 * Resolves the host of a connection that is being opened. The connection uses the addresses that were checked, so a
 * name server cannot answer differently afterwards.
 */
export const lookupPublic: LookupFunction = (hostname, { all }, callback) => {
  resolveHostWithCallback(hostname, (error, addresses) => {
    if (error) return callback(error, [])
    if (!areAllowed(addresses)) return callback(new ForbiddenAddressError(), [])
    if (all) callback(null, addresses)
    else callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}

const connect = buildConnector({
  timeout: CONNECT_DEADLINE_MS,
  lookup: lookupPublic,
  allowH2: false,
})

const agent = new Agent({
  keepAliveTimeout: IDLE_CONNECTION_MS,
  keepAliveMaxTimeout: IDLE_CONNECTION_MS,
  connect(options, callback) {
    // An IP address in place of a name is not resolved.
    if (isIP(options.hostname) && !isAllowed(options.hostname)) {
      callback(new ForbiddenAddressError(), null)
    } else {
      connect(options, callback)
    }
  },
})

/** @throws ForbiddenAddressError unless it is `http` or `https`, without a user name or password */
function parseAddress(address: string): URL {
  const url = URL.parse(address)
  if (!url || !PROTOCOLS.has(url.protocol) || url.username || url.password) {
    throw new ForbiddenAddressError()
  }
  return url
}

/**
 * Whether an address may be called as things stand, to tell the person who types it. Each call checks it again.
 * A host that cannot be resolved may not.
 */
export async function isCallable(address: string): Promise<boolean> {
  try {
    const hostname = parseAddress(address).hostname.replaceAll(BRACKETS, '')
    if (isIP(hostname)) return isAllowed(hostname)
    return areAllowed(await withDeadline(CONNECT_DEADLINE_MS, resolveHost(hostname)))
  } catch {
    return false
  }
}

interface UserAddressResponse {
  status: number
  /** What `Retry-After` says, in milliseconds. */
  retryAfterMs: number | null
  /** The beginning of the body. */
  start: string
}

/** Reads the beginning of a body, and closes the connection if there is more. */
async function readStart(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= MAX_RESPONSE_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8')
}

/**
 * Posts to an address that a user has given. It follows no redirect, and has no cookies.
 * @throws ForbiddenAddressError for an address that is not public; otherwise the error of the connection, or a
 * `TimeoutError` after the deadline
 */
export async function postToUserAddress(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  { deadlineMs = CALL_DEADLINE_MS }: { deadlineMs?: number } = {}
): Promise<UserAddressResponse> {
  const response = await request(parseAddress(address), {
    method: 'POST',
    headers,
    body,
    dispatcher: agent,
    signal: AbortSignal.timeout(deadlineMs),
  })
  return {
    status: response.statusCode,
    retryAfterMs: parseRetryAfter(response.headers['retry-after']),
    start: await readStart(response.body),
  }
}

/**
 * Returns the status with which an address that a user has given responds to a GET. It follows no redirect, has no
 * cookies, and receives no more than the beginning of the body.
 * @throws as {@link postToUserAddress}
 */
export async function getUserAddressStatus(
  address: string,
  { deadlineMs = CALL_DEADLINE_MS }: { deadlineMs?: number } = {}
): Promise<number> {
  const { statusCode, body } = await request(parseAddress(address), {
    method: 'GET',
    headers: { accept: '*/*', 'user-agent': USER_AGENT },
    dispatcher: agent,
    signal: AbortSignal.timeout(deadlineMs),
  })
  // Closes the connection unless the rest is short. The status is known, whatever becomes of the body.
  await body.dump({ limit: MAX_RESPONSE_BYTES }).catch(() => {})
  return statusCode
}
