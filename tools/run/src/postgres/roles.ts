import { Client } from 'pg'

/** The role that owns the tables, and the role that the server runs as. */
export const ROLES = { migrator: 'migrator', app: 'app' } as const
export type RoleName = (typeof ROLES)[keyof typeof ROLES]

const CONNECT_TIMEOUT_MS = 5_000

/** Runs work on one connection of its own and closes it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A database that is stopped under an open connection is an error of the query, not of the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the two roles, or gives them these passwords. Neither may do anything beyond its own databases. */
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

/** @returns whether it was made now */
export async function ensureDatabase(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount) return false
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} OWNER ${ROLES.migrator}`)
  await limitRights(client, name)
  return true
}

/** Rights on a database are not copied from its template, so every new one needs this. */
export async function limitRights(client: Client, name: string) {
  const database = client.escapeIdentifier(name)
  await client.query(
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC; GRANT CONNECT ON DATABASE ${database} TO ${ROLES.app}`
  )
}
