import { Hono, type Context } from 'hono'
import type { Simulation } from '../simulation.ts'
import { TOKEN_LIFETIME_SECONDS, type Tokens } from './grants.ts'

const FORM = 'application/x-www-form-urlencoded'
const BASIC = /^Basic (\S+)$/i

type OAuthError = 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'

type Form = Record<string, string>

/** `/oauth2/token` and `/oauth2/token/revoke`, relative to `/api` and `/api/v10`. */
export function tokenRoutes(simulation: Simulation): Hono {
  const app = new Hono()

  app.post('/oauth2/token', async (c) => {
    const form = await parseForm(c)
    if (!form) return sendError(c, 'invalid_request', 'The body must be form encoded.')
    const clientId = authenticate(c, form, simulation)
    if (clientId === null) return sendError(c, 'invalid_client')

    switch (form.grant_type) {
      case 'authorization_code':
        return exchange(c, form, clientId)
      case 'refresh_token': {
        const tokens = simulation.grants.refresh(form.refresh_token ?? '', clientId)
        return tokens ? grant(c, tokens) : sendError(c, 'invalid_grant', wrong('refresh_token'))
      }
      default:
        return sendError(
          c,
          'unsupported_grant_type',
          `Grant type ${form.grant_type ?? 'None'} is not supported`
        )
    }
  })

  app.post('/oauth2/token/revoke', async (c) => {
    const form = await parseForm(c)
    if (!form) return sendError(c, 'invalid_request', 'The body must be form encoded.')
    const clientId = authenticate(c, form, simulation)
    if (clientId === null) return sendError(c, 'invalid_client')
    if (!form.token) return sendError(c, 'invalid_request', wrong('token'))
    simulation.grants.revoke(form.token, clientId)
    return c.json({})
  })

  function exchange(c: Context, form: Form, clientId: string) {
    const result = simulation.grants.exchange({
      code: form.code ?? '',
      clientId,
      redirectUri: form.redirect_uri ?? '',
      codeVerifier: form.code_verifier ?? null,
    })
    return 'wrong' in result ? sendError(c, 'invalid_grant', wrong(result.wrong)) : grant(c, result)
  }

  return app
}

/** Returns the client's id when its secret is correct, in the header or in the body; null otherwise. */
function authenticate(c: Context, form: Form, { credentials }: Simulation): string | null {
  const offered = parseBasicAuth(c) ?? form
  const right =
    offered.client_id === credentials.clientId && offered.client_secret === credentials.clientSecret
  return right ? credentials.clientId : null
}

/** RFC 6749 section 2.3.1: id and secret are form-encoded inside the header. */
function parseBasicAuth(c: Context): Form | null {
  const [, encoded] = BASIC.exec(c.req.header('Authorization') ?? '') ?? []
  if (encoded === undefined) return null
  const [id, secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return Object.fromEntries(new URLSearchParams(`client_id=${id}&client_secret=${secret}`))
}

async function parseForm(c: Context): Promise<Form | null> {
  if (!c.req.header('Content-Type')?.startsWith(FORM)) return null
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

function grant(c: Context, tokens: Tokens) {
  c.header('Cache-Control', 'no-store')
  return c.json({
    token_type: 'Bearer',
    access_token: tokens.accessToken,
    expires_in: TOKEN_LIFETIME_SECONDS,
    refresh_token: tokens.refreshToken,
    scope: tokens.scopes.join(' '),
  })
}

function wrong(parameter: string): string {
  return `Invalid "${parameter}" in request.`
}

function sendError(c: Context, error: OAuthError, description?: string) {
  const status = error === 'invalid_client' ? 401 : 400
  return c.json({ error, ...(description ? { error_description: description } : {}) }, status)
}
