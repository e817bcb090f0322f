import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { test } from '@japa/runner'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

const program = 'tests/core/fixture/server.ts'
/** Linux: every write to this device fails with "no space left". */
const FULL_DISK = '/dev/full'
const noFullDisk = existsSync(FULL_DISK) ? false : `this system has no ${FULL_DISK}`
/** Each of these requests logs an error. */
const DEFECT = '/fixture/defect'
const REQUESTS = 20

test.group('A log that cannot be written', (group) => {
  let database: TestDatabase
  let server: ServerProcess

  group.setup(async () => {
    database = await createDatabase()
    return () => database.drop()
  })
  group.each.teardown(() => server.kill())

  /**
   * Sends requests that are logged, and one that is not.
   * @returns their statuses
   */
  async function logAndServe() {
    const statuses = new Set<number>()
    for (let request = 0; request < REQUESTS; request++) {
      statuses.add((await server.client.get(DEFECT)).status)
    }
    statuses.add((await server.client.get('/health/live')).status)
    return [...statuses]
  }

  test('does not stop the server if the disk is full', async ({ assert }) => {
    const stdout = openSync(FULL_DISK, 'w')
    server = await startServerProcess({ databaseUrl: database.appUrl, program, stdout })
    closeSync(stdout)
    assert.deepEqual(await logAndServe(), [500, 200])
    assert.equal(await server.stop(), 0)
  }).skip(Boolean(noFullDisk), noFullDisk || '')

  test('does not stop the server if the pipe is closed', async ({ assert }) => {
    server = await startServerProcess({ databaseUrl: database.appUrl, program })
    server.child.stdout!.destroy()
    await once(server.child.stdout!, 'close')
    assert.deepEqual(await logAndServe(), [500, 200])
    assert.equal(await server.stop(), 0)
  })
})
