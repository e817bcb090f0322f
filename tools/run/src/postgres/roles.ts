import { Client } from 'pg'

/** The role that owns the tables, and the role that the server runs as. */
export const ROLES = { migrator: 'migrator', app: 'app' } as const
export type RoleName = (typeof ROLES)[keyof typeof ROLES]

const CONNECT_TIMEOUT_MS = 5_000

/** Runs work on a new connection and closes it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // Stopping a database under an open connection must fail the query, not crash the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates the two roles, or sets their passwords. Neither has privileges outside of its own databases. */
export async function ensureRoles(client: Client, passwords: Record<RoleName, string>) {
  const { rows } = await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles')
  const known = new Set(rows.map((row) => row.rolname))
  for (const role of Object.values(ROLES)) {
    const verb = known.has(role) ? 'ALTER' : 'CREATE'
    await client.query(
      `${verb} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${client.escapeLiteral(passwords[role])}`
    )
  }
}

/** @returns whether it was created */
export async function ensureDatabase(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount) return false
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} OWNER ${ROLES.migrator}`)
  await restrictPrivileges(client, name)
  return true
}

/** Privileges on a database are not copied from its template, so every new database needs this. */
export async function restrictPrivileges(client: Client, name: string) {
  const database = client.escapeIdentifier(name)
  await client.query(
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC; GRANT CONNECT ON DATABASE ${database} TO ${ROLES.app}`
  )
}
