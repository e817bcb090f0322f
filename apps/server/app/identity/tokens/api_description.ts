import { Type } from 'typebox'
import { describe, idParam, json, nothing } from '#app/core/openapi/operation'
import { internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { TOKEN_SCOPES } from '#app/identity/account/rules'
import { PERSONAL_TOKENS_PATH } from '#app/identity/rules'
import { MAX_PERSONAL_TOKENS, PERSONAL_TOKEN_SCOPES } from '#app/identity/tokens/rules'
import { personalTokenValidator } from '#app/identity/tokens/validators'

const OwnToken = named(
  'AccessToken',
  {
    id: internalId(),
    name: orNull(
      text({ example: 'Release script' }),
      'The name of a personal token, or of the device with the desktop client.'
    ),
    scope: oneOf(TOKEN_SCOPES, {
      description: '`member` for a personal token, `staff` for the desktop client.',
      example: 'member',
    }),
    scopes: Type.Array(oneOf(PERSONAL_TOKEN_SCOPES, { example: 'bots:read' }), {
      description: 'What a personal token may be used for.',
    }),
    createdAt: moment('When the token was created.'),
    lastUsedAt: orNull(moment(), 'To within five minutes.'),
    expiresAt: moment(),
  },
  'A token of a client other than a browser.'
)

const IssuedToken = Type.Object({
  id: internalId(),
  token: text({ description: 'Shown only once.', example: 'botanica_…' }),
  expiresAt: moment(),
})

export const tokensDescription = describe(
  'Personal tokens',
  `Tokens with which your own programs act for you. You create them on ${PERSONAL_TOKENS_PATH}.`,
  {
    'access_tokens.index': {
      summary: 'List my tokens',
      answers: { 200: json('Valid tokens, newest first.', Type.Array(OwnToken)) },
    },
    'access_tokens.store': {
      summary: 'Create a personal token',
      description:
        'The response is the only one that has its text. Each call that accepts a personal token names the scope ' +
        'that it needs. No token carries staff rights, votes, writes reviews, pays, or creates tokens.',
      body: personalTokenValidator,
      answers: { 201: json('The token.', IssuedToken) },
      failures: {
        forbidden: 'This requires a session, not a token.',
        limit: `You have ${MAX_PERSONAL_TOKENS} personal tokens.`,
      },
    },
    'access_tokens.destroy': {
      summary: 'Revoke one of my tokens',
      params: { id: idParam('The token’s id.') },
      body: emptyBodyValidator,
      answers: { 204: nothing('The token is revoked.') },
      failures: { forbidden: 'This requires a session, not a token.' },
    },
  }
)
