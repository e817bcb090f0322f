import { test } from '@japa/runner'
import { assignments, execute, insertedRow, rawSql, queryRows, sql } from '#app/core/database/sql'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { useDatabase } from '#tests/helpers/database'

const MOMENT = new Date('2026-01-02T03:04:05.678Z')

test.group('The sql tag', (group) => {
  useDatabase(group)

  test('binds values and inserts fragments', async ({ assert }) => {
    const piece = sql`${'a'}::text || ${rawSql("'b'")}`
    const rows = await queryRows(sql`
      SELECT ${piece} AS text, ${null}::text AS nothing, ${MOMENT}::timestamptz AS moment,
        ${['x,"', null]}::text[] AS texts, ${[1, 2]}::integer[] AS numbers
    `)
    assert.deepEqual(rows, [
      { text: 'ab', nothing: null, moment: MOMENT, texts: ['x,"', null], numbers: [1, 2] },
    ])
  })

  test('keeps user input out of the statement', async ({ assert }) => {
    const typed = "'; DROP TABLE users; --"
    assert.deepEqual(await queryRows(sql`SELECT ${typed}::text AS typed`), [{ typed }])
  })

  test('inserts a row, updates the given columns and returns the number of rows', async ({
    assert,
  }) => {
    const key = { actor: 'somebody', key: 'one' }
    const row = { ...key, method: 'POST', path: '/', request_hash: 'hash' }
    assert.equal(await execute(sql`INSERT INTO idempotency_keys ${insertedRow(row)}`), 1)

    const answer = { status: 200, body: null }
    const where = sql`WHERE actor = ${key.actor} AND key = ${key.key}`
    const update = sql`UPDATE idempotency_keys SET ${assignments(answer)} ${where}`
    assert.equal(await execute(update), 1)
    assert.deepEqual(await queryRows(sql`SELECT status, body FROM idempotency_keys ${where}`), [
      answer,
    ])
    assert.equal(await execute(sql`DELETE FROM idempotency_keys WHERE key = 'another'`), 0)
  })

  test('prepares statements, except those with varying columns', async ({ assert }) => {
    const prepared = await runInTransaction(async (trx) => {
      await queryRows(sql`SELECT ${'once'}::text AS spoken`, trx)
      await execute(sql`UPDATE jobs SET ${assignments({ error: 'chosen' })} WHERE false`, trx)
      return queryRows<{ statement: string }>(
        sql`SELECT statement FROM pg_prepared_statements`,
        trx
      )
    })
    const texts = prepared.map(({ statement }) => statement)
    assert.isTrue(texts.some((text) => text.includes('spoken')))
    assert.isFalse(texts.some((text) => text.includes('UPDATE jobs SET')))
  })

  test('throws if a fragment is converted to text', ({ assert }) => {
    assert.throws(
      () => `SELECT ${String(sql`${1}`)}`,
      'A piece of a statement stands in the sql tag'
    )
  })
})
