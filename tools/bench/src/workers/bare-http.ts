import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedResponse } from '../recorded-response.ts'
import { serveTasks } from './worker.ts'

let current: { status: number; headers: Record<string, string>; body: Buffer } | undefined

/** The smallest possible server: it ignores the request and sends the same bytes each time. */
const server = createServer((_request, response) => {
  response.writeHead(current!.status, current!.headers)
  response.end(current!.body)
})

/** Sets the response to send from now on and returns the server's address. */
serveTasks<RecordedResponse, string>(async ({ status, headers, body }) => {
  current = { status, headers, body: Buffer.from(body, 'base64') }
  if (!server.listening)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
