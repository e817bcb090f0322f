import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from '../answer.ts'
import { serveTasks } from './worker.ts'

let current: { status: number; headers: Record<string, string>; body: Buffer } | undefined

/** The least that can be written: it looks at nothing and sends the same bytes to everybody. */
const server = createServer((_request, response) => {
  response.writeHead(current!.status, current!.headers)
  response.end(current!.body)
})

/** Takes what to answer from now on, and gives the address. */
serveTasks<Answer, string>(async ({ status, headers, body }) => {
  current = { status, headers, body: Buffer.from(body, 'base64') }
  if (!server.listening)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
