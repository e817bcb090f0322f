import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { issueAccessToken } from '#app/identity/access_tokens'
import { makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'

const OWNERS_ONLY = 'Only owners and developer community can modify owner accounts'
const NO_PROMOTION = 'Only owners and developer community can promote users to owner'
const TRACES = ['users', 'admin_logs', 'outbox', 'auth_access_tokens']

const findRow = (id: string) => db.from('users').where('id', id).first()
const toPath = ({ id }: { id: string }) => `/api/admin/users/${id}`

test.group('PATCH /api/admin/users/{id} {role}', (group) => {
  const api = useApi(group)
  group.setup(async () => {
    await makeStaff('owner')
  })

  test('changes the base role and keeps honorary roles', async ({ assert }) => {
    const owner = await makeStaff('owner')
    const member = await makeUser({ roles: ['user', 'supporter'] })
    const browser = await api.enter(owner)
    const { status, body } = await browser.send('PATCH', toPath(member), { role: 'moderator' })
    assert.equal(status, 200)
    assert.include(body, { id: member.id, role: 'moderator', email: member.email })
    assert.sameMembers((await findRow(member.id)).roles, ['moderator', 'supporter'])

    const [log] = await db.from('admin_logs').where('target_id', member.id)
    assert.include(log, { action: 'update_role', admin_id: owner.id, target_type: 'user' })
    assert.deepEqual(log.details, {
      targetName: member.displayName,
      oldValue: 'user',
      newValue: 'moderator',
    })
    assert.isNotNull(log.ip_address)
    assert.lengthOf(await db.from('outbox').where({ topic: 'user', key: member.id }), 1)
  })

  test('revokes staff tokens only', async ({ assert }) => {
    const member = await makeStaff('moderator')
    const tokens = []
    for (const [scope, scopes] of [
      ['member', ['account:read']],
      ['staff', []],
    ] as const)
      tokens.push(await issueAccessToken({ userId: member.id, name: scope, scope, scopes }))
    const browser = await api.enter(await makeStaff('owner'))
    await browser.send('PATCH', toPath(member), { role: 'reviewer' })
    const statuses = []
    for (const token of tokens) {
      const authorization = `Bearer ${token.release()}`
      statuses.push((await api.get('/api/auth/user', { authorization })).status)
    }
    assert.deepEqual(statuses, [200, 401])
  })

  test('writes nothing when the member already has the role', async ({ assert }) => {
    const member = await makeStaff('reviewer')
    const browser = await api.enter(await makeStaff('owner'))
    const before = await everything(TRACES)
    const { status } = await browser.send('PATCH', toPath(member), { role: 'reviewer' })
    assert.equal(status, 200)
    assert.deepEqual(await everything(TRACES), before)
  })

  test('a {0} changes the role {1} to {2}: {3}')
    .with([
      ['reviewer', 'user', 'reviewer', 200],
      ['reviewer', 'reviewer', 'user', 200],
      ['reviewer', 'user', 'moderator', 403],
      ['reviewer', 'moderator', 'user', 403],
      ['reviewer', 'owner', 'user', 403, OWNERS_ONLY],
      ['reviewer', 'user', 'owner', 403, NO_PROMOTION],
      ['moderator', 'reviewer', 'moderator', 200],
      ['moderator', 'moderator', 'user', 200],
      ['moderator', 'user', 'owner', 403, NO_PROMOTION],
      ['moderator', 'owner', 'user', 403, OWNERS_ONLY],
      ['moderator', 'developer_community', 'user', 403],
      ['moderator', 'user', 'developer_community', 403],
      ['developer_community', 'user', 'developer_community', 200],
      ['developer_community', 'user', 'owner', 200],
      ['developer_community', 'owner', 'moderator', 200],
      ['owner', 'developer_community', 'user', 200],
      ['owner', 'owner', 'user', 200],
      ['owner', 'user', 'developer_community', 403],
    ] as const)
    .run(async ({ assert }, [actor, held, role, status, message]) => {
      const member = await makeUser({ roles: [held] })
      const browser = await api.enter(await makeStaff(actor))
      const before = await everything(TRACES)
      const answer = await browser.send('PATCH', toPath(member), { role })
      assert.equal(answer.status, status, answer.text)
      if (status === 200) return assert.deepEqual((await findRow(member.id)).roles, [role])
      assert.equal(answer.body.code, 'forbidden')
      if (message) assert.equal(answer.body.message, message)
      assert.deepEqual(await everything(TRACES), before)
    })

  test('members cannot change their own role: {$self}')
    .with(['reviewer', 'moderator', 'developer_community', 'owner'] as const)
    .run(async ({ assert }, role) => {
      const member = await makeStaff(role)
      const browser = await api.enter(member)
      const before = await everything(TRACES)
      for (const wanted of ['user', 'moderator', 'owner']) {
        const { status } = await browser.send('PATCH', toPath(member), { role: wanted })
        assert.equal(status, 403, wanted)
      }
      assert.deepEqual(await everything(TRACES), before)
    })

  test('a role that cannot be granted is 422', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(await makeStaff('owner'))
    const before = await everything(TRACES)
    const wrong = ['admin', 'premium', 'certified_developer', ['owner'], 'owner ', null, '', 8]
    for (const role of wrong) {
      const { status } = await browser.send('PATCH', toPath(member), { role })
      assert.equal(status, 422, JSON.stringify(role))
    }
    assert.deepEqual(await everything(TRACES), before)
  })

  test('accepts only one of role, restriction and profile per request', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(await makeStaff('owner'))
    const before = await everything(TRACES)
    for (const body of [
      { role: 'owner', banned: true, email: 'x' },
      { role: 'reviewer', bio: 'Mine.' },
      { banned: true, banReason: 'Spam', website: '' },
      {},
    ]) {
      const { status } = await browser.send('PATCH', toPath(member), body)
      assert.equal(status, 422, JSON.stringify(body))
    }
    const unknown = await browser.send('PATCH', toPath(member), { roles: ['owner'] })
    assert.equal(unknown.body.code, 'unknown_field')
    assert.deepEqual(await everything(TRACES), before)
  })

  test('is 404 for unknown members', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('owner'))
    for (const id of ['499999999999999999', '1', 'olivia'])
      assert.equal((await browser.send('PATCH', toPath({ id }), { role: 'user' })).status, 404)
  })
})
