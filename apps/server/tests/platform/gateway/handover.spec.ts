import db from '@adonisjs/lucid/services/db'
import { getActiveTestOrFail, test } from '@japa/runner'
import { PEOPLE } from '@botanica/demo-world'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { useGateways } from '#tests/platform/support/gateway'
import { countPresences, presenceRow, findStatus } from '#tests/platform/support/presences'

const SOON = { within: 8_000 }
/** A waiting process retries about every second. */
const TAKES_OVER = { within: 5_000 }
const CANDIDATE = 'botanica-gateway'
const HELD = 'this process holds the gateway'
const HELD_NO_LONGER = 'no longer holds the gateway'
/** PostgreSQL ends the session of a holder that has been silent for ten seconds. */
const TAKES_OVER_FROM_FROZEN = { within: 20_000 }

/** Connections to the group's database that hold the gateway lock or wait for it. */
async function candidates(): Promise<{ pid: number; holds: boolean }[]> {
  const { rows } = await db.rawQuery<{ rows: { pid: number; holds: boolean }[] }>(
    `SELECT pid, EXISTS (
       SELECT FROM pg_locks WHERE pg_locks.pid = a.pid AND locktype = 'advisory' AND granted
     ) AS holds
     FROM pg_stat_activity a
     WHERE datname = current_database() AND application_name = ?`,
    [CANDIDATE]
  )
  return rows
}

async function isStored(status: string) {
  await eventually(async () => (await findStatus(PEOPLE.olivia)) === status, SOON)
}

const isHolder = (server: ServerProcess) => server.output().includes(HELD)

/** Two server processes on this database: one holds the gateway, the other waits for it. */
async function twoServers(): Promise<[holder: ServerProcess, other: ServerProcess]> {
  const servers: ServerProcess[] = []
  getActiveTestOrFail().cleanup(async () => {
    await Promise.all(servers.map((server) => server.kill()))
  })
  const start = async () => {
    const server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: { DISCORD_GATEWAY: 'on' },
    })
    servers.push(server)
    return server
  }
  const holder = await start()
  await eventually(async () => isHolder(holder) && (await countPresences()) > 0, SOON)
  const other = await start()
  await eventually(async () => (await candidates()).length === 2, SOON)
  return [holder, other]
}

test.group('Gateway | handover', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)
  const gateways = useGateways(group)

  function show(status: 'online' | 'idle' | 'dnd') {
    discord.control.changeAccount(PEOPLE.olivia, { presence: { status, activity: null } })
  }

  /** A process that holds the gateway, and one that waits for it. */
  async function two() {
    const first = await gateways.connect()
    const second = gateways.begin()
    await eventually(async () => (await candidates()).length === 2, SOON)
    return { first, second }
  }

  test('one of two processes connects to Discord', async ({ assert }) => {
    const { first, second } = await two()
    show('dnd')
    await isStored('dnd')
    assert.isTrue(first.isHolder)
    assert.isFalse(second.isHolder)
    assert.isUndefined(second.defect, 'who waits lacks nothing')
    assert.equal(discord.gateway.connections(), 1)
    assert.lengthOf(discord.logged('identify'), 1)
    assert.lengthOf(
      (await candidates()).filter(({ holds }) => holds),
      1
    )
  })

  test('when the holder stops, the other process starts its own session', async ({ assert }) => {
    const { first, second } = await two()
    await first.stop()
    discord.control.setMembership(PEOPLE.vlad, false)
    await eventually(() => second.isLive, TAKES_OVER)
    await eventually(async () => (await presenceRow(PEOPLE.vlad)) === null, SOON)
    assert.equal(discord.gateway.connections(), 1)
    assert.lengthOf(discord.logged('resume'), 0)
    assert.lengthOf(discord.logged('identify'), 2)
  })

  test('a holder that loses the database disconnects, and one process takes over', async ({
    assert,
  }) => {
    const { first, second } = await two()
    const holder = (await candidates()).find(({ holds }) => holds)!
    await db.rawQuery('SELECT pg_terminate_backend(?)', [holder.pid])
    await eventually(() => discord.logged('close').length === 1, SOON)
    await eventually(() => first.isLive !== second.isLive, TAKES_OVER)
    await eventually(() => discord.gateway.connections() === 1, SOON)
    show('idle')
    await isStored('idle')
    assert.isTrue(first.isHolder !== second.isHolder)
  })

  test('another process takes over within seconds of a kill, and resumes when its socket drops', async ({
    assert,
  }) => {
    const [first, second] = await twoServers()
    assert.isFalse(isHolder(second))

    await first.kill()
    await eventually(() => isHolder(second), TAKES_OVER)
    show('dnd')
    await isStored('dnd')
    assert.lengthOf(discord.logged('identify'), 2)

    discord.gateway.drop()
    show('online')
    await isStored('online')
    // On a busy machine the new connection may also miss a heartbeat, and is resumed once more.
    assert.isNotEmpty(discord.logged('resume'))
    assert.lengthOf(discord.logged('identify'), 2)
  })

  test('another process takes over from a frozen holder, and keeps the gateway after the thaw', async ({
    assert,
  }) => {
    const [first, second] = await twoServers()
    first.child.kill('SIGSTOP')
    await eventually(() => isHolder(second), TAKES_OVER_FROM_FROZEN)
    first.child.kill('SIGCONT')
    await eventually(() => first.output().includes(HELD_NO_LONGER), SOON)
    await eventually(() => discord.gateway.connections() === 1, SOON)
    show('idle')
    await isStored('idle')
    assert.lengthOf(
      (await candidates()).filter(({ holds }) => holds),
      1
    )
    assert.notInclude(second.output(), HELD_NO_LONGER)
  })
})
