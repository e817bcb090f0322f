import { test } from '@japa/runner'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

const program = 'tests/core/fixture/server.ts'
/** Longer than the poll interval of the tail, shorter than the caches' time to live. */
const SOON_MS = 1_000

test.group('Outbox | two server processes', (group) => {
  let database: TestDatabase
  let one: ServerProcess
  let other: ServerProcess

  group.setup(async () => {
    database = await createDatabase()
    const options = { databaseUrl: database.appUrl, program }
    ;[one, other] = await Promise.all([startServerProcess(options), startServerProcess(options)])
    return async () => {
      await Promise.all([one.kill(), other.kill()])
      await database.drop()
    }
  })

  test('a change in one process evicts cached data in the other within a second', async ({
    assert,
  }) => {
    for (let round = 1; round <= 3; round++) {
      const before = await other.client.get('/fixture')
      assert.deepEqual(before.body, { changes: round - 1 })
      const known = { 'if-none-match': before.headers.get('etag')! }
      assert.equal((await other.client.get('/fixture', known)).status, 304)

      assert.equal((await one.client.request('POST', '/fixture')).status, 204)
      await eventually(async () => (await other.client.get('/fixture', known)).status === 200, {
        within: SOON_MS,
      })
      assert.deepEqual((await other.client.get('/fixture')).body, { changes: round })
      await eventually(async () => (await one.client.get('/fixture')).body.changes === round, {
        within: SOON_MS,
      })
    }
  })
})
