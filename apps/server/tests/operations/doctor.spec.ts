import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { CheckResult } from '#app/core/console/checkup'
import { makeCategory, makeStaff } from '#database/factories/index'
import { run } from '#tests/helpers/ace'
import { runConsole } from '#tests/helpers/console'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

async function examine() {
  const { exitCode, printed } = await run('doctor')
  const results = printed as CheckResult[]
  const find = (name: string) => results.find(({ check }) => check === name)!
  return { exitCode, results, find }
}

const asOwner = (statement: string) => db.connection(MIGRATOR_CONNECTION).rawQuery(statement)

test.group('Operations | doctor', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)

  test('names what is wrong, and how to repair it', async ({ assert }) => {
    discord.configure({ privilegedIntents: ['GuildMembers'] })
    const { exitCode, results, find } = await examine()
    assert.equal(exitCode, 1)
    for (const name of ['settings', 'database', 'migrations', 'server role', 'migrator role']) {
      assert.equal(find(name).status, 'ok', name)
    }
    assert.equal(find('discord bot').status, 'ok')
    assert.equal(find('discord secret').status, 'ok')
    assert.containsSubset(find('discord intents'), { status: 'failed' })
    assert.match(find('discord intents').message, /intents Presence,/)
    // A cluster of the tests loses what it acknowledges when the power fails.
    assert.match(find('durability').message, /fsync/)
    assert.match(find('categories').fix!, /ace\.js setup/)
    assert.match(find('owner').fix!, /staff:grant/)
    const troubled = results.filter(({ status }) => status === 'failed' || status === 'warning')
    assert.isTrue(troubled.every(({ fix }) => fix))
  })

  test('sees what was repaired', async ({ assert }) => {
    await makeStaff('owner')
    await makeCategory()
    const { find } = await examine()
    for (const name of ['owner', 'categories', 'discord intents']) {
      assert.equal(find(name).status, 'ok', name)
    }
  })

  test('sees a token that Discord refuses, and skips what needs it', async ({ assert }) => {
    await discord.during({ kind: 'unauthorized', prefix: '/api' }, async () => {
      const { find } = await examine()
      assert.equal(find('discord bot').message, 'Discord refuses our bot token')
      assert.equal(find('discord server').status, 'skipped')
    })
  })

  test('sees rights that the server lacks, and those that it should not have', async ({
    assert,
    cleanup,
  }) => {
    await asOwner('REVOKE ALL ON inbox_items FROM app')
    cleanup(() => asOwner('GRANT SELECT ON inbox_items TO app'))
    const lacking = (await examine()).find('server role')
    assert.containsSubset(lacking, { status: 'failed' })
    assert.match(lacking.message, /no rights on inbox_items\./)

    await asOwner('GRANT DELETE ON admin_logs TO app')
    cleanup(() => asOwner('REVOKE DELETE ON admin_logs FROM app'))
    assert.match((await examine()).find('server role').message, /may do more/)
  })

  test('sees pending migrations, and skips what needs them', async ({ assert, cleanup }) => {
    await asOwner("UPDATE adonis_schema SET name = name || 'x' WHERE id = 1")
    cleanup(() => asOwner('UPDATE adonis_schema SET name = left(name, -1) WHERE id = 1'))
    const { find } = await examine()
    assert.match(find('migrations').message, /pending: .*create_foundations/)
    assert.match(find('migrations').fix!, /migration:run/)
    assert.equal(find('server role').status, 'skipped')
  })

  test('names every setting that is missing, without a start', async ({ assert }) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'development' }
    const { exitCode, printed } = await runConsole(env, 'doctor')
    assert.equal(exitCode, 1)
    const [settings] = printed as CheckResult[]
    assert.containsSubset(settings, { check: 'settings', status: 'failed' })
    assert.match(settings!.message, /DATABASE_URL[\s\S]*DISCORD_BOT_TOKEN/)
    // Other commands print no JSON then, but the same names and where to read on.
    await assert.rejects(() => runConsole(env, 'staff:list'), /DATABASE_URL[\s\S]*console\.md/)
  })
})
