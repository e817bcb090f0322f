import db from '@adonisjs/lucid/services/db'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'

/** The address of the group's database for a server of its own, as the `app` role and without session settings. */
export function databaseUrl(): string {
  const { connection } = db.manager.get('postgres')!.config as PostgreConfig
  const url = new URL(connection as string)
  url.search = ''
  return url.href
}
