import { Type } from 'typebox'
import { describe, json, nothing } from '#app/core/openapi/operation'
import { moment, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { CurrentUser } from '#app/identity/api_description'
import { DESKTOP_CODE_LIFE } from '#app/identity/desktop/rules'
import { desktopSignInValidator, desktopTokenValidator } from '#app/identity/desktop/validators'

const About = Type.Object({
  name: Type.Literal('botanica', {
    description: 'The same for every Botanica server, whatever its site is called.',
  }),
  site_name: text({ example: 'Botanica' }),
  image_hosts: Type.Array(text({ example: 'https://cdn.discordapp.com' }), {
    description: 'Origins of images, for the client’s content security policy.',
  }),
  image_base: text({
    description: 'The base URL of images.',
    example: 'https://cdn.discordapp.com',
  }),
})

const Callback = Type.Object({
  redirect_to: text({
    description: 'The client’s URL to which the browser takes the code.',
    example: 'http://127.0.0.1:49152/cb?code=…&state=…',
  }),
})

const IssuedToken = Type.Object({
  token: text({ description: 'Shown only once.', example: 'botanica_…' }),
  expires_at: moment(),
  user: CurrentUser,
})

export const desktopDescription = describe(
  'Desktop client',
  'Signing in the staff’s desktop client (RFC 8252).',
  {
    'desktop_about.show': {
      summary: 'Identify the server',
      description: 'For a client that was given an address, before signing in.',
      answers: { 200: json('The server is a Botanica server.', About) },
    },
    'desktop_sign_ins.store': {
      summary: 'Authorize a desktop client',
      description:
        'For the page that the client has opened, with a session. The code in the response is valid ' +
        `for ${DESKTOP_CODE_LIFE} seconds and one attempt, with the same state and the matching verifier.`,
      body: desktopSignInValidator,
      answers: { 201: json('Where to redirect to.', Callback) },
      failures: { forbidden: 'You are not staff, or you use a token.' },
    },
    'desktop_tokens.store': {
      summary: 'Exchange a code for a token',
      description:
        'For the client itself. Every invalid code gets the same error. Reusing a code revokes ' +
        'the token that it gave.',
      body: desktopTokenValidator,
      answers: { 201: json('A token for half a day.', IssuedToken) },
    },
    'desktop_tokens.destroy': {
      summary: 'Revoke the current token',
      description: 'Revokes the token in `Authorization`. Revoking it again succeeds.',
      body: emptyBodyValidator,
      answers: { 204: nothing('The token is revoked.') },
    },
  }
)
