import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { middleware } from '#start/kernel'
import { startServerWith, type HttpClient } from '#tests/helpers/http'

const MAX_REQUESTS = 1_000
const HEADERS_SECONDS = 15
const REQUEST_SECONDS = 20
/** Half of the tolerance for polling and a busy machine. */
const SLACK_SECONDS = 3

test.group('Connections', (group) => {
  let client: HttpClient
  group.setup(async () => {
    const server = await startServerWith((router) => {
      router.get('/api/port', ({ request }) => ({ port: request.request.socket.remotePort }))
      router
        .post('/api/things', () => ({ received: true }))
        .use([middleware.jsonOnly(), middleware.bodyParser()])
    })
    client = server.client
    return server.close
  })

  test('are closed after a thousand requests without errors', async ({ assert }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number>()
    let closed = 0
    for (let time = 1; time <= MAX_REQUESTS + 5; time++) {
      const request = get(new URL('/api/port', client.url), { agent })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      assert.equal(response.statusCode, 200)
      ports.add(request.socket!.localPort!)
      if (response.headers.connection === 'close') {
        closed++
        assert.equal(time, MAX_REQUESTS)
      }
      response.resume()
      await once(response, 'end')
    }
    assert.equal(closed, 1)
    assert.equal(ports.size, 2)
    agent.destroy()
  })

  /**
   * Sends a request that is never completed. @returns the response, and the seconds until the server closed the
   * connection
   */
  async function beginSlowly(beginning: string) {
    const { hostname, port } = new URL(client.url)
    const began = performance.now()
    const socket = connect(Number(port), hostname)
    socket.write(beginning)
    const answer = await text(socket)
    return { answer, seconds: (performance.now() - began) / 1_000 }
  }

  test('of slow senders are closed after the timeout', async ({ assert }) => {
    const start = 'POST /api/things HTTP/1.1\r\nHost: x\r\n'
    const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
    const [slowHeaders, slowBody] = await Promise.all([
      beginSlowly(start),
      beginSlowly(`${start}${body}`),
    ])
    for (const { answer } of [slowHeaders, slowBody]) assert.match(answer, /^HTTP\/1\.1 408 /)
    assert.closeTo(slowHeaders.seconds, HEADERS_SECONDS + SLACK_SECONDS, SLACK_SECONDS)
    assert.closeTo(slowBody.seconds, REQUEST_SECONDS + SLACK_SECONDS, SLACK_SECONDS)
  })
})
