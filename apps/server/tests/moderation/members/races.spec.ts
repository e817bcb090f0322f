import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { untilBlockedBy } from '#tests/helpers/blocked'

const ROUNDS = 30
const toPath = ({ id }: { id: string }) => `/api/admin/users/${id}`

test.group('Concurrent changes of owners', (group) => {
  const api = useApi(group)

  for (const [change, method, json] of [
    ['demote', 'PATCH', { role: 'user' }],
    ['ban', 'PATCH', { banned: true, banReason: 'Spam' }],
    ['delete', 'DELETE', undefined],
  ] as const) {
    test(`of two who ${change} each other one stays, ${ROUNDS} times`, async ({ assert }) => {
      for (let round = 0; round < ROUNDS; round++) {
        await db.from('users').update({ roles: ['user'] })
        const owners = [await makeStaff('owner'), await makeStaff('owner')]
        const browsers = await Promise.all(owners.map((owner) => api.enter(owner)))
        const answers = await Promise.all([
          browsers[0]!.send(method, toPath(owners[1]!), json),
          browsers[1]!.send(method, toPath(owners[0]!), json),
        ])
        const statuses = answers.map(({ status }) => status)
        assert.lengthOf(
          statuses.filter((status) => status === 200),
          1,
          String(statuses)
        )
        const active = await db
          .from('users')
          .whereRaw("'owner' = ANY (roles)")
          .where('banned', false)
          .whereNull('deleted_at')
        assert.lengthOf(active, 1)
        const ids = owners.map(({ id }) => id)
        assert.lengthOf(await db.from('admin_logs').whereIn('target_id', ids), 1)
      }
    })
  }

  test('developer community cannot demote the last active owner', async ({ assert }) => {
    await db.from('users').update({ roles: ['user'] })
    const owner = await makeStaff('owner')
    await makeStaff('owner', { disabled: true, disableReason: 'Rest' })
    const browser = await api.enter(await makeStaff('developer_community'))
    const answer = await browser.send('PATCH', toPath(owner), { role: 'user' })
    assert.deepEqual([answer.status, answer.body.code], [409, 'conflict'])
    assert.deepEqual((await db.from('users').where('id', owner.id).first()).roles, ['owner'])
  })

  test('a member who is banned in the meantime changes nothing more', async ({ assert }) => {
    const [owner, member] = [await makeStaff('owner'), await makeUser()]
    const browser = await api.enter(owner)
    const trx = await db.transaction()
    await trx.rawQuery('SELECT FROM users WHERE id = ? FOR UPDATE', [member.id])
    const queued = browser.send('PATCH', toPath(member), { role: 'reviewer' })
    await untilBlockedBy(trx, queued)
    await trx.from('users').where('id', owner.id).update({ banned: true, ban_reason: 'Spam' })
    await trx.commit()
    const answer = await queued
    assert.deepEqual([answer.status, answer.body.code], [403, 'account_restricted'])
    assert.deepEqual((await db.from('users').where('id', member.id).first()).roles, ['user'])
  })
})
