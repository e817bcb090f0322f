import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { createDatabase } from '#tests/helpers/test_cluster'
import { startServerProcess } from '#tests/helpers/server_process'

const GENERATED = app.generatedServerPath()

async function generatedFiles() {
  const names = await readdir(GENERATED)
  return Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(join(GENERATED, name), 'utf8')])
  )
}

test('a server with test routes does not change generated files', async ({ assert, cleanup }) => {
  const before = await generatedFiles()
  const database = await createDatabase()
  cleanup(() => database.drop())
  const server = await startServerProcess({
    databaseUrl: database.appUrl,
    program: 'tests/core/fixture/server.ts',
  })
  cleanup(() => server.kill())
  assert.equal((await server.client.get('/api/fixture/read')).status, 200)
  assert.deepEqual(await generatedFiles(), before)
})
