import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { makeBot, makeBotVote, makeUser } from '#database/factories/index'
import { describedCalls } from '#tests/openapi/support/calls'
import { useCallers } from '#tests/openapi/support/world'

const ORIGIN = 'https://elsewhere.example'
const NOBODY = '999999999999999999'
const ALLOW_ORIGIN = 'access-control-allow-origin'
const RESOURCE_POLICY = 'cross-origin-resource-policy'

/** Reads that visitors may make, but pages of other origins may not: navigations, and what our own screens need. */
const OWN_READS = new Set([
  'auth.discord',
  'auth.discord.callback',
  'auth.login',
  'auth.logout',
  'auth.user',
  'live.show',
])
/** Routes for all origins that the API description leaves out. */
const UNDESCRIBED = [
  'site.feed',
  'site.bot_preview',
  'site.user_preview',
  'site.category_preview',
  'compat.botblock.show',
  'compat.bots.index',
  'compat.bots.show',
  'compat.stats.show',
  'compat.users.show',
  'compat.weekend.show',
]
const OTHER_LIST = 'topgg'

/** The names of the routes that pages of every origin may read, from the API description. */
async function listOpenRoutes() {
  const calls = await describedCalls()
  const reads = calls
    .filter(({ method, operation: { security } }) => {
      const isPublic =
        security.length === 0 || security.some((way) => Object.keys(way).length === 0)
      return method === 'GET' && isPublic
    })
    .map(({ operation }) => operation.operationId)
  return new Set([...reads.filter((name) => !OWN_READS.has(name)), ...UNDESCRIBED])
}

const listRoutes = () =>
  (router.toJSON().root ?? [])
    .filter(({ pattern }) => !pattern.endsWith('*'))
    .map(({ name, pattern, methods }) => ({
      name: name!,
      method: methods[0]!,
      path: pattern.replace(':list', OTHER_LIST).replaceAll(/:\w+/g, NOBODY),
    }))

test.group('Pages of other origins', (group) => {
  const callers = useCallers(group)
  group.each.setup(() => invalidateAll())

  const get = (path: string, headers: Record<string, string> = {}) =>
    callers.ask('GET', path, { headers })

  test('may read public reads and feeds, and nothing else', async ({ assert }) => {
    const open = await listOpenRoutes()
    assert.includeMembers([...open], ['bots.index', 'bots.show', 'api_description.show'])
    for (const { name, method, path } of listRoutes()) {
      const { headers } = await callers.ask(method, path, { headers: { origin: ORIGIN } })
      const isOpen = open.has(name)
      assert.equal(headers.get(ALLOW_ORIGIN), isOpen ? '*' : null, name)
      const policy = isOpen ? 'cross-origin' : 'same-origin'
      assert.equal(headers.get(RESOURCE_POLICY), policy, name)
      assert.isNull(headers.get('access-control-allow-credentials'), name)
    }
  })

  test('get an answer to a preflight of the same reads only', async ({ assert }) => {
    const open = await listOpenRoutes()
    for (const { name, method, path } of listRoutes()) {
      const { status, headers } = await callers.ask('OPTIONS', path, {
        headers: {
          origin: ORIGIN,
          'access-control-request-method': method,
          'access-control-request-headers': 'if-none-match',
        },
      })
      if (path.startsWith('/api/admin/')) assert.equal(status, 404, name)
      else {
        assert.equal(status, 204, name)
        assert.include(headers.get('allow')!.split(', '), method, name)
      }
      if (method !== 'GET') continue
      assert.equal(headers.get(ALLOW_ORIGIN), open.has(name) ? '*' : null, name)
      const methods = headers.get('access-control-allow-methods')
      assert.equal(methods, open.has(name) ? 'GET, HEAD' : null, name)
    }
  })

  test('get the response of visitors, whatever the cookie', async ({ assert }) => {
    const [bot, voter] = [await makeBot(), await makeUser()]
    await makeBotVote({ botId: bot.id, userId: voter.id })
    const pending = await makeBot({ userId: voter.id, approvalStatus: 'pending' })
    const { cookie } = await callers.headersOf(voter)
    const signedIn = { cookie: cookie! }
    const votes = `/api/bots/${bot.id}/votes`
    const hidden = `/api/bots/discord/${pending.discordBotId}`

    const own = await get(votes, { ...signedIn, 'sec-fetch-site': 'same-origin' })
    assert.deepEqual(own.body.votes, [{ userId: voter.id }])
    assert.isNull(own.headers.get(ALLOW_ORIGIN))
    assert.equal(own.headers.get(RESOURCE_POLICY), 'same-origin')
    assert.equal((await get(hidden, signedIn)).status, 200)

    const visitor = await get(votes)
    for (const from of [
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: ORIGIN },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const foreign = await get(votes, { ...signedIn, ...from })
      assert.equal(foreign.text, visitor.text)
      assert.equal(foreign.headers.get(ALLOW_ORIGIN), '*')
      assert.include(foreign.headers.get('vary')!, 'Origin, Sec-Fetch-Site')
      assert.equal((await get(hidden, { ...signedIn, ...from })).status, 404)
    }
  })

  test('may read cached and unchanged responses, and their headers', async ({ assert }) => {
    const first = await get('/api/bots', { origin: ORIGIN })
    const etag = first.headers.get('etag')!
    // The second request fills the cache in front of the framework, which sends the third.
    for (const headers of [{}, {}, { 'if-none-match': etag }] as Record<string, string>[]) {
      const again = await get('/api/bots', { origin: ORIGIN, ...headers })
      assert.equal(again.status, headers['if-none-match'] ? 304 : 200)
      assert.equal(again.headers.get(ALLOW_ORIGIN), '*')
      const exposed = again.headers.get('access-control-expose-headers')
      assert.equal(
        exposed,
        'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Search-Correction'
      )
    }
  })
})
