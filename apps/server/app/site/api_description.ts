import { Type } from 'typebox'
import type { ApiDocument } from '#app/core/openapi/document'
import { describe, json, snowflakeParam, svg } from '#app/core/openapi/operation'
import { oneOf, text } from '#app/core/openapi/schemas'
import { badgeValidator } from '#app/site/badges/validators'
import { oembedValidator } from '#app/site/oembed/validators'
import { BADGE_AGE_SECONDS, PREVIEW_SIZE } from '#app/site/rules'

/** Loosely typed: a test validates the document against the schema of OpenAPI. */
const Document = Type.Unsafe<ApiDocument>({
  type: 'object',
  required: ['openapi'],
  properties: { openapi: { type: 'string', examples: ['3.1.1'] } },
  additionalProperties: true,
})

const badgeParams = { id: snowflakeParam('The bot’s Discord id.') }

const Badge = Type.Object({
  schemaVersion: Type.Integer({ examples: [1] }),
  label: text({ example: 'votes' }),
  message: text({ example: '1.2K' }),
  color: text({ example: '#b0482f' }),
  labelColor: text({ example: '#e6ebdf' }),
  cacheSeconds: Type.Integer({ examples: [BADGE_AGE_SECONDS] }),
})

const Embed = Type.Object({
  type: oneOf(['link']),
  version: text({ example: '1.0' }),
  title: text({ example: 'Fern' }),
  provider_name: text({ example: 'Botanica' }),
  provider_url: text({ example: 'https://botanica.example' }),
  thumbnail_url: text({
    example: 'https://botanica.example/previews/bots/100000000000000042.png?lang=en',
  }),
  thumbnail_width: Type.Integer({ examples: [PREVIEW_SIZE.width] }),
  thumbnail_height: Type.Integer({ examples: [PREVIEW_SIZE.height] }),
  cache_age: Type.Integer({ examples: [BADGE_AGE_SECONDS] }),
})

export const badgesDescription = describe('Badges', 'Images for README files and other sites.', {
  'site.badge': {
    summary: 'Get a bot’s badge',
    description:
      'An SVG with the votes, the average rating, the servers or the status of a listed bot. Unknown parameters are ignored. ' +
      'A bot without a public page is 404 with a badge that says so.',
    params: badgeParams,
    query: badgeValidator,
    answers: { 200: svg('The badge.'), 404: svg('A badge that says so.') },
    failures: { not_found: 'A badge that says so, or this code for what is no Discord id.' },
  },
  'site.badge_endpoint': {
    summary: 'Get a bot’s badge as data',
    description: 'For the endpoint badge of shields.io, which draws the badge in its own styles.',
    params: badgeParams,
    query: badgeValidator,
    answers: { 200: json('The badge, in the schema of shields.io.', Badge) },
  },
  'site.oembed': {
    summary: 'Embed a bot',
    description:
      'What sites show in place of a link to a listed bot, as oEmbed 1.0 says. Unknown parameters are ignored.',
    query: oembedValidator,
    answers: { 200: json('Its name and its picture.', Embed) },
    failures: { not_found: 'The address is not that of a listed bot’s page on this site.' },
  },
})

export const siteDescription = describe('Description', 'The API in the words of machines.', {
  'api_description.show': {
    summary: 'This description',
    answers: { 200: json('OpenAPI 3.1.', Document) },
  },
})
