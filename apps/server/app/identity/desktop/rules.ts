/**
 * Signing in from the staff's desktop client (RFC 8252). Apart from the other rules of members, which
 * every page loads.
 */

/** The page that the client opens in the system's browser. */
export const DESKTOP_SIGN_IN_PATH = '/desktop-sign-in'

/** What is asked of the client's own listener, and of the name of its machine (characters). */
export const DESKTOP_LIMITS = {
  port: { min: 1_024, max: 65_535 },
  device: { min: 1, max: 60 },
} as const

/**
 * 128 random bits and more in base64url; what SHA-256 gives in it; a code of 256 bits in it; a verifier as RFC 7636 has it.
 */
export const DESKTOP_PATTERNS = {
  state: /^[\w-]{22,86}$/,
  challenge: /^[\w-]{43}$/,
  code: /^[\w-]{43}$/,
  verifier: /^[\w.~-]{43,128}$/,
} as const

/** Seconds in which a code has to be turned into a token. */
export const DESKTOP_CODE_LIFE = 60

/** Desktop clients that one member may be signed in with; another one ends the oldest. */
export const DESKTOP_TOKENS_PER_MEMBER = 5

/** What the member has declined, in the words of RFC 6749. */
export const DESKTOP_DECLINED = 'access_denied'

/**
 * Where the browser goes back to: the listener of the client, by number and not by name.
 * @param outcome what the listener is told
 */
export function desktopCallback(
  port: number,
  outcome: { state: string } & ({ code: string } | { error: string })
): string {
  return `http://127.0.0.1:${port}/cb?${new URLSearchParams(outcome)}`
}
