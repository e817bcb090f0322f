import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { backUpDataFolder, restoreDataFolder } from '../src/embedded-backup.ts'
import { isAlive, waitUntilGone } from '../src/machine/processes.ts'
import { type EmbeddedDatabase, startEmbedded, withClient } from '../src/postgres/index.ts'
import { scaleTimeout } from '../src/testing/timeouts.ts'
import { put } from './scratch.ts'

const TRAVERSABLE = 0o755
const CLUSTER_MS = scaleTimeout(60_000)
const INSUFFICIENT_PRIVILEGE = '42501'
const GONE_MS = 5_000

describe('the embedded database', { timeout: CLUSTER_MS }, () => {
  let folder: string
  let database: EmbeddedDatabase | undefined

  const start = async () => {
    database = await startEmbedded(join(folder, 'data'), folder)
    return database
  }
  const stop = async () => {
    await database?.cluster.stop()
    database = undefined
  }

  // One data folder for all tests, because creating a cluster is slow.
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'botanica-run-'))
    chmodSync(folder, TRAVERSABLE)
  })
  afterEach(stop)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps its data and its port between starts', async () => {
    const { urls, cluster } = await start()
    await withClient(urls.migrator, (client) =>
      client.query(`CREATE TABLE kept (word text); INSERT INTO kept VALUES ('grădină')`)
    )
    await stop()
    const again = await start()
    expect(again.cluster.port).toBe(cluster.port)
    const { rows } = await withClient(again.urls.migrator, (client) =>
      client.query('SELECT word, upper(word) AS upper FROM kept')
    )
    expect(rows).toEqual([{ word: 'grădină', upper: 'GRĂDINĂ' }])
  })

  it('is backed up as a folder, and restored only over what may be deleted', async () => {
    const data = join(folder, 'data')
    const backups = join(folder, 'backups')
    const { urls } = await start()
    await withClient(urls.migrator, (client) =>
      client.query('CREATE TABLE backed_up (id int); INSERT INTO backed_up VALUES (1)')
    )
    await stop()
    const path = await backUpDataFolder(data, backups)
    await start()
    await withClient(urls.migrator, (client) => client.query('DROP TABLE backed_up'))
    await stop()

    const restore = (overwrite: boolean) => restoreDataFolder(data, { path, overwrite })
    await expect(restore(false)).rejects.toThrow('--overwrite')
    const version = join(path, 'postgres', 'PG_VERSION')
    const original = readFileSync(version, 'utf8')
    writeFileSync(version, '1')
    await expect(restore(true)).rejects.toThrow('damaged (postgres/PG_VERSION)')
    writeFileSync(version, original)
    await expect(restoreDataFolder(data, { path: backups, overwrite: true })).rejects.toThrow(
      'is no copy of a data folder'
    )

    await restore(true)
    await start()
    const { rows } = await withClient(urls.migrator, (client) =>
      client.query('SELECT id FROM backed_up')
    )
    expect(rows).toEqual([{ id: 1 }])
  })

  it('gives the app role only the privileges that migrations grant', async () => {
    const { urls } = await start()
    await withClient(urls.migrator, (client) => client.query('CREATE TABLE guarded (id int)'))
    for (const statement of ['SELECT * FROM guarded', 'CREATE TABLE own (id int)']) {
      const denied = withClient(urls.app, (client) => client.query(statement))
      await expect(denied).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE })
    }
  })

  it('writes synchronously to disk', async () => {
    const { cluster } = await start()
    const settings = await withClient(cluster.url(), async (client) => {
      const { rows } = await client.query<{ name: string; setting: string }>(
        `SELECT name, setting FROM pg_settings
         WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`
      )
      return rows.map(({ name, setting }) => `${name} ${setting}`).toSorted()
    })
    expect(settings).toEqual([
      'data_checksums on',
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
    ])
  })

  it('loses no committed data when it is killed with SIGKILL', async () => {
    const { urls, cluster } = await start()
    await withClient(urls.migrator, (client) =>
      client.query('CREATE TABLE survived (id int); INSERT INTO survived VALUES (1)')
    )
    process.kill(cluster.pid, 'SIGKILL')
    await cluster.ended
    const again = await start()
    const { rows } = await withClient(again.urls.migrator, (client) =>
      client.query('SELECT id FROM survived')
    )
    expect(rows).toEqual([{ id: 1 }])
  })

  it('stops a leftover PostgreSQL of a killed run and starts its own', async () => {
    const left = await start()
    database = undefined
    const again = await start()
    expect(again.cluster.pid).not.toBe(left.cluster.pid)
    expect(await waitUntilGone(() => isAlive(left.cluster.pid), GONE_MS)).toBe(true)
  })

  it('starts although the pid file names an unrelated process', async () => {
    const { cluster } = await start()
    await stop()
    put(join(folder, 'data', 'postgres'), {
      'postmaster.pid': `${process.pid}\n${folder}\n1\n${cluster.port}\n`,
    })
    const again = await start()
    expect(again.cluster.pid).not.toBe(process.pid)
  })

  it('uses another port when its own is in use', async () => {
    const { cluster } = await start()
    await stop()
    const squatter = createServer().listen(cluster.port, '127.0.0.1')
    const again = await start()
    expect(again.cluster.port).not.toBe(cluster.port)
    squatter.close()
  })

  it('says what to do when its passwords are missing', async () => {
    await start()
    await stop()
    const secrets = join(folder, 'data', 'secrets.json')
    renameSync(secrets, `${secrets}.kept`)
    await expect(start()).rejects.toThrow(
      /contains a database but not its secrets\.json: restore that file/
    )
    renameSync(`${secrets}.kept`, secrets)
  })

  it('says what to do about data of another version', async () => {
    await start()
    await stop()
    const version = join(folder, 'data', 'postgres', 'PG_VERSION')
    const ours = readFileSync(version)
    writeFileSync(version, '15\n')
    await expect(start()).rejects.toThrow(
      /contains data of PostgreSQL 15 and this is PostgreSQL 18/
    )
    writeFileSync(version, ours)
  })
})
