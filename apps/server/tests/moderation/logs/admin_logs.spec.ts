import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Actor } from '#app/core/audit/audit'
import { audit, JOB, type AuditEntry } from '#app/core/audit/audit'
import { makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'

const PATH = '/api/admin/logs'
const FROM = { ipAddress: '192.0.2.7', userAgent: 'Botanica desk' }

interface Log {
  id: number
  action: string
}

/** Old rows may have actions that are no longer in use. */
type Written = Partial<Omit<AuditEntry, 'action'> & { action: string }>

const entry = (change: Written = {}) =>
  ({
    action: 'ban_user',
    targetType: 'user',
    targetId: '400000000000009999',
    details: { reason: 'Spam', targetName: 'Fern' },
    ...change,
  }) as AuditEntry

const write = (actor: Actor | null, change?: Written) =>
  db.transaction((trx) => audit(trx, actor, entry(change)))

const makeNamedUser = async (displayName: string, roles: string[]) => {
  const { id } = await makeUser({ displayName, roles })
  return { id, name: displayName }
}

test.group('GET /api/admin/logs', (group) => {
  const api = useApi(group)

  async function asOwner() {
    return api.enter(await makeStaff('owner'))
  }

  test('returns who did what, when, from where and why', async ({ assert }) => {
    const admin = await makeStaff('moderator', { displayName: 'Mihai' })
    await write({ id: admin.id, ...FROM })
    const { status, body } = await (await asOwner()).get(`${PATH}?adminId=${admin.id}`)
    assert.equal(status, 200)
    assert.lengthOf(body, 1)
    assert.include(body[0], {
      adminId: admin.id,
      adminName: 'Mihai',
      action: 'ban_user',
      targetType: 'user',
      targetId: '400000000000009999',
      ipAddress: FROM.ipAddress,
      userAgent: FROM.userAgent,
    })
    assert.deepEqual(JSON.parse(body[0].details), { reason: 'Spam', targetName: 'Fern' })
    assert.approximately(Date.parse(body[0].createdAt), Date.now(), 60_000)
  })

  test('has no names for the console and for deleted accounts', async ({ assert }) => {
    await write(null, { action: 'console_deed' })
    await write({ id: '499999999999999998', ...FROM }, { action: 'deed_of_the_gone' })
    const browser = await asOwner()
    const [byConsole] = (await browser.get(`${PATH}?action=console_deed`)).body
    assert.include(byConsole, { adminId: null, adminName: null, ipAddress: null, userAgent: null })
    const [byGone] = (await browser.get(`${PATH}?action=deed_of_the_gone`)).body
    assert.include(byGone, { adminId: '499999999999999998', adminName: null })
  })

  test('names the target while its account exists', async ({ assert }) => {
    const vera = await makeUser({ displayName: 'Vera' })
    const details = { provider: 'stripe' }
    await write(null, { action: 'deed_to_vera', targetId: vera.id, details })
    await write(null, { action: 'deed_to_a_bot', targetType: 'bot', targetId: vera.id, details })
    const browser = await asOwner()
    const findTargetName = async (action: string) =>
      (await browser.get(`${PATH}?action=${action}`)).body[0].targetName
    assert.equal(await findTargetName('deed_to_vera'), 'Vera')
    assert.isNull(await findTargetName('deed_to_a_bot'))
    await write(null, { action: 'deed_to_the_gone', details })
    assert.isNull(await findTargetName('deed_to_the_gone'))
  })

  test('distinguishes jobs from the console', async ({ assert }) => {
    await db.transaction((trx) => audit(trx, JOB, entry({ action: 'deed_of_a_job' })))
    const [log] = (await (await asOwner()).get(`${PATH}?action=deed_of_a_job`)).body
    assert.include(log, { adminId: null, ipAddress: null })
    assert.include(JSON.parse(log.details), { doneBy: 'job', reason: 'Spam' })
  })

  test('finds by {0}')
    .with([
      ['the reason', 'search=SPÁM%20of%20weeds'],
      ['a part of the name of what it was done to', 'search=ern%20the%20fir'],
      ['the action', 'search=uproot_'],
      ['the id', 'search=400000000000007777'],
      ['the address', 'search=198.51.100.9'],
      ['who did it', 'search=Ștefania%20G'],
      ['the action alone', 'action=uproot_user'],
      ['the kind and the id', 'targetType=weed&targetId=400000000000007777'],
      [
        'a moment before and one after',
        'from=2020-01-01T00:00:00Z&search=uproot&to=2999-01-01T00:00:00%2B02:00',
      ],
    ] as const)
    .run(async ({ assert }, [, query]) => {
      const admin = await makeStaff('moderator', { displayName: 'Ștefania Grădinaru' })
      await write(
        { ...FROM, id: admin.id, ipAddress: '198.51.100.9' },
        {
          action: 'uproot_user',
          targetType: 'weed',
          targetId: '400000000000007777',
          details: { reason: 'Spam of weeds', targetName: 'Fern the First' },
        }
      )
      await write({ id: (await makeStaff('owner')).id, ...FROM })
      const { status, body } = await (await asOwner()).get(`${PATH}?${query}`)
      assert.equal(status, 200)
      assert.isNotEmpty(body)
      for (const { action } of body) assert.equal(action, 'uproot_user')
    })

  test('does not match entries outside the time range, keys of details or patterns', async ({
    assert,
  }) => {
    await write(null)
    const browser = await asOwner()
    for (const query of [
      'search=targetName',
      'search=%25pam',
      'to=2001-01-01T00:00:00Z',
      'search=zzz',
    ])
      assert.deepEqual((await browser.get(`${PATH}?${query}`)).body, [], query)
    for (const query of [
      'from=yesterday',
      'to=2020-01-01',
      'adminId=1',
      'action=A%20B',
      'limit=101',
    ])
      assert.equal((await browser.get(`${PATH}?${query}`)).status, 422, query)
    assert.equal((await browser.get(`${PATH}?from=2030-02-30T00:00:00Z`)).status, 200)
  })

  test('lists current and former staff with entries', async ({ assert }) => {
    const active = await makeNamedUser('Zoe', ['reviewer'])
    const former = await makeNamedUser('ada', ['user'])
    const member = await makeNamedUser('Bob', ['user'])
    await makeNamedUser('Idle', ['moderator'])
    for (const { id } of [active, former, member]) await write({ id, ...FROM })
    await write(null, { action: 'update_role', targetType: 'user', targetId: former.id })
    const { status, body } = await (await asOwner()).get(`${PATH}/admins`)
    assert.equal(status, 200)
    const names = body.map(({ name }: { name: string }) => name)
    assert.includeDeepMembers(body, [former, active])
    assert.notIncludeMembers(names, ['Bob', 'Idle'])
    assert.isBelow(names.indexOf('ada'), names.indexOf('Zoe'))
  })

  test('is paginated, newest first, with each entry once', async ({ assert }) => {
    for (let made = 0; made < 7; made++) await write(null, { action: 'paged' })
    const browser = await asOwner()
    const seen: number[] = []
    for (let next: string | undefined = `${PATH}?action=paged&limit=3`; next !== undefined;) {
      const answer = await browser.get(next)
      seen.push(...answer.body.map(({ id }: Log) => id))
      next = nextPageOf(answer)
      // Entries that are added meanwhile do not shift the pages.
      await write(null, { action: 'paged' })
    }
    assert.deepEqual(
      seen,
      [...new Set(seen)].toSorted((one, other) => other - one)
    )
    assert.lengthOf(seen, 7)
  })

  test('is refused after the owner role is lost', async ({ assert }) => {
    const owner = await makeStaff('owner')
    const browser = await api.enter(owner)
    assert.equal((await browser.get(PATH)).status, 200)
    await db
      .from('users')
      .where('id', owner.id)
      .update({ roles: ['moderator'] })
    assert.equal((await browser.get(PATH)).status, 403)
    assert.equal((await api.getAs(await makeUser(), PATH)).status, 403)
  })
})
