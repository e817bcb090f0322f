import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CORE_ONLY } from '@botanica/demo-world'
import {
  createDurableDatabase,
  createEmptyDatabase,
  findSystemPostgres,
  withClient,
} from '@botanica/testkit/database'
import type { Assert } from '@japa/assert'
import { getActiveTestOrFail, test } from '@japa/runner'
import type { Client } from 'pg'
import env from '#start/env'
import { type BackupManifest, writeManifest } from '#app/core/backup/manifest'
import { seedWhenEmpty } from '#database/demo/demo_world'
import { run } from '#tests/helpers/ace'
import { catalogLines } from '#tests/helpers/catalog'
import { useDatabase } from '#tests/helpers/database'
import type { TestDatabase } from '#tests/helpers/test_cluster'

const NOW = new Date('2026-06-01T12:00:00Z')
const PRIVATE_FOLDER_MODE = 0o700
const PERMISSION_BITS = 0o777
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

const programs = findSystemPostgres()
/** CI installs these programs (.ci/run), so there the tests fail instead of being skipped. */
const skipped =
  !programs &&
  !process.env.CI &&
  "there is no PostgreSQL of Debian's or Ubuntu's on this machine (apt-get install postgresql)"

/** Returns everything that migrations create in a database, with owners and grants. */
function readObjects(url: string) {
  return withClient(url, (client) =>
    catalogLines(async (statement) => (await client.query<{ line: string }>(statement)).rows)
  )
}

/** The server's role can read and write with the same privileges as before, and changing a member updates its date. */
async function assertServes(client: Client, assert: Assert) {
  const { rows } = await client.query<{ id: string }>(
    'UPDATE users SET updated_at = $1 RETURNING id',
    [LONG_AGO]
  )
  const { id } = rows[0]!
  const update = async (change: string) => {
    await client.query(`UPDATE users SET ${change} WHERE id = $1`, [id])
    const { rows: found } = await client.query<{ at: Date }>(
      'SELECT updated_at AS at FROM users WHERE id = $1',
      [id]
    )
    return found[0]!.at.getTime()
  }
  assert.equal(await update('bio = bio'), LONG_AGO.getTime())
  assert.isAbove(await update("bio = 'Restored'"), LONG_AGO.getTime())
  await assert.rejects(() => client.query('DELETE FROM admin_logs'), /permission denied/)
}

async function readMode(path: string) {
  return (await stat(path)).mode & PERMISSION_BITS
}

/** Runs a command on a database, which the settings name. */
async function runOn(migratorUrl: string, ...command: [name: string, ...args: string[]]) {
  const before = env.get('MIGRATOR_DATABASE_URL')!
  env.set('MIGRATOR_DATABASE_URL', migratorUrl)
  try {
    return await run(...command)
  } finally {
    env.set('MIGRATOR_DATABASE_URL', before)
  }
}

test.group('Database | backups', (group) => {
  let original: TestDatabase & { superuser: string }
  let folder: string
  let backup: string

  async function createOriginal() {
    if (!programs) throw new Error('Backups cannot be tested: apt-get install postgresql')
    const { app, migrator, superuser, stop } = await createDurableDatabase(programs)
    original = { appUrl: app, migratorUrl: migrator, superuser, drop: stop }
    return original
  }

  const create = (...args: string[]) =>
    runOn(original.migratorUrl, 'backup:create', folder, ...args)

  async function changeManifest(change: (manifest: BackupManifest) => void) {
    const file = join(backup, 'manifest.json')
    const before = await readFile(file, 'utf8')
    const manifest = JSON.parse(before) as BackupManifest
    change(manifest)
    await writeFile(file, JSON.stringify(manifest))
    return () => writeFile(file, before)
  }

  /** Copies the backup, with a dump of a format that does not exist, whose checksum is right. @returns its path */
  async function createUnreadable() {
    const copy = await mkdtemp(join(tmpdir(), 'unreadable-'))
    getActiveTestOrFail().cleanup(() => rm(copy, { recursive: true }))
    const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
    await writeFile(join(copy, 'database.dump'), 'PGDMP')
    await writeManifest(copy, manifest)
    return copy
  }

  if (!skipped) {
    useDatabase(group, createOriginal)
    group.setup(async () => {
      await seedWhenEmpty(NOW, CORE_ONLY)
      folder = await mkdtemp(join(tmpdir(), 'backup-'))
      backup = (await create()).printed.path
      return () => rm(folder, { recursive: true })
    })
  }
  group.tap((one) => one.skip(!!skipped, skipped || undefined))

  test('restore into an empty database, and over a full one only when told to', async ({
    assert,
  }) => {
    const restored = await createEmptyDatabase(original.superuser, 'restored')
    const expected = await readObjects(original.migratorUrl)
    const restore = (...args: string[]) =>
      runOn(restored.migrator, 'backup:restore', backup, ...args)

    const first = await restore()
    assert.equal(first.exitCode, 0, first.printed.error)
    assert.isAbove(first.printed.rows, 100)
    assert.deepEqual(first.printed.pendingMigrations, [])
    assert.deepEqual(await readObjects(restored.migrator), expected)
    await withClient(restored.app, (client) => assertServes(client, assert))

    const refused = await restore()
    assert.equal(refused.exitCode, 1)
    assert.match(refused.printed.error, /not empty.*--overwrite/)
    await withClient(restored.app, async (client) => {
      const { rows } = await client.query("SELECT FROM users WHERE bio = 'Restored'")
      assert.lengthOf(rows, 1)
      const inUse = await restore('--overwrite')
      assert.match(inUse.printed.error, /1 connections of servers/)
    })

    const again = await restore('--overwrite')
    assert.equal(again.exitCode, 0, again.printed.error)
    assert.deepEqual(await readObjects(restored.migrator), expected)
    await withClient(restored.app, (client) => assertServes(client, assert))

    const unreadable = await createUnreadable()
    const failed = await runOn(restored.migrator, 'backup:restore', unreadable, '--overwrite')
    assert.equal(failed.exitCode, 1)
    assert.match(failed.printed.error, /pg_restore failed/)
    assert.deepEqual(await readObjects(restored.migrator), expected)
  })

  test('are refused when they are damaged, of a later version or none', async ({ assert }) => {
    const restored = await createEmptyDatabase(original.superuser, 'refused')
    const refuse = async (path: string, message: RegExp) => {
      const { exitCode, printed } = await runOn(restored.migrator, 'backup:restore', path)
      assert.equal(exitCode, 1)
      assert.match(printed.error, message)
    }

    await refuse(folder, /is no backup/)
    const restoreManifest = await changeManifest(({ migrations }) => migrations.push('of_tomorrow'))
    await refuse(backup, /of_tomorrow.*Restore it with Botanica \d/)
    await restoreManifest()
    const restoreFormat = await changeManifest((manifest) => (manifest.format = 2))
    await refuse(backup, /has the format 2/)
    await restoreFormat()

    const dump = await open(join(backup, 'database.dump'), 'r+')
    const { bytesRead, buffer } = await dump.read(Buffer.alloc(1), 0, 1, 1000)
    assert.equal(bytesRead, 1)
    await dump.write(Buffer.from([buffer[0]! ^ 1]), 0, 1, 1000)
    await refuse(backup, /is damaged/)
    await dump.write(buffer, 0, 1, 1000)
    await dump.close()

    assert.deepEqual(
      (await readObjects(restored.migrator)).filter((line) => line.startsWith('column')),
      []
    )
  })

  test('need a pg_dump that is not older than the server', async ({ assert }) => {
    const before = await readdir(folder)
    const { exitCode, printed } = await create(`--programs=${folder}`)
    assert.equal(exitCode, 1)
    assert.match(printed.error, /pg_dump \d+ or later is needed.*found: none/)
    assert.deepEqual(await readdir(folder), before)
  })

  test('are made in folders that other accounts may enter', async ({ assert }) => {
    const { printed } = await runOn(original.migratorUrl, 'backup:create', join(folder, 'deeper'))
    assert.equal(await readMode(printed.path), PRIVATE_FOLDER_MODE)
    assert.notEqual(await readMode(dirname(printed.path)), PRIVATE_FOLDER_MODE)
    await rm(dirname(printed.path), { recursive: true })
    const file = join(backup, 'manifest.json')
    const { exitCode, printed: refused } = await runOn(original.migratorUrl, 'backup:create', file)
    assert.equal(exitCode, 1)
    assert.match(refused.error, /cannot be created: .*name another folder/)
  })

  test('replace the oldest when only so many are to stay', async ({ assert }) => {
    const { printed } = await create('--keep=2')
    assert.deepEqual(printed.deleted, [])
    const last = await create('--keep=2')
    assert.deepEqual(last.printed.deleted, [backup])
    assert.lengthOf(await readdir(folder), 2)
    const refused = await create('--keep=0')
    assert.match(refused.printed.error, /whole number/)
  })
})
