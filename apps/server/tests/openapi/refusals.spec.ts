import { test } from '@japa/runner'
import { HTTP_TOO_MANY_REQUESTS } from '#app/core/http/status'
import { BOT_TOKEN_SCOPES } from '#app/directory/tokens/rules'
import { makeBot, makeStaff, makeUser } from '#database/factories/index'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import type { Answer, HttpClient } from '#tests/helpers/http'
import { startServerProcess } from '#tests/helpers/server_process'
import { createDatabase } from '#tests/helpers/test_cluster'
import {
  toUrl,
  describedCalls,
  isChange,
  isForBots,
  isForMembers,
  getQueryKeys,
  type Call,
} from '#tests/openapi/support/calls'
import { useCallers } from '#tests/openapi/support/world'
import { makeWebhook } from '#tests/webhooks/support/webhooks'

/**
 * Errors that every call can return, tested on every call in the description. `HttpClient` validates the responses
 * against the description; these tests check that the expected error is returned.
 */

const NOBODY = '999999999999999999'
const STRANGER = '203.0.113.77'
const TOO_LARGE = 1024 * 1024
const RESTRICTED = 'account_restricted'
/** Together these exceed the limit of an idle address, also while it is refilled on a machine that answers a few dozen a second. */
const BATCH = 50
const MOST_BATCHES = 200
const JSON_TYPE = { 'content-type': 'application/json' }

/** Paths of a bot's analytics for its owners, which hold its internal id. */
const OWNERS_ANALYTICS = /\/analytics(?:\.csv)?$/

test.group('Errors of calls', (group) => {
  const callers = useCallers(group)

  test('visitors are rejected by calls for members and bots (401)', async ({ assert }) => {
    const asked = (await describedCalls()).filter((call) => isForMembers(call) || isForBots(call))
    assert.isNotEmpty(asked)
    for (const call of asked) {
      const { status, body } = await callers.ask(call.method, toUrl(call, NOBODY))
      assert.deepEqual([status, body.code], [401, 'unauthenticated'], call.name)
    }
  })

  test('invalid path parameters are not found (404)', async ({ assert }) => {
    const headers = await callers.newOwner()
    const asked = (await describedCalls()).filter(
      (call) => call.path.includes('{') && !isForBots(call)
    )
    assert.isNotEmpty(asked)
    for (const call of asked) {
      for (const id of ['0', 'nobody', '1e3']) {
        const { status, body } = await callers.ask(call.method, toUrl(call, id), { headers })
        assert.deepEqual([status, body.code], [404, 'not_found'], `${call.name} with ${id}`)
      }
    }
  })

  test('invalid queries (422)', async ({ assert }) => {
    const bot = await makeBot({ userId: (await makeStaff('owner')).id })
    const asMember = await callers.headersOf({ id: bot.userId })
    const { token: authorization } = await makeBotToken(bot.id, { scopes: BOT_TOKEN_SCOPES })
    const webhook = await makeWebhook({
      botId: bot.id,
      createdBy: bot.userId,
      url: 'https://bots.example',
    })
    const idsIn = (path: string) => {
      if (path.includes('/webhooks/')) return [bot.id, webhook.id]
      if (OWNERS_ANALYTICS.test(path) || path.endsWith('/versions')) return bot.id
      return path.includes('/users/') ? bot.userId : bot.discordBotId
    }
    const asked = (await describedCalls()).filter((call) => getQueryKeys(call).length > 0)
    assert.isNotEmpty(asked)
    for (const call of asked) {
      const address = toUrl(call, idsIn(call.path))
      const headers = isForBots(call) ? { authorization } : asMember
      for (const key of getQueryKeys(call)) {
        const { status, body } = await callers.ask('GET', `${address}?${key}[]=%00`, { headers })
        assert.deepEqual([status, body.code], [422, 'invalid'], `${call.name} with ${key}`)
        assert.isNotEmpty(body.errors)
      }
    }
  })

  test('unknown query parameters are reported after paths that do not exist (404)', async ({
    assert,
  }) => {
    const headers = await callers.newOwner()
    const asked = (await describedCalls()).filter(
      (call) => call.path.includes('{') && !isForBots(call)
    )
    for (const call of asked) {
      const { status } = await callers.ask(call.method, `${toUrl(call, '0')}?unknown=1`, {
        headers,
      })
      assert.equal(status, 404, call.name)
    }
  })

  test('methods that a path does not have (405), which Allow names', async ({ assert }) => {
    for (const [method, path, allow] of [
      ['DELETE', '/api/bots', 'GET, HEAD, POST'],
      ['GET', `/api/bots/${NOBODY}/vote`, 'POST'],
      ['HEAD', '/api/bots/1', 'PATCH, DELETE'],
      ['POST', '/api/openapi.json', 'GET, HEAD'],
      ['PUT', '/feeds/new.atom', 'GET, HEAD'],
    ] as const) {
      const answer = await callers.ask(method, path)
      assert.equal(answer.status, 405, path)
      assert.equal(answer.headers.get('allow'), allow, path)
      if (method !== 'HEAD' && path.startsWith('/api'))
        assert.equal(answer.body.code, 'method_not_allowed')
    }
    const own = await callers.newOwner()
    for (const [method, path] of [
      ['DELETE', '/api/admin/bots'],
      ['GET', '/api/admin/bots/1/approve'],
      ['POST', '/api/nothing'],
      ['POST', '/discover'],
      ['OPTIONS', '/api/nothing'],
    ] as const) {
      assert.equal((await callers.ask(method, path, { headers: own })).status, 404, path)
    }
  })

  test('malformed bodies, too large ones, and other types (400, 413, 415)', async ({ assert }) => {
    const asked = (await describedCalls()).filter(isChange)
    assert.isNotEmpty(asked)
    for (const call of asked) {
      const send = (body: string, headers: Record<string, string>) =>
        callers.ask(call.method, toUrl(call, NOBODY), { body, headers })
      assert.equal((await send('{', JSON_TYPE)).status, 400, call.name)
      assert.equal((await send('a', { 'content-type': 'text/plain' })).status, 415, call.name)
      const large = JSON.stringify({ text: 'x'.repeat(TOO_LARGE) })
      assert.equal((await send(large, JSON_TYPE)).status, 413, call.name)
    }
  })

  test('changes without the right, and from other origins (403)', async ({ assert }) => {
    const banned = await callers.headersOf(await makeUser({ banned: true, banReason: 'Spam' }))
    const { cookie } = await callers.newcomer()
    const asked = (await describedCalls()).filter((call) => isChange(call) && isForMembers(call))
    assert.isNotEmpty(asked)
    for (const call of asked) {
      const address = toUrl(call, NOBODY)
      const restricted = await callers.ask(call.method, address, { headers: banned })
      // Banned members may still manage their own account.
      if (JSON.stringify(call.operation.responses[403]).includes(RESTRICTED))
        assert.deepEqual([restricted.status, restricted.body.code], [403, RESTRICTED], call.name)
      const headers = { cookie: cookie!, origin: 'https://elsewhere.example' }
      const foreign = await callers.ask(call.method, address, { headers })
      assert.deepEqual([foreign.status, foreign.body.code], [403, 'csrf'], call.name)
    }
  })
})

test('rate limits of every call (429)', async ({ assert, cleanup }) => {
  const database = await createDatabase()
  cleanup(() => database.drop())
  const { client, kill } = await startServerProcess({
    databaseUrl: database.appUrl,
    env: { RATE_LIMIT_PROFILE: 'normal', TRUSTED_PROXY: '127.0.0.1' },
  })
  cleanup(() => kill())
  const asked = await describedCalls()
  assert.isNotEmpty(asked)
  for (const call of asked) {
    const refused = await askUntilRefused(client, call)
    assert.equal(refused?.body.code, 'rate_limited', call.name)
    assert.isAtLeast(Number(refused!.headers.get('retry-after')), 1, call.name)
  }
})

/** Tokens are refilled during the test, so each call is repeated until it is rejected. */
async function askUntilRefused(client: HttpClient, call: Call): Promise<Answer | undefined> {
  const headers = { 'x-forwarded-for': STRANGER }
  const ask = () => client.request(call.method, toUrl(call, NOBODY), { headers })
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const answers = await Promise.all(Array.from({ length: BATCH }, ask))
    const refused = answers.find(({ status }) => status === HTTP_TOO_MANY_REQUESTS)
    if (refused) return refused
  }
  return undefined
}
