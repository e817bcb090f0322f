import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Client } from 'pg'
import { readPostgresVersion, readTables, withDatabase } from '#app/core/backup/database_contents'
import {
  BackupError,
  type BackupManifest,
  DUMP_FILE,
  writeManifest,
} from '#app/core/backup/manifest'
import { findPostgresProgram, runPostgresProgram } from '#app/core/backup/postgres_programs'

/** Where backups are put when BACKUP_DIR is not set: below the current folder. */
export const DEFAULT_BACKUP_DIR = 'backups'

/** Backups hold members' data: only the account that takes them may read them. */
const PRIVATE_FOLDER_MODE = 0o700
const BACKUP_NAME = /^botanica-\d{8}T\d{9}Z$/
const INCOMPLETE = '.incomplete'

export interface CreateBackupOptions {
  /** As the role that owns the tables. */
  databaseUrl: string
  /** The folder that holds the backups. */
  directory: string
  /** Botanica's version. */
  version: string
  /** The folder of `pg_dump`, when it is not to be searched for. */
  programs?: string | undefined
}

export interface CreatedBackup {
  path: string
  manifest: BackupManifest
}

/** The name sorts by time and is valid on every file system. */
function createName(now: Date): string {
  return `botanica-${now.toISOString().replaceAll(/[-:.]/g, '')}`
}

/** The folders above it are those of the system, which other accounts may have to enter. */
async function createFolder(path: string) {
  try {
    await mkdir(dirname(path), { recursive: true })
    await mkdir(path, { mode: PRIVATE_FOLDER_MODE })
  } catch (cause) {
    const { message } = cause as Error
    throw new BackupError(
      `The folder of the backup cannot be created: ${message}. Let this account write there, or name another folder.`,
      { cause }
    )
  }
}

/**
 * Dumps the database into a new folder of `directory`, as of one moment: servers may go on writing. The folder has
 * another name until it is complete.
 * @throws {BackupError} when the folder cannot be created, no `pg_dump` fits the server, or it fails
 */
export function createBackup(options: CreateBackupOptions): Promise<CreatedBackup> {
  const { databaseUrl, version, programs } = options
  return withDatabase(databaseUrl, async (client) => {
    const createdAt = new Date()
    const postgres = await readPostgresVersion(client)
    const program = await findPostgresProgram('pg_dump', postgres.major, programs)
    const path = join(resolve(options.directory), createName(createdAt))
    const unfinished = path + INCOMPLETE
    await createFolder(unfinished)
    try {
      const facts = await dump(client, (snapshot) =>
        runPostgresProgram(program, databaseUrl, [
          '--format=custom',
          `--snapshot=${snapshot}`,
          `--file=${join(unfinished, DUMP_FILE)}`,
        ])
      )
      const manifest = await writeManifest(unfinished, {
        version,
        createdAt: createdAt.toISOString(),
        postgres: postgres.version,
        ...facts,
      })
      await rename(unfinished, path)
      return { path, manifest }
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  })
}

/** Dumps and counts within one snapshot, so that the counts are those of the dump. */
async function dump(client: Client, writeDump: (snapshot: string) => Promise<void>) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ snapshot: string }>(
    'SELECT pg_export_snapshot() AS snapshot'
  )
  const migrations = await client.query<{ name: string }>(
    'SELECT name FROM adonis_schema ORDER BY id'
  )
  await writeDump(rows[0]!.snapshot)
  const tables = await readTables(client)
  await client.query('COMMIT')
  return { migrations: migrations.rows.map(({ name }) => basename(name)), tables }
}

/** Deletes all backups but the newest of a folder. @returns the deleted folders */
export async function deleteOldBackups(directory: string, keep: number): Promise<string[]> {
  const backups = (await readdir(directory)).filter((name) => BACKUP_NAME.test(name)).toSorted()
  const old = backups.slice(0, Math.max(0, backups.length - keep))
  await Promise.all(old.map((name) => rm(join(directory, name), { recursive: true })))
  return old.map((name) => join(directory, name))
}
