import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ApiErrorBody, FAILURES } from '#app/core/errors'

/** An address that cannot be decoded names nothing. It never reaches the routes, so it is answered here. */
export function answerBadUrl(_: IncomingMessage, response: ServerResponse) {
  const [status, message] = FAILURES.not_found
  const body: ApiErrorBody = { message, code: 'not_found', requestId: randomUUID() }
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-length': Buffer.byteLength(text),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}
