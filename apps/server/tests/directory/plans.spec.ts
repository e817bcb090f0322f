import type { EventEmitter } from 'node:events'
import db from '@adonisjs/lucid/services/db'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { growDatabase } from '#database/demo/grow/grow_database'
import { makeStaff } from '#database/factories/index'
import { findDueBots } from '#app/directory/preflight/jobs/check_pending_bots'
import { findSimilarBot } from '#app/directory/preflight/queries/find_similar_bot'
import { useApi } from '#tests/directory/support/api'

/** Enough rows for the planner to prefer an index, created within seconds. */
const BOTS = 5_000
const NOW = new Date('2026-06-01T12:00:00Z')
const SLOW_MS = scaleTimeout(180_000)
/**
 * Tables with at least this many rows grow with the directory; a sequential scan of one for a single request is a
 * defect.
 */
const BIG_TABLE_ROWS = 1_000
/**
 * PostgreSQL uses custom plans for the first five executions of a prepared statement, and may then use a generic plan.
 */
const RUNS_BEFORE_ITS_PLAN = 6

interface Asked {
  sql: string
  bindings: (string | number | bigint | boolean | Date | number[] | null)[]
}

async function askedDuring(work: () => Promise<unknown>): Promise<Asked[]> {
  const client = db.connection().getWriteClient() as unknown as EventEmitter
  const asked: Asked[] = []
  const note = ({ sql, bindings }: Asked) => void asked.push({ sql, bindings })
  client.on('query', note)
  try {
    await work()
  } finally {
    client.off('query', note)
  }
  return asked
}

function literal(value: Asked['bindings'][number]) {
  if (value === null) return 'NULL'
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  const text = value instanceof Date ? value.toISOString() : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** Returns the generic plan of a statement under the server's role. */
async function planOf({ sql, bindings }: Asked): Promise<string> {
  const trx = await db.transaction()
  try {
    const call = bindings.length > 0 ? `(${bindings.map(literal).join(', ')})` : ''
    // Uses the driver directly: question marks in values would be read as placeholders.
    const run = (text: string) => trx.knexClient.raw(text.replaceAll('?', '\\?'))
    await run(`PREPARE asked AS ${sql}`)
    for (let done = 0; done < RUNS_BEFORE_ITS_PLAN; done++) await run(`EXECUTE asked${call}`)
    const { rows } = await run(`EXPLAIN (COSTS OFF) EXECUTE asked${call}`)
    await run('DEALLOCATE asked')
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
  } finally {
    await trx.rollback()
  }
}

test.group('Plans of hot statements', (group) => {
  const api = useApi(group)
  group.each.timeout(SLOW_MS)
  let bigTables: string[]
  let bot: string
  let categoryId: number

  group.setup(async () => {
    await growDatabase({ bots: BOTS, now: NOW, onProgress: () => {} })
    const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples >= ?
       AND relnamespace = 'public'::regnamespace`,
      [BIG_TABLE_ROWS]
    )
    bigTables = rows.map(({ name }) => name)
    const popular = await db
      .from('bots')
      .join('bot_stats', 'bot_stats.bot_id', 'bots.id')
      .where('approval_status', 'approved')
      .orderBy('ratings_count', 'desc')
      .select('discord_bot_id')
      .firstOrFail()
    bot = popular.discord_bot_id
    categoryId = (await db.from('categories').select('id').firstOrFail()).id
  })

  async function assertReadsNoBigTable(assert: Assert, asked: Asked[]) {
    assert.isNotEmpty(asked)
    for (const statement of asked) {
      const plan = await planOf(statement)
      const through = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table!)
      for (const table of through) assert.notInclude(bigTables, table, plan)
    }
  }

  /** Hot because the screens of all staff members poll them. */
  for (const address of [
    '/api/admin/bots/pending',
    '/api/admin/bots/pending?search=music',
    '/api/admin/bots',
    '/api/admin/bots?sort=oldest',
    '/api/admin/bots?sort=name',
    '/api/admin/bots?sort=servers',
    '/api/admin/bots?status=rejected',
    '/api/admin/bots?certified=true',
    '/api/admin/bots?search=music&sort=name',
    '/api/admin/bots?search=999999999999999999',
    '/api/admin/certification-applications',
    '/api/admin/certification-applications?sort=oldest',
    '/api/admin/certification-applications?status=pending&sort=oldest',
    '/api/admin/support-requests',
    '/api/admin/support-requests?state=answered',
    '/api/admin/users',
    '/api/admin/users?sort=oldest',
    '/api/admin/users?sort=name',
    '/api/admin/users?role=moderator',
    '/api/admin/users?state=active',
    '/api/admin/users?state=banned',
    '/api/admin/users?state=disabled',
    '/api/admin/users?search=gardener',
    '/api/admin/users?search=200000000000000001',
    '/api/admin/logs',
    '/api/admin/logs?action=ban_user',
    '/api/admin/logs?adminId=200000000000000001',
    '/api/admin/logs?targetType=bot&targetId=1',
    '/api/admin/logs?search=gardener',
    '/api/admin/logs?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z',
  ]) {
    test(`${address} reads no big table through`, async ({ assert }) => {
      const browser = await api.enter(await makeStaff('owner'))
      const asked = await askedDuring(async () => {
        assert.equal((await browser.get(address)).status, 200)
      })
      await assertReadsNoBigTable(assert, asked)
    })
  }

  test('the search for a similar description reads no big table through', async ({ assert }) => {
    const compared = { discordBotId: bot, description: 'It plays music in voice channels.' }
    for (const isPublicOnly of [true, false]) {
      const asked = await askedDuring(() => findSimilarBot(compared, isPublicOnly))
      await assertReadsNoBigTable(assert, asked)
    }
  })

  test('the job that checks pending bots reads no big table through', async ({ assert }) => {
    const asked = await askedDuring(() => findDueBots())
    await assertReadsNoBigTable(assert, asked)
  })

  test('run against a large enough directory', ({ assert }) => {
    assert.includeMembers(bigTables, [
      'bots',
      'bot_stats',
      'bot_search',
      'bot_votes',
      'ratings',
      'search_vocabulary',
    ])
  })

  for (const address of [
    '/api/bots',
    '/api/bots?sort=newest',
    '/api/bots?sort=oldest',
    '/api/bots?sort=rating',
    '/api/bots?sort=trending',
    '/api/bots?sort=updated',
    '/api/bots?limit=100',
    '/api/bots?categoryId=:category',
    '/api/bots?categoryId=:category&categoryId=1&match=all',
    '/api/bots?categoryId=:category&minRating=4',
    '/api/bots?minRating=4.5&certified=true',
    '/api/bots?minRating=4&sort=rating',
    '/api/bots?minServers=1000',
    '/api/bots?maxServers=100&sort=newest',
    '/api/bots?certified=true&without=Administrator',
    '/api/bots?online=true',
    '/api/bots?listedSince=2026-05-25&sort=newest',
    '/api/bots?without=Administrator&without=BanMembers',
    '/api/bots?search=music&minRating=4&without=Administrator',
    '/api/bots?search=music',
    '/api/bots?search=moderation%20music',
    '/api/bots?search=musci',
    '/api/bots?search=moderatoinn',
    '/api/bots?search=m',
    '/api/bots?search=%25',
    '/api/bots?search=music&sort=newest',
    '/api/bots?search=music&sort=oldest',
    '/api/bots?search=music&sort=rating',
    '/api/bots?search=music&sort=trending',
    '/api/bots?search=music&sort=updated',
    '/api/bots?search=music&categoryId=:category',
    '/api/bots/certified?limit=4',
    '/api/categories',
    '/api/bots/discord/:bot',
    '/api/bots/discord/:bot/ratings',
  ]) {
    test(`${address} reads no big table through`, async ({ assert }) => {
      const path = address.replace(':bot', bot).replace(':category', String(categoryId))
      const first = await askedDuring(async () => {
        assert.equal((await api.get(path)).status, 200)
      })
      assert.isNotEmpty(first)
      for (const asked of first) {
        const plan = await planOf(asked)
        const through = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table!)
        for (const table of through) assert.notInclude(bigTables, table, plan)
      }
    })
  }
})
