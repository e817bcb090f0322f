import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CORE_ONLY } from '@botanica/demo-world'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { test } from '@japa/runner'
import { Client } from 'pg'
import { EVERYTHING_TOPIC, seedWhenEmpty } from '#database/demo/demo_world'
import { type GrowthProgress, growDatabase } from '#database/demo/grow/grow_database'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'

const NOW = new Date('2026-06-01T12:00:00Z')
const BOTS = 560
const MORE_BOTS = 600
const SLOW_MS = scaleTimeout(180_000)

/** Columns that triggers or actions compute; all others are copied unchanged. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  bots: ['tags', 'updated_at'],
  ratings: ['likes', 'dislikes'],
}
/** In the order of their foreign keys. */
const COPIED = [
  'users',
  'categories',
  'bots',
  'bot_categories',
  'ratings',
  'rating_votes',
  'rating_blocks',
  'bot_votes',
]
/** Statements whose result must be the same however the rows were inserted. */
const COMPARED = {
  tags: 'SELECT id, tags FROM bots',
  figures: `SELECT bot_id, votes_count, ratings_count, ratings_sum, average_rating, rating_score,
              serving_count, serving_count_source, serving_count_at FROM bot_stats`,
  likes: 'SELECT id, likes, dislikes FROM ratings',
  search: 'SELECT * FROM bot_search',
  vocabulary: 'SELECT * FROM search_vocabulary',
}

function owner() {
  return db.connection(MIGRATOR_CONNECTION)
}

async function sorted(query: (sql: string) => Promise<{ rows: { row: string }[] }>, sql: string) {
  const { rows } = await query(`SELECT t::text AS row FROM (${sql}) AS t ORDER BY 1`)
  return rows.map(({ row }) => row)
}

const grown = (sql: string) => sorted((text) => owner().rawQuery(text), sql)

async function columnsOf(table: string): Promise<string[]> {
  const rows = await owner()
    .from('information_schema.columns')
    .select('column_name')
    .where({ table_schema: 'public', table_name: table, is_generated: 'NEVER' })
  return rows.map((row) => row.column_name).filter((name) => !DERIVED[table]?.includes(name))
}

/** Inserts the same rows into another database with all triggers on, one statement per table. */
async function writeWithTriggers(client: Client) {
  for (const table of COPIED) {
    const columns = (await columnsOf(table)).join(', ')
    const { rows } = await owner().rawQuery(`SELECT ${columns} FROM ${table}`)
    await client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows)]
    )
  }
  const { rows: counts } = await owner().rawQuery(
    'SELECT bot_id, serving_count, serving_count_source, serving_count_at FROM bot_stats'
  )
  await client.query(
    `UPDATE bot_stats SET
       serving_count = given.serving_count,
       serving_count_source = given.serving_count_source,
       serving_count_at = given.serving_count_at,
       votes_count = (SELECT coalesce(sum(votes), 0) FROM bot_votes WHERE bot_id = bot_stats.bot_id)
     FROM jsonb_populate_recordset(NULL::bot_stats, $1) AS given
     WHERE given.bot_id = bot_stats.bot_id`,
    [JSON.stringify(counts)]
  )
  await client.query('SELECT recount_ratings(id) FROM bots')
  await client.query('SELECT refresh_search_tiers(0, 1000000)')
}

function stopOnTheWay({ step }: GrowthProgress) {
  if (step === 'ratings') throw new Error('Stopped on the way')
}

async function refusalOf(args: string[], env: Record<string, string> = {}) {
  const run = promisify(execFile)(process.execPath, ['ace.js', 'demo:grow', ...args], {
    cwd: app.makePath(),
    env: { ...process.env, ...env },
  })
  const failure = await run.then(
    () => undefined,
    (error) => error
  )
  return { code: failure?.code, output: `${failure?.stdout}${failure?.stderr}` }
}

test.group('Growing | the database', (group) => {
  useDatabase(group)
  group.each.timeout(SLOW_MS)
  let other: TestDatabase
  let client: Client
  const steps: GrowthProgress[] = []

  group.setup(async () => {
    await seedWhenEmpty(NOW, CORE_ONLY)
    await growDatabase({ bots: BOTS, now: NOW, onProgress: (step) => steps.push(step) })
    other = await createDatabase()
    client = new Client({ connectionString: other.migratorUrl })
    await client.connect()
    await writeWithTriggers(client)
    return async () => {
      await client.end()
      await other.drop()
    }
  })

  test('adds bots up to the requested number, with reviews and votes', async ({ assert }) => {
    const { count } = await db.from('bots').count('* as count').firstOrFail()
    assert.equal(count, BOTS)
    const added = db.from('bots').where('id', '>', 60)
    for (const table of ['ratings', 'bot_votes']) {
      const rows = await db.from(table).whereIn('bot_id', added.clone().select('id'))
      assert.isAbove(rows.length, BOTS / 5, table)
    }
    assert.isNotEmpty(await db.from('rating_votes'))
    assert.isNotEmpty(await added.clone().where('approval_status', 'pending'))
  })

  for (const [what, sql] of Object.entries(COMPARED)) {
    test(`${what} are what the triggers make of the same rows`, async ({ assert }) => {
      const made = await sorted((text) => client.query(text), sql)
      assert.isAbove(made.length, BOTS / 2)
      assert.deepEqual(await grown(sql), made)
    })
  }

  test('leaves triggers, indexes and ids unchanged', async ({ assert }) => {
    const catalog = {
      triggers: `SELECT tgrelid::regclass, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal`,
      indexes: `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'`,
    }
    for (const sql of Object.values(catalog)) {
      const asMigrated = await sorted((text) => client.query(text), sql)
      assert.deepEqual(await grown(sql), asMigrated)
    }
    for (const table of ['bots', 'ratings', 'bot_votes', 'rating_votes']) {
      const { rows } = await owner().rawQuery(
        `SELECT nextval(pg_get_serial_sequence('${table}', 'id'))::int
           > (SELECT max(id) FROM ${table}) AS free`
      )
      assert.isTrue(rows[0].free, table)
    }
  })

  test('reports progress, and notifies every process at the end', async ({ assert }) => {
    const copied = steps.filter(({ step }) => step === 'bots')
    assert.deepEqual(copied.at(-1), { step: 'bots', done: BOTS - 60, total: BOTS - 60 })
    assert.includeMembers(
      steps.map(({ step }) => step),
      ['bot_votes', 'ratings', 'indexes', 'search', 'statistics']
    )
    assert.lengthOf(await db.from('outbox').where('topic', EVERYTHING_TOPIC), 2)
  })

  test('adds to existing bots, and adds nothing if there are enough', async ({ assert }) => {
    const silent = { now: NOW, onProgress: () => {} }
    assert.isUndefined(await growDatabase({ ...silent, bots: BOTS }))
    const report = await growDatabase({ ...silent, bots: MORE_BOTS })
    assert.equal(report!.bots, MORE_BOTS - BOTS)
    const { count } = await db.from('bots').countDistinct('discord_bot_id as count').firstOrFail()
    assert.equal(count, MORE_BOTS)
  })

  test('adds nothing if it fails', async ({ assert }) => {
    const before = await grown('SELECT id FROM bots')
    const failed = growDatabase({ bots: MORE_BOTS + 100, now: NOW, onProgress: stopOnTheWay })
    await assert.rejects(() => failed, 'Stopped on the way')
    assert.deepEqual(await grown('SELECT id FROM bots'), before)
    assert.isNotEmpty(await owner().from('pg_indexes').where('indexname', 'bots_user_id_index'))
  })
})

test.group('Growing | the command', (group) => {
  group.each.timeout(SLOW_MS)

  test('fails in production', async ({ assert }) => {
    const { code, output } = await refusalOf(['--bots=1000'], {
      NODE_ENV: 'production',
      APP_KEY: 'k'.repeat(32),
      RATE_LIMIT_PROFILE: 'normal',
      DISCORD_API_URL: 'https://discord.com/api/v10',
      DISCORD_AUTHORIZE_URL: 'https://discord.com/oauth2/authorize',
      DISCORD_IMAGE_HOST: 'https://cdn.discordapp.com',
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_JS_URL: '',
      WEB_PUSH_SIMULATOR_URL: '',
      USER_ADDRESS_LOOPBACK: 'off',
      PAYPAL_API_URL: 'https://api-m.paypal.com',
    })
    assert.equal(code, 1)
    assert.include(output, 'does not run in production')
  })

  for (const bots of ['0', '1.5', '5000001']) {
    test(`refuses --bots=${bots}`, async ({ assert }) => {
      const { code, output } = await refusalOf([`--bots=${bots}`])
      assert.equal(code, 1)
      assert.include(output, '--bots takes a whole number')
    })
  }
})
