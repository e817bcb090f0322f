import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Registry } from 'prom-client'
import { restoreBot } from '#app/directory/actions/restore_bot'
import { issueAccessToken } from '#app/identity/access_tokens'
import { botWebhookMetrics } from '#app/webhooks/metrics'
import { maintainWebhooks } from '#app/webhooks/jobs/maintain_webhooks'
import { MAX_WEBHOOKS, WEBHOOK_DELIVERY_DAYS } from '#app/webhooks/rules'
import { finishSending, sendWebhooksSoon } from '#app/webhooks/sending/webhook_sender'
import { userAddressConfig } from '#config/user_addresses'
import { ago, makeBot } from '#database/factories/index'
import { useBuilders } from '#tests/directory/support/builders'
import { eventually } from '#tests/helpers/eventually'
import { Browser } from '#tests/identity/support/browser'
import {
  deliveriesTo,
  makeWebhook,
  recordVote,
  useListener,
  webhookRow,
} from '#tests/webhooks/support/webhooks'

const pathOf = ({ id }: { id: number }) => `/api/bots/${id}/webhooks`
const queryWebhooks = ({ id }: { id: number }) => db.from('bot_webhooks').where('bot_id', id)
const DISCORD = 'https://discord.com/api/webhooks/1/t0ken?wait=true'
const SHOWN_DISCORD = 'https://discord.com/api/webhooks/1/…'

test.group('The webhooks of a bot', (group) => {
  const { api, builder } = useBuilders(group)
  const listener = useListener(group)

  const webhookTo = (path: string) => ({
    url: listener.address(path),
    format: 'standard',
    eventTypes: ['vote.created'],
  })

  async function botWithWebhook() {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const { body } = await browser.send('POST', pathOf(bot), webhookTo('/hooks/own'))
    return { member, browser, bot, id: body.id as number, path: `${pathOf(bot)}/${body.id}` }
  }

  test('are counted by state in metrics', async ({ assert }) => {
    const [failing] = [await botWithWebhook(), await botWithWebhook()]
    const paused = await botWithWebhook()
    await queryWebhooks(failing.bot).update({ failing_since: ago({ hours: 1 }).toJSDate() })
    await paused.browser.send('PATCH', paused.path, { isPaused: true })
    const registry = new Registry()
    botWebhookMetrics(registry)
    const metrics = await registry.metrics()
    for (const state of ['active', 'failing', 'paused'])
      assert.include(metrics, `botanica_bot_webhooks{state="${state}"} 1`)
  })

  test('are created, listed, changed and deleted', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const created = await browser.send('POST', pathOf(bot), webhookTo('/hooks/one'))
    assert.equal(created.status, 201)
    assert.match(created.body.secret, /^whsec_[\w+/=]{44}$/)
    const path = `${pathOf(bot)}/${created.body.id}`

    const { body: listed } = await browser.get(pathOf(bot))
    assert.containsSubset(listed, [
      { id: created.body.id, ...webhookTo('/hooks/one'), failingSince: null, pauseReason: null },
    ])
    assert.notInclude(JSON.stringify(listed), created.body.secret)
    const stored = await webhookRow(created.body.id)
    assert.notInclude(JSON.stringify(stored), created.body.secret)
    assert.notInclude(JSON.stringify(stored), listener.address(''))

    const change = { url: listener.address('/hooks/two'), eventTypes: ['review.created'] }
    assert.equal((await browser.send('PATCH', path, change)).status, 204)
    assert.containsSubset((await browser.get(pathOf(bot))).body, [change])
    const replaced = await browser.send('POST', `${path}/secret`)
    assert.equal(replaced.status, 201)
    assert.notEqual(replaced.body.secret, created.body.secret)

    assert.equal((await browser.send('DELETE', path)).status, 204)
    assert.equal((await browser.send('DELETE', path)).status, 404)
    assert.isEmpty(await queryWebhooks(bot))
    const actions = await db.from('admin_logs').where('target_id', String(bot.id)).orderBy('id')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['create_webhook', 'edit_webhook', 'edit_webhook', 'delete_webhook']
    )
    assert.notInclude(JSON.stringify(actions), '/hooks/')
  })

  test('are managed by owners in a browser only', async ({ assert }) => {
    const { bot, id, member } = await botWithWebhook()
    const { browser: stranger } = await builder()
    const visitor = new Browser(stranger.client)
    const token = await issueAccessToken({ userId: member.id, name: 'A', scope: 'member' })
    const headers = { authorization: `Bearer ${token.release()}` }
    for (const [method, path, json] of [
      ['GET', ''],
      ['POST', '', webhookTo('/hooks/x')],
      ['PATCH', `/${id}`, { isPaused: true }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/secret`],
      ['POST', `/${id}/test`],
      ['POST', `/${id}/replays`, { from: 1 }],
      ['GET', `/${id}/deliveries`],
    ] as const) {
      const what = `${method} ${path}`
      assert.equal((await visitor.send(method, pathOf(bot) + path, json)).status, 401, what)
      assert.equal((await stranger.send(method, pathOf(bot) + path, json)).status, 403, what)
      if (method === 'GET') continue
      const byToken = await api.send(method, pathOf(bot) + path, { headers, json: json ?? {} })
      assert.equal(byToken.status, 403, what)
    }
    const { browser, bot: other } = await botWithWebhook()
    assert.equal((await browser.send('DELETE', `${pathOf(other)}/${id}`)).status, 404)
    assert.lengthOf(await queryWebhooks(bot), 1)
    assert.isNull((await webhookRow(id)).paused_at)
  })

  test('need a public address, a format and its events', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const valid = webhookTo('/hooks/x')
    for (const [field, rule, json] of [
      ['url', 'url', { ...valid, url: 'ftp://bot.example' }],
      ['url', 'url', { ...valid, url: 'https://me:secret@bot.example' }],
      ['url', 'host', { ...valid, url: 'http://10.0.0.1/' }],
      ['url', 'host', { ...valid, url: 'http://169.254.169.254/latest/meta-data' }],
      ['url', 'host', { ...valid, url: 'http://nowhere.invalid/' }],
      ['url', 'discord', { ...valid, format: 'discord' }],
      ['format', 'enum', { ...valid, format: 'xml' }],
      ['eventTypes', 'format', { ...valid, format: 'topgg_v0', eventTypes: ['bot.approved'] }],
      ['eventTypes', 'array.minLength', { ...valid, eventTypes: [] }],
      ['eventTypes.0', 'enum', { ...valid, eventTypes: ['test'] }],
      ['secret', 'unknown', { ...valid, secret: 'mine' }],
    ] as const) {
      const { status, body } = await browser.send('POST', pathOf(bot), json)
      assert.equal(status, 422, JSON.stringify(json))
      assert.containsSubset(body.errors, [{ field, rule }])
    }
    userAddressConfig.allowsLoopback = false
    const refused = await browser.send('POST', pathOf(bot), valid)
    userAddressConfig.allowsLoopback = true
    assert.equal(refused.status, 422)
    assert.isEmpty(await queryWebhooks(bot))
  })

  test('for Discord have no secret, and are shown without the token in the address', async ({
    assert,
  }) => {
    const { member } = await builder()
    const bot = await makeBot({ userId: member.id })
    const { id, secret } = await makeWebhook({
      botId: bot.id,
      createdBy: member.id,
      url: DISCORD,
      format: 'discord',
    })
    assert.isNull(secret)
    const browser = await api.enter(member)
    const { status, body } = await browser.send('POST', `${pathOf(bot)}/${id}/secret`)
    assert.deepEqual([status, body.code], [409, 'conflict'])

    const { body: listed } = await browser.get(pathOf(bot))
    const { body: exported } = await browser.get('/api/user/export')
    for (const webhooks of [listed, exported.webhooks]) {
      assert.containsSubset(webhooks, [{ url: SHOWN_DISCORD }])
    }
  })

  test('are limited, also when created at the same time', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const answers = await Promise.all(
      Array.from({ length: MAX_WEBHOOKS + 2 }, () =>
        browser.send('POST', pathOf(bot), webhookTo('/hooks/x'))
      )
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 2)
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.code, body.limit], [403, 'limit', MAX_WEBHOOKS])
    }
    assert.lengthOf(await queryWebhooks(bot), MAX_WEBHOOKS)
  })

  test('have secrets that are not stored with an idempotency key', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const headers = { 'idempotency-key': 'once' }
    const send = () => browser.send('POST', pathOf(bot), webhookTo('/hooks/x'), headers)
    const created = await send()
    assert.equal(created.status, 201)
    assert.equal((await send()).status, 409)
    assert.lengthOf(await queryWebhooks(bot), 1)

    const replace = () =>
      browser.send('POST', `${pathOf(bot)}/${created.body.id}/secret`, undefined, {
        'idempotency-key': 'again',
      })
    assert.equal((await replace()).status, 201)
    const { encrypted_secret: replaced } = await webhookRow(created.body.id)
    assert.equal((await replace()).status, 409)
    assert.equal((await webhookRow(created.body.id)).encrypted_secret, replaced)
  })

  test('rest while their creator is restricted or their bot is deleted, and continue', async ({
    assert,
  }) => {
    const { member, bot, id } = await botWithWebhook()
    const setBanned = (banned: boolean) =>
      db.from('users').where('id', member.id).update({ banned })
    await setBanned(true)
    await recordVote(bot.id, 1)
    await eventually(async () => (await webhookRow(id)).next_at !== null)
    await finishSending()
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    await setBanned(false)
    sendWebhooksSoon()
    await finishSending()
    await recordVote(bot.id, 2)
    assert.isEmpty(await deliveriesTo(id))
    await db.transaction((trx) => restoreBot(trx, bot.id, null))
    await recordVote(bot.id, 3)
    sendWebhooksSoon()
    const bodies = await listener.bodies('/hooks/own', 3)
    assert.includeMembers(
      bodies.map(({ data }) => data.voteId),
      [1, 2, 3]
    )
  })

  test('of a former owner end, those of the others stay', async ({ assert }) => {
    const { member, browser, bot, id } = await botWithWebhook()
    const { member: coOwner } = await builder()
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [coOwner.id] })
    const theirs = await makeWebhook({
      botId: bot.id,
      createdBy: coOwner.id,
      url: listener.address('/hooks/theirs'),
    })
    await browser.send('PATCH', `/api/bots/${bot.id}`, { additionalOwners: [] })
    const { body } = await browser.get(pathOf(bot))
    assert.deepEqual(
      body.map((webhook: { id: number }) => webhook.id),
      [id]
    )
    await recordVote(bot.id)
    await listener.bodies('/hooks/own', 1)
    assert.isEmpty(listener.control.requests('/hooks/theirs'))
    await maintainWebhooks.run({}, new AbortController().signal)
    const left = await queryWebhooks(bot)
    assert.deepEqual(
      left.map((webhook) => [webhook.id, webhook.created_by]),
      [[id, member.id]]
    )
    assert.notEqual(theirs.id, id)
  })

  test('of a deleted account end, and are in its export before, without secrets', async ({
    assert,
  }) => {
    const { browser, bot, id } = await botWithWebhook()
    const { encrypted_secret: secret } = await webhookRow(id)
    const { body: exported } = await browser.get('/api/user/export')
    assert.containsSubset(exported.webhooks, [
      { botId: bot.id, url: listener.address('/hooks/own'), format: 'standard' },
    ])
    assert.notInclude(JSON.stringify(exported), secret)
    await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.isEmpty(await queryWebhooks(bot))
  })

  test('lose the entries of their log after 30 days', async ({ assert }) => {
    const { bot, id } = await botWithWebhook()
    const attempt = { webhook_id: id, event_id: 1, event_type: 'test', attempt: 1, status: 204 }
    await db.table('webhook_deliveries').multiInsert([
      { ...attempt, duration_ms: 1, created_at: ago({ days: WEBHOOK_DELIVERY_DAYS, hours: 1 }) },
      { ...attempt, duration_ms: 2, created_at: ago({ days: WEBHOOK_DELIVERY_DAYS - 1 }) },
    ])
    await maintainWebhooks.run({}, new AbortController().signal)
    const left = await deliveriesTo(id)
    assert.deepEqual(
      left.map((delivery) => delivery.duration_ms),
      [2]
    )
    assert.lengthOf(await queryWebhooks(bot), 1)
  })

  test('lose their log soon after they are deleted, the others keep theirs', async ({ assert }) => {
    const { browser, id, path } = await botWithWebhook()
    const { id: other } = await botWithWebhook()
    const entry = { event_id: 1, event_type: 'test', attempt: 1, status: 204, duration_ms: 1 }
    await db
      .table('webhook_deliveries')
      .multiInsert([id, id, other].map((webhook) => Object.assign({ webhook_id: webhook }, entry)))
    await browser.send('DELETE', path)
    await maintainWebhooks.run({}, new AbortController().signal)
    assert.isEmpty(await deliveriesTo(id))
    assert.lengthOf(await deliveriesTo(other), 1)
  })
})
