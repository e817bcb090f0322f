import type { Simulation } from '../simulation.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const KNOWN_SCOPES = new Set(['identify', 'email'])
const CHALLENGE_METHOD = 'S256'
/** RFC 7636 section 4.2: what base64url of a SHA-256 looks like. */
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
  /** Something that must not be sent to an address that cannot be trusted: shown to the person. */
  | { readonly page: string }
  /** Something that the client is told at its redirect address. */
  | {
      readonly redirectUri: URL
      readonly state: string | undefined
      readonly error: string
      readonly description: string
    }

/** Reads an authorize address as RFC 6749 section 4.1 and RFC 7636 want it. */
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
  const refuse = (error: string, description: string) => ({
    redirectUri,
    state,
    error,
    description,
  })

  if (query.response_type !== 'code') {
    return refuse('unsupported_response_type', 'Only response_type=code is supported.')
  }
  const scopes = (query.scope ?? '').split(' ').filter(Boolean)
  if (scopes.length === 0 || scopes.some((scope) => !KNOWN_SCOPES.has(scope))) {
    return refuse('invalid_scope', 'The requested scope is invalid, unknown, or malformed.')
  }
  const { code_challenge: challenge, code_challenge_method: method } = query
  if (challenge === undefined) {
    if (method !== undefined) return refuse('invalid_request', 'Missing "code_challenge".')
  } else if (method !== CHALLENGE_METHOD || !CHALLENGE.test(challenge)) {
    return refuse('invalid_request', 'Only code_challenge_method=S256 is supported.')
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

/** Registered addresses letter by letter; for development any on this machine. */
function isAllowed(redirectUri: URL, registered: readonly string[]): boolean {
  if (redirectUri.hash !== '') return false
  if (registered.includes(redirectUri.href)) return true
  return /^https?:$/.test(redirectUri.protocol) && LOOPBACK.has(redirectUri.hostname)
}
