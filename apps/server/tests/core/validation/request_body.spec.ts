import { request as rawRequest } from 'node:http'
import { once } from 'node:events'
import { json as readJson } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import vine from '@vinejs/vine'
import { test } from '@japa/runner'
import { textField, urlField } from '#app/core/validation/text_fields'
import { withIgnoredKeys } from '#app/core/validation/known_keys'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { middleware } from '#start/kernel'
import { startServerWith, type HttpClient, type RequestOptions } from '#tests/helpers/http'

const thing = withIgnoredKeys(
  vine.create({
    name: textField({ min: 3, max: 10 }).optional(),
    banReason: textField({ max: 10 }).optional(),
    reactions: vine.array(vine.enum(['up', 'down'])).optional(),
    website: urlField().nullable().optional(),
    owner: vine.object({ id: vine.string() }).optional(),
    links: vine.array(vine.object({ url: urlField() })).optional(),
    anything: vine.object({}).allowUnknownProperties().optional(),
  }),
  'avatar',
  'banner'
)

const KIB = 1_024

/** Closes the connection in the middle of the body. */
const cut = (body: Buffer) => body.subarray(0, -4)

test.group('Bodies', (group) => {
  let client: HttpClient
  group.setup(async () => {
    const server = await startServerWith((router) => {
      router
        .group(() => {
          router.post('/api/things', ({ request }) => request.validateUsing(thing))
          router.post('/api/nothing', ({ request }) => request.validateUsing(emptyBodyValidator))
          router.get('/api/things', ({ request }) => request.validateUsing(thing))
        })
        .use([middleware.jsonOnly(), middleware.bodyParser()])
      router
        .post('/api/small', ({ request }) => request.validateUsing(thing))
        .use([middleware.jsonOnly(), middleware.bodyParser({ limit: KIB })])
    })
    client = server.client
    return server.close
  })

  const post = (options: RequestOptions, path = '/api/things') =>
    client.request('POST', path, options)

  /** Without `fetch`, which would add a content type or correct a length. */
  async function postRaw(
    headers: Record<string, string>,
    body: string | Buffer,
    path = '/api/things'
  ) {
    const request = rawRequest(new URL(path, client.url), { method: 'POST', headers })
    request.end(body)
    const [response] = await once(request, 'response')
    return {
      status: response.statusCode as number,
      body: (await readJson(response)) as { code: string },
    }
  }

  test('are JSON or empty', async ({ assert }) => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
      'application/json; charset="utf-16"',
      'application/jsonp',
      'application/vnd.api+json',
      'text/json',
      ', application/json',
    ]
    for (const type of types) {
      const answer = await post({ body: '{}', headers: { 'content-type': type } })
      assert.equal(answer.status, 415, type)
      assert.equal(answer.body.code, 'unsupported_media_type')
      assert.isString(answer.body.requestId)
    }
    const without = await postRaw({ 'content-length': '2' }, '{}')
    assert.equal(without.status, 415)
    const chunked = await postRaw({ 'transfer-encoding': 'chunked' }, '{}')
    assert.equal(chunked.status, 415)
  })

  test('may declare UTF-8', async ({ assert }) => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
      const answer = await post({ body: '{"name":"ăîșț"}', headers: { 'content-type': type } })
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, { name: 'ăîșț' })
    }
  })

  test('may be empty with any type', async ({ assert }) => {
    for (const headers of [
      undefined,
      { 'content-type': 'application/json' },
      { 'content-type': 'text/plain' },
    ]) {
      assert.equal((await post(headers ? { headers } : {})).status, 200)
    }
    const chunked = await postRaw(
      { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
      ''
    )
    assert.equal(chunked.status, 200)
  })

  test('are limited to 100 kB', async ({ assert }) => {
    const large = JSON.stringify({ name: 'x'.repeat(100 * KIB) })
    const answer = await post({ body: large, headers: { 'content-type': 'application/json' } })
    assert.equal(answer.status, 413)
    assert.equal(answer.body.code, 'payload_too_large')
    const chunked = await postRaw(
      { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
      large
    )
    assert.equal(chunked.status, 413)
  })

  test('are valid objects', async ({ assert }) => {
    const malformed = [
      '{',
      '{"name":}',
      'null',
      'true',
      '5',
      '"text"',
      '[1,',
      '\u0000',
      '{"a":1}x',
      "{'a':1}",
    ]
    for (const body of malformed) {
      const answer = await post({ body, headers: { 'content-type': 'application/json' } })
      assert.equal(answer.status, 400, body)
      assert.equal(answer.body.code, 'malformed_body')
    }
    for (const list of [[], [{ name: 'abc' }]]) {
      const answer = await post({ json: list })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.code, 'invalid')
    }
  })

  test('are valid UTF-8', async ({ assert }) => {
    const headers = { 'content-type': 'application/json' }
    const invalid = [
      [0xff, 0xfe],
      [0xc3, 0x28],
      [0xf0, 0x9f, 0x98],
      [0xed, 0xa0, 0x80],
    ]
    for (const bytes of invalid) {
      const body = Buffer.concat([
        Buffer.from('{"name":"abc'),
        Buffer.from(bytes),
        Buffer.from('"}'),
      ])
      for (const [sent, more] of [
        [body, {}],
        [gzipSync(body), { 'content-encoding': 'gzip' }],
      ] as const) {
        const answer = await postRaw({ ...headers, ...more }, sent)
        assert.equal(answer.status, 400)
        assert.equal(answer.body.code, 'malformed_body')
      }
    }
    const replacement = await post({ json: { name: 'abc\ufffd' } })
    assert.deepEqual(replacement.body, { name: 'abc\ufffd' })
  })

  test('are decompressed, in any case of the encoding', async ({ assert }) => {
    const codings = [
      ['gzip', gzipSync],
      ['GZIP', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
      ['identity', Buffer.from],
    ] as const
    for (const [coding, compress] of codings) {
      const body = compress(Buffer.from('{"name":"abc"}'))
      const headers = { 'content-type': 'application/json', 'content-encoding': coding }
      const answer = await postRaw(headers, body)
      assert.equal(answer.status, 200, coding)
      assert.deepEqual(answer.body as object, { name: 'abc' })
    }
  })

  test('are rejected in other encodings', async ({ assert }) => {
    for (const coding of ['zstd', 'compress', 'gzip, gzip', 'x']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': coding }
      const answer = await postRaw(headers, '{}')
      assert.equal(answer.status, 415, coding)
      assert.equal(answer.body.code, 'unsupported_media_type')
    }
  })

  test('are malformed if they do not match their encoding', async ({ assert }) => {
    const whole = Buffer.from(JSON.stringify({ name: 'abc' }))
    const broken: [coding: string, body: Buffer][] = [
      ['gzip', whole],
      ['deflate', whole],
      ['br', whole],
      ['gzip', cut(gzipSync(whole))],
      ['deflate', cut(deflateSync(whole))],
      ['br', cut(brotliCompressSync(whole))],
    ]
    for (const [coding, body] of broken) {
      const headers = { 'content-type': 'application/json', 'content-encoding': coding }
      const answer = await postRaw(headers, body)
      assert.equal(answer.status, 400, coding)
      assert.equal(answer.body.code, 'malformed_body')
    }
  })

  test('may have a lower limit', async ({ assert }) => {
    const json = { name: 'abc', anything: { long: 'x'.repeat(KIB) } }
    assert.equal((await post({ json }, '/api/small')).status, 413)
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    assert.equal((await postRaw(chunked, JSON.stringify(json), '/api/small')).status, 413)
    assert.equal((await post({ json: { name: 'abc' } }, '/api/small')).status, 200)
  })

  test('have only known keys', async ({ assert }) => {
    const cases: [body: string, ...fields: string[]][] = [
      ['{"certified":true,"name":"abc"}', 'certified'],
      ['{"__proto__":{"admin":true}}', '__proto__'],
      ['{"\\u005f_proto__":{}}', '__proto__'],
      ['{"constructor":{"prototype":{"x":1}}}', 'constructor'],
      ['{"$attributes":{"id":1},"$isPersisted":false}', '$attributes', '$isPersisted'],
      ['{"params":{"id":"1"},"headers":{},"cookies":{}}', 'params', 'headers', 'cookies'],
      ['{"owner":{"id":"1","roles":["owner"]}}', 'owner.roles'],
      ['{"owner":{"id":"1","__proto__":{}}}', 'owner.__proto__'],
      ['{"links":[{"url":"https://a.example"},{"url":"https://b.example","x":1}]}', 'links.1.x'],
      ['{"toString":1,"hasOwnProperty":2}', 'toString', 'hasOwnProperty'],
    ]
    for (const [body, ...fields] of cases) {
      const answer = await post({ body, headers: { 'content-type': 'application/json' } })
      assert.equal(answer.status, 422, body)
      assert.equal(answer.body.code, 'unknown_field')
      assert.sameMembers(
        answer.body.errors.map(({ field }: { field: string }) => field),
        fields
      )
      assert.equal(answer.body.errors[0].rule, 'unknown')
    }
    assert.isUndefined(({} as Record<string, unknown>).x)
    assert.isUndefined(({} as Record<string, unknown>).admin)
  })

  test('may have ignored keys and any keys in a free object', async ({ assert }) => {
    const json = { name: 'abc', avatar: 'hash', banner: '', anything: { goes: { in: 1 } } }
    const answer = await post({ json })
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { name: 'abc', anything: { goes: { in: 1 } } })
  })

  test('have no keys if the call takes none', async ({ assert }) => {
    assert.equal((await post({}, '/api/nothing')).status, 200)
    assert.equal((await post({ json: {} }, '/api/nothing')).status, 200)
    const answer = await post({ json: { vote: 1 } }, '/api/nothing')
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'unknown_field')
  })

  test('report a limited number of unknown keys', async ({ assert }) => {
    const keys = Array.from({ length: 500 }, (_, number) => `${'k'.repeat(150)}${number}`)
    const answer = await post({ json: Object.fromEntries(keys.map((key) => [key, 1])) })
    assert.equal(answer.status, 422)
    assert.isAtMost(answer.body.errors.length, 20)
    assert.isAtMost(answer.body.errors[0].field.length, 100)
  })

  test('report the field and the rule', async ({ assert }) => {
    const answer = await post({ json: { name: 'a', website: 'javascript:alert(1)' } })
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'invalid')
    assert.deepEqual(
      answer.body.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]),
      [
        ['name', 'minLength'],
        ['website', 'url'],
      ]
    )
  })

  test('name fields readably in messages', async ({ assert }) => {
    const json = { banReason: 'x'.repeat(11), reactions: ['up', 'away'], links: [{ url: 'no' }] }
    const answer = await post({ json })
    assert.deepEqual(
      answer.body.errors.map(({ field, message }: Record<string, string>) => [field, message]),
      [
        ['banReason', 'The ban reason field must not have more than 10 characters'],
        ['reactions.1', 'The selected reactions entry is invalid'],
        ['links.0.url', 'The links entry URL field must be a valid address'],
      ]
    )
  })

  test('are normalized', async ({ assert }) => {
    const answer = await post({ json: { name: ' ab\u0007c ', website: 'HTTPS://Example.com' } })
    assert.deepEqual(answer.body, { name: 'abc', website: 'https://example.com/' })
    const cleared = await post({ json: { website: '' } })
    assert.deepEqual(cleared.body, { website: null })
  })

  test('are not read from the query, which is empty', async ({ assert }) => {
    const answer = await client.request('POST', '/api/things?name=from-query', { json: {} })
    assert.deepEqual([answer.status, answer.body.code], [422, 'unknown_field'])
    assert.equal(answer.body.errors[0].message, 'The name parameter is not known to this call')
  })

  test('are ignored for reads, whose query has known keys only', async ({ assert }) => {
    const answer = await client.get('/api/things?name=abc')
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { name: 'abc' })
    assert.equal((await client.get('/api/things?name[]=abc')).status, 422)
    const unknown = await client.get('/api/things?name=abc&offset=2&fields=id')
    assert.deepEqual([unknown.status, unknown.body.code], [422, 'unknown_field'])
    const fields = unknown.body.errors.map(({ field }: { field: string }) => field)
    assert.deepEqual(fields, ['offset', 'fields'])
  })
})
