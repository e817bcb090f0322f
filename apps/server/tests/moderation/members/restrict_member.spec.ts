import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { createPendingInboxItems } from '#app/inbox/actions/create_inbox_items'
import { issueAccessToken } from '#app/identity/access_tokens'
import { hence, makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'

const TRACES = ['users', 'admin_logs', 'outbox', 'auth_access_tokens']
const BAN = { banned: true, banReason: 'Spam' }
/** Longer than the test, so that the outbox is read only by processes that wait for their own changes. */
const NEVER_MS = 600_000
const TEN_YEARS_AND_A_DAY = { days: 3_651 }

const findRow = (id: string) => db.from('users').where('id', id).first()
const listLogs = (id: string) => db.from('admin_logs').where('target_id', id).orderBy('id')
const toPath = ({ id }: { id: string }) => `/api/admin/users/${id}`

test.group('PATCH /api/admin/users/{id} {banned…, disabled…}', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('bans permanently and temporarily, and lifts bans', async ({ assert }) => {
    const moderator = await makeStaff('moderator')
    const member = await makeUser()
    const browser = await api.enter(moderator)
    const banned = await browser.send('PATCH', toPath(member), { ...BAN, banExpiresAt: null })
    assert.equal(banned.status, 200)
    assert.include(banned.body, { banned: true, banReason: 'Spam', banExpiresAt: null })
    assert.notProperty(banned.body, 'email')

    const banExpiresAt = hence({ days: 2 }).toISO()
    const shortened = await browser.send('PATCH', toPath(member), {
      banned: true,
      banReason: 'Less Spam',
      banExpiresAt,
    })
    assert.include(shortened.body, { banReason: 'Less Spam', banExpiresAt })

    const reason = 'Has said sorry'
    const freed = await browser.send('PATCH', toPath(member), { banned: false, banReason: reason })
    assert.include(freed.body, { banned: false, banReason: null, banExpiresAt: null })
    const row = await findRow(member.id)
    assert.include(row, { banned: false, ban_reason: null, ban_expires_at: null })

    const logs = await listLogs(member.id)
    assert.deepEqual(
      logs.map(({ action, details }) => [action, details.reason]),
      [
        ['ban_user', 'Spam'],
        ['ban_user', 'Less Spam'],
        ['unban_user', reason],
      ]
    )
    for (const log of logs) assert.equal(log.admin_id, moderator.id)
    const events = await db.from('outbox').where('topic', 'notice').orderBy('id', 'desc').limit(3)
    assert.deepEqual(
      events.map(({ payload }) => payload.kind),
      ['account_freed', 'account_banned', 'account_banned']
    )
    assert.deepEqual(events[0].payload.to, [member.id])
    await createPendingInboxItems()
    const items = await db.from('inbox_items').where('user_id', member.id).orderBy('id')
    assert.deepEqual(
      items.map((item) => [item.kind, item.reason]),
      [
        ['account_banned', 'Spam'],
        ['account_banned', 'Less Spam'],
        ['account_freed', reason],
      ]
    )
  })

  test('disables and enables independently of bans', async ({ assert }) => {
    const member = await makeUser({ banned: true, banReason: 'Spam' })
    const browser = await api.enter(await makeStaff('owner'))
    const disable = { disabled: true, disableReason: 'Rest', disableExpiresAt: hence({ hours: 1 }) }
    const { body } = await browser.send('PATCH', toPath(member), disable)
    assert.include(body, { disabled: true, disableReason: 'Rest', banned: true, banReason: 'Spam' })
    const rested = { disabled: false, disableReason: 'Rested' }
    await browser.send('PATCH', toPath(member), rested)
    assert.include(await findRow(member.id), {
      disabled: false,
      disable_reason: null,
      banned: true,
    })
    assert.deepEqual(
      (await listLogs(member.id)).map(({ action }) => action),
      ['disable_user', 'enable_user']
    )
    await createPendingInboxItems()
    const items = await db.from('inbox_items').where('user_id', member.id).orderBy('id', 'desc')
    assert.include(items[0], { kind: 'account_freed', reason: 'Rested' })
  })

  test('is idempotent', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(await makeStaff('owner'))
    await browser.send('PATCH', toPath(member), BAN)
    assert.equal((await browser.send('PATCH', toPath(member), BAN)).status, 200)
    assert.lengthOf(await listLogs(member.id), 1)
    await browser.send('PATCH', toPath(member), { banned: false })
    assert.equal((await browser.send('PATCH', toPath(member), { banned: false })).status, 200)
    assert.lengthOf(await listLogs(member.id), 2)
  })

  test('ends tokens; the session stays', async ({ assert }) => {
    const member = await makeStaff('reviewer')
    const session = await api.enter(member)
    const token = await issueAccessToken({ userId: member.id, name: 'desk', scope: 'staff' })
    const browser = await api.enter(await makeStaff('owner'))
    await browser.send('PATCH', toPath(member), BAN)
    const authorization = `Bearer ${token.release()}`
    assert.equal((await api.get('/api/auth/user', { authorization })).status, 401)
    const { status, body } = await session.get('/api/auth/user')
    assert.equal(status, 200)
    assert.include(body, { banned: true, banReason: 'Spam' })
    assert.equal((await session.get('/api/admin/overview')).status, 403)
    assert.equal((await session.get('/api/logout')).status, 302)
    assert.equal((await session.get('/api/auth/user')).status, 401)
  })

  test('revokes all tokens for every restriction', async ({ assert }) => {
    const restrictions = [
      BAN,
      { ...BAN, banExpiresAt: hence({ days: 2 }).toISO() },
      { disabled: true, disableReason: 'Holiday' },
      {
        disabled: true,
        disableReason: 'Holiday',
        disableExpiresAt: hence({ days: 2 }).toISO(),
      },
    ]
    const browser = await api.enter(await makeStaff('owner'))
    for (const restriction of restrictions) {
      const member = await makeStaff('reviewer')
      const tokens = await Promise.all([
        issueAccessToken({ userId: member.id, name: 'desk', scope: 'staff' }),
        issueAccessToken({
          userId: member.id,
          name: 'script',
          scope: 'member',
          scopes: ['account:read'],
        }),
      ])
      assert.equal((await browser.send('PATCH', toPath(member), restriction)).status, 200)
      for (const token of tokens) {
        const authorization = `Bearer ${token.release()}`
        assert.equal((await api.get('/api/auth/user', { authorization })).status, 401)
      }
      assert.isEmpty(await db.from('auth_access_tokens').where('tokenable_id', member.id))
    }
  })

  test('a ban hides the profile’s texts and keeps the member’s bots', async ({ assert }) => {
    const member = await makeUser()
    const coOwner = await makeUser()
    const bot = await makeBot({ userId: member.id, additionalOwners: [coOwner.id] })
    const rated = await makeBot()
    await makeRating({ botId: rated.id, userId: member.id, comment: 'Stays' })
    const paths = [
      `/api/users/${member.id}`,
      `/api/bots/discord/${bot.discordBotId}`,
      `/api/bots/discord/${rated.discordBotId}/ratings`,
    ]
    for (const path of paths) await api.get(path)
    const browser = await api.enter(await makeStaff('owner'))
    await browser.send('PATCH', toPath(member), BAN)

    // The outbox event evicts the cached responses that show the member.
    await eventually(async () => (await api.get(paths[0]!)).body.banned === true)
    const { body } = await api.get(paths[0]!)
    assert.include(body, { banned: true, banReason: 'Spam', username: null, bio: null })
    assert.equal((await api.get(paths[1]!)).status, 200)
    assert.equal((await api.getAs(member, '/api/user/bots')).body[0].id, bot.id)
    const edited = await (
      await api.enter(coOwner)
    ).send('PATCH', `/api/bots/${bot.id}`, {
      prefix: '?',
    })
    assert.equal(edited.status, 200)
  })

  test('is 403 if a {0} {1} {2}')
    .with([
      ['moderator', 'bans', 'themselves'],
      ['moderator', 'disables', 'themselves'],
      ['moderator', 'bans', 'an owner'],
      ['moderator', 'disables', 'an owner'],
      ['owner', 'bans', 'themselves'],
      ['reviewer', 'bans', 'a member'],
      ['developer_community', 'disables', 'a member'],
    ] as const)
    .run(async ({ assert }, [role, change, whom]) => {
      const actor = await makeStaff(role)
      const others = { 'an owner': () => makeStaff('owner'), 'a member': () => makeUser() }
      const target = whom === 'themselves' ? actor : await others[whom]()
      const browser = await api.enter(actor)
      const before = await everything(TRACES)
      const body = change === 'bans' ? BAN : { disabled: true, disableReason: 'Spam' }
      const answer = await browser.send('PATCH', toPath(target), body)
      assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'])
      assert.deepEqual(await everything(TRACES), before)
    })

  test('{$self} is 422')
    .with([
      '{"banned":true}',
      '{"banned":true,"banReason":""}',
      '{"banned":true,"banReason":"  \\u200b "}',
      '{"banned":true,"banReason":null}',
      '{"banned":"true","banReason":"Spam"}',
      '{"banReason":"Spam"}',
      '{"banReason":null}',
      '{"disabled":true,"banReason":"Spam"}',
      '{"banned":true,"banReason":"Spam","banExpiresAt":"2020-01-01T00:00:00Z"}',
      '{"banned":true,"banReason":"Spam","banExpiresAt":"9999-01-01T00:00:00Z"}',
      '{"banned":true,"banReason":"Spam","banExpiresAt":"soon"}',
      '{"banned":true,"banReason":"Spam","banExpiresAt":0}',
      '{"banned":true,"banReason":"Spam","banExpiresAt":"2030-02-30"}',
      '{"disabled":true,"disableReason":"Spam","disableExpiresAt":"2001-01-01T00:00:00Z"}',
      'a reason of 1,001 characters',
      'an end in ten years and a day',
      'an end right now',
    ])
    .run(async ({ assert }, sent) => {
      const made: Record<string, unknown> = {
        'a reason of 1,001 characters': { banned: true, banReason: 'x'.repeat(1_001) },
        'an end in ten years and a day': { ...BAN, banExpiresAt: hence(TEN_YEARS_AND_A_DAY) },
        'an end right now': { ...BAN, banExpiresAt: new Date() },
      }
      const member = await makeUser()
      const browser = await api.enter(await makeStaff('moderator'))
      const before = await everything(TRACES)
      const answer = await browser.send('PATCH', toPath(member), made[sent] ?? JSON.parse(sent))
      assert.equal(answer.status, 422, answer.text)
      assert.isNotEmpty(answer.body.errors)
      assert.deepEqual(await everything(TRACES), before)
    })
})

test.group('A ban by the viewer', (group) => {
  const api = useApi(group)

  test('is visible immediately to the staff member who imposed it', async ({ assert }) => {
    const tail = new OutboxTail({
      logger,
      onGap: () => {},
      pollIntervalMs: NEVER_MS,
      catchUpMs: NEVER_MS,
    })
    app.container.swap(OutboxTail, () => tail)
    tail.start()
    try {
      await eventually(() => tail.isFollowing)
      const member = await makeUser()
      const browser = await api.enter(await makeStaff('moderator'))
      const shown = async () => (await api.get(`/api/users/${member.id}`)).body.banned
      assert.isNotTrue(await shown())
      for (const banned of [true, false, true]) {
        await browser.send('PATCH', toPath(member), { ...BAN, banned })
        assert.equal(Boolean(await shown()), banned)
      }
    } finally {
      app.container.restore(OutboxTail)
      await tail.stop()
    }
  })
})
