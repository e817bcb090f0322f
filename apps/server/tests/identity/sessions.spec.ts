import { test } from '@japa/runner'
import { MessageBuilder } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { SECOND_MS } from '#app/core/time'
import { beginSession, endSession } from '#app/identity/sessions'
import { requireMember } from '#app/identity/viewer'
import { SESSION_AGES, SESSION_EXTENSION_INTERVAL } from '#app/identity/account/rules'
import { middleware } from '#start/kernel'
import { untilSomebodyWaits } from '#tests/helpers/blocked'
import { useDatabase } from '#tests/helpers/database'
import { startServerWith, type HttpClient } from '#tests/helpers/http'
import { Browser, setCookiesOf } from '#tests/identity/support/browser'
import { changeMember, countRows, createMember } from '#tests/identity/support/members'

interface StoredSession {
  id: string
  user_id: string
  expires_at: Date
  member: { id: string; startedAt: number; seenAt: number }
}

async function storedSessions(memberId: string): Promise<StoredSession[]> {
  const rows = await db.from('sessions').where('user_id', memberId)
  return rows.map(({ id, user_id, expires_at, data }) => {
    const { member } = new MessageBuilder().verify<Pick<StoredSession, 'member'>>(data, id)!
    return { id, user_id, expires_at, member }
  })
}

/** Backdates the session: begun and last used so many seconds ago. */
async function age(session: StoredSession, { begun, used }: { begun: number; used: number }) {
  const now = Date.now()
  const member = {
    ...session.member,
    startedAt: now - begun * SECOND_MS,
    seenAt: now - used * SECOND_MS,
  }
  await db
    .from('sessions')
    .where('id', session.id)
    .update({ data: new MessageBuilder().build({ member }, undefined, session.id) })
}

test.group('Sessions', (group) => {
  useDatabase(group)

  let client: HttpClient
  group.setup(async () => {
    const { client: started, close } = await startServerWith((router) => {
      router.get('/api/enter/:id', async (ctx) => {
        await beginSession(ctx, ctx.params.id)
        return 'entered'
      })
      router.get('/api/leave', async (ctx) => {
        await endSession(ctx)
        return 'left'
      })
      router.get('/api/seen', ({ viewer }) => ({ id: viewer?.id ?? null })).use(middleware.viewer())
      router.get('/api/mine', (ctx) => requireMember(ctx)).use(middleware.authenticate())
      router.post('/api/change', (ctx) => requireMember(ctx)).use(middleware.authenticate())
      router
        .post('/api/restricted', () => 'done')
        .use([middleware.authenticate(), middleware.restricted()])
    })
    client = started
    return async () => {
      await close()
    }
  })

  async function enter(id: string) {
    const browser = new Browser(client)
    await browser.get(`/api/enter/${id}`)
    return browser
  }

  async function enterNewMember(columns: Record<string, unknown> = {}) {
    const id = await createMember(columns)
    const browser = await enter(id)
    const [session] = await storedSessions(id)
    return { id, browser, session: session! }
  }

  test('have a cookie that scripts and other sites cannot use', async ({ assert }) => {
    const id = await createMember()
    const answer = await client.get(`/api/enter/${id}`)
    const cookies = setCookiesOf(answer)

    assert.lengthOf(cookies, 1)
    assert.equal(cookies[0]!.name, SESSION_COOKIE)
    assert.match(cookies[0]!.name, /^__Host-/)
    assert.deepEqual(Object.fromEntries(cookies[0]!.attributes), {
      'max-age': String(SESSION_AGES.member.idle),
      path: '/',
      httponly: true,
      secure: true,
      samesite: 'Lax',
    })
  })

  test("are stored with the member's id, so that they can be found and ended", async ({
    assert,
  }) => {
    const { id, session } = await enterNewMember()
    assert.equal(session.user_id, id)
    assert.equal(session.member.id, id)
  })

  test('authenticate the member on reads, and write nothing', async ({ assert }) => {
    const { id, browser, session } = await enterNewMember()
    await age(session, { begun: 3_600, used: 3_600 })
    const [before] = await storedSessions(id)
    for (const path of ['/api/seen', '/api/mine']) {
      const answer = await browser.get(path)
      assert.equal(answer.body.id, id)
      assert.isEmpty(setCookiesOf(answer))
    }
    assert.deepEqual(await storedSessions(id), [before])
  })

  test('visitors may use public routes, without creating a row', async ({ assert }) => {
    const rows = await countRows('sessions')
    assert.deepEqual((await client.get('/api/seen')).body, { id: null })
    const refused = await client.get('/api/mine')
    assert.equal(refused.status, 401)
    assert.equal(refused.body.code, 'unauthenticated')
    assert.isEmpty(setCookiesOf(refused))
    assert.equal(await countRows('sessions'), rows)
  })

  test('a forged, truncated or empty cookie authenticates nobody', async ({ assert }) => {
    const { browser } = await enterNewMember()
    const real = browser.cookies.get(SESSION_COOKIE)!
    for (const cookie of [
      '',
      'x',
      real.slice(0, -3),
      `${real}x`,
      's%3A',
      encodeURIComponent('s:1.2'),
    ]) {
      const answer = await client.get('/api/mine', { cookie: `${SESSION_COOKIE}=${cookie}` })
      assert.equal(answer.status, 401, cookie)
    }
  })

  test('begin under an id that was not there before', async ({ assert }) => {
    const { id, browser, session } = await enterNewMember()
    const planted = browser.copy()

    const victim = await createMember()
    await browser.get(`/api/enter/${victim}`)

    assert.notEqual(browser.cookies.get(SESSION_COOKIE), planted.cookies.get(SESSION_COOKIE))
    assert.equal((await browser.get('/api/mine')).body.id, victim)
    assert.equal((await planted.get('/api/mine')).status, 401)
    assert.isEmpty(await storedSessions(id))
    assert.isNull(await db.from('sessions').where('id', session.id).first())
  })

  test('end when their member signs out, also for whoever copied the cookie', async ({
    assert,
  }) => {
    const { id, browser } = await enterNewMember()
    const thief = browser.copy()
    await browser.get('/api/leave')

    assert.isFalse(browser.cookies.has(SESSION_COOKIE))
    assert.equal((await thief.get('/api/mine')).status, 401)
    assert.isEmpty(await storedSessions(id))
  })

  test('are not recreated by a request that was running at sign-out', async ({ assert }) => {
    const { id, browser, session } = await enterNewMember()
    await age(session, { begun: 3_600, used: 3_600 })

    const signingOut = await db.transaction()
    await signingOut.from('sessions').where('id', session.id).forUpdate().first()
    const change = browser.request('POST', '/api/change')
    await untilSomebodyWaits()
    await signingOut.from('sessions').where('id', session.id).delete()
    await signingOut.commit()

    assert.equal((await change).status, 200)
    assert.isEmpty(await storedSessions(id))
    assert.equal((await browser.get('/api/mine')).status, 401)
  })

  test('are extended by mutations, at most once per interval', async ({ assert }) => {
    const { id, browser, session } = await enterNewMember()
    await age(session, { begun: 9_000, used: SESSION_EXTENSION_INTERVAL - 10 })
    const early = await browser.request('POST', '/api/change')
    assert.isEmpty(setCookiesOf(early))
    assert.approximately(
      secondsSinceUse((await storedSessions(id))[0]!),
      SESSION_EXTENSION_INTERVAL - 10,
      5
    )

    await age(session, { begun: 9_000, used: SESSION_EXTENSION_INTERVAL + 10 })
    const due = await browser.request('POST', '/api/change')
    assert.equal(setCookiesOf(due)[0]!.name, SESSION_COOKIE)
    const [extended] = await storedSessions(id)
    assert.approximately(secondsSinceUse(extended!), 0, 5)
    assert.equal(extended!.id, session.id)
    assert.approximately(
      (extended!.expires_at.getTime() - Date.now()) / SECOND_MS,
      SESSION_AGES.member.idle,
      5
    )
    assert.approximately((Date.now() - extended!.member.startedAt) / SECOND_MS, 9_000, 5)
  })

  for (const [kind, roles] of [
    ['member', ['user']],
    ['staff', ['moderator']],
  ] as const) {
    const { idle, absolute } = SESSION_AGES[kind]

    test(`of ${kind} end when unused too long`, async ({ assert }) => {
      const { browser, session } = await enterNewMember({ roles })
      await age(session, { begun: idle + 10, used: idle - 10 })
      assert.equal((await browser.get('/api/mine')).status, 200)
      await age(session, { begun: idle + 10, used: idle + 10 })
      assert.equal((await browser.get('/api/mine')).status, 401)
      assert.equal((await browser.request('POST', '/api/change')).status, 401)
    })

    test(`of ${kind} end when too old, however often used`, async ({ assert }) => {
      const { browser, session } = await enterNewMember({ roles })
      await age(session, { begun: absolute - 10, used: 0 })
      assert.equal((await browser.get('/api/mine')).status, 200)
      await age(session, { begun: absolute + 10, used: 0 })
      assert.equal((await browser.get('/api/mine')).status, 401)
    })
  }

  test('of a member who becomes staff get the staff lifetimes at once', async ({ assert }) => {
    const { id, browser, session } = await enterNewMember()
    await age(session, { begun: 86_400, used: SESSION_AGES.staff.idle + 10 })
    assert.equal((await browser.get('/api/mine')).status, 200)
    await changeMember(id, { roles: ['reviewer'] })
    assert.equal((await browser.get('/api/mine')).status, 401)
  })

  test('use the database clock, not that of the process', async ({ assert, cleanup }) => {
    const staff = await enterNewMember({ roles: ['moderator'] })
    const member = await enterNewMember()
    const before = await storedSessions(member.id)
    const processTime = Date.now
    cleanup(() => void (Date.now = processTime))
    for (const hours of [13, -13, 24 * 365]) {
      Date.now = () => processTime() + hours * 3_600_000
      for (const { browser, id } of [staff, member]) {
        assert.equal((await browser.get('/api/mine')).body.id, id, `${hours} h`)
      }
      assert.equal((await member.browser.request('POST', '/api/change')).status, 200)
      const { session } = await enterNewMember()
      assert.approximately(session.member.seenAt, processTime(), 60_000)
      assert.approximately(
        session.expires_at.getTime(),
        processTime() + SESSION_AGES.member.idle * SECOND_MS,
        60_000
      )
    }
    assert.deepEqual(await storedSessions(member.id), before)
  })

  test('whose row has expired authenticate nobody', async ({ assert }) => {
    const { browser, session } = await enterNewMember()
    await db
      .from('sessions')
      .where('id', session.id)
      .update({ expires_at: new Date(0) })
    assert.equal((await browser.get('/api/mine')).status, 401)
  })

  test('of a deleted account authenticate nobody', async ({ assert }) => {
    const { id, browser } = await enterNewMember()
    await changeMember(id, { username: null, deleted_at: new Date() })
    assert.equal((await browser.get('/api/mine')).status, 401)
  })

  test('a role change counts from the next request on', async ({ assert }) => {
    const { id, browser } = await enterNewMember()
    assert.isFalse((await browser.get('/api/mine')).body.isStaff)
    await changeMember(id, { roles: ['moderator'] })
    const promoted = (await browser.get('/api/mine')).body
    assert.isTrue(promoted.isStaff)
    assert.deepEqual(promoted.roles, ['moderator'])
    await changeMember(id, { roles: ['user'] })
    assert.isFalse((await browser.get('/api/mine')).body.isStaff)
  })

  test('a ban counts from the next request on, with its reason, and ends by the clock', async ({
    assert,
  }) => {
    const { id, browser } = await enterNewMember()
    assert.equal((await browser.request('POST', '/api/restricted')).status, 200)

    await changeMember(id, { banned: true, ban_reason: 'Sold votes' })
    const refused = await browser.request('POST', '/api/restricted')
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'account_restricted')
    assert.include(refused.body.message, 'Sold votes')
    assert.notProperty(refused.body, 'errors')
    assert.equal((await browser.get('/api/mine')).status, 200)

    await db.rawQuery(
      `UPDATE users SET ban_expires_at = now() - interval '1 second' WHERE id = ?`,
      [id]
    )
    assert.equal((await browser.request('POST', '/api/restricted')).status, 200)
  })

  test('a disablement counts like a ban, with a default reason', async ({ assert }) => {
    const { id, browser } = await enterNewMember({ disabled: true })
    const refused = await browser.request('POST', '/api/restricted')
    assert.equal(refused.status, 403)
    assert.include(refused.body.message, 'disabled')
    assert.include(refused.body.message, 'No reason provided')

    await db.rawQuery(
      `UPDATE users SET disable_expires_at = now() + interval '1 hour' WHERE id = ?`,
      [id]
    )
    assert.equal((await browser.request('POST', '/api/restricted')).status, 403)
    await db.rawQuery(`UPDATE users SET disable_expires_at = now() WHERE id = ?`, [id])
    assert.equal((await browser.request('POST', '/api/restricted')).status, 200)
  })

  test('that have expired are deleted by later sign-ins', async ({ assert }) => {
    const { session } = await enterNewMember()
    await db
      .from('sessions')
      .where('id', session.id)
      .update({ expires_at: new Date(0) })
    await enterNewMember()
    assert.isNull(await db.from('sessions').where('id', session.id).first())
  })
})

function secondsSinceUse({ member }: StoredSession) {
  return (Date.now() - member.seenAt) / SECOND_MS
}
