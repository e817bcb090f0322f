import { Type } from 'typebox'
import { describe, idParam, json, nothing } from '#app/core/openapi/operation'
import { internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { CurrentUser } from '#app/identity/api_description'
import { DESKTOP_CODE_LIFE } from '#app/identity/desktop/rules'
import { desktopSignInValidator, desktopTokenValidator } from '#app/identity/desktop/validators'
import { TOKEN_SCOPES } from '#app/identity/account/rules'

const About = Type.Object({
  name: Type.Literal('botanica', {
    description: 'Of every Botanica, whatever its site is called.',
  }),
  site_name: text({ example: 'Botanica' }),
  image_hosts: Type.Array(text({ example: 'https://cdn.discordapp.com' }), {
    description: 'Origins of pictures, for a client’s own security policy.',
  }),
  image_base: text({
    description: 'Below which address of theirs the pictures are.',
    example: 'https://cdn.discordapp.com',
  }),
})

const Callback = Type.Object({
  redirect_to: text({
    description: 'Where the browser brings the code to the client.',
    example: 'http://127.0.0.1:49152/cb?code=…&state=…',
  }),
})

const IssuedToken = Type.Object({
  token: text({ description: 'It is shown only now.', example: 'botanica_…' }),
  expires_at: moment(),
  user: CurrentUser,
})

const OwnToken = named(
  'AccessToken',
  {
    id: internalId(),
    name: orNull(text({ example: 'Rita’s laptop' }), 'What the device is called.'),
    scope: oneOf(TOKEN_SCOPES, { example: 'staff' }),
    createdAt: moment('When somebody signed in with it.'),
    lastUsedAt: orNull(moment(), 'To five minutes.'),
    expiresAt: moment(),
  },
  'What somebody is signed in with outside of browsers.'
)

export const desktopDescription = describe(
  'Desktop client',
  'How the staff’s desktop client is signed in (RFC 8252), and what is signed in.',
  {
    'desktop_about.show': {
      summary: 'Is there a Botanica here?',
      description: 'For a client that was given an address, before anybody signs in.',
      answers: { 200: json('Yes.', About) },
    },
    'desktop_sign_ins.store': {
      summary: 'Let a desktop client in',
      description:
        'For the page that the client has opened, with a session. The code in the answer is good ' +
        `for ${DESKTOP_CODE_LIFE} seconds and one attempt, with the state and the verifier that it was asked for with.`,
      body: desktopSignInValidator,
      answers: { 201: json('Where to go on.', Callback) },
      failures: { forbidden: 'You are not of the staff, or show a token.' },
    },
    'desktop_tokens.store': {
      summary: 'Get a token for a code',
      description:
        'For the client itself. Whatever is wrong with the code, the answer is the same. A code that is shown once more ends ' +
        'the token that it has given.',
      body: desktopTokenValidator,
      answers: { 201: json('Signed in, for half a day.', IssuedToken) },
    },
    'desktop_tokens.destroy': {
      summary: 'End my token',
      description: 'The one in `Authorization`. What is ended already stays ended.',
      body: emptyBodyValidator,
      answers: { 204: nothing('It is worth nothing any more.') },
    },
    'access_tokens.index': {
      summary: 'My tokens',
      answers: { 200: json('Those that live, the newest first.', Type.Array(OwnToken)) },
    },
    'access_tokens.destroy': {
      summary: 'End one of my tokens',
      params: { id: idParam('The token.') },
      body: emptyBodyValidator,
      answers: { 204: nothing('It is worth nothing any more.') },
      failures: { forbidden: 'You show a token; this takes a session.' },
    },
  }
)
