import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { liveHub } from '#app/core/live/live_hub'
import { publish } from '#app/core/outbox/outbox'
import { LIVE_LIMITS } from '#app/core/rules'
import { BOT_STATS_TOPIC, BOT_TOPIC } from '#app/directory/outbox'
import { createInboxEvent } from '#app/identity/inbox_events'
import { USER_TOPIC } from '#app/identity/outbox'
import type { StaffRole } from '#app/identity/rules'
import { writePresences } from '#app/platform/presence/presence_rows'
import { Listener } from '#tests/core/live/support/listener'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { useServer } from '#tests/helpers/http'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import { useEntrance } from '#tests/identity/support/entrance'

const STAFF_TOPICS: Record<string, readonly StaffRole[]> = {
  'staff:bots': ['owner', 'developer_community', 'moderator', 'reviewer'],
  'staff:members': ['owner', 'developer_community', 'moderator', 'reviewer'],
  'staff:logs': ['owner', 'developer_community'],
  'staff:applications': ['owner', 'moderator'],
  'staff:support': ['owner', 'developer_community', 'moderator'],
  'staff:reviews': ['owner', 'developer_community', 'moderator', 'reviewer'],
  'staff:announcements': ['owner', 'developer_community'],
  'staff:readers': ['owner', 'developer_community', 'moderator', 'reviewer'],
}
const STAFF_ROLES = STAFF_TOPICS['staff:bots']!

const tell = (topic: string, key: number | string) =>
  db.transaction((trx) => publish(trx, { topic, key: String(key) }))

test.group('The live stream', (group) => {
  useDatabase(group)
  useOutboxTail(group)
  const server = useServer(group)
  const entrance = useEntrance(group)
  const open: Listener[] = []
  group.each.teardown(async () => {
    for (const listener of open.splice(0)) listener.leave()
    await eventually(() => liveHub.size === 0)
  })

  async function listen(topics: readonly string[], headers: Record<string, string> = {}) {
    const listener = await Listener.open(server.client.url, topics, headers)
    open.push(listener)
    return listener
  }

  /** The cookies of a signed-in member's browser. */
  async function signedIn({ id }: { id: string }) {
    const browser = await entrance.enter(server.client, id)
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    return { browser, headers: { cookie } }
  }

  test('rejects an invalid list of topics (422)', async ({ assert }) => {
    const tooMany = Array.from({ length: LIVE_LIMITS.topics + 1 }, (_, at) => `bot:${at + 1}`)
    const lists = [
      '',
      '?topics=',
      '?topics=bots,',
      '?topics=bot',
      '?topics=bot:0',
      '?topics=bots:1',
    ]
    for (const query of [...lists, '?topics=staff:all', `?topics=${tooMany.join(',')}`]) {
      const { status, body } = await server.client.get(`/api/live${query}`)
      assert.deepEqual([status, body.code, body.errors[0].field], [422, 'invalid', 'topics'], query)
    }
  })

  test('rejects visitors of member topics (401)', async ({ assert }) => {
    for (const topic of ['me', ...Object.keys(STAFF_TOPICS)]) {
      const { status, body } = await server.client.get(`/api/live?topics=bots,${topic}`)
      assert.deepEqual([status, body.code], [401, 'unauthenticated'], topic)
    }
    assert.equal(liveHub.size, 0)
  })

  test('rejects staff topics for everybody else (403)', async ({ assert }) => {
    const { headers } = await signedIn(await makeUser())
    for (const [topic, roles] of Object.entries(STAFF_TOPICS)) {
      const asMember = await server.client.get(`/api/live?topics=${topic}`, headers)
      assert.deepEqual([asMember.status, asMember.body.code], [403, 'forbidden'], topic)
      for (const role of STAFF_ROLES) {
        const staff = await signedIn(await makeStaff(role))
        const { status } = await listen([topic], staff.headers)
        assert.equal(status, roles.includes(role) ? 200 : 403, `${topic} as ${role}`)
      }
    }
    const barred = await signedIn(await makeStaff('owner', { banned: true }))
    const refused = await server.client.get('/api/live?topics=staff:bots', barred.headers)
    assert.deepEqual([refused.status, refused.body.code], [403, 'account_restricted'])
    assert.equal((await listen(['me'], barred.headers)).status, 200)
  })

  test('sends a vote as counts, without the voter', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const voter = await signedIn(await makeUser())
    const everybody = await listen([`bot:${bot.id}`, 'bots'])
    const elsewhere = await listen([`bot:${other.id}`])
    const own = await listen(['me'], voter.headers)
    assert.deepEqual(everybody.opened, { topics: [`bot:${bot.id}`, 'bots'], resumed: false })

    await voter.browser.send('POST', `/api/bots/${bot.id}/vote`)
    await everybody.untilReceived('figures')
    assert.deepInclude(everybody.messages, {
      kind: 'figures',
      id: bot.id,
      voteCount: 1,
      servingCount: 0,
      averageRating: null,
      ratingCount: 0,
      reviewCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      ownerRemovedReviewCount: 0,
    })
    await own.untilReceived('own_vote')
    assert.deepEqual(own.messages, [{ kind: 'own_vote', botId: bot.id }])
    assert.notInclude(elsewhere.kinds, 'figures')
  })

  test("sends reviews, their votes and replies to the bot's page only", async ({ assert }) => {
    const bot = await makeBot()
    const rating = await makeRating({ botId: bot.id })
    const author = await signedIn(await makeUser())
    const page = await listen([`reviews:${bot.id}`])
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`

    await author.browser.send('POST', path, { rating: 4, comment: 'It grows.' })
    await page.untilReceived('reviews')
    await author.browser.send('POST', `/api/ratings/${rating.id}/vote`, { vote: 1 })
    await page.untilReceived('review_votes')
    const votes = { botId: bot.id, id: rating.id, likes: 1, dislikes: 0 }
    assert.deepEqual(page.messages.at(-1), { kind: 'review_votes', ...votes })
  })

  test('sends events of a hidden bot to its owners and staff only', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id, approvalStatus: 'pending' })
    const topics = [`bot:${bot.id}`, `reviews:${bot.id}`, 'bots']
    const stranger = await listen(topics)
    const nobody = await listen(['bot:999999999', 'bots'])
    const insider = await listen([...topics, 'me'], (await signedIn(owner)).headers)
    assert.deepEqual(stranger.opened.topics, ['bots'])
    assert.deepEqual(nobody.opened.topics, ['bots'])
    assert.sameMembers(insider.opened.topics, [...topics, 'me'])

    await tell(BOT_TOPIC, bot.id)
    await insider.untilReceived('bot')
    await stranger.untilReceived('bots')
    assert.deepEqual(stranger.messages, [{ kind: 'bots', ids: [] }])
  })

  test('tells viewers that a bot was hidden, and nothing after that', async ({ assert }) => {
    const bot = await makeBot()
    const page = await listen([`bot:${bot.id}`, `reviews:${bot.id}`])
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    await tell(BOT_TOPIC, bot.id)
    await page.untilReceived('bot')
    const before = page.messages.length

    await tell(BOT_TOPIC, bot.id)
    await tell(BOT_STATS_TOPIC, bot.id)
    const lists = await listen(['bots'])
    await tell(BOT_TOPIC, bot.id)
    await lists.untilReceived('bots')
    assert.lengthOf(page.messages, before)
  })

  test('sends presences as they are shown', async ({ assert }) => {
    const bot = await makeBot()
    const page = await listen([`bot:${bot.id}`])
    await page.untilReceived('presence')
    const presence = { status: 'dnd', activity: 'Pruning' } as const
    await writePresences({ changed: [[bot.discordBotId, presence]], repeated: [], gone: [] })
    await page.until(({ messages }) => messages.length > 1)
    await writePresences({ changed: [], repeated: [], gone: [bot.discordBotId] })
    await page.until(({ messages }) => messages.length > 2)
    const id = bot.discordBotId
    assert.deepEqual(page.messages, [
      { kind: 'presence', id, presence: null },
      { kind: 'presence', id, presence },
      { kind: 'presence', id, presence: null },
    ])
  })

  test('sends the current presence to new subscribers', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const early = await listen([`bot:${bot.id}`])
    await early.untilReceived('presence')
    const presence = { status: 'idle', activity: 'Resting' } as const
    await writePresences({ changed: [[bot.discordBotId, presence]], repeated: [], gone: [] })
    await early.until(({ messages }) => messages.length > 1)

    const late = await listen([`bot:${bot.id}`, `bot:${other.id}`])
    await late.until(({ messages }) => messages.length > 1)
    assert.sameDeepMembers(late.messages, [
      { kind: 'presence', id: bot.discordBotId, presence },
      { kind: 'presence', id: other.discordBotId, presence: null },
    ])
    // Existing subscribers do not receive it again.
    assert.lengthOf(early.messages, 2)
  })

  test('sends inbox events after the item was stored', async ({ assert }) => {
    const member = await makeUser()
    const { browser, headers } = await signedIn(member)
    const own = await listen(['me'], headers)
    const other = await listen(['me'], (await signedIn(await makeUser())).headers)
    const notice = createInboxEvent({ kind: 'account_freed', to: [member.id] })
    await db.transaction((trx) => publish(trx, notice))
    await own.untilReceived('inbox')
    assert.deepEqual((await browser.get('/api/user/inbox/unread')).body, { unread: 1 })
    assert.isEmpty(other.messages)
  })

  test('notifies staff when a review is removed and restored, not when its author deletes it', async ({
    assert,
  }) => {
    const author = await makeUser()
    const { id: botId } = await makeBot()
    const own = await makeRating({ botId, userId: author.id })
    const { id } = await makeRating({ botId })
    const { headers } = await signedIn(await makeStaff('reviewer'))
    const { browser } = await signedIn(await makeStaff('moderator'))
    const feed = await listen(['staff:reviews', `reviews:${botId}`], headers)
    await (await signedIn(author)).browser.send('DELETE', `/api/ratings/${own.id}`)
    await feed.untilReceived('reviews')
    assert.notInclude(feed.kinds, 'staff_reviews')

    await browser.send('DELETE', `/api/ratings/${id}`)
    await feed.untilReceived('staff_reviews')
    await browser.send('POST', `/api/admin/removed-ratings/${id}/restore`)
    await feed.until(({ kinds }) => kinds.filter((kind) => kind === 'staff_reviews').length === 2)
  })

  test('closes connections of a banned staff member', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    const { headers } = await signedIn(reviewer)
    const feed = await listen(['staff:bots', 'bots'], headers)
    await tell(BOT_TOPIC, (await makeBot({ approvalStatus: 'pending' })).id)
    await feed.untilReceived('staff_bots')

    await db.transaction(async (trx) => {
      await trx.from('users').where('id', reviewer.id).update({ banned: true })
      await publish(trx, { topic: USER_TOPIC, key: reviewer.id })
    })
    await feed.until(({ hasEnded }) => hasEnded)
    assert.equal(feed.ending, 'rights')
    assert.equal(feed.messages.at(-1)!.kind, 'account')
    assert.equal((await listen(['staff:bots'], headers)).status, 403)
    assert.equal((await listen(['me', 'bots'], headers)).status, 200)
  })

  test('reauthorizes after a change of role', async ({ assert }) => {
    const moderator = await makeStaff('moderator')
    const { headers } = await signedIn(moderator)
    const feed = await listen(['staff:applications'], headers)
    await db.transaction(async (trx) => {
      await trx
        .from('users')
        .where('id', moderator.id)
        .update({ roles: ['reviewer'] })
      await publish(trx, { topic: USER_TOPIC, key: moderator.id })
    })
    await feed.until(({ hasEnded }) => hasEnded)
    assert.equal((await listen(['staff:applications'], headers)).status, 403)
    assert.equal((await listen(['staff:bots'], headers)).status, 200)
  })

  test('detects a ban between authorization and connection', async ({ assert }) => {
    const member = await makeUser()
    const { headers } = await signedIn(member)
    const { moment } = liveHub
    await tell(USER_TOPIC, member.id)
    await eventually(() => liveHub.moment > moment)
    // Simulates that the caller was authenticated before the ban was handled.
    const add = liveHub.add.bind(liveHub)
    liveHub.add = (connection, how) => add(connection, { ...how, moment })
    const late = await listen(['me'], headers)
    liveHub.add = add
    await late.until(({ hasEnded }) => hasEnded)
    assert.equal(late.ending, 'rights')
  })

  test('closes the connections of a session that signs out', async ({ assert }) => {
    const member = await makeUser()
    const [here, there] = [await signedIn(member), await signedIn(member)]
    const own = await listen(['me'], here.headers)
    const other = await listen(['me'], there.headers)
    await here.browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    await own.until(({ hasEnded }) => hasEnded)
    assert.equal(own.ending, 'session')
    assert.isFalse(other.hasEnded)
    assert.equal((await listen(['me'], here.headers)).status, 401)
  })

  test('closes them whatever other credentials the request has', async ({ assert }) => {
    const here = await signedIn(await makeUser())
    const own = await listen(['me'], here.headers)
    await here.browser.get('/api/logout', { 'sec-fetch-site': 'same-origin', authorization: '' })
    await own.until(({ hasEnded }) => hasEnded)
    assert.equal(own.ending, 'session')
  })

  test('sends missed events after a reconnect, or that they are unknown', async ({ assert }) => {
    const bot = await makeBot()
    const topics = [`bot:${bot.id}`]
    const first = await listen(topics)
    await tell(BOT_STATS_TOPIC, bot.id)
    await first.untilReceived('figures')
    const mark = first.lastId!
    first.leave()
    await eventually(() => liveHub.size === 0)

    const quiet = await listen(topics, { 'last-event-id': mark })
    assert.isTrue(quiet.opened.resumed)
    quiet.leave()
    await eventually(() => liveHub.size === 0)
    const { moment } = liveHub
    await tell(BOT_TOPIC, bot.id)
    await eventually(() => liveHub.moment > moment)
    const back = await listen(topics, { 'last-event-id': mark })
    assert.isTrue(back.opened.resumed)
    await back.untilReceived('bot')
    assert.notInclude(back.kinds, 'figures')

    for (const nonsense of ['1', 'x/1:2:', mark.replace(/^../, '--'), 'ă'.repeat(3)]) {
      const lost = await listen(topics, { 'last-event-id': encodeURIComponent(nonsense) })
      assert.isFalse(lost.opened.resumed, nonsense)
    }
  })

  test('is neither cached nor buffered', async ({ assert }) => {
    const { headers } = await listen(['bots'], { 'accept-encoding': 'br, gzip' })
    assert.equal(headers.get('content-type'), 'text/event-stream; charset=utf-8')
    assert.isNull(headers.get('content-encoding'))
    assert.include(headers.get('cache-control'), 'no-transform')
    assert.equal(headers.get('x-accel-buffering'), 'no')
    assert.isNull(headers.get('set-cookie'))
    assert.equal((await server.client.request('HEAD', '/api/live?topics=bots')).status, 200)
  })
})
