import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PostgreConfig, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { toFailure } from '#app/core/to_failure'
import { makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { failCommits } from '#tests/helpers/failed_commits'
import { FaultProxy } from '#tests/helpers/fault_proxy'

const TABLE = 'idempotency_keys'
const CHECK_VIOLATION = '23514'
const SERIALIZATION_FAILURE = '40001'
/** The first attempt and two retries. */
const RUNS = 3

let names = 0
const newName = () => `row-${names++}`

const insert = (client: Pick<TransactionClientContract, 'table'>, name: string) =>
  client
    .table(TABLE)
    .insert({ actor: name, key: name, method: 'POST', path: '/', request_hash: name })

const exists = async (name: string) => (await db.from(TABLE).where('actor', name)).length > 0

async function errorOf(attempt: Promise<unknown>): Promise<Error & { code?: string }> {
  try {
    await attempt
  } catch (error) {
    return error as Error
  }
  throw new Error('it resolved')
}

test.group('A transaction', (group) => {
  useDatabase(group)

  test('rejects and writes nothing if COMMIT fails', async ({ assert }) => {
    const name = newName()
    const failing = await failCommits(TABLE, { sqlstate: CHECK_VIOLATION })
    const error = await errorOf(runInTransaction((trx) => insert(trx, name)))
    assert.equal(error.code, CHECK_VIOLATION)
    assert.equal(await failing.attempts(), 1)
    await failing.stop()
    assert.isFalse(await exists(name))
  })

  test('rejects if the error of a statement was swallowed, because PostgreSQL rolled back', async ({
    assert,
  }) => {
    const name = newName()
    const error = await errorOf(
      runInTransaction(async (trx) => {
        await insert(trx, name)
        await trx.rawQuery('SELECT * FROM no_such_table').catch(() => {})
      })
    )
    assert.match(error.message, /ROLLBACK/)
    assert.isFalse(await exists(name))
  })

  test('rejects, rather than throws, when the connection was closed', async ({
    assert,
    cleanup,
  }) => {
    const { connection } = db
    cleanup(() => {
      db.connection = connection
    })
    db.connection = () => {
      throw new Error('closed')
    }
    const attempt = runInTransaction(async () => {})
    assert.equal((await errorOf(attempt)).message, 'closed')
  })

  test('is retried after serialization failures and committed once', async ({ assert }) => {
    const name = newName()
    const failing = await failCommits(TABLE, { times: RUNS - 1 })
    const result = await runInTransaction(async (trx) => {
      await insert(trx, name)
      return name
    })
    assert.equal(result, name)
    assert.equal(await failing.attempts(), RUNS)
    await failing.stop()
    assert.lengthOf(await db.from(TABLE).where('actor', name), 1)
  })

  test('fails with 503 and Retry-After after the last attempt', async ({ assert }) => {
    const name = newName()
    const failing = await failCommits(TABLE)
    const error = await errorOf(runInTransaction((trx) => insert(trx, name)))
    assert.equal(error.code, SERIALIZATION_FAILURE)
    assert.equal(await failing.attempts(), RUNS)
    await failing.stop()
    assert.containSubset(toFailure(error), { status: 503, code: 'unavailable' })
    assert.isAbove(toFailure(error)!.retryAfter!, 0)
    assert.isFalse(await exists(name))
  })

  test('is retried after a deadlock, so that both are committed', async ({ assert }) => {
    const members = [await makeUser(), await makeUser()]
    let bothHold!: () => void
    const held = new Promise<void>((resolve) => (bothHold = resolve))
    let holders = 0
    const renameBoth = (first: number, second: number) =>
      runInTransaction(async (trx) => {
        const lock = (index: number) =>
          trx.rawQuery('UPDATE users SET display_name = ? WHERE id = ?', [
            `Named ${first}`,
            members[index]!.id,
          ])
        await lock(first)
        if (++holders === 2) bothHold()
        await held
        await lock(second)
      })
    await Promise.all([renameBoth(0, 1), renameBoth(1, 0)])
    assert.equal(holders, RUNS)
  })

  test('is rolled back in a dry run', async ({ assert }) => {
    const name = newName()
    await runInTransaction((trx) => insert(trx, name), { isDryRun: true })
    assert.isFalse(await exists(name))
  })
})

const openTransactions = async () => {
  const { rows } = await db.rawQuery(
    `SELECT count(*) FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`
  )
  return rows[0].count
}

test.group('A connection whose statement has timed out', (group) => {
  useDatabase(group)
  let proxy: FaultProxy

  /** A pool of one connection, so that the next caller gets the same one, with the server's settings otherwise. */
  group.each.setup(async () => {
    proxy = new FaultProxy(databaseUrl())
    await proxy.start()
    const server = db.manager.get('postgres')!.config as PostgreConfig
    const url = new URL(proxy.url)
    url.search = new URL(server.connection as string).search
    db.manager.add('proxied', { ...server, connection: url.href, pool: { ...server.pool, max: 1 } })
    return async () => {
      await db.manager.close('proxied', true)
      await proxy.cut()
    }
  })

  test('is not reused after BEGIN, so that the next statement commits', async ({ assert }) => {
    const client = db.connection('proxied')
    const [inside, after] = [newName(), newName()]
    await client.rawQuery('SELECT 1')

    proxy.muteAfter('BEGIN')
    const error = await errorOf(runInTransaction((trx) => insert(trx, inside), { client }))
    assert.equal(toFailure(error)?.code, 'unavailable')
    proxy.unmute()
    await insert(client, after)

    assert.isTrue(await exists(after))
    assert.isFalse(await exists(inside))
    assert.equal(await openTransactions(), 0)
  })

  test('is not reused after COMMIT', async ({ assert }) => {
    const client = db.connection('proxied')
    const after = newName()
    proxy.muteAfter('COMMIT')
    const error = await errorOf(runInTransaction((trx) => insert(trx, newName()), { client }))
    assert.equal(toFailure(error)?.code, 'unavailable')
    proxy.unmute()
    await insert(client, after)
    assert.isTrue(await exists(after))
    assert.equal(await openTransactions(), 0)
  })

  test('is closed outside of a transaction', async ({ assert }) => {
    const client = db.connection('proxied')
    const backend = async () =>
      (await client.rawQuery('SELECT pg_backend_pid() AS pid')).rows[0].pid
    const before = await backend()
    proxy.muteAfter('pg_sleep')
    const error = await errorOf(client.rawQuery('SELECT pg_sleep(0)'))
    assert.equal(toFailure(error)?.code, 'unavailable')
    proxy.unmute()
    assert.notEqual(await backend(), before)
  })
})
