import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeUser } from '#database/factories/index'
import '#start/jobs'
import { run } from '#tests/helpers/ace'
import { useDatabase } from '#tests/helpers/database'

const rowOf = (id: number) => db.from('bots').where('id', id).first()

async function idsOf(...args: string[]) {
  const { printed } = await run('bots:list', ...args)
  return printed.map(({ id }: { id: number }) => id)
}

async function statusOf(job: string) {
  const { printed } = await run('jobs:status')
  return printed.find(({ name }: { name: string }) => name === job)
}

test.group('ace commands for administrators', (group) => {
  useDatabase(group)

  test('bots:approve approves a pending bot, once', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    const { exitCode, printed } = await run('bots:approve', bot.discordBotId)
    assert.equal(exitCode, 0)
    assert.include(printed, { id: bot.id, approvalStatus: 'approved' })
    const row = await rowOf(bot.id)
    assert.include(row, {
      approval_status: 'approved',
      approval_reason: 'Bot meets platform standards',
      approved_by: null,
    })
    assert.isNotNull(row.approved_at)
    const log = await db.from('admin_logs').where('target_id', String(bot.id)).first()
    assert.include(log, { action: 'approve_bot', admin_id: null })
    const told = await db.from('outbox').where({ topic: 'bot', key: String(bot.id) })
    assert.lengthOf(told, 1)

    const again = await run('bots:approve', String(bot.id))
    assert.equal(again.exitCode, 1)
    assert.include(again.printed.error, 'approved')
  })

  test('bots:reject stores the reason and removes the certification', async ({ assert }) => {
    const bot = await makeBot({ certified: true })
    const without = await run('bots:reject', String(bot.id))
    assert.equal(without.exitCode, 1)
    assert.equal((await rowOf(bot.id)).approval_status, 'approved')

    const { exitCode } = await run(
      'bots:reject',
      String(bot.id),
      '--reason=It is silent.',
      '--rule=online'
    )
    assert.equal(exitCode, 0)
    assert.include(await rowOf(bot.id), {
      approval_status: 'rejected',
      approval_reason: 'It is silent.',
      approved_at: null,
      certified: false,
    })
    assert.equal(
      (await run('bots:reject', String(bot.id), '--reason=Twice.', '--rule=online')).exitCode,
      1
    )
  })

  test('bots:restore restores a deleted bot', async ({ assert }) => {
    const bot = await makeBot({ deletedAt: ago({ days: 29 }) })
    assert.equal((await run('bots:restore', bot.discordBotId)).exitCode, 0)
    assert.isNull((await rowOf(bot.id)).deleted_at)
    const again = await run('bots:restore', String(bot.id))
    assert.equal(again.printed.error, 'This bot is not deleted.')

    const old = await makeBot({ deletedAt: ago({ days: 31 }) })
    const tooOld = await run('bots:restore', String(old.id))
    assert.equal(tooOld.printed.error, 'This bot was deleted more than 30 days ago.')

    const first = await makeBot({ deletedAt: ago({ days: 1 }) })
    await makeBot({ discordBotId: first.discordBotId })
    const taken = await run('bots:restore', String(first.id))
    assert.equal(
      taken.printed.error,
      'The same bot has been submitted afresh since it was deleted.'
    )
    assert.isNotNull((await rowOf(first.id)).deleted_at)
  })

  test('bots:transfer changes the main owner', async ({ assert }) => {
    const [owner, receiver, banned] = [
      await makeUser(),
      await makeUser(),
      await makeUser({ banned: true, banReason: 'Spam' }),
    ]
    const bot = await makeBot({ userId: owner.id, additionalOwners: [receiver.id] })
    const { exitCode } = await run('bots:transfer', bot.discordBotId, receiver.id)
    assert.equal(exitCode, 0)
    assert.include(await rowOf(bot.id), { user_id: receiver.id })
    assert.deepEqual((await rowOf(bot.id)).additional_owners, [])
    const again = await run('bots:transfer', String(bot.id), receiver.id)
    assert.equal(again.printed.error, 'This member already is the main owner.')
    const restricted = await run('bots:transfer', String(bot.id), banned.id)
    assert.equal(restricted.printed.error, 'The receiver needs an account that is not restricted.')
    assert.equal((await run('bots:transfer', '7777777', owner.id)).exitCode, 1)
  })

  test('bots:list, bots:show and users:show print bots and members', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    const gone = await makeBot({ userId: member.id, deletedAt: ago({ days: 1 }) })
    assert.deepEqual(await idsOf(`--owner=${member.id}`), [bot.id])
    assert.deepEqual(await idsOf(`--owner=${member.id}`, '--deleted'), [gone.id])
    assert.deepEqual(await idsOf(`--owner=${member.id}`, '--status=approved'), [])
    assert.equal((await run('bots:list', '--status=lost')).exitCode, 1)

    const shown = await run('bots:show', gone.discordBotId)
    assert.include(shown.printed, { id: gone.id, description: gone.description })
    assert.equal((await run('bots:show', '7777777')).exitCode, 1)

    const user = await run('users:show', member.id)
    assert.include(user.printed, { id: member.id, email: member.email })
    assert.equal(user.printed.bots[0].id, bot.id)
    assert.equal((await run('users:show', '499999999999999999')).exitCode, 1)
  })

  test('jobs:status shows every job, and jobs:run runs its next batch', async ({ assert }) => {
    for (const job of ['check_bots', 'purge_bots', 'refresh_members', 'unname_votes'])
      assert.include(await statusOf(job), { status: 'never run', finishedAt: null })

    const old = await makeBot({ deletedAt: ago({ days: 31 }) })
    const { exitCode, printed } = await run('jobs:run', 'purge_bots')
    assert.equal(exitCode, 0)
    assert.isAtLeast(printed.purged, 1)
    assert.isNull(await rowOf(old.id))
    const { status, report } = await statusOf('purge_bots')
    assert.equal(status, 'done')
    assert.equal(report.purged, printed.purged)
    assert.equal((await run('jobs:run', 'nothing')).exitCode, 1)
  })
})
