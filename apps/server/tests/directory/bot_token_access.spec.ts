import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { COMPATIBILITY_PATH } from '#app/compatibility/rules'
import { BOT_TOKEN_SCOPES, type BotTokenScope } from '#app/directory/tokens/rules'
import { ago, makeBot, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'

type Bot = Awaited<ReturnType<typeof makeBot>>

interface Call {
  method: 'GET' | 'POST'
  path: string
  scope: BotTokenScope
  body?: unknown
}

/** Every call of bots but those of other lists, which `compatibility/access.spec.ts` tests in the same way. */
const CALLS: readonly Call[] = [
  { method: 'POST', path: '/api/bots/:id/stats', scope: 'stats:write', body: { servers: 12 } },
  { method: 'GET', path: '/api/bots/:id/votes/history', scope: 'votes:read' },
  { method: 'GET', path: '/api/bots/:id/votes/:userId', scope: 'votes:read' },
  { method: 'GET', path: '/api/bots/:id/events', scope: 'events:read' },
  { method: 'GET', path: '/api/bots/:id/events/stream', scope: 'events:read' },
  { method: 'GET', path: '/api/bots/:id/analytics/history', scope: 'analytics:read' },
]

const isForBots = ({ middleware }: RouteJSON) =>
  [...middleware.all()].some(({ name }) => name === 'botToken')

const countOf = async ({ id }: Bot): Promise<number> =>
  (await db.from('bot_stats').where('bot_id', id).firstOrFail()).serving_count

test.group('Access to calls of bots', (group) => {
  const api = useApi(group)

  const send = ({ method, path, body }: Call, { discordBotId }: Bot, token?: string) =>
    api.send(
      method,
      path.replace(':id', discordBotId).replace(':userId', nextSnowflake('member')),
      {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { json: body }),
      }
    )

  test('is tested for each that needs a token', ({ assert }) => {
    const existing = (router.toJSON().root ?? [])
      .filter((route) => isForBots(route) && !route.pattern.startsWith(COMPATIBILITY_PATH))
      .map(({ methods, pattern }) => `${methods[0]} ${pattern}`)
    assert.sameMembers(
      existing,
      CALLS.map(({ method, path }) => `${method} ${path}`)
    )
  })

  for (const call of CALLS) {
    test(`${call.method} ${call.path} is refused to tokens that are not valid for it`, async ({
      assert,
    }) => {
      const owner = await makeUser()
      const bot = await makeBot({ userId: owner.id })
      const tokens = db.from('bot_api_tokens')
      const all = { createdBy: owner.id, scopes: BOT_TOKEN_SCOPES }
      const revoked = await makeBotToken(bot.id, all)
      await tokens.clone().where('id', revoked.id).update({ replaced_at: new Date() })
      const expired = await makeBotToken(bot.id, all)
      await tokens
        .clone()
        .where('id', expired.id)
        .update({ created_at: ago({ days: 2 }), expires_at: ago({ days: 1 }) })
      const resting = await makeBotToken(bot.id, {
        ...all,
        createdBy: (await makeUser({ banned: true, banReason: 'Spam' })).id,
      })
      const valid = await makeBotToken(bot.id, all)
      const damaged = `${valid.token.slice(0, -1)}${valid.token.endsWith('0') ? '1' : '0'}`
      const invalid = [undefined, revoked.token, expired.token, resting.token, damaged]
      for (const token of invalid) {
        const { status, body } = await send(call, bot, token)
        assert.deepEqual([status, body.code], [401, 'unauthenticated'])
      }

      const otherScopes = BOT_TOKEN_SCOPES.filter((scope) => scope !== call.scope)
      const narrow = await makeBotToken(bot.id, { ...all, scopes: otherScopes })
      const foreign = await makeBotToken((await makeBot()).id, { scopes: BOT_TOKEN_SCOPES })
      for (const { token } of [narrow, foreign]) {
        const { status, body } = await send(call, bot, token)
        assert.deepEqual([status, body.code], [403, 'forbidden'])
      }
      assert.equal(await countOf(bot), 0)
    })
  }
})
