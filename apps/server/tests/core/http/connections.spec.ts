import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { startServerWith, type HttpClient } from '#tests/helpers/http'

const MAX_REQUESTS = 1_000

test.group('Connections', (group) => {
  let client: HttpClient
  group.setup(async () => {
    const server = await startServerWith((router) => {
      router.get('/api/port', ({ request }) => ({ port: request.request.socket.remotePort }))
    })
    client = server.client
    return server.close
  })

  test('are closed after a thousand requests, and nobody notices', async ({ assert }) => {
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
})
