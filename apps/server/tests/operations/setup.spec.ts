import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDurableDatabase, withClient } from '@botanica/testkit/database'
import { PEOPLE } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import env from '#start/env'
import type { CheckResult } from '#app/core/console/checkup'
import { addDefaultCategories, makeOwner } from '#app/site/setup_steps'
import { discordConfig } from '#config/discord'
import { makeUser } from '#database/factories/index'
import { runConsole } from '#tests/helpers/console'
import { useDatabase } from '#tests/helpers/database'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const PRIVATE_FILE_MODE = 0o600
const PERMISSION_BITS = 0o777
const NOBODY = '999999999999999999'
const OWN_LINE = '# Kept by hand'

interface Step {
  step: string
  changes: string[]
}

async function createFolder(cleanup: (handler: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'setup-'))
  cleanup(() => rm(folder, { recursive: true }))
  return folder
}

const environment = { PATH: process.env.PATH, NODE_ENV: 'development' }

/** What an operator knows. Discord's addresses are the simulator's. */
const known = () => ({
  APP_URL: env.get('APP_URL'),
  DISCORD_CLIENT_ID: env.get('DISCORD_CLIENT_ID'),
  DISCORD_CLIENT_SECRET: env.get('DISCORD_CLIENT_SECRET').release(),
  DISCORD_BOT_TOKEN: env.get('DISCORD_BOT_TOKEN').release(),
  DISCORD_GUILD_ID: env.get('DISCORD_GUILD_ID'),
  DISCORD_API_URL: env.get('DISCORD_API_URL'),
  DISCORD_AUTHORIZE_URL: env.get('DISCORD_AUTHORIZE_URL'),
  DISCORD_IMAGE_HOST: env.get('DISCORD_IMAGE_HOST'),
  CONTACT_EMAIL: 'operators@botanica.example',
})

const rolesOf = async (id: string) => (await db.from('users').where('id', id).first())?.roles

test.group('Operations | setup', (group) => {
  useDatabase(group)
  useSimulatedDiscord(group, { redirectUris: [discordConfig.callbackUrl] })

  test('makes a site of an empty PostgreSQL, and changes nothing the next time', async ({
    assert,
    cleanup,
  }) => {
    const folder = await createFolder(cleanup)
    const file = join(folder, 'server.env')
    await writeFile(file, `${OWN_LINE}\nAPP_KEY=\n`)
    const { superuser, stop } = await createDurableDatabase()
    cleanup(stop)
    const address = (role: string) => {
      const url = new URL(superuser)
      Object.assign(url, { username: role, password: `${role}-secret`, pathname: '/site' })
      return url.href
    }
    const settings = {
      ...known(),
      DATABASE_URL: address('site_app'),
      MIGRATOR_DATABASE_URL: address('site_migrator'),
    }
    const setUp = () =>
      runConsole(
        environment,
        'setup',
        `--directory=${folder}`,
        `--admin-url=${superuser}`,
        `--owner=${PEOPLE.olivia}`,
        ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`)
      )
    const read = () =>
      withClient(settings.MIGRATOR_DATABASE_URL, async (client) => {
        const { rows } = await client.query(`
          SELECT (SELECT count(*)::int FROM categories) AS categories,
            (SELECT count(*)::int FROM adonis_schema) AS migrations,
            (SELECT array_agg(action) FROM admin_logs) AS actions,
            (SELECT json_agg(json_build_object('id', id, 'roles', roles)) FROM users) AS members
        `)
        return rows[0]
      })

    const first = await setUp()
    assert.equal(first.exitCode, 0, JSON.stringify(first.printed))
    const steps = first.printed.steps as Step[]
    const find = (name: string) => steps.find(({ step }) => step === name)!.changes
    assert.deepEqual(find('database'), ['role site_migrator', 'role site_app', 'database site'])
    assert.isAbove(find('migrations').length, 10)
    assert.deepEqual(find('owner'), [PEOPLE.olivia])
    const checks = first.printed.checks as CheckResult[]
    assert.deepEqual(
      checks.filter(({ status }) => status === 'failed'),
      []
    )
    const made = await read()
    assert.equal(made.categories, DEFAULT_CATEGORIES.length)
    assert.deepEqual(made.members, [{ id: PEOPLE.olivia, roles: ['owner'] }])
    assert.include(made.actions, 'update_role')
    const written = await readFile(file, 'utf8')
    assert.isTrue(written.startsWith(OWN_LINE))
    assert.match(written, /^APP_KEY=\S{32,}$/m)
    assert.match(written, /^WEB_PUSH_CONTACT=mailto:operators@botanica\.example$/m)
    assert.notInclude(written, 'MIGRATOR_DATABASE_URL')
    const migratorFile = join(folder, 'migrator.env')
    assert.match(await readFile(migratorFile, 'utf8'), /^MIGRATOR_DATABASE_URL=\S+$/m)
    for (const one of [file, migratorFile]) {
      assert.equal((await stat(one)).mode & PERMISSION_BITS, PRIVATE_FILE_MODE)
    }

    const second = await setUp()
    assert.equal(second.exitCode, 0, JSON.stringify(second.printed))
    assert.deepEqual(
      (second.printed.steps as Step[]).flatMap(({ changes }) => changes),
      []
    )
    assert.equal(await readFile(file, 'utf8'), written)
    assert.deepEqual(await read(), made)
  })

  test('names what is missing, and writes nothing', async ({ assert, cleanup }) => {
    const folder = await createFolder(cleanup)
    const { exitCode, printed } = await runConsole(
      environment,
      'setup',
      `--directory=${folder}`,
      '--set=DATABASE_URL=postgres://app@localhost/botanica'
    )
    assert.equal(exitCode, 1)
    assert.match(printed.error, /MIGRATOR_DATABASE_URL must be set/)
    await assert.rejects(() => readFile(join(folder, 'server.env')), /ENOENT/)
  })

  test('makes owners of members and of people who have not signed in yet', async ({ assert }) => {
    const { id } = await makeUser()
    assert.isTrue(await makeOwner(id))
    assert.deepEqual(await rolesOf(id), ['owner'])
    assert.isTrue(await makeOwner(PEOPLE.vlad))
    assert.deepEqual(await rolesOf(PEOPLE.vlad), ['owner'])
    assert.isFalse(await makeOwner(PEOPLE.vlad))
    await assert.rejects(() => makeOwner(NOBODY), /knows nobody/)
    assert.isUndefined(await rolesOf(NOBODY))
  })

  test('adds categories to a site that has none', async ({ assert }) => {
    assert.lengthOf(await addDefaultCategories(), DEFAULT_CATEGORIES.length)
    assert.deepEqual(await addDefaultCategories(), [])
    assert.lengthOf(await db.from('categories'), DEFAULT_CATEGORIES.length)
  })
})
