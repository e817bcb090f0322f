import { withClient } from '@botanica/run/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type TestDatabase,
  createDatabase,
  createSeededDatabase,
  createTemplate,
  dropDatabase,
  resetSeededDatabase,
  startCluster,
} from '../src/database.ts'

const FIRST_START_MS = 60_000
const INSUFFICIENT_PRIVILEGE = '42501'

describe('a test database', () => {
  let first: TestDatabase
  let second: TestDatabase

  beforeAll(async () => {
    ;[first, second] = await Promise.all([createDatabase(), createDatabase()])
  }, FIRST_START_MS)

  afterAll(async () => {
    const cluster = await startCluster()
    await cluster.stop()
  })

  it('has every migrated table, owned by migrator', async () => {
    const owners = await withClient(first.superuser, async (client) => {
      const { rows } = await client.query<{ tablename: string; tableowner: string }>(
        `SELECT tablename, tableowner FROM pg_tables WHERE schemaname = 'public'`
      )
      return rows
    })
    expect(owners.map((row) => row.tablename)).toEqual(
      expect.arrayContaining(['users', 'bots', 'outbox'])
    )
    expect(new Set(owners.map((row) => row.tableowner))).toEqual(new Set(['migrator']))
  })

  it(
    'has the demo world when it is seeded, also after a reset',
    async () => {
      const database = await createSeededDatabase()
      const count = () =>
        withClient(database.app, async (client) => {
          const { rows } = await client.query<{ count: number }>(
            'SELECT count(*)::int AS count FROM users'
          )
          return rows[0]!.count
        })
      const members = await count()
      expect(members).toBeGreaterThan(0)
      await withClient(database.superuser, (client) => client.query('TRUNCATE users CASCADE'))
      expect(await count()).toBe(0)
      await resetSeededDatabase(database)
      expect(await count()).toBe(members)
    },
    FIRST_START_MS
  )

  it.each([
    'CREATE TABLE own (id int)',
    'CREATE TEMPORARY TABLE own (id int)',
    'CREATE SCHEMA own',
  ])('denies the app role: %s', async (statement) => {
    const denied = withClient(first.app, (client) => client.query(statement))
    await expect(denied).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE })
  })

  it('is isolated from other databases', async () => {
    await withClient(first.migrator, (client) => client.query('CREATE TABLE mine (id int)'))
    const seen = await withClient(second.migrator, (client) =>
      client.query(`SELECT to_regclass('mine') AS found`)
    )
    expect(seen.rows).toEqual([{ found: null }])
  })

  it('is dropped although a client is still connected', async () => {
    const database = await createDatabase()
    await withClient(database.app, () => dropDatabase(database))
    await expect(withClient(database.app, (client) => client.query('SELECT 1'))).rejects.toThrow(
      /does not exist/
    )
  })

  it('has the same template for every caller', async () => {
    const names = await Promise.all([createTemplate(), createTemplate()])
    expect(new Set(names).size).toBe(1)
  })
})
