import { test } from '@japa/runner'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeStaff, makeUser } from '#database/factories/index'
import { LIVE_LIMITS } from '#app/core/rules'
import { Listener } from '#tests/core/live/support/listener'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { createSessionHeaders } from '#tests/identity/support/session_headers'

/** The promised delay after a commit: one second. */
const SOON_MS = 1_000
/** Live streams are closed on shutdown, so stopping is quick. */
const STOPPED_WITHIN_MS = scaleTimeout(3_000)

const hasVotes =
  (botId: number, voteCount: number) =>
  ({ messages }: Listener) =>
    messages.some(
      (message) =>
        message.kind === 'figures' && message.id === botId && message.voteCount === voteCount
    )

const start = (profile = 'off') =>
  startServerProcess({
    databaseUrl: databaseUrl(),
    env: { RATE_LIMIT_PROFILE: profile, DISCORD_GATEWAY: 'off', LOG_LEVEL: 'warn' },
  })

/** A bot whose events can be followed. */
async function makeFollowedBot() {
  const bot = await makeBot()
  const { token: authorization } = await makeBotToken(bot.id, { scopes: ['events:read'] })
  const path = `/api/bots/${bot.discordBotId}/events/stream`
  const followAt = ({ client }: ServerProcess) =>
    Listener.follow(client.url + path, { authorization })
  return { bot, authorization, path, followAt }
}

test.group('The live stream | server processes', (group) => {
  useDatabase(group)
  let servers: ServerProcess[]
  group.setup(async () => {
    servers = await Promise.all([start(), start()])
    return async () => {
      await Promise.all(servers.map((server) => server.kill()))
    }
  })

  const listen = (at: number, topics: string[], headers: Record<string, string> = {}) =>
    Listener.open(servers[at]!.client.url, topics, headers)
  const vote = async (at: number, botId: number) => {
    const headers = await createSessionHeaders((await makeUser()).id)
    return servers[at]!.client.request('POST', `/api/bots/${botId}/vote`, { headers })
  }

  test('delivers a change in another process within a second', async () => {
    const bot = await makeBot()
    const screens = await Promise.all([0, 1].map((at) => listen(at, [`bot:${bot.id}`])))
    // The first vote also opens connections and loads modules.
    await vote(0, bot.id)
    for (const screen of screens) await screen.until(hasVotes(bot.id, 1))
    await vote(0, bot.id)
    for (const screen of screens) await screen.until(hasVotes(bot.id, 2), SOON_MS)
    for (const screen of screens) screen.leave()
  })

  test('resumes at another process', async ({ assert }) => {
    const bot = await makeBot()
    const first = await listen(0, [`bot:${bot.id}`])
    await vote(1, bot.id)
    await first.untilReceived('figures')
    const mark = first.lastId!
    first.leave()
    await vote(0, bot.id)
    // Both processes have read the event by then.
    const witnesses = await Promise.all([0, 1].map((at) => listen(at, ['bots'])))
    const other = await makeBot()
    await db.transaction((trx) =>
      trx.table('outbox').insert({ topic: 'bot', key: String(other.id), payload: {} })
    )
    for (const witness of witnesses) await witness.untilReceived('bots')

    const second = await listen(1, [`bot:${bot.id}`], { 'last-event-id': mark })
    assert.isTrue(second.opened.resumed)
    await second.untilReceived('figures')
    assert.deepInclude(second.messages[0], { id: bot.id, voteCount: 2 })
    for (const one of [second, ...witnesses]) one.leave()
  })

  test('shows readers of items to staff at another process', async ({ assert }) => {
    const [reader, colleague] = [await makeStaff('reviewer'), await makeStaff('moderator')]
    const headers = await createSessionHeaders(colleague.id)
    const screen = await listen(1, ['staff:readers'], headers)
    const json = { itemType: 'bot', itemId: (await makeBot({ approvalStatus: 'pending' })).id }
    const path = '/api/admin/item-readers'
    await servers[0]!.client.request('PUT', `${path}/${'0a'.repeat(16)}`, {
      headers: await createSessionHeaders(reader.id),
      json,
    })
    await screen.untilReceived('staff_readers')
    screen.leave()
    const { body } = await servers[1]!.client.get(path, headers)
    assert.lengthOf(body, 1)
    assert.equal(body[0].person.id, reader.id)
  })

  test("sends a bot's events from another process", async ({ assert }) => {
    const { bot, followAt } = await makeFollowedBot()
    const stream = await followAt(servers[1]!)
    await vote(0, bot.id)
    await stream.until(({ frames }) => frames.some(({ data }) => data !== ''), HELD_BACK_MS)
    assert.equal(stream.frames.at(-1)!.event, 'vote.created')
    stream.leave()
  })

  test('closes when a process stops', async ({ assert }) => {
    const stopping = await start()
    const screens = await Promise.all(
      Array.from({ length: 5 }, () => Listener.open(stopping.client.url, ['bots']))
    )
    const events = await (await makeFollowedBot()).followAt(stopping)
    const began = Date.now()
    assert.equal(await stopping.stop(), 0)
    assert.isBelow(Date.now() - began, STOPPED_WITHIN_MS)
    for (const screen of screens) {
      await screen.until(({ hasEnded }) => hasEnded)
      assert.equal(screen.ending, 'draining')
    }
    await events.until(({ hasEnded }) => hasEnded)
  })

  test('limits the connections of a member and of a bot (429)', async ({ assert }) => {
    const strict = await start('normal')
    const headers = await createSessionHeaders((await makeUser()).id)
    const screens: Listener[] = []
    const enter = async () => {
      const screen = await Listener.open(strict.client.url, ['me'], headers)
      if (screen.status === 200) screens.push(screen)
      return screen.status
    }
    for (let one = 0; one < LIVE_LIMITS.connectionsPerMember; one++) {
      assert.equal(await enter(), 200)
    }
    const refused = await strict.client.get('/api/live?topics=me', headers)
    assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited'])
    screens.pop()!.leave()
    await eventually(async () => (await enter()) === 200)
    for (const screen of screens) screen.leave()

    const { path, authorization, followAt } = await makeFollowedBot()
    const streams: Listener[] = []
    while (streams.length < LIVE_LIMITS.connectionsPerMember) streams.push(await followAt(strict))
    const tooMany = await strict.client.get(path, { authorization })
    assert.deepEqual([tooMany.status, tooMany.body.code], [429, 'rate_limited'])
    for (const stream of streams) stream.leave()
    await strict.kill()
  })
})
