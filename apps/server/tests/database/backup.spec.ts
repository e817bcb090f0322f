import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CORE_ONLY } from '@botanica/demo-world'
import {
  createDurableDatabase,
  createEmptyDatabase,
  findSystemPostgres,
  withClient,
} from '@botanica/testkit/database'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Client } from 'pg'
import { seedWhenEmpty } from '#database/demo/demo_world'
import { catalogLines } from '#tests/helpers/catalog'
import { useDatabase } from '#tests/helpers/database'
import type { TestDatabase } from '#tests/helpers/test_cluster'

const run = promisify(execFile)
const NOW = new Date('2026-06-01T12:00:00Z')
const RESTORE_WITHIN_MS = 60_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

const programs = findSystemPostgres()
/** CI installs these programs (.ci/run), so there the tests fail instead of being skipped. */
const skipped =
  !programs &&
  !process.env.CI &&
  "there is no PostgreSQL of Debian's or Ubuntu's on this machine (apt-get install postgresql)"

interface BackupForm {
  name: string
  file: string
  dump: readonly string[]
  restore: (url: string, file: string) => readonly [program: string, ...args: string[]]
}

/** The commands of docs/operations.md. */
const FORMS: readonly BackupForm[] = [
  {
    name: 'in the custom format',
    file: 'botanica.dump',
    dump: ['--format=custom'],
    restore: (url, file) => [
      'pg_restore',
      `--dbname=${url}`,
      '--single-transaction',
      '--exit-on-error',
      file,
    ],
  },
  {
    name: 'as plain SQL',
    file: 'botanica.sql',
    dump: ['--format=plain'],
    restore: (url, file) => [
      'psql',
      `--dbname=${url}`,
      '--no-psqlrc',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--file=${file}`,
    ],
  },
]

/** Returns what a database contains: its objects, and for each table the number of rows and their checksum. */
function readDatabase(url: string) {
  return withClient(url, async (client) => {
    const objects = await catalogLines(
      async (statement) => (await client.query<{ line: string }>(statement)).rows
    )
    const tables = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
    )
    const rows: Record<string, unknown> = {}
    for (const { name } of tables.rows) {
      const { rows: sums } = await client.query(`
        SELECT count(*)::int AS count,
          md5(string_agg(one::text, chr(10) ORDER BY one::text COLLATE "C")) AS checksum
        FROM ${client.escapeIdentifier(name)} AS one
      `)
      rows[name] = sums[0]
    }
    return { objects, rows }
  })
}

function execute(program: string, ...args: string[]) {
  return run(join(dirname(programs!.postgres), program), args)
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

test.group('Database | backups', (group) => {
  let original: TestDatabase & { superuser: string }

  async function createOriginal() {
    if (!programs) throw new Error('Backups cannot be tested: apt-get install postgresql')
    const { app, migrator, superuser, stop } = await createDurableDatabase(programs)
    original = { appUrl: app, migratorUrl: migrator, superuser, drop: stop }
    return original
  }

  if (!skipped) {
    useDatabase(group, createOriginal)
    group.setup(async () => {
      await seedWhenEmpty(NOW, CORE_ONLY)
    })
  }

  for (const { name, file, dump, restore } of FORMS) {
    test(`restore into an empty database, ${name}`, async ({ assert, cleanup }) => {
      const folder = await mkdtemp(join(tmpdir(), 'backup-'))
      cleanup(() => rm(folder, { recursive: true }))
      const backup = join(folder, file)

      const restored = await createEmptyDatabase(original.superuser, file)
      await execute('pg_dump', ...dump, `--file=${backup}`, original.migratorUrl)
      await execute(...restore(restored.migrator, backup))

      const before = await readDatabase(original.migratorUrl)
      const after = await readDatabase(restored.migrator)
      assert.isAbove(before.objects.length, 100)
      assert.deepEqual(after.objects, before.objects)
      assert.containsSubset(before.rows, { categories: { count: 20 } })
      assert.deepEqual(after.rows, before.rows)
      await withClient(restored.app, (client) => assertServes(client, assert))
    })
      .timeout(RESTORE_WITHIN_MS)
      .skip(!!skipped, skipped || undefined)
  }
})
