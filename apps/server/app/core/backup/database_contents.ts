import { Client } from 'pg'
import type { BackupManifest, TableContents } from '#app/core/backup/manifest'

const CONNECT_TIMEOUT_MS = 5_000
const VERSIONS_PER_MAJOR = 10_000
/** Texts of times, and with them the checksums, depend on it. */
const SESSION_OPTIONS = '-c timezone=UTC'

/** Runs work on a connection of its own, without the timeouts of the server's. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>
): Promise<Result> {
  const client = new Client({
    connectionString: databaseUrl,
    options: SESSION_OPTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A lost connection fails the statement that is running.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface PostgresVersion {
  /** Such as `15.18`. */
  version: string
  major: number
}

export async function readPostgresVersion(client: Client): Promise<PostgresVersion> {
  const { rows } = await client.query<{ version: string; number: string }>(
    "SELECT split_part(current_setting('server_version'), ' ', 1) AS version, current_setting('server_version_num') AS number"
  )
  const { version, number } = rows[0]!
  return { version, major: Math.floor(Number(number) / VERSIONS_PER_MAJOR) }
}

export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
  )
  return rows.map(({ name }) => name)
}

/** Reads every table once, so it takes about as long as a dump. */
export async function readTables(client: Client): Promise<BackupManifest['tables']> {
  const tables: Record<string, TableContents> = {}
  for (const name of await listTables(client)) {
    const { rows } = await client.query<{ rows: string; checksum: string }>(`
      SELECT count(*) AS rows,
        coalesce(sum(('x' || left(md5(one::text), 16))::bit(64)::bigint), 0)::text AS checksum
      FROM ${client.escapeIdentifier(name)} AS one
    `)
    const { rows: count, checksum } = rows[0]!
    tables[name] = { rows: Number(count), checksum }
  }
  return tables
}
