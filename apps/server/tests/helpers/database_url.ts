import db from '@adonisjs/lucid/services/db'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'

/**
 * The address of the group's database for a process of its own, without session settings.
 * @param connection of the configuration; the server's, as the `app` role, without it
 */
export function databaseUrl(connection = 'postgres'): string {
  const config = db.manager.get(connection)!.config as PostgreConfig
  const url = new URL(config.connection as string)
  url.search = ''
  return url.href
}
