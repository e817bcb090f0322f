import type { Fault, ActiveFault, Misbehaviour } from '../faults.ts'

const SECOND_MS = 1_000
const UNAVAILABLE = 503

/** Parts of Discord that can fail by themselves, and the paths that they are. */
export const PLACES = {
  api: { label: 'The whole API', prefix: '/api' },
  users: { label: 'Users', prefix: '/api/users' },
  server: { label: 'The server and its members', prefix: '/api/guilds' },
  applications: { label: 'Applications', prefix: '/api/applications' },
  gateway: { label: 'Where the gateway is', prefix: '/api/gateway' },
  tokens: { label: 'Tokens for signing in', prefix: '/api/oauth2' },
  consent: { label: 'The consent page', prefix: '/oauth2/authorize' },
  images: { label: 'Pictures', prefix: '/cdn' },
  everything: { label: 'Everything', prefix: '/' },
} as const
export type Place = keyof typeof PLACES

/** Ways to fail, and what each is called. */
export const WAYS = {
  down: 'down (503)',
  dropped: 'hanging up',
  slow: 'slow, by so many seconds',
  limited: '429 for so many seconds',
  limitedEverywhere: '429 for so many seconds, of every call',
  refused: '401',
} as const
export type Way = keyof typeof WAYS

function misbehaviour(way: Way, seconds: number): Misbehaviour {
  switch (way) {
    case 'down':
      return { kind: 'server_error', status: UNAVAILABLE }
    case 'dropped':
      return { kind: 'dropped' }
    case 'slow':
      return { kind: 'slow', ms: seconds * SECOND_MS }
    case 'limited':
      return { kind: 'rate_limited', retryAfterSeconds: seconds }
    case 'limitedEverywhere':
      return { kind: 'rate_limited', retryAfterSeconds: seconds, global: true }
    case 'refused':
      return { kind: 'unauthorized' }
  }
}

/** @param times how many requests it meets; undefined for all until it is removed */
export function faultOf(place: Place, way: Way, seconds: number, times?: number): Fault {
  const fault = { prefix: PLACES[place].prefix, ...misbehaviour(way, seconds) }
  return times === undefined ? fault : { ...fault, times }
}

/** A failure in words. */
export function describeFault(fault: ActiveFault): string {
  const rest = fault.times === undefined ? '' : `, ${fault.times} more times`
  switch (fault.kind) {
    case 'slow':
      return `${fault.ms / SECOND_MS} s slow${rest}`
    case 'rate_limited':
      return `429 for ${fault.retryAfterSeconds} s${fault.global ? ', of every call' : ''}${rest}`
    case 'server_error':
      return `down (${fault.status ?? 500})${rest}`
    case 'unauthorized':
      return `401${rest}`
    case 'dropped':
      return `hanging up${rest}`
  }
}
