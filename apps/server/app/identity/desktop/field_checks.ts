import { safeText } from '../../core/text.js'
import { DESKTOP_LIMITS, DESKTOP_PATTERNS } from './rules.js'

/** A desktop client's request to be authorized. */
export interface DesktopRequest {
  port: number
  state: string
  challenge: string
  device: string
}

const DIGITS = /^\d{4,5}$/

/**
 * Parses the query of the sign-in page; the validator of the following request accepts the same.
 * @returns `null` when it is not a valid request of our desktop client
 */
export function parseDesktopRequest(query: URLSearchParams): DesktopRequest | null {
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
