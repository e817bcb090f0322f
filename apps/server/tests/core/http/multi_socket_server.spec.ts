import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { MultiSocketServer } from '#app/core/http/multi_socket_server'
import { eventually } from '#tests/helpers/eventually'

const HOST = '127.0.0.1'
const CONNECTIONS = 40

function respond(response: ServerResponse) {
  response.shouldKeepAlive = false
  response.end()
}

async function listen(server: MultiSocketServer) {
  server.listen(0, HOST)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test.group('A server with several sockets', () => {
  test('accepts several connections in a turn', async ({ assert, cleanup }) => {
    const server = new MultiSocketServer()
    cleanup(() => void server.close())
    const port = await listen(server)
    const acceptedIn = new Map<number, number>()
    let turn = 0
    let next: NodeJS.Immediate
    const countTurns = () => {
      turn++
      next = setImmediate(countTurns)
    }
    countTurns()
    server.on('connection', () => acceptedIn.set(turn, (acceptedIn.get(turn) ?? 0) + 1))
    const clients = Array.from({ length: CONNECTIONS }, () => connect(port, HOST))
    await eventually(() => [...acceptedIn.values()].reduce((a, b) => a + b, 0) === CONNECTIONS)
    clearImmediate(next!)
    for (const client of clients) client.destroy()
    assert.isAbove(Math.max(...acceptedIn.values()), 1)
  })

  test('responds on each of its sockets, and is closed when the last connection is', async ({
    assert,
    cleanup,
  }) => {
    const responses: ServerResponse[] = []
    const server = new MultiSocketServer((_, response) => void responses.push(response))
    cleanup(() => server.closeAllConnections())
    const port = await listen(server)
    const clients = Array.from({ length: CONNECTIONS }, () => {
      const client = connect(port, HOST).resume()
      client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
      return once(client, 'close')
    })
    await eventually(() => responses.length === CONNECTIONS)

    let isClosed = false
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    void closed.then(() => (isClosed = true))
    const last = responses.pop()!
    responses.forEach(respond)
    await eventually(() => responses.every(({ socket, closed: isOver }) => isOver || !socket))
    assert.isFalse(isClosed)
    respond(last)
    await Promise.all([closed, ...clients])
    const [error] = (await once(connect(port, HOST), 'error')) as [NodeJS.ErrnoException]
    assert.equal(error.code, 'ECONNREFUSED')
  })

  test('does not share its port with another server', async ({ assert, cleanup }) => {
    const first = new MultiSocketServer()
    cleanup(() => void first.close())
    const port = await listen(first)
    const second = new MultiSocketServer()
    cleanup(() => void second.close())
    await assert.rejects(() => once(second.listen(port, HOST), 'listening'), /EADDRINUSE/)
    const plain = createServer()
    cleanup(() => void plain.close())
    await assert.rejects(() => once(plain.listen(port, HOST), 'listening'), /EADDRINUSE/)
  })
})
