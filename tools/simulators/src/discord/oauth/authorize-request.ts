import type { Simulation } from '../simulation.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const KNOWN_SCOPES = new Set(['identify', 'email'])
const CHALLENGE_METHOD = 'S256'
/** RFC 7636 section 4.2: the format of a base64url SHA-256. */
const CHALLENGE = /^[\w-]{43}$/

export interface AuthorizeRequest {
  readonly clientId: string
  readonly redirectUri: URL
  readonly scopes: readonly string[]
  readonly state: string | undefined
  readonly codeChallenge: string | null
}

export type AuthorizeOutcome =
  | { readonly request: AuthorizeRequest }
  /** An error that must not be sent to an untrusted redirect URI: shown to the person. */
  | { readonly page: string }
  /** An error that the client receives at its redirect URI. */
  | {
      readonly redirectUri: URL
      readonly state: string | undefined
      readonly error: string
      readonly description: string
    }

/** Validates an authorization request as RFC 6749 section 4.1 and RFC 7636 require. */
export function readAuthorizeRequest(
  query: Readonly<Record<string, string>>,
  { credentials, redirectUris }: Simulation
): AuthorizeOutcome {
  if (query.client_id !== credentials.clientId) return { page: 'Unknown Application' }
  const redirectUri = URL.parse(query.redirect_uri ?? '')
  if (!redirectUri || !isAllowed(redirectUri, redirectUris)) {
    return { page: 'Invalid OAuth2 redirect_uri' }
  }

  const { state } = query
  const reject = (error: string, description: string) => ({
    redirectUri,
    state,
    error,
    description,
  })

  if (query.response_type !== 'code') {
    return reject('unsupported_response_type', 'Only response_type=code is supported.')
  }
  const scopes = (query.scope ?? '').split(' ').filter(Boolean)
  if (scopes.length === 0 || scopes.some((scope) => !KNOWN_SCOPES.has(scope))) {
    return reject('invalid_scope', 'The requested scope is invalid, unknown, or malformed.')
  }
  const { code_challenge: challenge, code_challenge_method: method } = query
  if (challenge === undefined) {
    if (method !== undefined) return reject('invalid_request', 'Missing "code_challenge".')
  } else if (method !== CHALLENGE_METHOD || !CHALLENGE.test(challenge)) {
    return reject('invalid_request', 'Only code_challenge_method=S256 is supported.')
  }

  return {
    request: {
      clientId: query.client_id,
      redirectUri,
      scopes: [...new Set(scopes)],
      state,
      codeChallenge: challenge ?? null,
    },
  }
}

/** Registered URIs must match exactly; for development any URI on this machine is allowed. */
function isAllowed(redirectUri: URL, registered: readonly string[]): boolean {
  if (redirectUri.hash !== '') return false
  if (registered.includes(redirectUri.href)) return true
  return /^https?:$/.test(redirectUri.protocol) && LOOPBACK.has(redirectUri.hostname)
}
