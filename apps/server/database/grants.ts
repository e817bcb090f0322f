import env from '#start/env'
import { type BaseSchema } from '@adonisjs/lucid/schema'

export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | `UPDATE (${string})`

/** The role that the server runs as, the user part of its own address, quoted as an identifier. */
function appRole() {
  const role = decodeURIComponent(new URL(env.get('DATABASE_URL')).username)
  return `"${role.replaceAll('"', '""')}"`
}

/**
 * Grants the server's role what it uses of one table, and no more. Every migration says it table by table: default
 * privileges would open later tables, the audit's among them, without anybody deciding so.
 */
export function grantToApp(migration: BaseSchema, table: string, privileges: Privilege[]) {
  migration.schema.raw(`GRANT ${privileges.join(', ')} ON ${table} TO ${appRole()}`)
}

/** Takes back what `grantToApp` gave. */
export function revokeFromApp(migration: BaseSchema, table: string, privileges: Privilege[]) {
  migration.schema.raw(`REVOKE ${privileges.join(', ')} ON ${table} FROM ${appRole()}`)
}
