import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import { deleteOldPresences } from '#app/platform/jobs/delete_old_presences'
import { writePresences } from '#app/platform/presence/presence_rows'
import { PRESENCE_LIFE_MS } from '#app/platform/rules'
import { useDatabase } from '#tests/helpers/database'
import { presenceEvents, presenceRow, storePresence } from '#tests/platform/support/presences'

const OLD = { seen_at: new Date(Date.now() - PRESENCE_LIFE_MS) }
const run = () => deleteOldPresences.run({}, new AbortController().signal)

test.group('A presence that is not repeated', (group) => {
  useDatabase(group)
  group.each.teardown(async () => {
    await db.from('presences').delete()
    await db.from('outbox').delete()
  })

  test('is deleted and published once, also when two processes run the job', async ({ assert }) => {
    await storePresence(BOTS.brunoApproved, OLD)
    await storePresence(PEOPLE.olivia)
    const runs = await Promise.all([run(), run()])
    assert.equal(
      runs.reduce((sum, { report }) => sum + report.forgotten!, 0),
      1
    )
    assert.isNull(await presenceRow(BOTS.brunoApproved))
    assert.isNotNull(await presenceRow(PEOPLE.olivia))
    const told = (await presenceEvents()).map(({ payload }) => payload)
    assert.deepEqual(told, [{ ids: [BOTS.brunoApproved] }])
  })

  test('is published again when it is repeated; known presences are not', async ({ assert }) => {
    await storePresence(BOTS.brunoApproved, OLD)
    await storePresence(PEOPLE.olivia)
    await run()
    const online = { status: 'online', activity: null } as const
    const repeated = [BOTS.brunoApproved, PEOPLE.olivia].map((id) => [id, online] as const)
    await writePresences({ changed: [], repeated, gone: [] })
    const told = (await presenceEvents()).map(({ payload }) => payload)
    assert.deepEqual(told, [{ ids: [BOTS.brunoApproved] }, { ids: [BOTS.brunoApproved] }])
  })
})
