import { Hono, type Context } from 'hono'
import { getAvatarPath } from '../images/paths.ts'
import type { Simulation } from '../simulation.ts'
import { readAuthorizeRequest, type AuthorizeRequest } from './authorize-request.ts'
import { CONSENT_POLICY, consentPage, errorPage } from './consent-page.ts'

/** The parameter that signs in a person without the consent page. */
const DEMO_USER = 'demo_user'
/** The consent page's parameter to decline. */
const CANCEL = 'cancel'
const ICON_SIZE = 128

/** `/oauth2/authorize` and the metadata that announces it, relative to the root. */
export function authorizeRoutes(simulation: Simulation): Hono {
  const app = new Hono()

  app.get('/oauth2/authorize', (c) => {
    const query = c.req.query()
    const outcome = readAuthorizeRequest(query, simulation)
    if ('page' in outcome) return page(c, errorPage(outcome.page), 400)
    if ('error' in outcome) {
      const { error, description: error_description, state } = outcome
      return back(c, outcome.redirectUri, { error, error_description, state })
    }

    const { request } = outcome
    if (CANCEL in query) {
      return back(c, request.redirectUri, {
        error: 'access_denied',
        error_description: 'The resource owner or authorization server denied the request',
        state: request.state,
      })
    }
    if (DEMO_USER in query) return signIn(c, request, query[DEMO_USER] ?? '')
    return consent(c, request)
  })

  app.get('/.well-known/oauth-authorization-server', (c) => {
    const { publicUrl } = simulation
    const methods = ['client_secret_basic', 'client_secret_post']
    return c.json({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/api/oauth2/authorize`,
      token_endpoint: `${publicUrl}/api/oauth2/token`,
      revocation_endpoint: `${publicUrl}/api/oauth2/token/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: methods,
      revocation_endpoint_auth_methods_supported: methods,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  function signIn(c: Context, request: AuthorizeRequest, userId: string) {
    if (!simulation.directory.findPerson(userId)) {
      return consent(c, request, `Nobody here has the id "${userId}".`)
    }
    const { clientId, scopes, redirectUri, state, codeChallenge } = request
    const code = simulation.grants.issueCode(
      { userId, clientId, scopes },
      // Later compared with what the client sends, so it is stored unchanged.
      { redirectUri: c.req.query('redirect_uri') ?? '', codeChallenge }
    )
    return back(c, redirectUri, { code, state })
  }

  function consent(c: Context, request: AuthorizeRequest, problem?: string) {
    const { directory } = simulation
    const { id, name, account } = directory.application
    const html = consentPage(
      {
        applicationName: name,
        applicationIcon: getAvatarPath(id, account, ICON_SIZE),
        people: directory.people(),
        action: c.req.path,
        query: c.req.query(),
        returnTo: request.redirectUri.host,
        problem,
      },
      { person: DEMO_USER, cancel: CANCEL }
    )
    return page(c, html, problem ? 400 : 200)
  }

  /** Redirects to the client, with the issuer that identifies the server (RFC 9207). */
  function back(c: Context, redirectUri: URL, parameters: Record<string, string | undefined>) {
    const address = new URL(redirectUri)
    for (const [name, value] of Object.entries({ ...parameters, iss: simulation.publicUrl })) {
      if (value !== undefined) address.searchParams.set(name, value)
    }
    c.header('Cache-Control', 'no-store')
    return c.redirect(address.href)
  }

  return app
}

function page(c: Context, html: ReturnType<typeof errorPage>, status: 200 | 400) {
  c.header('Content-Security-Policy', CONSENT_POLICY)
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.html(html, status)
}
