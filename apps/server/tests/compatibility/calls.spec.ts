import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { BOTBLOCK_PATH, DEFAULT_AVATAR, MAX_METRICS } from '#app/compatibility/rules'
import { BOT_TOKEN_SCOPES } from '#app/directory/tokens/rules'
import { ago, makeBot, makeBotVote, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { eventually } from '#tests/helpers/eventually'
import { changeMember, createMember } from '#tests/identity/support/members'

const TOPGG = '/api/compat/topgg'

const at = (hours: number) => ago({ hours }).toJSDate().toISOString()

/** An entry of a batch of metrics. */
const entry = (servers: number, timestamp?: string) => ({
  metrics: { server_count: servers },
  timestamp,
})

async function countOf({ id }: { id: number }): Promise<number> {
  return (await db.from('bot_stats').where('bot_id', id).firstOrFail()).serving_count
}

test.group('Calls of other lists', (group) => {
  const api = useApi(group)
  useOutbox(group)

  const list = async (query: string) => (await api.get(`${TOPGG}/bots?${query}`)).body

  async function botWithToken(attributes: Parameters<typeof makeBot>[0] = {}) {
    const bot = await makeBot(attributes)
    const { token } = await makeBotToken(bot.id, { scopes: BOT_TOKEN_SCOPES })
    const send = (method: string, path: string, json?: unknown) =>
      api.send(method, path.replace(':id', bot.discordBotId), {
        headers: { authorization: token },
        ...(json === undefined ? {} : { json }),
      })
    return { bot, send, read: async (path: string) => (await send('GET', path)).body }
  }

  test('post server counts, of shards too, and read them', async ({ assert }) => {
    const { bot, send, read } = await botWithToken()
    const { status, body } = await send('POST', `${TOPGG}/bots/stats`, {
      server_count: 30,
      shard_id: 1,
      shard_count: 2,
    })
    assert.deepEqual([status, body], [200, {}])
    const path = `${TOPGG}/bots/:id/stats`
    assert.deepEqual(await read(path), { server_count: 30, shards: [30], shard_count: 1 })
    await send('POST', '/api/compat/infinity/bots/stats', { servers: 500, shard_id: 0 })
    await eventually(async () => (await read(path)).server_count === 530)
    assert.deepEqual(await read(path), { server_count: 530, shards: [500, 30], shard_count: 2 })
    assert.deepEqual(await read(`${TOPGG}/bots/stats`), await read(path))
    assert.equal(await countOf(bot), 530)
  })

  test('store the newest of a batch of metrics, unless it is stale', async ({ assert }) => {
    const { bot, send } = await botWithToken()
    const post = async (data: unknown) =>
      (await send('POST', `${TOPGG}/v1/projects/@me/metrics/batch`, { data })).status
    assert.equal(await post([entry(7, at(49))]), 204)
    assert.equal(await countOf(bot), 0)
    assert.equal(await post([entry(3, at(3)), entry(1, at(1)), entry(2, at(2))]), 204)
    assert.equal(await countOf(bot), 1)
    assert.equal(await post([entry(5), entry(4, at(0))]), 204)
    assert.equal(await countOf(bot), 5)
    for (const data of [
      undefined,
      [],
      Array.from({ length: MAX_METRICS + 1 }, () => entry(6)),
      [{ metrics: {} }],
      [entry(6, 'yesterday')],
    ]) {
      assert.equal(await post(data), 422, JSON.stringify(data))
    }
    assert.equal(await countOf(bot), 5)
  })

  test('are 409 while the count is frozen, and 422 without one', async ({ assert }) => {
    const { bot, send } = await botWithToken()
    const path = `${TOPGG}/bots/stats`
    assert.equal((await send('POST', path, { shard_count: 2 })).status, 422)
    await db.from('bot_stats').where('bot_id', bot.id).update({ serving_count_frozen: true })
    assert.equal((await send('POST', path, { servers: 9 })).status, 409)
    assert.equal(await countOf(bot), 0)
  })

  test('read a public bot, as everybody may', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({
      userId: owner.id,
      name: 'Fern',
      supportServer: 'https://discord.gg/fern',
      certified: true,
    })
    const path = `${TOPGG}/bots/${bot.discordBotId}`
    const { status, body, headers } = await api.get(path)
    assert.equal(status, 200)
    assert.match(headers.get('cache-control')!, /^public/)
    assert.containsSubset(body, {
      id: bot.discordBotId,
      defAvatar: DEFAULT_AVATAR,
      owners: [owner.id],
      support: 'fern',
      certifiedBot: true,
      points: 0,
      server_count: 0,
      shard_count: 0,
    })
    assert.isTrue(Date.parse(body.date) > 0)

    const pending = await makeBot({ approvalStatus: 'pending' })
    for (const id of [pending.discordBotId, nextSnowflake('bot'), 'fern']) {
      assert.equal((await api.get(`${TOPGG}/bots/${id}`)).status, 404)
      assert.equal((await api.get(`${TOPGG}/bots/${id}/stats`)).status, 404)
    }
  })

  test('list bots page by page, with the chosen fields', async ({ assert }) => {
    await db.from('bots').delete()
    const bots = [await makeBot(), await makeBot(), await makeBot()]
    await makeBot({ approvalStatus: 'pending' })
    const ids = bots.map(({ discordBotId }) => discordBotId)
    const first = await list('limit=2&sort=date&fields=id,unknown&anything=1')
    assert.deepEqual(first, {
      results: [{ id: ids[0] }, { id: ids[1] }],
      limit: 2,
      offset: 0,
      count: 2,
      total: 3,
    })
    const last = await list('limit=2&offset=2&sort=date&fields=id')
    assert.deepEqual([last.results, last.count, last.total], [[{ id: ids[2] }], 1, 3])
    assert.equal((await list('sort=-date')).results[0].id, ids[2])
    assert.lengthOf((await list('')).results, 3)
    assert.lengthOf((await list('sort=constructor')).results, 3)
    for (const query of [
      'limit=0',
      'limit=501',
      'offset=-1',
      'offset=10001',
      'fields[]=id',
      `fields=${'x'.repeat(501)}`,
    ]) {
      assert.equal((await api.get(`${TOPGG}/bots?${query}`)).status, 422, query)
    }
  })

  test('find bots by the words of a search', async ({ assert }) => {
    const bots = [await makeBot({ name: 'Zinnia' }), await makeBot({ name: 'Zinnia' })]
    await makeBot({ name: 'Thistle' })
    const search = encodeURIComponent('username: Zinnia')
    const { results, total } = await list(`search=${search}`)
    const ids = results.map(({ id }: { id: string }) => id)
    assert.sameMembers(
      ids,
      bots.map(({ discordBotId }) => discordBotId)
    )
    assert.equal(total, 2)
    const second = await list(`search=${search}&offset=1&limit=1`)
    assert.deepEqual([second.results[0].id, second.total], [ids[1], 2])
    assert.lengthOf((await list(`search=${search}&offset=2`)).results, 0)
  })

  test('tell who has voted for the bot', async ({ assert }) => {
    const { bot, send, read } = await botWithToken()
    const [recent, earlier, old] = [
      await makeUser({ username: 'recent', discordAvatar: 'a1' }),
      await makeUser({ username: 'earlier' }),
      await makeUser(),
    ]
    const vote = (userId: string, age: object) =>
      makeBotVote({ botId: bot.id, userId, lastVoteAt: ago(age) })
    await vote(recent.id, { hours: 1 })
    await vote(earlier.id, { hours: 13 })
    await vote(old.id, { days: 366 })
    const gone = await createMember({ id: nextSnowflake('member') })
    await vote(gone, { hours: 2 })
    await changeMember(gone, { username: null, deleted_at: new Date() })
    await makeBotVote({ botId: (await makeBot()).id, userId: old.id })

    const check = (id: string) => read(`${TOPGG}/bots/check?userId=${id}`)
    assert.deepEqual(await check(recent.id), { voted: 1 })
    for (const id of [earlier.id, gone, nextSnowflake('member')]) {
      assert.deepEqual(await check(id), { voted: 0 })
    }
    assert.equal((await send('GET', `${TOPGG}/bots/check`)).status, 422)

    const voter = { username: 'recent', avatar: 'a1', discriminator: '0' }
    assert.deepEqual(await read(`${TOPGG}/bots/votes`), [
      { id: recent.id, ...voter, defAvatar: DEFAULT_AVATAR },
      {
        id: earlier.id,
        username: 'earlier',
        avatar: null,
        discriminator: '0',
        defAvatar: DEFAULT_AVATAR,
      },
    ])
    const { total, upvotes } = await read('/api/compat/dbl/bots/:id/upvotes')
    assert.equal(total, 1)
    assert.containsSubset(upvotes, [{ user_id: recent.id, ...voter }])
    assert.isTrue(Date.parse(upvotes[0].timestamp) < Date.now())

    await changeMember(recent.id, { banned: true, ban_reason: 'Spam' })
    const [banned] = await read(`${TOPGG}/bots/votes`)
    assert.deepEqual([banned.username, banned.avatar], [recent.id, null])
  })

  test('read a member without what a ban hides', async ({ assert }) => {
    const member = await makeUser({ username: 'fernanda', bio: 'Grows bots' })
    const path = `${TOPGG}/users/${member.id}`
    const { body } = await api.get(path)
    assert.deepEqual(body, {
      id: member.id,
      username: 'fernanda',
      discriminator: '0',
      avatar: null,
      defAvatar: DEFAULT_AVATAR,
      bio: 'Grows bots',
      social: {},
      color: '',
      supporter: false,
      certifiedDev: false,
      mod: false,
      webMod: false,
      admin: false,
    })
    const banned = await makeUser({ bio: 'Spam', banned: true, banReason: 'Spam' })
    const { body: hidden } = await api.get(`${TOPGG}/users/${banned.id}`)
    assert.deepEqual([hidden.username, hidden.bio], [banned.id, ''])
    assert.equal((await api.get(`${TOPGG}/users/${nextSnowflake('member')}`)).status, 404)
  })

  test('read the project of the token, listed or not', async ({ assert }) => {
    const { bot, read } = await botWithToken({ approvalStatus: 'pending', name: 'Fern' })
    assert.deepEqual(await read(`${TOPGG}/v1/projects/@me`), {
      id: bot.discordBotId,
      name: 'Fern',
      type: 'bot',
      platform: 'discord',
      headline: bot.shortDescription,
      tags: bot.tags,
      votes: 0,
      votes_total: 0,
      review_score: 0,
      review_count: 0,
    })
  })

  test('have no weekends, and an entry for botblock.org', async ({ assert }) => {
    assert.deepEqual((await api.get(`${TOPGG}/weekend`)).body, { is_weekend: false })
    const { status, body } = await api.get(BOTBLOCK_PATH)
    assert.equal(status, 200)
    assert.containsSubset(body, {
      id: new URL(appUrl).hostname,
      api_post: `${appUrl}/api/bots/:id/stats`,
      api_field: 'server_count',
      api_shard_id: 'shard_id',
      view_bot: `${appUrl}/bot/:id`,
    })
  })
})
