import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeUser } from '#database/factories/index'
import { webPushConfig } from '#config/web_push'
import { issueAccessToken } from '#app/identity/access_tokens'
import { INBOX_KINDS } from '#app/identity/account/rules'
import { MAX_PUSH_BROWSERS } from '#app/inbox/push/rules'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess } from '#tests/helpers/server_process'
import { queued, publishInboxEvent, usePushService } from '#tests/inbox/support/push'
import { useCallers } from '#tests/openapi/support/world'

const PATH = '/api/user/push'
const SUBSCRIPTION = `${PATH}/subscription`
const KINDS = `${PATH}/kinds`

const findSubscriptions = (userId: string) =>
  db.from('web_push_subscriptions').where('user_id', userId).orderBy('id')
const choiceOf = (userId: string) => db.from('web_push_choices').where('user_id', userId).first()

test.group('Subscribing to web push', (group) => {
  const callers = useCallers(group)
  const service = usePushService(group)

  const put = (headers: Record<string, string>, json: object) =>
    callers.ask('PUT', SUBSCRIPTION, { headers, json })
  const settings = async (headers: Record<string, string>) =>
    (await callers.ask('GET', PATH, { headers })).body

  test('a browser subscribes, is identified by its session, and unsubscribes', async ({
    assert,
  }) => {
    const member = await makeUser()
    const [here, elsewhere] = [await callers.headersOf(member), await callers.headersOf(member)]
    const browser = service.newBrowser('ro')
    const off = { publicKey: webPushConfig!.publicKey, kinds: [...INBOX_KINDS], endpoint: null }
    assert.deepEqual(await settings(here), off)

    const answer = await put(here, browser)
    const on = { ...off, endpoint: browser.endpoint }
    assert.deepEqual([answer.status, answer.body], [200, on])
    assert.deepEqual(await settings(here), on)
    assert.deepEqual(await settings(elsewhere), off)
    const [row] = await findSubscriptions(member.id)
    assert.include(row, {
      endpoint: browser.endpoint,
      p256dh: browser.keys.p256dh,
      auth: browser.keys.auth,
      language: 'ro',
    })

    assert.deepEqual((await callers.ask('DELETE', SUBSCRIPTION, { headers: elsewhere })).body, off)
    assert.lengthOf(await findSubscriptions(member.id), 1)
    assert.deepEqual((await callers.ask('DELETE', SUBSCRIPTION, { headers: here })).body, off)
    assert.isEmpty(await findSubscriptions(member.id))
  })

  test('accepts a known service: {$self}')
    .with([
      'https://fcm.googleapis.com/fcm/send/a',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://wns2-by3p.notify.windows.com/w/?token=a',
      'https://web.push.apple.com/a',
    ])
    .run(async ({ assert }, endpoint) => {
      const member = await makeUser()
      const answer = await put(await callers.headersOf(member), {
        ...service.newBrowser(),
        endpoint,
      })
      assert.equal(answer.status, 200, answer.text)
      assert.lengthOf(await findSubscriptions(member.id), 1)
    })

  test('rejects the endpoint {$self}')
    .with([
      'http://fcm.googleapis.com/fcm/send/a',
      'https://127.0.0.1/a',
      'https://localhost/a',
      'http://localhost:1/push/a',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/a',
      'https://10.0.0.7/a',
      'https://intranet/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evil.example/fcm.googleapis.com',
      'https://evilnotify.windows.com/a',
      'https://fcm.googleapis.com@evil.example/a',
      'https://who:cares@fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'ftp://fcm.googleapis.com/a',
      'fcm.googleapis.com/a',
    ])
    .run(async ({ assert }, endpoint) => {
      const member = await makeUser()
      const headers = await callers.headersOf(member)
      const { status, body } = await put(headers, { ...service.newBrowser(), endpoint })
      assert.deepEqual(
        [status, body.errors[0].field, body.errors[0].rule],
        [422, 'endpoint', 'host']
      )
      assert.isEmpty(await findSubscriptions(member.id))
    })

  test('rejects {0}')
    .with([
      ['a long address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_024)}` }],
      ['another language', { language: 'fr' }],
      ['no keys', { keys: undefined }],
      ['a key that is no point', { keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }],
      ['a short secret', { keys: { p256dh: 'B'.repeat(87), auth: 'a' } }],
      ['what is not known', { expirationTime: null }],
    ] as [string, object][])
    .run(async ({ assert }, [, change]) => {
      const member = await makeUser()
      const headers = await callers.headersOf(member)
      assert.equal((await put(headers, { ...service.newBrowser(), ...change })).status, 422)
      assert.isEmpty(await findSubscriptions(member.id))
    })

  test('rejects visitors, tokens and banned members', async ({ assert }) => {
    const member = await makeUser()
    assert.equal((await put({}, service.newBrowser())).status, 401)
    const token = await issueAccessToken({ userId: member.id, name: 'mine', scope: 'member' })
    // The cookie is ignored next to the token.
    const { cookie } = await callers.headersOf(member)
    const bearer = { authorization: `Bearer ${token.release()}`, cookie: cookie! }
    assert.deepEqual((await put(bearer, service.newBrowser())).body.code, 'forbidden')
    const left = await callers.ask('DELETE', SUBSCRIPTION, { headers: bearer })
    assert.deepEqual([left.status, left.body.code], [403, 'forbidden'])
    assert.equal((await callers.ask('GET', PATH, { headers: bearer })).status, 403)

    const headers = await callers.headersOf(member)
    await put(headers, service.newBrowser())
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    assert.equal((await put(headers, service.newBrowser())).body.code, 'account_restricted')
    assert.lengthOf(await findSubscriptions(member.id), 1)
    assert.equal((await callers.ask('DELETE', SUBSCRIPTION, { headers })).status, 200)
    assert.isEmpty(await findSubscriptions(member.id))
  })

  test("moves an endpoint to the browser's new member, without queued messages", async ({
    assert,
  }) => {
    const [first, second] = [await makeUser(), await makeUser()]
    const browser = service.newBrowser()
    await put(await callers.headersOf(first), browser)
    await publishInboxEvent({ kind: 'account_freed', to: [first.id] })
    assert.lengthOf(await queued(), 1)
    await put(await callers.headersOf(second), browser)
    assert.isEmpty(await findSubscriptions(first.id))
    assert.lengthOf(await findSubscriptions(second.id), 1)
    assert.isEmpty(await queued())
  })

  test('keeps one endpoint per browser; subscribing again keeps queued messages', async ({
    assert,
  }) => {
    const member = await makeUser()
    const headers = await callers.headersOf(member)
    const [old, renewed] = [service.newBrowser(), service.newBrowser()]
    await put(headers, old)
    await put(headers, renewed)
    assert.deepEqual(
      (await findSubscriptions(member.id)).map(({ endpoint }) => endpoint),
      [renewed.endpoint]
    )
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    await put(headers, { ...renewed, language: 'ro' })
    assert.lengthOf(await queued(), 1)
    assert.equal((await findSubscriptions(member.id))[0].language, 'ro')
  })

  test('removes the oldest browser beyond the maximum', async ({ assert }) => {
    const member = await makeUser()
    const browsers = Array.from({ length: MAX_PUSH_BROWSERS + 1 }, () => service.newBrowser())
    for (const browser of browsers) await put(await callers.headersOf(member), browser)
    assert.deepEqual(
      (await findSubscriptions(member.id)).map(({ endpoint }) => endpoint),
      browsers.slice(1).map(({ endpoint }) => endpoint)
    )
  })

  test('signing out deletes the subscription and its queued messages', async ({ assert }) => {
    const member = await makeUser()
    const [here, elsewhere] = [await callers.headersOf(member), await callers.headersOf(member)]
    const kept = service.newBrowser()
    await put(here, service.newBrowser())
    await put(elsewhere, kept)
    await publishInboxEvent({ kind: 'account_freed', to: [member.id] })
    assert.lengthOf(await queued(), 2)
    assert.equal((await callers.ask('GET', '/api/logout', { headers: here })).status, 302)
    assert.deepEqual(
      (await findSubscriptions(member.id)).map(({ endpoint }) => endpoint),
      [kept.endpoint]
    )
    assert.lengthOf(await queued(), 1)
  })

  test('is part of the export, and deleted with the account', async ({ assert }) => {
    const member = await makeUser()
    const headers = await callers.headersOf(member)
    const browser = service.newBrowser()
    await put(headers, browser)
    await callers.ask('PUT', KINDS, { headers, json: { kinds: ['review_reply'] } })
    const exported = await callers.ask('GET', '/api/user/export', { headers })
    assert.containsSubset(exported.body.pushNotifications, {
      kinds: ['review_reply'],
      browsers: [{ endpoint: browser.endpoint, language: 'en' }],
    })
    assert.notInclude(exported.text, browser.keys.auth)

    const left = await callers.ask('DELETE', '/api/user', { headers, json: { reviews: 'keep' } })
    assert.equal(left.status, 204)
    assert.isEmpty(await findSubscriptions(member.id))
    assert.isNull(await choiceOf(member.id))
  })

  test('concurrent requests keep one member per endpoint and the maximum per member', async ({
    assert,
  }) => {
    const browser = service.newBrowser()
    const rivals = await Promise.all(Array.from({ length: 8 }, () => callers.newcomer()))
    const answers = await Promise.all(rivals.map((headers) => put(headers, browser)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      rivals.map(() => 200)
    )
    const { endpoint } = browser
    assert.lengthOf(await db.from('web_push_subscriptions').where({ endpoint }), 1)

    const member = await makeUser()
    const own = await Promise.all(Array.from({ length: 10 }, () => callers.headersOf(member)))
    await Promise.all(own.map((headers) => put(headers, service.newBrowser())))
    assert.lengthOf(await findSubscriptions(member.id), MAX_PUSH_BROWSERS)
    await Promise.all(own.map(() => put(own[0]!, service.newBrowser())))
    assert.lengthOf(await findSubscriptions(member.id), MAX_PUSH_BROWSERS)
  })

  test('a concurrent sign-out or account deletion leaves nothing behind', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const member = await makeUser()
      const headers = await callers.headersOf(member)
      const [subscribed] = await Promise.all([
        put(headers, service.newBrowser()),
        callers.ask('GET', '/api/logout', { headers }),
        publishInboxEvent({ kind: 'account_freed', to: [member.id] }),
      ])
      assert.oneOf(subscribed.status, [200, 401])
      assert.isEmpty(await findSubscriptions(member.id))
      const leaving = await makeUser()
      const own = await callers.headersOf(leaving)
      const [, , gone] = await Promise.all([
        put(own, service.newBrowser()),
        callers.ask('PUT', KINDS, { headers: own, json: { kinds: [] } }),
        callers.ask('DELETE', '/api/user', { headers: own, json: { reviews: 'keep' } }),
      ])
      assert.equal(gone.status, 204)
      assert.isEmpty(await findSubscriptions(leaving.id))
      assert.isNull(await choiceOf(leaving.id))
    }
  })

  test('is rejected and not offered where web push is off', async ({ assert, cleanup }) => {
    const off = { WEB_PUSH_PUBLIC_KEY: '', WEB_PUSH_PRIVATE_KEY: '', WEB_PUSH_CONTACT: '' }
    const server = await startServerProcess({ databaseUrl: databaseUrl(), env: off })
    cleanup(() => server.kill())
    const member = await makeUser()
    const headers = { ...(await callers.headersOf(member)), origin: server.client.url }
    const json = { ...service.newBrowser(), endpoint: 'https://fcm.googleapis.com/fcm/send/a' }
    const answer = await server.client.request('PUT', SUBSCRIPTION, { headers, json })
    assert.deepEqual([answer.status, answer.body.code], [409, 'conflict'])
    assert.isNull((await server.client.get(PATH, headers)).body.publicKey)
    assert.isEmpty(await findSubscriptions(member.id))
  })
})

test.group('Choosing pushed kinds', (group) => {
  const callers = useCallers(group)
  const choose = (headers: Record<string, string>, json: object) =>
    callers.ask('PUT', KINDS, { headers, json })

  test('applies to all browsers of a member, banned or not', async ({ assert }) => {
    const member = await makeUser({ banned: true })
    const [here, elsewhere] = [await callers.headersOf(member), await callers.headersOf(member)]
    const kinds = ['bot_rejected', 'review_reply']
    assert.deepEqual((await choose(here, { kinds })).body.kinds, kinds)
    assert.deepEqual((await callers.ask('GET', PATH, { headers: elsewhere })).body.kinds, kinds)
    assert.deepEqual((await choose(elsewhere, { kinds: [] })).body.kinds, [])
    assert.deepEqual((await choiceOf(member.id)).kinds, [])
  })

  test('rejects {0}')
    .with([
      ['no list', {}],
      ['what nobody knows', { kinds: ['bot_sold'] }],
      ['the same twice', { kinds: ['bot_approved', 'bot_approved'] }],
      ['a word', { kinds: 'bot_approved' }],
    ] as [string, object][])
    .run(async ({ assert }, [, json]) => {
      const member = await makeUser()
      assert.equal((await choose(await callers.headersOf(member), json)).status, 422)
      assert.equal((await choose({}, json)).status, 401)
      assert.isNull(await choiceOf(member.id))
    })

  test('concurrent choices store one of them as a whole', async ({ assert }) => {
    const member = await makeUser()
    const headers = await callers.headersOf(member)
    const choices = INBOX_KINDS.map((kind) => [kind])
    const answers = await Promise.all(choices.map((kinds) => choose(headers, { kinds })))
    assert.isTrue(answers.every(({ status }) => status === 200))
    assert.lengthOf((await choiceOf(member.id)).kinds, 1)
  })
})
