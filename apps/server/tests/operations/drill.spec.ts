import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CORE_ONLY } from '@botanica/demo-world'
import {
  createDurableDatabase,
  createEmptyCluster,
  findSystemPostgres,
  withClient,
} from '@botanica/testkit/database'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SECOND_MS } from '#app/core/time'
import { seedWhenEmpty } from '#database/demo/demo_world'
import { makeUser } from '#database/factories/index'
import { runConsole } from '#tests/helpers/console'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess } from '#tests/helpers/server_process'
import { type Racer, useServers } from '#tests/helpers/servers'
import type { TestDatabase } from '#tests/helpers/test_cluster'

/** Seconds of load before and after the backup; `npm run ops:drill` sets it, and then the whole demo world is there. */
const SECONDS_VARIABLE = 'OPS_DRILL_SECONDS'
const seconds = Number(process.env[SECONDS_VARIABLE] ?? 0)
const isLong = seconds > 0

const MEMBERS = isLong ? 24 : 6
/** Writes of each member before and after the backup, at least. */
const MIN_WRITES = 3
const WITHIN_MS = scaleTimeout(180_000) + 2 * seconds * SECOND_MS
const NOW = new Date('2026-06-01T12:00:00Z')

const programs = findSystemPostgres()
/** CI installs them (.ci/run), so there the test fails instead. */
const skipped =
  !programs &&
  !process.env.CI &&
  "there is no PostgreSQL of Debian's or Ubuntu's on this machine (apt-get install postgresql)"

/** A member who writes ascending numbers into the own profile and votes for one bot after the other. */
interface Writer {
  id: string
  sent: number
  acknowledged: number
  votes: number
}

/** Keeps members writing until `stop`. */
function startLoad(racers: ReadonlyMap<string, Racer>, bots: readonly number[]) {
  const stopping = new AbortController()
  const writers = [...racers.keys()].map((id): Writer => {
    return { id, sent: 0, acknowledged: 0, votes: 0 }
  })
  async function write(writer: Writer) {
    const { send } = racers.get(writer.id)!
    while (!stopping.signal.aborted) {
      writer.sent++
      const { status } = await send('PATCH', '/api/user/profile', { bio: String(writer.sent) })
      if (status !== 200) throw new Error(`a profile was not saved: ${status}`)
      writer.acknowledged = writer.sent
      const bot = bots[writer.votes]
      if (bot === undefined) continue
      const vote = await send('POST', `/api/bots/${bot}/vote`)
      if (vote.status !== 200) throw new Error(`a vote was not accepted: ${vote.status}`)
      writer.votes++
    }
  }
  const running = Promise.all(writers.map(write))
  return {
    read: () => writers.map((writer) => ({ ...writer })),
    /** Waits for some more writes of everybody, and so many seconds at least. */
    async proceed() {
      const began = Date.now()
      const before = writers.map(({ acknowledged }) => acknowledged)
      const isDone = () =>
        Date.now() - began >= seconds * SECOND_MS &&
        writers.every(({ acknowledged }, index) => acknowledged >= before[index]! + MIN_WRITES)
      await Promise.race([running, eventually(isDone, { within: WITHIN_MS })])
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Runs commands on a database. */
function consoleOn({ app, migrator }: { app: string; migrator: string }) {
  const env = { ...process.env, DATABASE_URL: app, MIGRATOR_DATABASE_URL: migrator }
  return (...command: string[]) => runConsole(env, ...command)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test.group('Operations | backup under load', (group) => {
  let original: TestDatabase

  async function createOriginal() {
    if (!programs) throw new Error('Backups cannot be tested: apt-get install postgresql')
    const { app, migrator, stop } = await createDurableDatabase(programs)
    original = { appUrl: app, migratorUrl: migrator, drop: stop }
    return original
  }

  const servers = skipped ? undefined : setUp()
  function setUp() {
    useDatabase(group, createOriginal)
    group.setup(async () => {
      await seedWhenEmpty(NOW, isLong ? undefined : CORE_ONLY)
    })
    return useServers(group, { processes: 1 })
  }

  test('loses nothing that was acknowledged, and a server starts on it', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'drill-'))
    cleanup(() => rm(folder, { recursive: true }))
    const racers = new Map<string, Racer>()
    for (let index = 0; index < MEMBERS; index++) {
      const { id } = await makeUser()
      racers.set(id, await servers!.enter({ id }))
    }
    const bots = await db.from('bots').where('approval_status', 'approved').select('id')
    const load = startLoad(
      racers,
      bots.map(({ id }) => Number(id))
    )

    await load.proceed()
    const before = load.read()
    const backupBegan = Date.now()
    const run = consoleOn({ app: original.appUrl, migrator: original.migratorUrl })
    const { exitCode, printed: backup } = await run('backup:create', folder)
    const backupMs = Date.now() - backupBegan
    const after = load.read()
    await load.proceed()
    await load.stop()
    assert.equal(exitCode, 0, backup.error)
    const duringBackup = sum(after.map(({ sent }) => sent)) - sum(before.map(({ sent }) => sent))
    assert.isAbove(duringBackup, 0)

    const restored = await createEmptyCluster(programs!)
    cleanup(() => restored.stop())
    const runRestored = consoleOn(restored)
    const restoreBegan = Date.now()
    const restore = await runRestored('backup:restore', backup.path)
    const restoreMs = Date.now() - restoreBegan
    assert.equal(restore.exitCode, 0, restore.printed.error)
    assert.equal(restore.printed.rows, backup.rows)

    await withClient(restored.app, async (client) => {
      for (const [index, { id, acknowledged, votes }] of before.entries()) {
        const { rows } = await client.query<{ bio: string; votes: number }>(
          'SELECT bio, (SELECT count(*)::int FROM bot_votes WHERE user_id = users.id) AS votes FROM users WHERE id = $1',
          [id]
        )
        const found = rows[0]!
        assert.isAtLeast(Number(found.bio), acknowledged)
        assert.isAtMost(Number(found.bio), after[index]!.sent)
        assert.isAtLeast(found.votes, votes)
      }
    })

    const startBegan = Date.now()
    const server = await startServerProcess({
      databaseUrl: restored.app,
      env: { DISCORD_GATEWAY: 'off' },
    })
    cleanup(() => server.kill())
    const startMs = Date.now() - startBegan
    const list = await server.client.get('/api/bots')
    assert.equal(list.status, 200)
    assert.isNotEmpty(list.body)
    const { printed: recount } = await runRestored('directory:recount')
    assert.deepEqual(recount.differences, [])

    if (!isLong) return
    const all = load.read()
    process.stdout.write(
      JSON.stringify(
        {
          writes: sum(all.map(({ acknowledged, votes }) => acknowledged + votes)),
          writesDuringBackup: duringBackup,
          backup: { ms: backupMs, bytes: backup.bytes, rows: backup.rows, tables: backup.tables },
          restore: { ms: restoreMs, rows: restore.printed.rows },
          serverStartMs: startMs,
          recount,
        },
        null,
        2
      )
    )
  })
    .timeout(WITHIN_MS)
    .skip(!!skipped, skipped || undefined)
})
