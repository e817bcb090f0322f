import env from '#start/env'
import { type BaseSchema } from '@adonisjs/lucid/schema'

export type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | `UPDATE (${string})`

/** Returns the role that the server connects as (the user of its database URL), quoted as an identifier. */
function appRole() {
  const role = decodeURIComponent(new URL(env.get('DATABASE_URL')).username)
  return `"${role.replaceAll('"', '""')}"`
}

/**
 * Grants the server's role the privileges that it needs on one table, and no others. Every migration does this per
 * table, because default privileges would silently apply to later tables, including the audit log.
 */
export function grantToApp(migration: BaseSchema, table: string, privileges: Privilege[]) {
  migration.schema.raw(`GRANT ${privileges.join(', ')} ON ${table} TO ${appRole()}`)
}

/** Revokes what `grantToApp` granted. */
export function revokeFromApp(migration: BaseSchema, table: string, privileges: Privilege[]) {
  migration.schema.raw(`REVOKE ${privileges.join(', ')} ON ${table} FROM ${appRole()}`)
}
