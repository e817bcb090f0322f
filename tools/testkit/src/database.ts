import { randomUUID } from 'node:crypto'
import {
  type DatabaseUrls,
  ensureDatabase,
  limitRights,
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

/** Where `npm test` tells every suite of its cluster. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL'

export interface TestCluster {
  /** The superuser's address. */
  url: string
  /** Ends the cluster when it was started here; leaves one that `npm test` started. */
  stop: () => Promise<void>
}

/** A database of one's own, with every table and no row. Real commits, real roles. */
export interface TestDatabase extends DatabaseUrls {
  name: string
  /** The superuser, for what neither role may: looking at other sessions, cutting connections. */
  superuser: string
}

let started: Promise<TestCluster> | undefined

/**
 * The cluster of this run: the one that `npm test` started, or one of our own, so that a single file can be run alone.
 * Called in a suite's global set-up it also serves the processes that the suite starts afterwards.
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

/** @returns the name of the migrated template in the run's cluster, made by the first who asks */
export async function createTemplate(): Promise<string> {
  const { url } = await startCluster()
  return ensureTemplate(url)
}

let seededTemplate: Promise<string> | undefined

/** @returns the name of the template with the demo world in it, made by the first process of a run that asks */
export function createSeededTemplate(): Promise<string> {
  seededTemplate ??= startCluster().then(({ url }) => ensureSeededTemplate(url))
  return seededTemplate
}

/** Copies the template: some 50 ms. The rights are those of production: `app` owns nothing and may create nothing. */
export async function createDatabase(): Promise<TestDatabase> {
  return copyTemplate(await createTemplate(), newName())
}

/** A database with the demo world in it, in the same time. */
export async function createSeededDatabase(): Promise<TestDatabase> {
  return copyTemplate(await createSeededTemplate(), newName())
}

/** Puts a seeded database back to what it was when it was created. Connections to it are cut. */
export async function resetSeededDatabase(database: Pick<TestDatabase, 'name'>): Promise<void> {
  await dropDatabase(database)
  await copyTemplate(await createSeededTemplate(), database.name)
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`

async function copyTemplate(template: string, name: string): Promise<TestDatabase> {
  const { url } = await startCluster()
  await withClient(url, async (client) => {
    // Copying files is twice as fast as PostgreSQL's default, which sends the whole template through its log.
    await client.query(
      `CREATE DATABASE ${name} OWNER migrator TEMPLATE ${template} STRATEGY FILE_COPY`
    )
    await limitRights(client, name)
  })
  return { name, ...urlsIn(url, name) }
}

/** A database in a cluster of its own, which can crash. */
export type DurableDatabase = ReturnType<typeof urlsIn> &
  Pick<ThrowawayCluster, 'crash' | 'restart' | 'stop'>

/**
 * A migrated database in a cluster of its own that keeps what it acknowledges, as a server in production demands.
 * @param programs another PostgreSQL than the one from npm
 */
export async function createDurableDatabase(programs?: PostgresBinaries): Promise<DurableDatabase> {
  const cluster = await startThrowawayCluster({ durable: true, ...(programs && { programs }) })
  const { url } = cluster
  const name = 'durable'
  const template = await ensureTemplate(url)
  await withClient(url, async (client) => {
    await client.query(`CREATE DATABASE ${name} OWNER migrator TEMPLATE ${template}`)
    await limitRights(client, name)
  })
  return { ...cluster, ...urlsIn(url, name) }
}

/**
 * A database without a table in the same cluster, for a dump to be restored into: made as docs/operations.md tells operators.
 * @param superuser the superuser's address of any database of the cluster
 */
export async function createEmptyDatabase(superuser: string, name: string): Promise<TestDatabase> {
  await withClient(superuser, (client) => ensureDatabase(client, name))
  return { name, ...urlsIn(superuser, name) }
}

/** Drops a database, with whatever is still connected to it. */
export async function dropDatabase(database: Pick<TestDatabase, 'name'>): Promise<void> {
  const { url } = await startCluster()
  await withClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database.name)} WITH (FORCE)`)
  )
}
