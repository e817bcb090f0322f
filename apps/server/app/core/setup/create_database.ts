import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { withDatabase } from '#app/core/backup/database_contents'

const PASSWORD_BYTES = 24
const ROLES = { app: 'app', migrator: 'migrator' } as const
const DATABASE = 'botanica'

/** The addresses of the database, as the two roles. */
export interface DatabaseAddresses {
  DATABASE_URL: string
  MIGRATOR_DATABASE_URL: string
}

/**
 * Addresses with new passwords, in the PostgreSQL of `adminUrl`.
 * @returns undefined when a role exists already, because nobody can read its password
 */
export async function createAddresses(adminUrl: string): Promise<DatabaseAddresses | undefined> {
  const exists = await withDatabase(adminUrl, async (client) => {
    for (const role of Object.values(ROLES)) if (await isRole(client, role)) return true
    return false
  })
  if (exists) return undefined
  const as = (role: string) => {
    const address = new URL(adminUrl)
    address.username = role
    address.password = randomBytes(PASSWORD_BYTES).toString('base64url')
    address.pathname = `/${DATABASE}`
    return address.href
  }
  return { DATABASE_URL: as(ROLES.app), MIGRATOR_DATABASE_URL: as(ROLES.migrator) }
}

/**
 * Creates the roles and the database of the addresses, as far as they do not exist. Passwords of existing roles stay.
 * @param adminUrl of a role that may create both
 * @returns what was created
 */
export async function createDatabase(
  adminUrl: string,
  { DATABASE_URL, MIGRATOR_DATABASE_URL }: DatabaseAddresses
): Promise<string[]> {
  const migrator = new URL(MIGRATOR_DATABASE_URL)
  const app = new URL(DATABASE_URL)
  return withDatabase(adminUrl, async (client) => [
    ...(await createRole(client, migrator)),
    ...(await createRole(client, app)),
    ...(await createEmptyDatabase(client, migrator, app)),
  ])
}

async function isRole(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
  return rowCount === 1
}

async function createRole(client: Client, { username, password }: URL): Promise<string[]> {
  const role = decodeURIComponent(username)
  if (await isRole(client, role)) return []
  await client.query(
    `CREATE ROLE ${client.escapeIdentifier(role)} LOGIN PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`
  )
  return [`role ${role}`]
}

/** It sorts by code point, so that its indexes survive an update of the system's locales. */
async function createEmptyDatabase(client: Client, migrator: URL, app: URL): Promise<string[]> {
  const name = decodeURIComponent(migrator.pathname.slice(1))
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount) return []
  const database = client.escapeIdentifier(name)
  const owner = client.escapeIdentifier(decodeURIComponent(migrator.username))
  const server = client.escapeIdentifier(decodeURIComponent(app.username))
  await client.query(
    `CREATE DATABASE ${database} OWNER ${owner} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`
  )
  await client.query(
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC; GRANT CONNECT ON DATABASE ${database} TO ${server}`
  )
  return [`database ${name}`]
}
