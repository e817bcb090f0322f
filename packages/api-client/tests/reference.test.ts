import { describe, expect, test } from 'vitest'
import { buildReference } from '../src/reference/build-reference.ts'

const SITE = 'https://botanica.example'
const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})

/** Like `/api/openapi.json`, with fewer calls. */
const DOCUMENT: Parameters<typeof buildReference>[0] = {
  openapi: '3.1.1',
  info: { title: '', version: '', description: '', license: { name: '', identifier: '' } },
  servers: [{ url: SITE }],
  tags: [
    { name: 'Bots', description: 'The directory.' },
    { name: 'Votes', description: 'Votes for bots.' },
  ],
  paths: {
    '/api/bots': {
      get: {
        operationId: 'bots.index',
        tags: ['Bots'],
        summary: 'Find bots',
        security: [],
        parameters: [
          { $ref: '#/components/parameters/limit' },
          { name: 'search', in: 'query', schema: { type: 'string', maxLength: 200 } },
          { name: 'If-None-Match', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'Approved bots.',
            ...json({ type: 'array', items: { $ref: '#/components/schemas/Bot' } }, [{ id: 7 }]),
          },
          304: { description: 'Nothing has changed.' },
          429: { $ref: '#/components/responses/rate_limited' },
        },
      },
    },
    '/api/bots/{id}/stats': {
      post: {
        operationId: 'bot_stats.store',
        tags: ['Bots'],
        summary: 'Post a server count',
        description: 'With a `token`.',
        security: [{ botToken: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '100' },
        ],
        requestBody: json(
          {
            type: 'object',
            required: ['note'],
            properties: {
              count: { type: 'integer', minimum: 0, maximum: 9, description: 'Servers.' },
              note: { type: ['string', 'null'] },
            },
          },
          { count: 3, note: "a gardener's" }
        ),
        responses: {
          200: {
            description: 'What stands.',
            ...json({
              type: 'object',
              required: ['count'],
              properties: { count: { type: 'integer' } },
            }),
          },
          422: {
            description:
              '`invalid`: Some of it is not valid.\n\n`unknown_field`: It has more.\nMuch more.',
          },
        },
      },
    },
    '/api/bots/{id}/vote': {
      delete: {
        operationId: 'bot_votes.destroy',
        tags: ['Votes'],
        summary: 'Take it back',
        security: [{ session: [] }, { token: ['votes:write'] }, { token: ['staff'] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 204: { description: 'It is gone.' } },
      },
    },
    '/api/bots/{id}/votes': {
      get: {
        operationId: 'bot_votes.show',
        tags: ['Votes'],
        summary: 'The votes',
        security: [{}, { session: [] }, { token: [] }],
        responses: { 200: { description: 'A page.', content: { 'text/html': { schema: {} } } } },
      },
    },
  },
  components: {
    parameters: {
      limit: {
        name: 'limit',
        in: 'query',
        description: 'How many.',
        schema: { type: 'integer', minimum: 1, maximum: 100, examples: [24] },
      },
    },
    responses: { rate_limited: { description: '`rate_limited`: Too many requests.' } },
    schemas: {
      Bot: {
        type: 'object',
        description: 'A bot.',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          averageRating: { type: ['number', 'null'], minimum: 1, maximum: 5 },
          status: { enum: ['online', 'offline'] },
          presence: { anyOf: [{ $ref: '#/components/schemas/Presence' }, { type: 'null' }] },
        },
      },
      Presence: { type: 'object', properties: {} },
    },
  },
}

const { groups, schemas } = buildReference(DOCUMENT)
const calls = groups.flatMap((group) => group.calls)
const call = (id: string) => calls.find((one) => one.id === id)!

describe('The reference', () => {
  test('has every operation in its group, in the order of the description', () => {
    expect(groups.map(({ name, description }) => [name, description])).toEqual([
      ['Bots', 'The directory.'],
      ['Votes', 'Votes for bots.'],
    ])
    expect(groups.map((group) => group.calls.map(({ id }) => id))).toEqual([
      ['bots.index', 'bot_stats.store'],
      ['bot_votes.destroy', 'bot_votes.show'],
    ])
  })

  test('shows who may call', () => {
    expect(calls.map(({ callers }) => callers)).toEqual(['everybody', 'bots', 'members', 'anybody'])
    expect(call('bot_votes.destroy').scopes).toEqual(['votes:write', 'staff'])
  })

  test('resolves references and leaves out headers', () => {
    expect(call('bots.index').parameters).toEqual([
      {
        name: 'limit',
        location: 'query',
        required: false,
        description: 'How many.',
        type: 'integer 1 to 100',
      },
      { name: 'search', location: 'query', required: false, type: 'string of up to 200' },
    ])
    expect(call('bots.index').errors).toEqual([
      { status: 429, code: 'rate_limited', reason: 'Too many requests.' },
    ])
  })

  test('separates responses from errors, and errors from each other', () => {
    expect(call('bots.index').responses).toEqual([
      { status: 200, description: 'Approved bots.', type: 'Bot[]', schemaName: 'Bot', fields: [] },
    ])
    expect(call('bot_stats.store').responses[0]).toMatchObject({
      type: 'object',
      fields: [{ name: 'count', type: 'integer', required: true }],
    })
    expect(call('bot_votes.destroy').responses).toEqual([
      { status: 204, description: 'It is gone.', fields: [] },
    ])
    expect(call('bot_votes.show').responses[0]!.type).toBe('text/html')
    expect(call('bot_stats.store').errors).toEqual([
      { status: 422, code: 'invalid', reason: 'Some of it is not valid.' },
      { status: 422, code: 'unknown_field', reason: 'It has more.\nMuch more.' },
    ])
  })

  test('names the fields of a body', () => {
    expect(call('bot_stats.store').body).toEqual([
      { name: 'count', type: 'integer 0 to 9', required: false, description: 'Servers.' },
      { name: 'note', type: 'string | null', required: true },
    ])
  })

  test('renders a curl command', () => {
    expect(call('bots.index').curl).toBe(`curl '${SITE}/api/bots?limit=24'`)
    expect(call('bot_stats.store').curl).toBe(
      [
        `curl '${SITE}/api/bots/100/stats'`,
        '-X POST',
        '-H "Authorization: $BOT_TOKEN"',
        "-H 'Content-Type: application/json'",
        `-d '{"count":3,"note":"a gardener'\\''s"}'`,
      ].join(' \\\n  ')
    )
    // Without an example, the path shows the parameter's placeholder.
    expect(call('bot_votes.destroy').curl).toContain(`${SITE}/api/bots/{id}/vote' \\\n  -X DELETE`)
  })

  test('lists the fields of responses and their schemas', () => {
    expect(JSON.parse(call('bots.index').example!)).toEqual([{ id: 7 }])
    expect(call('bot_votes.show').example).toBeUndefined()
    expect(schemas.map(({ name, description }) => [name, description])).toEqual([
      ['Bot', 'A bot.'],
      ['Presence', undefined],
    ])
    expect(schemas[0]!.fields.map(({ type, schemaName }) => [type, schemaName])).toEqual([
      ['integer', undefined],
      ['number 1 to 5 | null', undefined],
      ['"online" | "offline"', undefined],
      ['Presence | null', 'Presence'],
    ])
  })
})
