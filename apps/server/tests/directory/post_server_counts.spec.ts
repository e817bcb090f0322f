import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { issueBotToken } from '#app/directory/actions/issue_bot_token'
import { MAX_POSTED_COUNT, MAX_SHARDS, POSTED_COUNT_FIELDS } from '#app/directory/rules'
import { makeBot, makeUser } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

const NEVER_WAS = '299999999999999999'
const UNKNOWN_TOKEN = `botanica_bot_${'a'.repeat(43)}`
const pathOf = (id: string) => `/api/bots/${id}/stats`
const countPathOf = (id: string) => `/api/discord/bot/${id}/guild-count`

function statsOf(botId: number) {
  return db.from('bot_stats').where('bot_id', botId).firstOrFail()
}

function newTokenOf({ id }: { id: number }, createdBy: string | null = null) {
  return db.transaction((trx) => issueBotToken(trx, { botId: id, createdBy }))
}

async function botWithToken(attributes: Parameters<typeof makeBot>[0] = {}) {
  const bot = await makeBot(attributes)
  return { bot, token: await newTokenOf(bot) }
}

async function runConsole(discordBotId: string) {
  ace.ui.switchMode('raw')
  const command = await ace.exec('bots:token', [discordBotId])
  const lines = command.logger.getLogs().map(({ message }) => message)
  ace.ui.switchMode('normal')
  return { exitCode: command.exitCode, line: lines.at(-1)! }
}

test.group('POST /api/bots/:id/stats', (group) => {
  const api = useApi(group)
  useOutbox(group)

  function post(id: string, authorization: string | undefined, json: unknown, headers = {}) {
    return api.send('POST', pathOf(id), {
      headers: { ...(authorization === undefined ? {} : { authorization }), ...headers },
      json,
    })
  }

  test('stores the count of a bot with its token', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const answer = await post(bot.discordBotId, `Bearer ${token}`, { server_count: 4_321 })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.guildCount, 4_321)
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    assert.isNull(answer.headers.get('set-cookie'))

    const stats = await statsOf(bot.id)
    assert.equal(stats.serving_count, 4_321)
    assert.equal(stats.serving_count_source, 'bot')
    assert.equal(stats.serving_count_at.toISOString(), answer.body.postedAt)
    const used = await db.from('bot_api_tokens').where('bot_id', bot.id).firstOrFail()
    assert.isNotNull(used.last_used_at)
    assert.deepEqual((await api.get(countPathOf(bot.discordBotId))).body, answer.body)
  })

  test('accepts field names of other directories, with or without Bearer', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    for (const [index, field] of POSTED_COUNT_FIELDS.entries()) {
      const answer = await post(bot.discordBotId, token, { [field]: 100 + index })
      assert.equal(answer.status, 200, field)
      assert.equal((await statsOf(bot.id)).serving_count, 100 + index)
    }
    const both = await post(bot.discordBotId, token, { server_count: 7, servers: 7 })
    assert.equal(both.body.guildCount, 7)
  })

  test('adds up lists, and ignores other fields', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    for (const body of [
      { server_count: [500, 30] },
      { shards: [500, 30] },
      { servers: 530, shards: [1, 2], users: 9_000, status: 'online', headers: {}, shardId: null },
      { server_count: 530, shard_count: 1 },
    ]) {
      const answer = await post(bot.discordBotId, token, body)
      assert.deepEqual([answer.status, answer.body.guildCount], [200, 530], JSON.stringify(body))
      await db.from('bot_stats').where('bot_id', bot.id).update({ serving_count: 0 })
    }
  })

  test("invalidates the bot's page and lists", async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const shown = async () => {
      const { body: page } = await api.get(`/api/bots/discord/${bot.discordBotId}`)
      const { body: list } = await api.get('/api/bots')
      const inList = list.find(({ id }: { id: number }) => id === bot.id)
      return [page.servingCount, inList.servingCount]
    }
    await shown()
    await post(bot.discordBotId, token, { guildCount: 55 })
    await eventually(async () => (await shown()).every((count) => count === 55))

    const { body: first } = await api.get(countPathOf(bot.discordBotId))
    await post(bot.discordBotId, token, { guildCount: 55 })
    await eventually(async () => {
      const { body } = await api.get(countPathOf(bot.discordBotId))
      return body.postedAt > first.postedAt
    })
    const topics = await db
      .from('outbox')
      .where('key', String(bot.id))
      .orderBy('id')
      .select('topic')
    assert.deepEqual(
      topics.map(({ topic }) => topic),
      ['bot_stats', 'bot_count_repeated']
    )
  })

  test('is 401 without a token, with an invalid one, and with a member’s session', async ({
    assert,
  }) => {
    const owner = await makeUser()
    const { bot, token } = await botWithToken({ userId: owner.id })
    const member = await api.enter(owner)
    const answers = [
      await post(bot.discordBotId, undefined, { servers: 1 }),
      await post(bot.discordBotId, `Bearer ${UNKNOWN_TOKEN}`, { servers: 1 }),
      await post(bot.discordBotId, `Bearer ${token}x`, { servers: 1 }),
      await post(bot.discordBotId, 'Basic YTpi', { servers: 1 }),
      await member.send('POST', pathOf(bot.discordBotId), { servers: 1 }),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 401)
      assert.equal(body.code, 'unauthenticated')
    }
    assert.isNull((await statsOf(bot.id)).serving_count_at)
  })

  test('a replaced token and the token of a deleted bot are 401', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const next = await newTokenOf(bot)
    assert.equal((await post(bot.discordBotId, token, { servers: 1 })).status, 401)
    assert.equal((await post(bot.discordBotId, next, { servers: 2 })).status, 200)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    assert.equal((await post(bot.discordBotId, next, { servers: 3 })).status, 401)
    assert.equal((await statsOf(bot.id)).serving_count, 2)
  })

  test('for another bot it is 403, for one that nobody may see 404', async ({ assert }) => {
    const { token } = await botWithToken()
    const other = await makeBot()
    const pending = await makeBot({ approvalStatus: 'pending' })
    const forbidden = await post(other.discordBotId, token, { servers: 9 })
    assert.equal(forbidden.status, 403)
    assert.equal(forbidden.body.code, 'forbidden')
    for (const id of [pending.discordBotId, NEVER_WAS, 'x']) {
      assert.equal((await post(id, token, { servers: 9 })).status, 404, id)
    }
    for (const { id } of [other, pending]) assert.isNull((await statsOf(id)).serving_count_at)
  })

  test('a pending bot may post', async ({ assert }) => {
    const { bot, token } = await botWithToken({ approvalStatus: 'pending' })
    assert.equal((await post(bot.discordBotId, token, { servers: 12 })).status, 200)
    assert.equal((await statsOf(bot.id)).serving_count, 12)
  })

  test('an invalid count is 422', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const bodies: [body: unknown, code: string, rule: string][] = [
      [{}, 'invalid', 'required'],
      [{ servers: -1 }, 'invalid', 'range'],
      [{ servers: MAX_POSTED_COUNT + 1 }, 'invalid', 'range'],
      [{ servers: 1.5 }, 'invalid', 'withoutDecimals'],
      [{ servers: '12' }, 'invalid', 'number'],
      [{ servers: 'many' }, 'invalid', 'number'],
      [{ servers: [] }, 'invalid', 'number'],
      [{ servers: [12, -1] }, 'invalid', 'number'],
      [{ servers: [MAX_POSTED_COUNT, 1] }, 'invalid', 'range'],
      [{ shards: [] }, 'invalid', 'required'],
      [{ shards: [MAX_POSTED_COUNT, 1] }, 'invalid', 'range'],
      [{ servers: true }, 'invalid', 'number'],
      [{ servers: 1, guildCount: 2 }, 'invalid', 'sameAs'],
      [{ servers: 1, shardId: '0' }, 'invalid', 'number'],
      [{ servers: 1, shard_id: -1 }, 'invalid', 'range'],
      [{ servers: 1, shard_id: MAX_SHARDS }, 'invalid', 'range'],
      [{ servers: 1, shard_id: 2, shards: 2 }, 'invalid', 'range'],
      [[1], 'invalid', 'object'],
    ]
    for (const [body, code, rule] of bodies) {
      const answer = await post(bot.discordBotId, token, body)
      assert.equal(answer.status, 422, JSON.stringify(body))
      assert.equal(answer.body.code, code)
      assert.equal(answer.body.errors[0].rule, rule)
    }
    assert.isNull((await statsOf(bot.id)).serving_count_at)
  })

  test('a body that is not JSON is 415 or 400', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const send = (type: string, body: string) =>
      api.send('POST', pathOf(bot.discordBotId), {
        headers: { authorization: token, 'content-type': type },
        body,
      })
    assert.equal((await send('application/x-www-form-urlencoded', 'servers=1')).status, 415)
    assert.equal((await send('application/json', '{')).status, 400)
    assert.isNull((await statsOf(bot.id)).serving_count_at)
  })

  test("is 409 if staff have frozen the count; a count that they only set is replaced by the bot's", async ({
    assert,
  }) => {
    const { bot, token } = await botWithToken()
    const byStaff = {
      serving_count: 10,
      serving_count_source: 'staff',
      serving_count_at: new Date(),
    }
    const stats = () => db.from('bot_stats').where('bot_id', bot.id)
    await stats().update({ ...byStaff, serving_count_frozen: true })
    const answer = await post(bot.discordBotId, token, { servers: 99 })
    assert.equal(answer.status, 409)
    assert.equal(answer.body.message, 'The staff have set the server count of this bot.')
    assert.equal((await statsOf(bot.id)).serving_count, 10)

    await stats().update({ serving_count_frozen: false })
    assert.equal((await post(bot.discordBotId, token, { servers: 99 })).status, 200)
    assert.equal((await statsOf(bot.id)).serving_count, 99)
  })

  test('concurrent posts all succeed, and the last one counts', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const counts = Array.from({ length: 20 }, (_, n) => n + 1)
    const answers = await Promise.all(
      counts.map((servers) => post(bot.discordBotId, token, { servers }))
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const latest = answers
      .map(({ body }) => body.postedAt)
      .toSorted()
      .at(-1)
    const stats = await statsOf(bot.id)
    assert.equal(stats.serving_count_at.toISOString(), latest)
    assert.include(counts, stats.serving_count)
  })

  test('a token that is replaced in the meantime writes nothing', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const posts = Array.from({ length: 20 }, (_, n) =>
      post(bot.discordBotId, token, { servers: n + 1 })
    )
    const next = await newTokenOf(bot)
    const marked = { serving_count: 1_000_000, serving_count_source: 'seed' }
    await db.from('bot_stats').where('bot_id', bot.id).update(marked)
    for (const { status } of await Promise.all(posts)) assert.include([200, 401], status)
    assert.equal((await statsOf(bot.id)).serving_count, 1_000_000)
    assert.equal((await post(bot.discordBotId, next, { servers: 5 })).status, 200)
  })

  test('of tokens created concurrently one is valid', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    const tokens = await Promise.all(Array.from({ length: 10 }, () => newTokenOf(bot, owner.id)))
    const rows = await db.from('bot_api_tokens').where('bot_id', bot.id)
    assert.lengthOf(rows, 10)
    assert.lengthOf(
      rows.filter(({ replaced_at: replacedAt }) => replacedAt === null),
      1
    )
    for (const { hash, created_by: createdBy } of rows) {
      assert.notInclude(tokens, hash)
      assert.equal(createdBy, owner.id)
    }
    const answers = await Promise.all(
      tokens.map((token) => post(bot.discordBotId, token, { servers: 3 }))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  test('administrators create a token in the console', async ({ assert }) => {
    const { bot, token: former } = await botWithToken()
    const { exitCode, line: token } = await runConsole(bot.discordBotId)
    assert.equal(exitCode, 0)
    assert.equal((await post(bot.discordBotId, token, { servers: 6 })).status, 200)
    assert.equal((await post(bot.discordBotId, former, { servers: 7 })).status, 401)
    assert.equal((await runConsole(NEVER_WAS)).exitCode, 1)
  })

  test('the same Idempotency-Key gets the same response', async ({ assert }) => {
    const { bot, token } = await botWithToken()
    const key = { 'idempotency-key': 'count-1' }
    const first = await post(bot.discordBotId, token, { servers: 8 }, key)
    const again = await post(bot.discordBotId, token, { servers: 8 }, key)
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    const other = await botWithToken()
    const own = await post(other.bot.discordBotId, other.token, { servers: 9 }, key)
    assert.equal(own.body.guildCount, 9)
  })
})
