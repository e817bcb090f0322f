import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { visitorKey } from '#app/core/rate_limit/caller'

const VISITOR = '203.0.113.1'
const PRETENDED = '198.51.100.7'

test('X-Forwarded-For of an untrusted proxy is ignored', ({ assert }) => {
  const request = {
    headers: { 'x-forwarded-for': PRETENDED },
    socket: { remoteAddress: VISITOR },
  } as unknown as IncomingMessage
  assert.equal(visitorKey(request), `address:${VISITOR}`)
})
