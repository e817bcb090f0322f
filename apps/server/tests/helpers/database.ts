import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionContract, PostgreConfig } from '@adonisjs/lucid/types/database'
import type { Group } from '@japa/runner/core'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'

const SERVER_CONNECTION = 'postgres'
export const MIGRATOR_CONNECTION = 'migrator'
/** Three times the production timeout, because opening a connection can take a second on a busy machine. */
const ACQUIRE_TIMEOUT_MS = scaleTimeout(3_000)

/** Services in the container keep the connection that they were created with, so only its pool is replaced. */
const connections = new Map<string, ConnectionContract>()

/** Points a configured connection at another database; its other settings stay the same. */
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
  // Lucid stops listening to a connection once it was disconnected.
  await emitter.emit('db:connection:connect', connection)
  node.connection = connection
  node.state = 'open'
}

/**
 * Gives the tests of a group a new, migrated database of their own, with the roles of the server and of the migrator,
 * and drops it afterwards. Every commit in it is real, because races, triggers and caches cannot be tested otherwise.
 * @param create creates the database; by default in the cluster of this run
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
