import { join } from 'node:path'
import type { Client } from 'pg'
import {
  listTables,
  readPostgresVersion,
  readTables,
  withDatabase,
} from '#app/core/backup/database_contents'
import {
  BackupError,
  type BackupManifest,
  DUMP_FILE,
  readVerifiedManifest,
} from '#app/core/backup/manifest'
import { findPostgresProgram, runPostgresProgram } from '#app/core/backup/postgres_programs'

export interface RestoreBackupOptions {
  /** As the role that owns the tables. */
  databaseUrl: string
  /** The role that servers connect as. */
  serverRole: string
  /** The backup's folder. */
  path: string
  /** The migrations that this version knows. */
  migrations: readonly string[]
  /** Whether to delete everything that is in the database first. */
  overwrite: boolean
  /** The folder of `pg_restore`; searched for when absent. */
  programs?: string | undefined
}

/**
 * Restores a backup and compares every table with the manifest. Either everything is restored or nothing.
 * @returns the backup's manifest
 * @throws {BackupError} when the backup is damaged or of a later version, the database is in use or not empty, or
 * `pg_restore` fails
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<BackupManifest> {
  const { databaseUrl, path, overwrite, programs } = options
  const manifest = await readVerifiedManifest(path)
  assertKnownMigrations(manifest, options.migrations)
  await withDatabase(databaseUrl, async (client) => {
    const { version, major } = await readPostgresVersion(client)
    if (Number.parseInt(manifest.postgres) > major) {
      throw new BackupError(
        `The backup is of PostgreSQL ${manifest.postgres}, and this server is ${version}. Restore into the same version or a later one.`
      )
    }
    const program = await findPostgresProgram('pg_restore', major, programs)
    const dump = join(path, DUMP_FILE)
    // Fails for a dump of a later pg_dump, whose format this program does not know: before anything is deleted.
    await runPostgresProgram(program, databaseUrl, ['--list', dump])
    await assertUnused(client, options.serverRole)
    await prepareDatabase(client, overwrite)
    await runPostgresProgram(program, databaseUrl, [
      '--single-transaction',
      '--exit-on-error',
      dump,
    ])
    assertRestored(manifest.tables, await readTables(client))
  })
  return manifest
}

function assertKnownMigrations({ migrations, version }: BackupManifest, known: readonly string[]) {
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new BackupError(
    `The backup has migrations that this version does not know (${unknown.join(', ')}). ` +
      `Restore it with Botanica ${version} or later.`
  )
}

/** A server that writes meanwhile would change what is compared, and its statements would fail. */
async function assertUnused(client: Client, serverRole: string) {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND usename = $1',
    [serverRole]
  )
  const { count } = rows[0]!
  if (count === 0) return
  throw new BackupError(
    `${count} connections of servers to this database are open. Stop all servers first.`
  )
}

async function prepareDatabase(client: Client, overwrite: boolean) {
  const tables = await listTables(client)
  if (tables.length === 0) return
  if (!overwrite) {
    throw new BackupError(
      `The database is not empty: it has ${tables.length} tables. Restore into an empty one, or delete everything in this one with --overwrite.`
    )
  }
  // The new schema has the owner and the privileges of the one that every database begins with.
  await client.query(`
    BEGIN;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    ALTER SCHEMA public OWNER TO pg_database_owner;
    GRANT USAGE ON SCHEMA public TO PUBLIC;
    COMMIT
  `)
}

function assertRestored(expected: BackupManifest['tables'], found: BackupManifest['tables']) {
  const different = Object.keys({ ...expected, ...found }).filter(
    (name) =>
      expected[name]?.rows !== found[name]?.rows ||
      expected[name]?.checksum !== found[name]?.checksum
  )
  if (different.length === 0) return
  throw new BackupError(
    `The restored tables differ from the backup: ${different.join(', ')}. Do not start a server on them; restore another backup.`
  )
}
