import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeUser, OWNER } from '#database/factories/index'
import { DEFAULT_LANGUAGE, type Language } from '#app/core/languages'
import { HTTP_BAD_REQUEST } from '#app/core/http/status'
import { DAY_MS, DAY_SECONDS, SECOND_MS } from '#app/core/time'
import { publish } from '#app/core/outbox/outbox'
import { createInboxEvent } from '#app/identity/inbox_events'
import { sendPushes } from '#app/inbox/push/jobs/send_pushes'
import { claimPushes } from '#app/inbox/push/queries/due_pushes'
import { resetPauses } from '#app/inbox/push/sending/paused_services'
import { sendDuePushes } from '#app/inbox/push/sending/send_due_pushes'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess } from '#tests/helpers/server_process'
import type { RequestOptions } from '#tests/helpers/http'
import { letComeDue, queued, publishInboxEvent, usePushService } from '#tests/inbox/support/push'
import { useCallers } from '#tests/openapi/support/world'

const MANY = 30
const REASON = 'It steals passwords'
/** The report of a batch of one message. */
const SENT = { sent: 1, dropped: 0, gone: 0, later: 0 }

const itemsOf = (userId: string) => db.from('inbox_items').where('user_id', userId).orderBy('id')
const subscriptionsOf = (userId: string) =>
  db.from('web_push_subscriptions').where('user_id', userId)

const dueInMs = async () => new Date((await queued())[0].next_at).getTime() - Date.now()

test.group('Sending web push', (group) => {
  const callers = useCallers(group)
  const service = usePushService(group)

  /** @throws when the request is refused */
  async function put(path: string, options: RequestOptions) {
    const { status, text } = await callers.ask('PUT', path, options)
    if (status >= HTTP_BAD_REQUEST) throw new Error(`${path}: ${status} ${text}`)
  }

  async function newReceiver(language: Language = DEFAULT_LANGUAGE, columns = {}) {
    const member = await makeUser(columns)
    const headers = await callers.headersOf(member)
    const browser = service.newBrowser(language)
    await put('/api/user/push/subscription', { headers, json: browser })
    return { member, headers, browser }
  }

  test('sends an item once to each browser, without the reason', async ({ assert }) => {
    const { member, browser } = await newReceiver('ro')
    const other = await newReceiver()
    const bot = await makeBot({ userId: member.id, name: 'Ferigă', approvalStatus: 'rejected' })
    const id = await publishInboxEvent({
      kind: 'bot_rejected',
      to: [member.id],
      botId: bot.id,
      reason: REASON,
    })
    assert.deepEqual(await sendDuePushes(), SENT)
    assert.isNull(await sendDuePushes())

    const [item] = await itemsOf(member.id)
    assert.deepEqual(service.toldTo(browser), [
      {
        id: Number(item.id),
        kind: 'bot_rejected',
        language: 'ro',
        bot: { discordBotId: bot.discordBotId, name: 'Ferigă' },
      },
    ])
    const [message] = service.control.messages(browser.endpoint)
    assert.equal(message!.topic, `item-${item.id}`)
    assert.isAtMost(message!.ttl, DAY_SECONDS)
    assert.isAbove(message!.ttl, DAY_SECONDS - 60)
    assert.notInclude(message!.text, REASON)
    assert.isEmpty(service.toldTo(other.browser))
    assert.equal(item.outbox_id, id)
    assert.isEmpty(await queued())
  })

  test('leaves out a bot that the member may no longer see', async ({ assert }) => {
    const { member, browser } = await newReceiver()
    const hidden = await makeBot({ approvalStatus: 'rejected' })
    await publishInboxEvent({ kind: 'review_reply', to: [member.id], botId: hidden.id })
    assert.deepEqual(await sendDuePushes(), SENT)
    assert.isNull(service.toldTo(browser)[0]!.bot)
  })

  test('sends only the chosen kinds', async ({ assert }) => {
    const { member, headers, browser } = await newReceiver()
    const json = { kinds: ['review_reply'] }
    await put('/api/user/push/kinds', { headers, json })
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    await publishInboxEvent({ kind: 'review_reply', to: [member.id] })
    assert.deepEqual(await sendDuePushes(), SENT)
    assert.deepEqual(
      service.toldTo(browser).map(({ kind }) => kind),
      ['review_reply']
    )
    assert.lengthOf(await itemsOf(member.id), 2)
  })

  test('sends banned members only the ban', async ({ assert }) => {
    const { member, browser } = await newReceiver()
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    await publishInboxEvent({ kind: 'account_banned', to: [member.id], reason: 'Spam' })
    await publishInboxEvent({ kind: 'review_reply', to: [member.id] })
    assert.deepEqual(await sendDuePushes(), SENT)
    assert.deepEqual(
      service.toldTo(browser).map(({ kind }) => kind),
      ['account_banned']
    )
  })

  test('skips read and day-old items, and ended sessions', async ({ assert }) => {
    const reader = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [reader.member.id] })
    const [item] = await itemsOf(reader.member.id)
    const json = { ids: [Number(item.id)] }
    await callers.ask('POST', '/api/user/inbox/read', { headers: reader.headers, json })
    assert.deepEqual(await sendDuePushes(), { sent: 0, dropped: 1, gone: 0, later: 0 })

    const late = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [late.member.id] })
    await db
      .connection(OWNER.connection)
      .from('inbox_items')
      .where('user_id', late.member.id)
      .update({ created_at: new Date(Date.now() - DAY_MS) })
    const run = await sendPushes.run({}, new AbortController().signal)
    assert.include(run.report, { sent: 0, dropped: 1 })

    const expired = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [expired.member.id] })
    await db.from('sessions').where('user_id', expired.member.id).update({ expires_at: new Date() })
    assert.deepEqual(await sendDuePushes(), { sent: 0, dropped: 1, gone: 0, later: 0 })
    assert.isEmpty(service.control.messages())
    assert.isEmpty(await queued())
  })

  test('deletes a subscription that is gone, and sends to the member’s others', async ({
    assert,
  }) => {
    const { member, browser } = await newReceiver()
    const second = service.newBrowser()
    const headers = await callers.headersOf(member)
    await callers.ask('PUT', '/api/user/push/subscription', { headers, json: second })
    service.control.expire(browser.endpoint)
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    assert.deepEqual(await sendDuePushes(), { sent: 1, dropped: 0, gone: 1, later: 0 })
    assert.lengthOf(service.toldTo(second), 1)
    const left = await subscriptionsOf(member.id)
    assert.deepEqual(
      left.map(({ endpoint }) => endpoint),
      [second.endpoint]
    )
  })

  test('pauses a service that is rate limiting, down or disconnecting, then retries', async ({
    assert,
  }) => {
    const { member, browser } = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    const prefix = '/push'

    service.control.addFault({ kind: 'rate_limited', prefix, retryAfterSeconds: 300, times: 1 })
    assert.deepEqual(await sendDuePushes(), { sent: 0, dropped: 0, gone: 0, later: 1 })
    assert.closeTo(await dueInMs(), 300 * SECOND_MS, 10 * SECOND_MS)
    assert.isNull(await sendDuePushes())
    // The service is paused: nothing is sent to it for other members either.
    await letComeDue()
    await sendDuePushes()
    assert.lengthOf(service.control.requests(prefix), 1)

    for (const fault of [{ kind: 'server_error', status: 503 }, { kind: 'dropped' }] as const) {
      resetPauses()
      await letComeDue()
      service.control.addFault({ ...fault, prefix, times: 1 })
      assert.deepEqual(await sendDuePushes(), { sent: 0, dropped: 0, gone: 0, later: 1 })
      assert.isAbove(await dueInMs(), 30 * SECOND_MS)
    }
    resetPauses()
    await letComeDue()
    const run = await sendPushes.run({}, new AbortController().signal)
    assert.include(run.report, { sent: 1 })
    assert.lengthOf(service.toldTo(browser), 1)
  })

  test('does not resend a rejected message, and keeps the subscription', async ({ assert }) => {
    const { member } = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    service.control.addFault({ kind: 'unauthorized', prefix: '/push', times: 1 })
    assert.deepEqual(await sendDuePushes(), { sent: 0, dropped: 1, gone: 0, later: 0 })
    assert.lengthOf(await subscriptionsOf(member.id), 1)
  })

  test('never calls an endpoint whose service is no longer allowed', async ({ assert }) => {
    const { member } = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    await db
      .connection(OWNER.connection)
      .from('web_push_subscriptions')
      .where('user_id', member.id)
      .update({ endpoint: 'https://127.0.0.1:1/a' })
    assert.deepEqual(await sendDuePushes(), { sent: 0, dropped: 0, gone: 1, later: 0 })
    assert.isEmpty(await subscriptionsOf(member.id))
  })

  test('concurrent senders send each message once', async ({ assert }) => {
    const { member, browser } = await newReceiver()
    for (let time = 0; time < MANY; time++)
      await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    await Promise.all(Array.from({ length: 6 }, () => sendDuePushes()))
    while (await sendDuePushes()) {
      // Sends until nothing is due.
    }
    const ids = service.toldTo(browser).map(({ id }) => id)
    assert.lengthOf(ids, MANY)
    assert.equal(new Set(ids).size, MANY)
  })

  test('messages that a killed process had claimed are sent after the claim expires', async ({
    assert,
  }) => {
    const { member, browser } = await newReceiver()
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    assert.lengthOf(await claimPushes(10), 1)
    assert.isNull(await sendDuePushes())
    await letComeDue()
    assert.deepEqual(await sendDuePushes(), SENT)
    assert.lengthOf(service.toldTo(browser), 1)
  })

  test('two server processes send each item once, within seconds', async ({ assert, cleanup }) => {
    const { member, browser } = await newReceiver()
    const env = { DISCORD_GATEWAY: 'off', LOG_LEVEL: 'warn' }
    const start = () => startServerProcess({ databaseUrl: databaseUrl(), env })
    const servers = await Promise.all([start(), start()])
    cleanup(async () => {
      await Promise.all(servers.map((server) => server.kill()))
    })
    await db.transaction((trx) =>
      publish(trx, createInboxEvent({ kind: 'account_freed', to: [member.id] }))
    )
    await eventually(() => service.toldTo(browser).length === 1, { within: 3 * SECOND_MS })
    await eventually(async () => (await queued()).length === 0)
    assert.lengthOf(service.toldTo(browser), 1)
  })
})
