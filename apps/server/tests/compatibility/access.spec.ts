import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { COMPATIBILITY_PATH, COMPATIBLE_LISTS } from '#app/compatibility/rules'
import { throttle } from '#app/core/rate_limit/throttle'
import { BOT_TOKEN_SCOPES, type BotTokenScope } from '#app/directory/tokens/rules'
import { ago, makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'

type Bot = Awaited<ReturnType<typeof makeBot>>

const COUNT = 12
const VOTER = '?userId=200000000000000001'
const COMMANDS = [{ name: 'help' }]

interface Call {
  method: string
  /** Below the base path of a list. */
  path: string
  /** The scope that the token must have; any by default. */
  scope?: BotTokenScope
  query?: string
  body?: unknown
  /** Whether it stores `COUNT`. */
  stores?: boolean
}

const POST: Omit<Call, 'path'> = {
  method: 'POST',
  scope: 'stats:write',
  body: { servers: COUNT },
  stores: true,
}
const GET: Omit<Call, 'path'> = { method: 'GET', scope: 'votes:read' }

/** Every call that needs a token. */
const CALLS: Call[] = [
  { method: 'GET', path: '/bots/stats' },
  { method: 'GET', path: '/v1/projects/@me' },
  { ...GET, path: '/bots/check', query: VOTER },
  { ...GET, path: '/bots/:id/check', query: VOTER },
  { ...GET, path: '/bots/votes' },
  { ...GET, path: '/bots/:id/votes' },
  { ...GET, path: '/bots/:id/upvotes' },
  { ...POST, path: '/bots/stats' },
  { ...POST, path: '/bots/:id/stats' },
  { ...POST, path: '/bot/:id/stats' },
  { ...POST, path: '/bot/stats/:id' },
  { ...POST, path: '/bots/:id/guilds' },
  { ...POST, path: '/bots/:id' },
  { ...POST, method: 'PATCH', path: '/v1/projects/@me/metrics' },
  { ...POST, path: '/v1/projects/@me/metrics/batch', body: { data: [{ metrics: POST.body }] } },
  { ...POST, path: '/bots/:id/commands', body: COMMANDS, stores: false },
  { ...POST, method: 'PUT', path: '/v1/projects/@me/commands', body: COMMANDS, stores: false },
]

const LISTS = Object.keys(COMPATIBLE_LISTS)

/** Calls and lists in turn, so that each base path is used. */
const cases = CALLS.map((call, index) => ({
  ...call,
  name: `${call.method} ${call.path}`,
  list: LISTS[index % LISTS.length]!,
}))
type Case = (typeof cases)[number]

const BASE = `${COMPATIBILITY_PATH}/:list`

const routes = () =>
  (router.toJSON().root ?? []).filter(({ pattern }) => pattern.startsWith(COMPATIBILITY_PATH))

const isForBots = ({ middleware }: RouteJSON) =>
  [...middleware.all()].some(({ name }) => name === 'botToken')

function toUrl({ list, path, query = '' }: Case, { discordBotId }: Bot): string {
  return `${COMPATIBILITY_PATH}/${list}${path.replace(':id', discordBotId)}${query}`
}

async function countOf({ id }: { id: number }): Promise<number> {
  return (await db.from('bot_stats').where('bot_id', id).firstOrFail()).serving_count
}

test.group('Access to calls of other lists', (group) => {
  const api = useApi(group)

  function send(call: Case, bot: Bot, authorization?: string) {
    return api.send(call.method, toUrl(call, bot), {
      headers: authorization === undefined ? {} : { authorization },
      ...(call.body === undefined ? {} : { json: call.body }),
    })
  }

  test('is tested for each that needs a token', ({ assert }) => {
    const tested = CALLS.map(({ method, path }) => `${method} ${BASE}${path}`)
    const existing = routes()
      .filter(isForBots)
      .map(({ methods, pattern }) => `${methods[0]} ${pattern}`)
    assert.sameMembers(existing, tested)
  })

  test('is rate limited', ({ assert }) => {
    assert.isAbove(routes().length, CALLS.length)
    for (const { pattern, middleware } of routes()) {
      assert.include([...middleware.all()], throttle, pattern)
    }
  })

  test('is 404 for lists that there are not', async ({ assert }) => {
    const { status, body } = await api.get(`${COMPATIBILITY_PATH}/botlist/weekend`)
    assert.deepEqual([status, body.code], [404, 'not_found'])
  })

  test('needs the token of the bot, alone or with a scheme', async ({ assert }) => {
    for (const call of cases) {
      const bot = await makeBot()
      const { token } = await makeBotToken(bot.id, { scopes: [call.scope ?? 'votes:read'] })
      for (const scheme of ['', 'Bearer ', 'Bot ']) {
        const { status, headers } = await send(call, bot, scheme + token)
        assert.oneOf(status, [200, 204], call.name)
        assert.equal(headers.get('cache-control'), 'private, no-store', call.name)
      }
      assert.equal(await countOf(bot), call.stores ? COUNT : 0, call.name)
    }
  })

  test('is 401 without a token, with one that is revoked, expired or at rest, and with a session', async ({
    assert,
  }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    const browser = await api.enter(owner)
    const scopes = BOT_TOKEN_SCOPES
    const tokens = () => db.from('bot_api_tokens').where('bot_id', bot.id)
    const { token: revoked } = await makeBotToken(bot.id, { scopes })
    await tokens().update({ replaced_at: new Date() })
    const { token: expired } = await makeBotToken(bot.id, { scopes })
    await tokens()
      .whereNull('replaced_at')
      .update({ created_at: ago({ days: 2 }).toJSDate(), expires_at: ago({ hours: 1 }).toJSDate() })
    const banned = await makeUser({ banned: true, banReason: 'Spam' })
    const { token: resting } = await makeBotToken(bot.id, { scopes, createdBy: banned.id })
    for (const call of cases) {
      for (const authorization of [undefined, 'Bot', `${revoked}x`, revoked, expired, resting]) {
        const { status, body } = await send(call, bot, authorization)
        assert.deepEqual([status, body.code], [401, 'unauthenticated'], call.name)
      }
      const signedIn = await browser.send(call.method, toUrl(call, bot), call.body)
      assert.equal(signedIn.status, 401, call.name)
    }
    assert.equal(await countOf(bot), 0)
  })

  test('is 403 without the scope', async ({ assert }) => {
    const bot = await makeBot()
    const scoped = cases.filter(({ scope }) => scope !== undefined)
    assert.isNotEmpty(scoped)
    const others = new Map<BotTokenScope, string>()
    for (const scope of BOT_TOKEN_SCOPES) {
      const scopes = BOT_TOKEN_SCOPES.filter((other) => other !== scope)
      others.set(scope, (await makeBotToken(bot.id, { scopes })).token)
    }
    for (const call of scoped) {
      const { scope } = call
      const { status, body } = await send(call, bot, others.get(scope!))
      assert.deepEqual([status, body.message], [403, `The token lacks the scope ${scope}.`])
    }
    assert.equal(await countOf(bot), 0)
  })

  test('is 403 with the token of another bot', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const { token } = await makeBotToken(other.id, { scopes: BOT_TOKEN_SCOPES })
    const naming = cases.filter(({ path }) => path.includes(':id'))
    assert.isNotEmpty(naming)
    for (const call of naming) {
      const { status, body } = await send(call, bot, token)
      assert.deepEqual(
        [status, body.message],
        [403, 'The token belongs to another bot.'],
        call.name
      )
    }
    for (const one of [bot, other]) assert.equal(await countOf(one), 0)
  })
})
