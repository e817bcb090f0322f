import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { currentRequestScope, runInRequestScope } from '#app/core/database/request_scope'
import { onOutbox, publish, type OutboxEvent } from '#app/core/outbox/outbox'
import { pruneOutbox } from '#app/core/outbox/outbox_retention'
import { readOutbox, readOutboxPosition } from '#app/core/outbox/outbox_reader'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'

const TOPIC = 'test_thing'
const POLL_MS = 10
/** Longer than any test, so that only explicit reads receive events. */
const NEVER_MS = 600_000

function publishKeys(...keys: string[]) {
  return db.transaction((trx) => publish(trx, ...keys.map((key) => ({ topic: TOPIC, key }))))
}

test.group('Outbox', (group) => {
  useDatabase(group)

  let received: OutboxEvent[]
  let gaps: number
  let tail: OutboxTail
  const keys = () => received.map(({ key }) => key)

  group.each.setup(async () => {
    received = []
    gaps = 0
    const forget = onOutbox(TOPIC, (event) => received.push(event))
    tail = new OutboxTail({ logger, onGap: () => gaps++, pollIntervalMs: POLL_MS })
    return async () => {
      forget()
      await tail.stop()
    }
  })

  /**
   * Creates a tail that does not poll. It reads only when `catchUp` is called, which waits until it is done, even on a
   * slow machine.
   */
  function followOnlyWhenAsked() {
    return new OutboxTail({
      logger,
      onGap: () => gaps++,
      pollIntervalMs: NEVER_MS,
      catchUpMs: NEVER_MS,
    })
  }

  async function follow() {
    tail.start()
    await eventually(() => tail.isFollowing)
  }

  test('delivers committed events in order, with their payload', async ({ assert }) => {
    await follow()
    await db.transaction((trx) =>
      publish(
        trx,
        { topic: TOPIC, key: '1', payload: { name: 'Botanica', "it's": [1, null] } },
        { topic: TOPIC, key: '2' }
      )
    )
    await eventually(() => received.length === 2)
    assert.deepInclude(received[0], { topic: TOPIC, key: '1' })
    assert.deepEqual(received[0]!.payload, { name: 'Botanica', "it's": [1, null] })
    assert.deepEqual(received[1]!.payload, {})
    assert.isTrue(BigInt(received[0]!.id) < BigInt(received[1]!.id))
    assert.instanceOf(received[0]!.createdAt, Date)
  })

  test('handles events outside of the request that asks for them', async ({ assert, cleanup }) => {
    const scopes: unknown[] = []
    cleanup(onOutbox(TOPIC, () => scopes.push(currentRequestScope())))
    await follow()
    await runInRequestScope(async () => {
      await publishKeys('1')
      await tail.catchUp()
    })
    await publishKeys('2')
    await eventually(() => received.length === 2)
    assert.deepEqual(scopes, [undefined, undefined])
  })

  test('delivers nothing of a rolled back transaction', async ({ assert }) => {
    await follow()
    const trx = await db.transaction()
    await publish(trx, { topic: TOPIC, key: 'never' })
    await trx.rollback()
    await publishKeys('after')
    await eventually(() => received.length > 0)
    assert.deepEqual(keys(), ['after'])
  })

  test('starts at the current position', async ({ assert }) => {
    await publishKeys('old')
    await follow()
    await publishKeys('new')
    await eventually(() => received.length > 0)
    assert.deepEqual(keys(), ['new'])
    assert.equal(gaps, 1)
  })

  test('delivers each event once when transactions commit out of order', async ({ assert }) => {
    await follow()
    const slow = await db.transaction()
    const fast = await db.transaction()
    await publish(slow, { topic: TOPIC, key: 'slow 1' })
    await publish(fast, { topic: TOPIC, key: 'fast 1' })
    await publish(slow, { topic: TOPIC, key: 'slow 2' })
    await fast.commit()
    await publishKeys('later')
    await eventually(() => received.length === 2)
    assert.deepEqual(keys(), ['fast 1', 'later'], 'nobody waits for who is slow')

    await slow.commit()
    await publishKeys('next')
    await eventually(() => keys().includes('next'))
    await publishKeys('last')
    await eventually(() => keys().includes('last'))
    assert.deepEqual(keys(), ['fast 1', 'later', 'slow 1', 'slow 2', 'next', 'last'])
  })

  test('delivers events of savepoints with their transaction', async ({ assert }) => {
    await follow()
    const trx = await db.transaction()
    await publishKeys('between')
    await trx.transaction((nested) => publish(nested, { topic: TOPIC, key: 'nested' }))
    await trx.commit()
    await eventually(() => received.length === 2)
    assert.sameMembers(keys(), ['between', 'nested'])
  })

  test('delivers the events of many concurrent writers', async ({ assert }) => {
    await follow()
    const all = Array.from({ length: 100 }, (_, number) => String(number))
    await Promise.all(all.map((key) => publishKeys(key)))
    await eventually(() => received.length >= all.length)
    assert.sameMembers(keys(), all)
  })

  test('lets a writer wait until its event was handled', async ({ assert }) => {
    tail = followOnlyWhenAsked()
    await follow()
    await publishKeys('1')
    await tail.catchUp()
    assert.deepEqual(keys(), ['1'])

    const numbers = Array.from({ length: 50 }, (_, number) => `at once ${number}`)
    await Promise.all(
      numbers.map(async (key) => {
        await publishKeys(key)
        await tail.catchUp()
        assert.include(keys(), key)
      })
    )
    assert.sameMembers(keys(), ['1', ...numbers], 'each once')
  })

  test('catches up with a long backlog', async ({ assert }) => {
    tail = followOnlyWhenAsked()
    await follow()
    const many = Array.from({ length: 1_100 }, (_, number) => String(number))
    await publishKeys(...many)
    await tail.catchUp()
    assert.deepEqual(keys(), many)
  })

  test('limits the wait for handlers and for a stopped tail', async ({ assert }) => {
    await follow()
    const { promise: never, resolve } = Promise.withResolvers<void>()
    const forget = onOutbox(TOPIC, () => never)
    try {
      await publishKeys('stuck')
      await tail.catchUp()
    } finally {
      forget()
      resolve()
    }
    await tail.stop()
    await publishKeys('after')
    await tail.catchUp()
    assert.notInclude(keys(), 'after')
  })

  test('continues after a handler throws', async ({ assert }) => {
    const forget = onOutbox(TOPIC, () => {
      throw new Error('on purpose')
    })
    const after: string[] = []
    const forgetAfter = onOutbox(TOPIC, async ({ key }) => after.push(key))
    await follow()
    await publishKeys('1')
    await publishKeys('2')
    await eventually(() => after.length === 2)
    assert.deepEqual(keys(), ['1', '2'])
    forget()
    forgetAfter()
  })

  test('continues where it was after an outage of the database', async ({ assert }) => {
    await follow()
    await publishKeys('before')
    await eventually(() => received.length === 1)

    const { rows } = await db
      .connection(MIGRATOR_CONNECTION)
      .rawQuery('SELECT current_database() AS name')
    const name: string = rows[0].name
    const config = db.manager.get('postgres')!.config
    await db.manager.close('postgres')
    db.manager.patch('postgres', {
      ...config,
      connection: (config as { connection: string }).connection.replace(name, 'not_there'),
    } as typeof config)
    await sleep(20 * POLL_MS)

    await db
      .connection(MIGRATOR_CONNECTION)
      .table('outbox')
      .insert({ topic: TOPIC, key: 'meanwhile' })
    await db.manager.close('postgres')
    db.manager.patch('postgres', config)
    await publishKeys('after')
    await eventually(() => received.length === 3, { within: 8_000 })
    assert.deepEqual(keys(), ['before', 'meanwhile', 'after'])
    assert.equal(gaps, 1)
  })

  test('reads a backlog page by page, then what was committed in the meantime', async ({
    assert,
  }) => {
    const present = await readOutboxPosition()
    const slow = await db.transaction()
    await publish(slow, { topic: TOPIC, key: 'slow' })
    await publishKeys('a', 'b', 'c')
    const first = await readOutbox(present, 2)
    await slow.commit()
    await publishKeys('d')
    const second = await readOutbox(first.position, 2)
    const third = await readOutbox(second.position, 3)

    assert.deepEqual(
      [first, second, third].map(({ events }) => events.map(({ key }) => key)),
      [['a', 'b'], ['c'], ['slow', 'd']]
    )
    assert.deepEqual([first.isFull, second.isFull, third.isFull], [true, false, false])
    assert.deepEqual((await readOutbox(third.position)).events, [])
  })

  test('detects that the database was restored to an older state', async ({ assert }) => {
    const present = await readOutboxPosition()
    const future = String(2n ** 40n + 3n)
    const ahead = await readOutbox({ ...present, seen: `${future}:${future}:` })
    assert.isTrue(ahead.isBehind)
    assert.deepEqual(ahead.events, [])
    assert.isFalse((await readOutbox(present)).isBehind)
  })

  test('deletes events after a day, in limited batches', async ({ assert }) => {
    await db.connection(MIGRATOR_CONNECTION).rawQuery('TRUNCATE outbox')
    await publishKeys('1', '2', '3', 'young')
    await db
      .connection(MIGRATOR_CONNECTION)
      .rawQuery("UPDATE outbox SET created_at = now() - interval '25 hours' WHERE key <> 'young'")
    assert.equal(await pruneOutbox(2), 2)
    assert.equal(await pruneOutbox(2), 1)
    assert.equal(await pruneOutbox(2), 0)
    const rows = await db.from('outbox').select('key')
    assert.deepEqual(rows, [{ key: 'young' }])
  })
})

test.group('Outbox | after a restart of Postgres', (group) => {
  useDatabase(group)

  /** Lets the test set the start time of PostgreSQL; everything else is real. */
  group.setup(async () => {
    const owner = db.connection(MIGRATOR_CONNECTION)
    await owner.rawQuery(`
      CREATE SCHEMA shadow;
      CREATE TABLE shadow.start AS SELECT now() AS at;
      CREATE FUNCTION shadow.pg_postmaster_start_time() RETURNS timestamptz
        LANGUAGE sql STABLE RETURN (SELECT at FROM shadow.start);
      GRANT USAGE ON SCHEMA shadow TO PUBLIC;
      GRANT SELECT ON shadow.start TO PUBLIC;
      DO $$ BEGIN
        EXECUTE format('ALTER DATABASE %I SET search_path = shadow, pg_catalog, public', current_database());
      END $$`)
  })

  test('reports a gap and misses no event', async ({ assert }) => {
    const received: string[] = []
    let gaps = 0
    const forget = onOutbox(TOPIC, ({ key }) => received.push(key))
    const tail = new OutboxTail({ logger, onGap: () => gaps++, pollIntervalMs: POLL_MS })
    tail.start()
    try {
      await eventually(() => tail.isFollowing)
      await publishKeys('before')
      await eventually(() => received.length === 1)
      assert.equal(gaps, 1)

      await db
        .connection(MIGRATOR_CONNECTION)
        .rawQuery("UPDATE shadow.start SET at = at + interval '1 second'")
      await publishKeys('after')
      await eventually(() => received.length === 2 && gaps === 2)
      await publishKeys('later')
      await eventually(() => received.length === 3)
      assert.deepEqual(received, ['before', 'after', 'later'])
      assert.equal(gaps, 2)
    } finally {
      forget()
      await tail.stop()
    }
  })
})
