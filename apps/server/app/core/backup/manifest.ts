import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const DUMP_FILE = 'database.dump'
const MANIFEST_FILE = 'manifest.json'
const FORMAT = 1

/** What a table holds: its number of rows, and a checksum that does not depend on their order. */
export interface TableContents {
  rows: number
  checksum: string
}

/** Describes a backup, which is a folder with this manifest and a dump of the database. */
export interface BackupManifest {
  format: number
  /** Botanica's version. */
  version: string
  createdAt: string
  /** PostgreSQL's version, such as `15.18`. */
  postgres: string
  migrations: string[]
  tables: Record<string, TableContents>
  dump: { bytes: number; sha256: string }
}

/** Nothing was backed up or restored. The message is for the operator. */
export class BackupError extends Error {}

async function describeDump(directory: string): Promise<BackupManifest['dump']> {
  const file = join(directory, DUMP_FILE)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** Completes a backup whose dump has been written. */
export async function writeManifest(
  directory: string,
  facts: Omit<BackupManifest, 'format' | 'dump'>
): Promise<BackupManifest> {
  const manifest = { format: FORMAT, ...facts, dump: await describeDump(directory) }
  await writeFile(join(directory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Reads a backup's manifest and verifies its dump. @throws {BackupError} when it is no complete, unchanged backup */
export async function readVerifiedManifest(directory: string): Promise<BackupManifest> {
  const manifest = await readManifest(directory)
  const found = await describeDump(directory).catch(() => undefined)
  if (!found) throw new BackupError(`${directory} has no ${DUMP_FILE}: take another backup.`)
  const { bytes, sha256 } = manifest.dump
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new BackupError(
      `${join(directory, DUMP_FILE)} is damaged: it has ${found.bytes} bytes with the SHA-256 ${found.sha256}, ` +
        `and the manifest says ${bytes} and ${sha256}. Copy it again, or take another backup.`
    )
  }
  return manifest
}

async function readManifest(directory: string): Promise<BackupManifest> {
  let manifest: BackupManifest
  try {
    manifest = JSON.parse(await readFile(join(directory, MANIFEST_FILE), 'utf8'))
  } catch (cause) {
    throw new BackupError(
      `${directory} is no backup: it has no readable ${MANIFEST_FILE}. Name the folder that backup:create has printed.`,
      { cause }
    )
  }
  if (manifest.format === FORMAT) return manifest
  throw new BackupError(
    `${directory} has the format ${manifest.format}, and this version reads ${FORMAT}. ` +
      `Restore it with Botanica ${manifest.version}.`
  )
}
