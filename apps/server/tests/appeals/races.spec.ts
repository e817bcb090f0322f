import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { decideAppeal } from '#app/appeals/actions/decide_appeal'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { makeAppeal, makeStaff } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'

const actorOf = ({ id }: { id: string }) => ({ id, ipAddress: '127.0.0.1', userAgent: null })
const stateOf = async (id: number) =>
  (await db.from('appeals').where('id', id).firstOrFail()).state as string

test.group('Appeals, decided by the statements alone', (group) => {
  useDatabase(group)

  test('who made the decision cannot decide once somebody else may', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const { id } = await makeAppeal({ adminId: staff.id })
    await makeStaff('owner')
    const decide = () =>
      runInTransaction((trx) =>
        decideAppeal(trx, id, actorOf(staff), { outcome: 'reversed', answer: null })
      )
    const error = await decide().catch((reason: unknown) => reason)
    assert.instanceOf(error, NoRowsAffectedError)
    assert.equal(await stateOf(id), 'open')
  })

  test('whom the decision is about cannot decide', async ({ assert }) => {
    const { id, owner } = await makeAppeal()
    const decide = () =>
      runInTransaction((trx) =>
        decideAppeal(trx, id, actorOf(owner), { outcome: 'reversed', answer: null })
      )
    const error = await decide().catch((reason: unknown) => reason)
    assert.instanceOf(error, NoRowsAffectedError)
    assert.equal(await stateOf(id), 'open')
  })
})
