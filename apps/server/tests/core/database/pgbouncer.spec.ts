import db from '@adonisjs/lucid/services/db'
import { createDatabase, dropDatabase, withClient } from '@botanica/testkit/database'
import { test } from '@japa/runner'
import { HTTP_OK } from '#app/core/http/status'
import { DEFAULT_TIMEOUT_MS, TIMEOUT_MS } from '#config/database'
import { makeBot, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { hasPgBouncer, readSessionSettings, TestPgBouncer } from '#tests/helpers/pgbouncer'
import { countByStatus } from '#tests/helpers/servers'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { createSessionHeaders } from '#tests/identity/support/session_headers'

/** Fewer than requests at once, so that sessions of the processes share them. */
const SERVER_CONNECTIONS = 3
const MEMBERS = 12
const HELD = 'this process holds the gateway'
const SOON = { within: 8_000 }

/** The settings that a client has chosen for its session or its role has, without those of the driver. */
const SESSION_SETTINGS = `
  SELECT name, setting FROM pg_settings
  WHERE source IN ('client', 'database user') AND name NOT IN ('application_name', 'client_encoding', 'DateStyle')
  ORDER BY name`

const skipped =
  !hasPgBouncer() && 'there is no PgBouncer on this machine (apt-get install pgbouncer)'

test.group('PgBouncer in transaction mode', (group) => {
  useDatabase(group)
  const bouncer = new TestPgBouncer()
  let servers: [ServerProcess, ServerProcess]

  const startAll = async () => {
    await bouncer.start(databaseUrl(), { default_pool_size: SERVER_CONNECTIONS })
    const start = () =>
      startServerProcess({
        databaseUrl: bouncer.url,
        env: {
          DIRECT_DATABASE_URL: databaseUrl(),
          PREPARED_STATEMENTS: 'off',
          DISCORD_GATEWAY: 'on',
        },
      })
    servers = await Promise.all([start(), start()])
    return async () => {
      await Promise.all(servers.map((server) => server.kill()))
      await bouncer.stop()
    }
  }
  if (!skipped) group.setup(startAll)

  test('processes share its connections, and see what the other has changed', async ({
    assert,
  }) => {
    const [one, other] = servers
    const bot = await makeBot()
    const path = `/api/bots/${bot.id}/votes`
    assert.deepEqual((await other.client.get(path)).body, { count: 0, votes: [] })

    const members = await Promise.all(Array.from({ length: MEMBERS }, () => makeUser()))
    const answers = await Promise.all(
      members.map(async ({ id }, index) => {
        const headers = await createSessionHeaders(id)
        const { client } = servers[index % servers.length]!
        return client.request('POST', `/api/bots/${bot.id}/vote`, { headers })
      })
    )
    assert.deepEqual(countByStatus(answers), { [HTTP_OK]: MEMBERS })
    for (const { client } of [one, other]) {
      await eventually(async () => (await client.get(path)).body.count === MEMBERS, SOON)
    }
  }).skip(!!skipped, skipped || undefined)

  test('one process holds the gateway, by its direct connection', async ({ assert }) => {
    const holders = () => servers.filter((server) => server.output().includes(HELD))
    await eventually(() => holders().length === 1, SOON)
    const [holder] = holders()
    const heir = servers.find((server) => server !== holder)!
    await holder!.stop()
    await eventually(() => heir.output().includes(HELD), SOON)
    assert.equal((await heir.client.get('/health/ready')).status, HTTP_OK)
  }).skip(!!skipped, skipped || undefined)
})

test.group("PgBouncer | the role's settings", (group) => {
  useDatabase(group)

  test('are those that the server sets for each session', async ({ assert, cleanup }) => {
    const { rows: settings } = await db.rawQuery<{ rows: { name: string; setting: string }[] }>(
      SESSION_SETTINGS
    )
    assert.isNotEmpty(settings)
    // Slow machines give statements longer in tests.
    const expected = settings.map(({ name, setting }) => ({
      name,
      setting: setting === String(TIMEOUT_MS) ? String(DEFAULT_TIMEOUT_MS) : setting,
    }))
    const database = await createDatabase()
    cleanup(() => dropDatabase(database))
    const statements = await readSessionSettings(database.name)
    await withClient(database.superuser, (client) => client.query(statements))
    const { rows } = await withClient(database.app, (client) => client.query(SESSION_SETTINGS))
    assert.deepEqual(rows, expected)
  })
})
