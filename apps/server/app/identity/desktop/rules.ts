/**
 * Signing in from the staff's desktop client (RFC 8252). Separate from the other identity rules, which every page
 * loads.
 */

/** The page that the client opens in the system browser. */
export const DESKTOP_SIGN_IN_PATH = '/desktop-sign-in'

/** Limits of the client's loopback listener (ports) and of its device name (characters). */
export const DESKTOP_LIMITS = {
  port: { min: 1_024, max: 65_535 },
  device: { min: 1, max: 60 },
} as const

/**
 * Base64url of: a state of at least 128 random bits, a SHA-256 challenge, a 256-bit code; and a verifier as in RFC
 * 7636.
 */
export const DESKTOP_PATTERNS = {
  state: /^[\w-]{22,86}$/,
  challenge: /^[\w-]{43}$/,
  code: /^[\w-]{43}$/,
  verifier: /^[\w.~-]{43,128}$/,
} as const

/** Seconds for which a code can be exchanged for a token. */
export const DESKTOP_CODE_LIFE = 60

/** Desktop clients per member; a further one revokes the oldest token. */
export const DESKTOP_TOKENS_PER_MEMBER = 5

/** The error when the member declines, as in RFC 6749. */
export const DESKTOP_ACCESS_DENIED = 'access_denied'

/**
 * Returns the redirect URL of the client's loopback listener, by IP address instead of name.
 * @param outcome query parameters
 */
export function getDesktopRedirectUrl(
  port: number,
  outcome: { state: string } & ({ code: string } | { error: string })
): string {
  return `http://127.0.0.1:${port}/cb?${new URLSearchParams(outcome)}`
}
