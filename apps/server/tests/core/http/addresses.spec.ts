import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { startServerWith, type HttpClient } from '#tests/helpers/http'

test.group('Addresses', (group) => {
  let client: HttpClient
  group.setup(async () => {
    const server = await startServerWith((router) => {
      router.get('/api/things/:id', ({ request, params }) => ({ ...params, query: request.qs() }))
      router.get('/api/things/special', () => ({ special: true }))
      router.get('/api/failing', () => {
        throw new Error('SELECT secret FROM users')
      })
    })
    client = server.client
    return server.close
  })

  /** Sends these exact bytes as the request target, which no client library would do. */
  async function rawGet(target: string) {
    const { hostname, port } = new URL(client.url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    const [head, body] = answer.split('\r\n\r\n') as [string, string]
    return { status: Number(answer.split(' ')[1]), head, body }
  }

  test('that cannot be decoded are 404', async ({ assert }) => {
    for (const target of ['/api/things/%C0%80', '/api/things/%', '/api/things/%zz']) {
      const { status, head, body } = await rawGet(target)
      assert.equal(status, 404, target)
      const error = JSON.parse(body)
      assert.equal(error.code, 'not_found')
      assert.include(head, `x-request-id: ${error.requestId}`)
      for (const header of ['content-security-policy', 'referrer-policy', 'x-content-type-options'])
        assert.include(head, `${header}: `)
    }
  })

  test('with an unusual query get a response', async ({ assert }) => {
    const odd = [
      '?search=%C0%80',
      '?search=%',
      '?&&&=',
      '?a[b][c][d]=1',
      `?${'a=1&'.repeat(2_000)}`,
      '?__proto__[x]=1',
    ]
    for (const query of odd) {
      assert.equal((await rawGet(`/api/things/1${query}`)).status, 200, query.slice(0, 20))
    }
    assert.isUndefined(({} as Record<string, unknown>).x)
  })

  test('keep a comma as a comma', async ({ assert }) => {
    const { body } = await client.get('/api/things/1?search=music,%20fun')
    assert.deepEqual(body.query, { search: 'music, fun' })
  })

  test('match the most specific route', async ({ assert }) => {
    assert.deepEqual((await client.get('/api/things/special')).body, { special: true })
  })

  test('without a route are 404 in JSON, whatever Accept says', async ({ assert }) => {
    for (const accept of ['text/html', '*/*', 'application/json']) {
      for (const [method, path] of [
        ['GET', '/api/none'],
        ['POST', '/api/things/1'],
        ['PUT', '/api/none'],
      ] as const) {
        const answer = await client.request(method, path, { headers: { accept } })
        assert.equal(answer.status, 404)
        assert.equal(answer.body.code, 'not_found')
      }
    }
  })

  test('show only a request id for unexpected errors', async ({ assert }) => {
    const answer = await client.get('/api/failing', { accept: 'text/html' })
    assert.equal(answer.status, 500)
    assert.notInclude(answer.text, 'secret')
    assert.deepEqual(Object.keys(answer.body).toSorted(), ['code', 'message', 'requestId'])
    assert.equal(answer.body.requestId, answer.headers.get('x-request-id'))
  })

  test('keep a valid request id from a proxy and no other', async ({ assert }) => {
    const named = await client.get('/api/none', { 'x-request-id': 'proxy-12345' })
    assert.equal(named.body.requestId, 'proxy-12345')
    for (const id of ['x', '"><script>', 'a'.repeat(65), 'with space']) {
      const { body } = await client.get('/api/none', { 'x-request-id': id })
      assert.match(body.requestId, /^[0-9a-f-]{36}$/)
    }
  })
})
