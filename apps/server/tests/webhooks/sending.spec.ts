import { createHmac } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { execute, sql } from '#app/core/database/sql'
import { insertBotEvents } from '#app/events/actions/record_bot_events'
import { WEBHOOK_FORMATS, WEBHOOK_RETRY_HOURS } from '#app/webhooks/rules'
import {
  claimWebhooks,
  type PendingEvent,
  readPendingEvents,
  recordAttempt,
} from '#app/webhooks/sending/due_webhooks'
import { formatRequest } from '#app/webhooks/sending/formats'
import {
  finishSending,
  sendMissedEventsSoon,
  sendWebhooksSoon,
} from '#app/webhooks/sending/webhook_sender'
import { userAddressConfig } from '#config/user_addresses'
import { ago, makeBot, makeUser, OWNER } from '#database/factories/index'
import { useBuilders } from '#tests/directory/support/builders'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'
import {
  deliveriesTo,
  eventuallySent,
  makeWebhook,
  recordEvent,
  recordVote,
  sendAgain,
  useListener,
  webhookRow,
} from '#tests/webhooks/support/webhooks'

const MANY = 25
const SLOW = 60_000

test.group('Sending to webhooks', (group) => {
  const { builder } = useBuilders(group)
  const listener = useListener(group)
  const { bodies, address } = listener

  async function ownedBot() {
    const { member, browser } = await builder()
    return { member, browser, bot: await makeBot({ userId: member.id, name: 'Ferigă' }) }
  }

  async function webhookTo(path: string, options: Partial<Parameters<typeof makeWebhook>[0]> = {}) {
    const { member, browser, bot } = await ownedBot()
    const made = await makeWebhook({
      botId: bot.id,
      createdBy: member.id,
      url: address(path),
      ...options,
    })
    return { ...made, member, browser, bot, path: `/api/bots/${bot.id}/webhooks/${made.id}` }
  }

  test('signs what Standard Webhooks verifies', async ({ assert }) => {
    const { id, secret, bot } = await webhookTo('/hooks/x')
    const { voterId } = await recordVote(bot.id, 7)
    await bodies('/hooks/x', 1)
    const { headers, body } = listener.first('/hooks/x')
    const verified = new Webhook(secret!).verify(body, headers)
    assert.containsSubset(verified, {
      id: headers['webhook-id'],
      type: 'vote.created',
      data: { botId: bot.discordBotId, voteId: 7, userId: voterId, query: '?from=docs' },
    })
    assert.throws(() => new Webhook(secret!).verify(`${body} `, headers))
    await finishSending()
    assert.containsSubset(await deliveriesTo(id), [
      { event_type: 'vote.created', attempt: 1, status: 204, error: null, next_at: null },
    ])
    assert.containsSubset(await webhookRow(id), { next_at: null, attempts: 0, failing_since: null })
  })

  test('sends only the chosen events, in their order, and none before the webhook', async ({
    assert,
  }) => {
    const { bot, member } = await webhookTo('/hooks/other', { eventTypes: ['bot.approved'] })
    await recordEvent({ botId: bot.id, type: 'bot.certified', data: {} })
    await makeWebhook({
      botId: bot.id,
      createdBy: member.id,
      url: address('/hooks/x'),
      eventTypes: ['vote.created', 'bot.uncertified'],
    })
    for (let voteId = 1; voteId <= MANY; voteId++) await recordVote(bot.id, voteId)
    await recordEvent({ botId: bot.id, type: 'bot.approved', data: { reason: null } })
    await recordEvent({ botId: bot.id, type: 'bot.uncertified', data: {} })
    const received = await bodies('/hooks/x', MANY + 1)
    assert.deepEqual(
      received.map(({ data }) => data.voteId),
      [...Array.from({ length: MANY }, (_, index) => index + 1), undefined]
    )
    assert.deepEqual(
      (await bodies('/hooks/other', 1)).map(({ type }) => type),
      ['bot.approved']
    )
  })

  test('repeats what a listener refuses twice, in order', async ({ assert }) => {
    const { id, bot } = await webhookTo('/hooks/x')
    listener.control.addFault({ kind: 'server_error', prefix: '/hooks/x', status: 503, times: 2 })
    await recordVote(bot.id, 1)
    await eventuallySent(async () => (await deliveriesTo(id)).length === 1)
    await recordVote(bot.id, 2)
    await finishSending()
    const failing = await webhookRow(id)
    assert.isNotNull(failing.failing_since)
    assert.isAbove(failing.next_at.getTime(), Date.now())
    assert.isEmpty(listener.control.received())
    await sendAgain(id)
    await sendAgain(id)
    const received = await bodies('/hooks/x', 2)
    assert.deepEqual(
      received.map(({ data }) => data.voteId),
      [1, 2]
    )
    await finishSending()
    const log = await deliveriesTo(id)
    assert.deepEqual(
      log.map(({ status, attempt }) => [status, attempt]),
      [
        [503, 1],
        [503, 2],
        [204, 3],
        [204, 1],
      ]
    )
    assert.include(log[0].response, 'The listener is down')
    assert.isNull((await webhookRow(id)).failing_since)
    const [first, second] = log.map(({ next_at: nextAt, created_at: at }) => nextAt - at)
    assert.isAbove(second!, first!)
  })

  test('sends to a new address at once when the former one fails', async ({ assert }) => {
    const { id, bot, browser, path } = await webhookTo('/hooks/x')
    listener.control.addFault({ kind: 'server_error', prefix: '/hooks/x' })
    await recordVote(bot.id, 1)
    await eventuallySent(async () => (await deliveriesTo(id)).length === 1)
    await finishSending()
    const url = address('/hooks/y')
    assert.equal((await browser.send('PATCH', path, { url })).status, 204)
    await bodies('/hooks/y', 1)
    await finishSending()
    const [, again] = await deliveriesTo(id)
    assert.containsSubset(again, { status: 204, attempt: 1 })
    assert.containsSubset(await webhookRow(id), { next_at: null, failing_since: null })
  })

  test('repeats a failed search for missed events', async ({ assert, cleanup }) => {
    const { id, bot } = await webhookTo('/hooks/x')
    const event = sql`SELECT ${bot.id}::bigint, 'vote.created', '{"voteId": 1}'::jsonb`
    await execute(insertBotEvents(event))
    const owner = db.connection(OWNER.connection)
    await owner.rawQuery('ALTER TABLE bot_webhooks ADD CONSTRAINT refused CHECK (NOT has_news)')
    const repair = () =>
      owner.rawQuery('ALTER TABLE bot_webhooks DROP CONSTRAINT IF EXISTS refused')
    cleanup(async () => void (await repair()))
    sendMissedEventsSoon()
    await finishSending()
    assert.isNull((await webhookRow(id)).next_at)
    await repair()
    sendWebhooksSoon()
    await bodies('/hooks/x', 1)
  })

  test('waits as long as a listener asks', async ({ assert }) => {
    const { id, bot } = await webhookTo('/hooks/x')
    listener.control.addFault({
      kind: 'rate_limited',
      prefix: '/hooks/x',
      retryAfterSeconds: 600,
      times: 1,
    })
    await recordVote(bot.id)
    await eventuallySent(async () => (await deliveriesTo(id)).length === 1)
    const [{ next_at: nextAt, created_at: at }] = await deliveriesTo(id)
    assert.closeTo(nextAt - at, 600_000, 1_000)
  })

  test('follows no redirect, and calls no address that is no longer public', async ({ assert }) => {
    // Another origin than that of the other tests, whose connections are still open.
    const url = address('/redirect/x').replace('localhost', '127.0.0.1')
    const { id, bot } = await webhookTo('', { url })
    userAddressConfig.allowsLoopback = false
    await recordVote(bot.id)
    await eventuallySent(async () => (await deliveriesTo(id)).length === 1)
    userAddressConfig.allowsLoopback = true
    await sendAgain(id)
    const log = await deliveriesTo(id)
    assert.deepEqual(
      log.map(({ status, error }) => [status, error]),
      [
        [null, 'forbidden'],
        [303, null],
      ]
    )
    assert.isEmpty(listener.control.received())
  })

  test('pauses a webhook that failed for two days, notifies the owners, and continues', async ({
    assert,
  }) => {
    const { id, bot, member, browser, path } = await webhookTo('/hooks/x')
    listener.control.addFault({ kind: 'server_error', prefix: '/hooks/x', times: 2 })
    await recordVote(bot.id, 1)
    await eventuallySent(async () => (await deliveriesTo(id)).length === 1)
    await db
      .from('bot_webhooks')
      .where('id', id)
      .update({ failing_since: ago({ hours: WEBHOOK_RETRY_HOURS, minutes: 1 }).toJSDate() })
    await sendAgain(id)
    assert.containsSubset(await webhookRow(id), { pause_reason: 'failing', next_at: null })
    await eventually(async () => {
      const items = await db.from('inbox_items').where({ user_id: member.id, bot_id: bot.id })
      return items.length === 1 && items[0].kind === 'webhook_paused'
    })
    await recordVote(bot.id, 2)
    assert.equal((await browser.send('POST', `${path}/test`)).status, 409)
    assert.equal((await browser.send('POST', `${path}/replays`, { from: 1 })).status, 409)
    assert.equal((await browser.send('PATCH', path, { isPaused: false })).status, 204)
    const received = await bodies('/hooks/x', 2)
    assert.deepEqual(
      received.map(({ data }) => data.voteId),
      [1, 2]
    )
  })

  test('pauses a webhook that is gone, and one that an owner pauses', async ({ assert }) => {
    const gone = await webhookTo('/gone/x')
    await recordVote(gone.bot.id)
    await eventuallySent(async () => (await webhookRow(gone.id)).pause_reason === 'gone')
    const { id, bot, browser, path } = await webhookTo('/hooks/x')
    assert.equal((await browser.send('PATCH', path, { isPaused: true })).status, 204)
    await recordVote(bot.id, 1)
    assert.containsSubset(await webhookRow(id), { pause_reason: 'owner', next_at: null })
    assert.equal((await browser.send('PATCH', path, { isPaused: false })).status, 204)
    await bodies('/hooks/x', 1)
  })

  test('sends a test to the tested webhook only', async ({ assert }) => {
    const { id, bot, member, browser, path } = await webhookTo('/hooks/x')
    await makeWebhook({ botId: bot.id, createdBy: member.id, url: address('/hooks/other') })
    assert.equal((await browser.send('POST', `${path}/test`)).status, 204)
    const [received] = await bodies('/hooks/x', 1)
    assert.containsSubset(received, { type: 'test', data: { userId: member.id } })
    await recordVote(bot.id, 1)
    assert.deepEqual(
      (await bodies('/hooks/other', 1)).map(({ type }) => type),
      ['vote.created']
    )
    await bodies('/hooks/x', 2)
    await finishSending()
    const { body: log } = await browser.get(`${path}/deliveries?limit=1`)
    assert.containsSubset(log, [{ eventType: 'vote.created', status: 204, nextAt: null }])
    assert.lengthOf(await deliveriesTo(id), 2)
  })

  test('sends one event or a range again', async ({ assert }) => {
    const { id, bot, browser, path } = await webhookTo('/hooks/x')
    for (const voteId of [1, 2, 3]) await recordVote(bot.id, voteId)
    await bodies('/hooks/x', 3)
    await finishSending()
    const [first, second] = await deliveriesTo(id)
    const replay = (body: object) => browser.send('POST', `${path}/replays`, body)
    const one = await replay({ from: first.event_id, to: first.event_id })
    assert.deepEqual([one.status, one.body], [200, { queued: 1 }])
    await bodies('/hooks/x', 4)
    const range = await replay({ from: second.event_id })
    assert.deepEqual(range.body, { queued: 2 })
    const received = await bodies('/hooks/x', 6)
    assert.deepEqual(
      received.map(({ data }) => data.voteId),
      [1, 2, 3, 1, 2, 3]
    )
    assert.equal(received[0]!.id, received[3]!.id)
    assert.equal((await replay({ from: 0 })).status, 422)
  })

  test('is not delayed by listeners that never answer', async ({ assert }) => {
    const hanging = await Promise.all(Array.from({ length: 30 }, () => webhookTo('/hang/x')))
    const { bot } = await webhookTo('/hooks/x')
    await Promise.all(hanging.map((webhook) => recordVote(webhook.bot.id)))
    await recordVote(bot.id, 1)
    await bodies('/hooks/x', 1)
    const log = await Promise.all(hanging.map(({ id }) => deliveriesTo(id)))
    assert.isEmpty(log.flat())
  })

  const move = ({ browser, path }: Awaited<ReturnType<typeof webhookTo>>) =>
    browser.send('PATCH', path, { url: address('/hooks/y') })

  test('ends a turn once the webhook was changed or rests', async ({ assert }) => {
    const sent = { isSuccess: true, status: 204, error: null, response: null, durationMs: 1 }
    async function isContinued(
      change: (webhook: Awaited<ReturnType<typeof webhookTo>>) => unknown,
      outcome = { isSuccess: true, isGone: false }
    ) {
      const webhook = await webhookTo('/hooks/x')
      const row = db.from('bot_webhooks').where('id', webhook.id)
      await row.clone().update({ next_at: new Date(0) })
      const [claimed] = await claimWebhooks('healthy', 1)
      await recordVote(webhook.bot.id)
      let event: PendingEvent | undefined
      await eventually(
        async () => {
          event = (await readPendingEvents(claimed!)).events[0]
          return event !== undefined
        },
        { within: HELD_BACK_MS }
      )
      await change(webhook)
      const attempt = { ...sent, ...outcome, event: event!, retryMs: SLOW }
      const place = outcome.isSuccess ? event!.place : claimed!.place
      return (await recordAttempt(claimed!, attempt, place)) !== null
    }

    assert.isTrue(await isContinued(() => {}))
    assert.isFalse(await isContinued(move))
    assert.isFalse(await isContinued(move, { isSuccess: false, isGone: true }))
    sendWebhooksSoon()
    await bodies('/hooks/y', 1)
    assert.isFalse(await isContinued(({ browser, path }) => browser.send('POST', `${path}/secret`)))
    assert.isFalse(
      await isContinued(({ member }) =>
        db.from('users').where('id', member.id).update({ banned: true })
      )
    )
  })
})

test.group('The formats of webhooks', (group) => {
  const { builder } = useBuilders(group)
  const listener = useListener(group)

  async function receive(format: Parameters<typeof makeWebhook>[0]['format'], isTest = false) {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const webhook = { botId: bot.id, createdBy: member.id, url: listener.address('/hooks/x') }
    const { id, secret } = await makeWebhook({ ...webhook, ...(format && { format }) })
    if (isTest) await browser.send('POST', `/api/bots/${bot.id}/webhooks/${id}/test`)
    const userId = isTest ? member.id : (await recordVote(bot.id, 9)).voterId
    const [body] = await listener.bodies('/hooks/x', 1)
    const { headers, body: raw } = listener.first('/hooks/x')
    return { bot, userId, secret: secret!, headers, raw, body: body! }
  }

  test('are all sent again to listeners that fail twice, logged, and replayed', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const voter = await builder()
    for (const [index, format] of WEBHOOK_FORMATS.entries()) {
      const bot = await makeBot({ userId: member.id })
      const prefix = `/hooks/${index}`
      listener.control.addFault({ kind: 'server_error', prefix, status: 503, times: 2 })
      const url = listener.address(prefix)
      const { id } = await makeWebhook({ botId: bot.id, createdBy: member.id, url, format })
      const path = `/api/bots/${bot.id}/webhooks/${id}`
      assert.equal((await voter.browser.send('POST', `/api/bots/${bot.id}/vote`)).status, 200)
      await eventuallySent(async () => (await deliveriesTo(id)).length === 1)
      await finishSending()
      await sendAgain(id)
      await sendAgain(id)
      await listener.bodies(prefix, 1)

      const { body: log } = await browser.get(`${path}/deliveries`)
      assert.containsSubset(log, [
        { status: 204, attempt: 3, eventType: 'vote.created', nextAt: null },
        { status: 503, attempt: 2 },
        { status: 503, attempt: 1 },
      ])
      const eventId = log[0].eventId
      const replay = await browser.send('POST', `${path}/replays`, { from: eventId, to: eventId })
      assert.deepEqual([replay.status, replay.body], [200, { queued: 1 }])
      const [sent, replayed] = await listener.bodies(prefix, 2)
      assert.deepEqual(replayed, sent)
    }
  })

  test('top.gg v0 has the secret bare and exactly its content type', async ({ assert }) => {
    const { bot, userId, secret, headers, body } = await receive('topgg_v0')
    assert.equal(headers.authorization, secret)
    assert.equal(headers['content-type'], 'application/json')
    assert.deepEqual(body, {
      bot: bot.discordBotId,
      user: userId,
      type: 'upvote',
      isWeekend: false,
      query: '?from=docs',
    })
  })

  test('top.gg v0 marks tests', async ({ assert }) => {
    const { userId, body } = await receive('topgg_v0', true)
    assert.containsSubset(body, { user: userId, type: 'test', query: '?' })
  })

  test('top.gg v1 signs time and body', async ({ assert }) => {
    const { bot, userId, secret, headers, raw, body } = await receive('topgg_v1')
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-topgg-signature']!)!
    const expected = createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex')
    assert.equal(signature, expected)
    assert.closeTo(Number(time) * 1_000, Date.now(), 60_000)
    assert.containsSubset(body, {
      type: 'vote.create',
      data: {
        id: '9',
        weight: 1,
        project: { type: 'bot', platform: 'discord', platform_id: bot.discordBotId },
        user: { platform_id: userId },
      },
    })
  })

  test('discordbotlist has the voter', async ({ assert }) => {
    const { userId, secret, headers, body } = await receive('discordbotlist')
    assert.equal(headers.authorization, secret)
    assert.containsSubset(body, { id: userId, admin: false })
    assert.properties(body, ['username', 'avatar'])
  })

  test('discordbotlist has only the id of a banned voter', async ({ assert }) => {
    const { member } = await builder()
    const bot = await makeBot({ userId: member.id })
    const url = listener.address('/hooks/x')
    await makeWebhook({ botId: bot.id, createdBy: member.id, url, format: 'discordbotlist' })
    const { voterId } = await recordVote(bot.id, 1, { banned: true, discordAvatar: 'a1b2' })
    const [body] = await listener.bodies('/hooks/x', 1)
    assert.deepEqual(body, { id: voterId, username: null, avatar: null, admin: false })
  })

  test('Discord gets an embed that mentions nobody', async ({ assert }) => {
    const { id } = await makeUser()
    const { headers, body } = formatRequest('discord', {
      secret: '',
      now: new Date(),
      webhook: { discordBotId: '100000000000000042', botName: '@everyone' },
      event: {
        id: 1,
        botId: 1,
        type: 'review.created',
        data: { reviewId: 1, userId: id, rating: 5 },
        createdAt: new Date(),
        place: '1,1',
        queueId: null,
        username: null,
        avatar: null,
      },
    })
    assert.deepEqual(headers, { 'content-type': 'application/json' })
    const message = JSON.parse(body)
    assert.equal(message.embeds[0].title, 'New review: @everyone')
    assert.deepEqual(message.allowed_mentions, { parse: [] })
  })
})
