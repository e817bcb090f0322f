import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeStaff, makeUser } from '#database/factories/index'
import { run } from '#tests/helpers/ace'
import { useDatabase } from '#tests/helpers/database'

const findRow = (id: string) => db.from('users').where('id', id).first()
const listLogs = (id: string) => db.from('admin_logs').where('target_id', id).orderBy('id')
const NOBODY = '499999999999999999'

test.group('ace commands about members', (group) => {
  useDatabase(group)

  test('staff:grant grants the first owner, and staff:list lists the staff', async ({ assert }) => {
    const empty = await run('staff:list')
    assert.deepEqual(empty.printed, [])
    const member = await makeUser({ displayName: 'Olivia' })
    const { exitCode, printed } = await run('staff:grant', member.id, 'owner')
    assert.equal(exitCode, 0)
    assert.deepInclude(printed, { id: member.id, roles: ['owner'] })
    assert.deepEqual((await findRow(member.id)).roles, ['owner'])
    const [log] = await listLogs(member.id)
    assert.include(log, { action: 'update_role', admin_id: null, ip_address: null })
    assert.include(log.details, { oldValue: 'user', newValue: 'owner' })

    const reviewer = await makeStaff('reviewer', { banned: true, banReason: 'Spam' })
    const listed = await run('staff:list')
    assert.deepEqual(
      listed.printed.map(({ id, role, isActive }: Record<string, unknown>) => [id, role, isActive]),
      [
        [member.id, 'owner', true],
        [reviewer.id, 'reviewer', false],
      ]
    )
  })

  test('staff:revoke revokes a role, but not that of the last owner', async ({ assert }) => {
    const [owner, ...others] = await db.from('users').whereRaw("'owner' = ANY (roles)")
    assert.lengthOf(others, 0)
    for (const args of [
      ['staff:revoke', owner.id],
      ['staff:grant', owner.id, 'reviewer'],
      ['users:ban', owner.id, '--reason=Spam', '--rule=no-spam'],
    ] as [string, ...string[]][]) {
      const { exitCode, printed } = await run(...args)
      assert.equal(exitCode, 1)
      assert.include(printed.error, 'last owner')
    }
    assert.include(await findRow(owner.id), { banned: false })
    assert.lengthOf(await listLogs(owner.id), 1)

    const second = await makeStaff('owner')
    assert.equal((await run('staff:revoke', second.id)).exitCode, 0)
    assert.deepEqual((await findRow(second.id)).roles, ['user'])
  })

  test('users:ban bans with a reason, permanently or for days, and users:unban lifts the ban', async ({
    assert,
  }) => {
    const member = await makeUser()
    assert.equal((await run('users:ban', member.id)).exitCode, 1)
    assert.equal(
      (await run('users:ban', member.id, '--reason=x', '--rule=no-spam', '--days=0')).exitCode,
      1
    )
    assert.equal(
      (await run('users:ban', member.id, '--reason=x', '--rule=no-spam', '--days=99999')).exitCode,
      1
    )
    assert.isFalse((await findRow(member.id)).banned)

    const { printed } = await run('users:ban', member.id, '--reason=Spam', '--rule=no-spam')
    assert.include(printed, { banned: true, banReason: 'Spam', banExpiresAt: null })
    await run('users:ban', member.id, '--reason=Spam', '--rule=no-spam', '--days=2')
    const { ban_expires_at: end } = await findRow(member.id)
    assert.approximately(end.getTime(), Date.now() + 2 * 86_400_000, 60_000)

    assert.equal((await run('users:unban', member.id, '--reason=Sorry')).exitCode, 0)
    assert.include(await findRow(member.id), { banned: false, ban_reason: null })
    const logs = await listLogs(member.id)
    assert.deepEqual(
      logs.map(({ action, admin_id: admin, details }) => [action, admin, details.reason]),
      [
        ['ban_user', null, 'Spam'],
        ['ban_user', null, 'Spam'],
        ['unban_user', null, 'Sorry'],
      ]
    )
  })

  test('unknown members and roles other than staff roles are refused', async ({ assert }) => {
    for (const args of [
      ['staff:grant', NOBODY, 'owner'],
      ['staff:revoke', NOBODY],
      ['users:ban', NOBODY, '--reason=Spam', '--rule=no-spam'],
      ['users:unban', NOBODY],
      ['staff:grant', (await makeUser()).id, 'user'],
      ['staff:grant', (await makeUser()).id, 'admin'],
    ] as [string, ...string[]][]) {
      const { exitCode, printed } = await run(...args)
      assert.equal(exitCode, 1, args.join(' '))
      assert.isNotEmpty(printed.error)
    }
  })
})
