import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { claimKey, pruneIdempotencyKeys } from '#app/core/idempotency/idempotency_keys'
import { Housekeeping } from '#app/core/process/housekeeping'
import { useDatabase } from '#tests/helpers/database'

test.group('Housekeeping', (group) => {
  useDatabase(group)

  test('runs every task even if others fail', async ({ assert }) => {
    const done: string[] = []
    const housekeeping = new Housekeeping(logger, [
      async () => done.push('first'),
      async () => {
        throw new Error('on purpose')
      },
      async () => done.push('last'),
    ])
    await housekeeping.runOnce()
    assert.deepEqual(done, ['first', 'last'])
  })

  test('aborts running tasks when it stops', async ({ assert }) => {
    let heard: AbortSignal | undefined
    const housekeeping = new Housekeeping(logger, [async (signal) => (heard = signal)])
    housekeeping.start()
    await housekeeping.runOnce()
    assert.isFalse(heard!.aborted)
    await housekeeping.stop()
    assert.isTrue(heard!.aborted)
  })

  test('stops immediately if nothing is running', async () => {
    const housekeeping = new Housekeeping(logger, [])
    housekeeping.start()
    await housekeeping.stop()
  })

  test('deletes idempotency keys after a day, in limited batches', async ({ assert }) => {
    const keys = ['1', '2', '3', 'young']
    for (const key of keys) {
      const attempt = { actor: 'member:1', key, method: 'POST', path: '/', requestHash: '' }
      assert.isTrue(await claimKey(attempt))
      assert.isFalse(await claimKey(attempt))
    }
    await db
      .from('idempotency_keys')
      .whereNot('key', 'young')
      .update({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    assert.deepEqual([await pruneIdempotencyKeys(2), await pruneIdempotencyKeys(2)], [2, 1])
    assert.deepEqual(await db.from('idempotency_keys').select('key'), [{ key: 'young' }])
  })
})
