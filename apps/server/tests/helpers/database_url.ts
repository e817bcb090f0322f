import db from '@adonisjs/lucid/services/db'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'

/**
 * Returns the URL of the group's database for another process, without session settings.
 * @param connection name of the configured connection; by default the server's, with the `app` role
 */
export function databaseUrl(connection = 'postgres'): string {
  const config = db.manager.get(connection)!.config as PostgreConfig
  const url = new URL(config.connection as string)
  url.search = ''
  return url.href
}
