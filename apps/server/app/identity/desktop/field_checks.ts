import { safeText } from '../../core/text.js'
import { DESKTOP_LIMITS, DESKTOP_PATTERNS } from './rules.js'

/** What a desktop client asks a member for. */
export interface DesktopRequest {
  port: number
  state: string
  challenge: string
  device: string
}

const DIGITS = /^\d{4,5}$/

/**
 * What stands in the address that the client has opened; the validator of the call that follows agrees.
 * @returns `null` when no desktop client of ours has made it
 */
export function readDesktopRequest(query: URLSearchParams): DesktopRequest | null {
  const [port, state, challenge, device] = ['port', 'state', 'challenge', 'device'].map(
    (name) => query.get(name) ?? ''
  ) as [string, string, string, string]
  const { min, max } = DESKTOP_LIMITS.port
  const number = DIGITS.test(port) ? Number(port) : Number.NaN
  const { value: name } = safeText(device, DESKTOP_LIMITS.device)
  const isOurs =
    number >= min &&
    number <= max &&
    DESKTOP_PATTERNS.state.test(state) &&
    DESKTOP_PATTERNS.challenge.test(challenge)
  return isOurs && name !== undefined ? { port: number, state, challenge, device: name } : null
}
