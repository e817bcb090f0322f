import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'
import { createDatabase } from '#tests/helpers/test_cluster'

const SERVER_CONNECTION = 'postgres'
export const MIGRATOR_CONNECTION = 'migrator'

/** Points a connection of the configuration at another database, with its settings otherwise kept. */
async function pointAt(name: string, address: string) {
  const config = app.config.get<PostgreConfig>(`database.connections.${name}`)
  const url = new URL(address)
  url.search = new URL(config.connection as string).search
  await db.manager.close(name)
  db.manager.patch(name, { ...config, connection: url.href })
}

/**
 * Gives the tests of a group a fresh, migrated database of their own, as the server's role and as the migrator's, and
 * drops it when they are done. Every commit in it is real: races, triggers and caches are not to be seen otherwise.
 */
export function useDatabase(group: Group) {
  group.setup(async () => {
    const database = await createDatabase()
    await pointAt(SERVER_CONNECTION, database.appUrl)
    await pointAt(MIGRATOR_CONNECTION, database.migratorUrl)
    return async () => {
      await db.manager.close(SERVER_CONNECTION)
      await db.manager.close(MIGRATOR_CONNECTION)
      await database.drop()
    }
  })
}
