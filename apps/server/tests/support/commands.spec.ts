import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makePremiumUser, makeSupportRequest, makeUser } from '#database/factories/index'
import { run } from '#tests/helpers/ace'
import { useDatabase } from '#tests/helpers/database'
import { listTargetLogs } from '#tests/moderation/support/decisions'

test.group('ace commands for support requests', (group) => {
  useDatabase(group)

  test('support:list lists premium members first', async ({ assert }) => {
    const plain = await makeUser()
    const premium = await makePremiumUser({ displayName: 'Paula' })
    const waiting = await makeSupportRequest({ userId: plain.id, createdAt: ago({ days: 2 }) })
    const first = await makeSupportRequest({ userId: premium.id })
    const { printed } = await run('support:list')
    assert.deepEqual(
      printed.map(({ id }: { id: number }) => id),
      [first.id, waiting.id]
    )
    assert.include(printed[0], { premium: 'yes', member: 'Paula', subject: first.subject })
    assert.isEmpty((await run('support:list', '--state=answered')).printed)
    assert.equal((await run('support:list', '--state=lost')).exitCode, 1)
  })

  test('support:answer answers an open request, once', async ({ assert }) => {
    const { id } = await makeSupportRequest({ userId: (await makeUser()).id })
    const { exitCode, printed } = await run('support:answer', String(id), 'It is back.')
    assert.equal(exitCode, 0)
    assert.include(printed, { id, state: 'answered', answer: 'It is back.' })
    const row = await db.from('support_requests').where('id', id).first()
    assert.include(row, { state: 'answered', answer: 'It is back.', resolved_by: null })
    const [log] = await listTargetLogs('support_request', id)
    assert.include(log, { action: 'answer_support_request', admin_id: null })
    const again = await run('support:answer', String(id), 'Twice.')
    assert.deepEqual([again.exitCode, again.printed.error], [1, 'It is answered already.'])
    const unknown = await run('support:answer', '999999', 'Nobody asked.')
    assert.equal(unknown.printed.error, 'There is no such request.')
    assert.equal((await run('support:answer', String(id), ' ')).exitCode, 1)
  })
})
