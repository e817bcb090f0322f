import { randomUUID } from 'node:crypto'
import {
  type DatabaseUrls,
  ensureDatabase,
  restrictPrivileges,
  type PostgresBinaries,
  withClient,
} from '@botanica/run/postgres'
import {
  ensureSeededTemplate,
  ensureTemplate,
  startThrowawayCluster,
  type ThrowawayCluster,
  urlsIn,
} from '@botanica/run/testing'

export { findSystemPostgres, withClient } from '@botanica/run/postgres'

/** Environment variable in which `npm test` passes the URL of its cluster to every suite. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL'

export interface TestCluster {
  /** The superuser's URL. */
  url: string
  /** Stops the cluster if it was started here, but not one that `npm test` started. */
  stop: () => Promise<void>
}

/** A separate database with every table and no row. Real commits, real roles. */
export interface TestDatabase extends DatabaseUrls {
  name: string
  /** The superuser, for what neither role may do: reading other sessions, ending connections. */
  superuser: string
}

let started: Promise<TestCluster> | undefined

/**
 * The cluster of this run: the one that `npm test` started, or a new one, so that a single file can be run alone.
 * When called in a suite's global setup it also serves the processes that the suite starts afterwards.
 */
export function startCluster(): Promise<TestCluster> {
  started ??= findOrStart()
  return started
}

async function findOrStart(): Promise<TestCluster> {
  const given = process.env[CLUSTER_VARIABLE]
  if (given) return { url: given, stop: async () => {} }
  const own = await startThrowawayCluster()
  process.env[CLUSTER_VARIABLE] = own.url
  return {
    url: own.url,
    stop: async () => {
      delete process.env[CLUSTER_VARIABLE]
      started = undefined
      seededTemplate = undefined
      await own.stop()
    },
  }
}

/** @returns the name of the migrated template in the run's cluster, created by the first caller */
export async function createTemplate(): Promise<string> {
  const { url } = await startCluster()
  return ensureTemplate(url)
}

let seededTemplate: Promise<string> | undefined

/** @returns the name of the template with the demo world, created by the first process of a run that needs it */
export function createSeededTemplate(): Promise<string> {
  seededTemplate ??= startCluster().then(({ url }) => ensureSeededTemplate(url))
  return seededTemplate
}

/**
 * Copies the template in about 50 ms. The privileges are those of production: `app` owns nothing and may create
 * nothing.
 */
export async function createDatabase(): Promise<TestDatabase> {
  return copyTemplate(await createTemplate(), newName())
}

/** A database with the demo world, in the same time. */
export async function createSeededDatabase(): Promise<TestDatabase> {
  return copyTemplate(await createSeededTemplate(), newName())
}

/** Restores a seeded database to its initial state. Ends all connections to it. */
export async function resetSeededDatabase(database: Pick<TestDatabase, 'name'>): Promise<void> {
  await dropDatabase(database)
  await copyTemplate(await createSeededTemplate(), database.name)
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`

async function copyTemplate(template: string, name: string): Promise<TestDatabase> {
  const { url } = await startCluster()
  await withClient(url, async (client) => {
    // Copying files is twice as fast as PostgreSQL's default, which writes the whole template to the WAL.
    await client.query(
      `CREATE DATABASE ${name} OWNER migrator TEMPLATE ${template} STRATEGY FILE_COPY`
    )
    await restrictPrivileges(client, name)
  })
  return { name, ...urlsIn(url, name) }
}

/** A database in its own cluster, which can crash. */
export type DurableDatabase = ReturnType<typeof urlsIn> &
  Pick<ThrowawayCluster, 'crash' | 'restart' | 'stop'>

/**
 * A migrated database in its own cluster that does not lose acknowledged writes, as a server in production requires.
 * @param programs another PostgreSQL than the one from npm
 */
export async function createDurableDatabase(programs?: PostgresBinaries): Promise<DurableDatabase> {
  const cluster = await startThrowawayCluster({ durable: true, ...(programs && { programs }) })
  const { url } = cluster
  const name = 'durable'
  const template = await ensureTemplate(url)
  await withClient(url, async (client) => {
    await client.query(`CREATE DATABASE ${name} OWNER migrator TEMPLATE ${template}`)
    await restrictPrivileges(client, name)
  })
  return { ...cluster, ...urlsIn(url, name) }
}

/**
 * An empty database in the same cluster, to restore a dump into, created as docs/operations/install.md tells operators.
 * @param superuser the superuser's URL of any database of the cluster
 */
export async function createEmptyDatabase(superuser: string, name: string): Promise<TestDatabase> {
  await withClient(superuser, (client) => ensureDatabase(client, name))
  return { name, ...urlsIn(superuser, name) }
}

/** An empty database in an empty cluster of its own, which has only the two roles. */
export async function createEmptyCluster(programs: PostgresBinaries): Promise<DurableDatabase> {
  const cluster = await startThrowawayCluster({ durable: true, programs })
  return { ...cluster, ...(await createEmptyDatabase(cluster.url, 'restored')) }
}

/** Drops a database and ends its connections. */
export async function dropDatabase(database: Pick<TestDatabase, 'name'>): Promise<void> {
  const { url } = await startCluster()
  await withClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database.name)} WITH (FORCE)`)
  )
}
