import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeAppeal } from '#database/factories/index'
import { run } from '#tests/helpers/ace'
import { useDatabase } from '#tests/helpers/database'

test.group('ace commands for appeals', (group) => {
  useDatabase(group)

  test('appeals:list and appeals:decide', async ({ assert }) => {
    const { id, bot } = await makeAppeal()
    const { printed } = await run('appeals:list')
    assert.deepInclude(printed[0], { id, decision: 'reject_bot', about: 'Fern' })
    assert.equal((await run('appeals:list', '--state=lost')).exitCode, 1)

    assert.equal((await run('appeals:decide', String(id), 'upheld')).exitCode, 1)
    assert.equal((await run('appeals:decide', String(id), 'lost')).exitCode, 1)
    const decided = await run('appeals:decide', String(id), 'reversed')
    assert.equal(decided.exitCode, 0)
    assert.include(decided.printed, { id, outcome: 'reversed' })
    assert.equal(
      (await db.from('bots').where('id', bot.id).firstOrFail()).approval_status,
      'approved'
    )
    const again = await run('appeals:decide', String(id), 'closed', '--answer=Done.')
    assert.equal(again.printed.error, 'It is reversed already.')
    const unknown = await run('appeals:decide', '999999', 'closed', '--answer=Done.')
    assert.equal(unknown.printed.error, 'There is no such appeal.')
  })
})
