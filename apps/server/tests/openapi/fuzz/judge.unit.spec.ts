import { test } from '@japa/runner'
import type { Actor } from '#tests/openapi/fuzz/actors'
import { judge } from '#tests/openapi/fuzz/judge'
import { describedCalls, toUrl } from '#tests/openapi/support/calls'

const VISITOR: Actor = { name: 'visitor', id: null, roles: [], headers: {} }
const MEMBER: Actor = { name: 'user', id: '42', roles: [], headers: {} }
const SECRET = 'a-secret-of-this-test'
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
}
const ERROR = { message: 'Not found.', code: 'not_found', requestId: 'request-1' }

test.group('The judge of fuzzing', () => {
  /** What is wrong with a response to a request for a bot. */
  async function judgeAnswer(
    { status = 404, body = ERROR, headers = {} }: Planted = {},
    actor = VISITOR,
    operationId = 'bots.show'
  ) {
    const call = (await describedCalls()).find(
      ({ operation }) => operation.operationId === operationId
    )!
    const text = JSON.stringify(body)
    const answer = { status, text, headers: new Headers({ ...HEADERS, ...headers }) }
    const target = toUrl(call, 1)
    return judge({ call, actor, method: call.method, target, answer }, [SECRET])
  }
  interface Planted {
    status?: number
    body?: unknown
    headers?: Record<string, string>
  }

  test('accepts a response that is as described', async ({ assert }) => {
    assert.deepEqual(await judgeAnswer(), [])
  })

  test('notices an error of the server', async ({ assert }) => {
    const body = { ...ERROR, code: 'internal' }
    assert.deepEqual(await judgeAnswer({ status: 500, body }), ['answers 500'])
    const busy = { status: 503, body: { ...ERROR, code: 'unavailable' } }
    assert.include(await judgeAnswer(busy), 'answers 503')
    assert.deepEqual(await judgeAnswer({ ...busy, headers: { 'retry-after': '1' } }), [])
  })

  test('notices a status or a body that is not described', async ({ assert }) => {
    const [status] = await judgeAnswer({ status: 418 })
    assert.match(status!, /answered 418 which its description does not know/)
    const [body] = await judgeAnswer({ body: { ...ERROR, email: 'x' } })
    assert.match(body!, /with another body than described/)
  })

  test('notices missing headers, and personal responses that may be cached', async ({ assert }) => {
    const answer = { headers: { 'cache-control': 'public, max-age=60' } }
    assert.deepEqual(await judgeAnswer(answer), [])
    const unauthenticated = { ...answer, status: 401, body: { ...ERROR, code: 'unauthenticated' } }
    assert.deepEqual(await judgeAnswer(unauthenticated, VISITOR, 'own_bots.index'), [
      'is personal and may be cached',
    ])
    const exchange = {
      call: undefined,
      actor: VISITOR,
      method: 'GET',
      target: '/',
      answer: { status: 200, text: '', headers: new Headers() },
    }
    assert.include(await judge(exchange, []), 'lacks x-content-type-options')
  })

  test('notices secrets, internals, and texts of others', async ({ assert }) => {
    const leaking = async (message: string, actor = VISITOR) =>
      judgeAnswer({ body: { ...ERROR, message } }, actor)
    assert.deepEqual(await leaking(`x ${SECRET} y`), [`leaks ${SECRET}`])
    assert.lengthOf(await leaking('at run (app/core/run.ts:12:7)'), 1)
    assert.lengthOf(await leaking('SELECT secret FROM users'), 1)
    assert.lengthOf(await leaking('duplicate key violates unique constraint "users_pkey"'), 1)
    assert.deepEqual(await leaking('private.email.42', VISITOR), ['leaks private.email.42'])
    assert.deepEqual(await leaking('private.email.42', MEMBER), [])
    const moderator = { ...VISITOR, roles: ['moderator'] }
    assert.deepEqual(await leaking('private.email.42', moderator), [])
    assert.lengthOf(await leaking('private.inbox.42', moderator), 1)
  })

  test('leaves what Node rejects to Node', async ({ assert }) => {
    const answer = { status: 431, text: '', headers: new Headers({ connection: 'close' }) }
    const exchange = { call: undefined, actor: VISITOR, method: 'GET', target: '/', answer }
    assert.deepEqual(await judge(exchange, []), [])
  })
})
