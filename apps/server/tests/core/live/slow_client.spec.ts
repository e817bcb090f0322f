import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { LiveConnection } from '#app/core/live/live_connection'
import { eventually } from '#tests/helpers/eventually'

const CHUNK = 'x'.repeat(256 * 1_024)
/** Far more than the socket buffers of both sides hold. */
const MOST_CHUNKS = 400

test('a client that does not read is disconnected and uses no memory', async ({
  assert,
  cleanup,
}) => {
  let connection: LiveConnection | undefined
  const server = createServer((_request, response) => {
    connection = new LiveConnection(response, { feeds: new Set(), endsAt: Infinity })
    connection.begin({})
    connection.send('data: begun\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => void server.close())
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1' })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  answer.pause()

  const seen = { isClosed: false }
  connection!.onClose(() => (seen.isClosed = true))
  for (let sent = 0; sent < MOST_CHUNKS && !seen.isClosed; sent++) {
    connection!.send(CHUNK)
    await new Promise(setImmediate)
  }
  await eventually(() => seen.isClosed, { message: 'it was not cut off' })
  connection!.send(CHUNK)
  connection!.end('age')
  assert.isTrue(seen.isClosed)
})
