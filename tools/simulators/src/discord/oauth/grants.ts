import { createHash, randomBytes } from 'node:crypto'
import type { Snowflake } from '@botanica/demo-world'
import { SECOND_MS } from '@botanica/demo-world'

const CODE_LIFETIME_MS = 60_000
/** Seconds, as Discord sends them: a week. */
export const TOKEN_LIFETIME_SECONDS = 604_800
const SECRET_BYTES = 24

export interface Authorization {
  readonly userId: Snowflake
  readonly clientId: Snowflake
  readonly scopes: readonly string[]
}

interface PendingCode extends Authorization {
  readonly redirectUri: string
  /** The S256 challenge, or null when the client sent none. */
  readonly codeChallenge: string | null
  readonly expiresAt: number
  /** Set at the first use. A second use revokes the tokens of the first. */
  tokens: Tokens | null
}

export interface Tokens extends Authorization {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresAt: number
}

export interface Exchange {
  readonly code: string
  readonly clientId: Snowflake
  readonly redirectUri: string
  readonly codeVerifier: string | null
}

/** Authorization codes and tokens. All times are milliseconds of the simulator's clock. */
export interface Grants {
  /** A code that can be used once within a minute. */
  issueCode(
    authorization: Authorization,
    request: { redirectUri: string; codeChallenge: string | null }
  ): string
  /** Returns the tokens for a code, or the name of the invalid parameter. */
  exchange(
    exchange: Exchange
  ): Tokens | { readonly wrong: 'code' | 'redirect_uri' | 'code_verifier' }
  /** Returns new tokens for a refresh token, which is used up; undefined when it is invalid. */
  refresh(refreshToken: string, clientId: Snowflake): Tokens | undefined
  findByAccessToken(accessToken: string): Tokens | undefined
  /** Revokes both tokens of the pair that this one belongs to (RFC 7009: an unknown token is not an error). */
  revoke(token: string, clientId: Snowflake): void
  /** Revokes all tokens, or all of one person. Returns the number of pairs. */
  revokeAll(userId?: Snowflake): number
}

/** @param now the simulator's clock, in milliseconds */
export function createGrants(now: () => number): Grants {
  const codes = new Map<string, PendingCode>()
  const byAccess = new Map<string, Tokens>()
  const byRefresh = new Map<string, Tokens>()

  const issue = ({ userId, clientId, scopes }: Authorization): Tokens => {
    const tokens: Tokens = {
      userId,
      clientId,
      scopes,
      accessToken: secret(),
      refreshToken: secret(),
      expiresAt: now() + TOKEN_LIFETIME_SECONDS * SECOND_MS,
    }
    byAccess.set(tokens.accessToken, tokens)
    byRefresh.set(tokens.refreshToken, tokens)
    return tokens
  }
  const end = (tokens: Tokens) => {
    byAccess.delete(tokens.accessToken)
    byRefresh.delete(tokens.refreshToken)
  }

  return {
    issueCode(authorization, { redirectUri, codeChallenge }) {
      const code = secret()
      codes.set(code, {
        ...authorization,
        redirectUri,
        codeChallenge,
        expiresAt: now() + CODE_LIFETIME_MS,
        tokens: null,
      })
      return code
    },
    exchange({ code, clientId, redirectUri, codeVerifier }) {
      const pending = codes.get(code)
      if (!pending || pending.clientId !== clientId) return { wrong: 'code' }
      if (pending.tokens) {
        end(pending.tokens)
        return { wrong: 'code' }
      }
      if (pending.expiresAt <= now()) return { wrong: 'code' }
      if (pending.redirectUri !== redirectUri) return { wrong: 'redirect_uri' }
      const offered = codeVerifier === null ? null : toChallenge(codeVerifier)
      if (pending.codeChallenge !== offered) return { wrong: 'code_verifier' }
      pending.tokens = issue(pending)
      return pending.tokens
    },
    refresh(refreshToken, clientId) {
      const tokens = byRefresh.get(refreshToken)
      if (!tokens || tokens.clientId !== clientId) return undefined
      end(tokens)
      return issue(tokens)
    },
    findByAccessToken(accessToken) {
      const tokens = byAccess.get(accessToken)
      return tokens && tokens.expiresAt > now() ? tokens : undefined
    },
    revoke(token, clientId) {
      const tokens = byAccess.get(token) ?? byRefresh.get(token)
      if (tokens?.clientId === clientId) end(tokens)
    },
    revokeAll(userId) {
      const ended = [...byRefresh.values()].filter((tokens) => !userId || tokens.userId === userId)
      for (const tokens of ended) end(tokens)
      return ended.length
    },
  }
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** RFC 7636 section 4.2. */
function toChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
