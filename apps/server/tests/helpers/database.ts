import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionContract, PostgreConfig } from '@adonisjs/lucid/types/database'
import type { Group } from '@japa/runner/core'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'

const SERVER_CONNECTION = 'postgres'
export const MIGRATOR_CONNECTION = 'migrator'
/** Three times the timeout in production: on a busy machine, even opening a connection can take a second. */
const ACQUIRE_TIMEOUT_MS = scaleTimeout(3_000)

/** Services of the container keep the connection that they were made with, so it stays and only its pool is exchanged. */
const connections = new Map<string, ConnectionContract>()

/** Points a connection of the configuration at another database, with its settings otherwise kept. */
async function pointAt(name: string, address: string) {
  db.manager.connect(name)
  const node = db.manager.get(name)!
  const connection = connections.get(name) ?? node.connection!
  connections.set(name, connection)
  await node.connection?.disconnect()
  await connection.disconnect()

  const config = node.config as PostgreConfig
  const url = new URL(address)
  url.search = new URL(config.connection as string).search
  config.connection = url.href
  config.pool = { ...config.pool, acquireTimeoutMillis: ACQUIRE_TIMEOUT_MS }
  connection.connect()
  // The library has stopped to listen to a connection that was disconnected.
  await emitter.emit('db:connection:connect', connection)
  node.connection = connection
  node.state = 'open'
}

/**
 * Gives the tests of a group a fresh, migrated database of their own, as the server's role and as the migrator's, and
 * drops it when they are done. Every commit in it is real: races, triggers and caches are not to be seen otherwise.
 * @param create makes the database; by default one in the cluster of this run
 */
export function useDatabase(group: Group, create: () => Promise<TestDatabase> = createDatabase) {
  group.setup(async () => {
    const database = await create()
    await pointAt(SERVER_CONNECTION, database.appUrl)
    await pointAt(MIGRATOR_CONNECTION, database.migratorUrl)
    return async () => {
      for (const connection of connections.values()) await connection.disconnect()
      await database.drop()
    }
  })
}
