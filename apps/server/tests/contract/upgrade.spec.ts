import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { startPushSimulator, type PushSimulator } from '@botanica/simulators'
import { test } from '@japa/runner'
import '#start/jobs'
import { jobStatuses } from '#app/core/jobs/job_status'
import { allJobs } from '#app/core/jobs/jobs'
import { runJob } from '#app/core/jobs/run_jobs'
import { collectLiveEvents } from '#app/core/live/live_source'
import { outboxHandlers, type OutboxEvent } from '#app/core/outbox/outbox'
import { INBOX_EVENT_TOPIC } from '#app/identity/inbox_events'
import { webPushConfig } from '#config/web_push'
import { useApi } from '#tests/directory/support/api'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

/** The first migration that release e4f5ad3 did not have, and the number of migrations that it had. */
const FIRST_MIGRATION_SINCE = '1795262000120_compare_changed_rows_in_a_function.ts'
const MIGRATIONS_THEN = 28
const ROWS = new URL('releases/e4f5ad3.rows.sql', import.meta.url)
/** Ends a statement of the file. Strings in it have no semicolon at the end of a line. */
const END_OF_STATEMENT = /;\n/
const COMMENT = /^--.*\n/gm

const JOBS_THEN = 13
const OWNER = '100000000000000001'
const WRITER = '100000000000000002'
const REVIEWER = '100000000000000003'
const BOT = '200000000000000001'
const BOT_TOKEN = 'botanica_bot_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
const encode = (text: string) => Buffer.from(text).toString('base64url')
/** The format in which that release gave a token to the desktop client: a prefix, the row's id and the secret. */
const STAFF_TOKEN = `botanica_${encode('901')}.${encode('old-staff-secret')}`
const STAFF_HEADERS = {
  authorization: `Bearer ${STAFF_TOKEN}`,
  'x-requested-with': 'XMLHttpRequest',
}

async function migrate(options: { direction: 'up' } | { direction: 'down'; step: number }) {
  const runner = new MigrationRunner(db, app, {
    connectionName: MIGRATOR_CONNECTION,
    ...options,
  } as ConstructorParameters<typeof MigrationRunner>[2])
  await runner.run()
  if (runner.error) throw runner.error
}

/** Inserts the release's rows into the release's tables. */
async function insertRows(browser: { endpoint: string; keys: { p256dh: string; auth: string } }) {
  const owner = db.connection(MIGRATOR_CONNECTION)
  const values = { endpoint: browser.endpoint, ...browser.keys }
  const text = readFileSync(ROWS, 'utf8').replaceAll(COMMENT, '')
  for (const statement of text.split(END_OF_STATEMENT).filter((one) => one.trim() !== '')) {
    const isOfBrowser = statement.includes(':endpoint')
    await (isOfBrowser ? owner.rawQuery(statement, values) : owner.rawQuery(statement))
  }
}

async function run(name: string) {
  const job = allJobs().find((one) => one.name === name)!
  return runJob(job, new AbortController().signal)
}

test.group('Data of release e4f5ad3', (group) => {
  const api = useApi(group)
  let pushes: PushSimulator
  let endpoint: string

  group.setup(async () => {
    pushes = await startPushSimulator({ port: Number(webPushConfig!.simulator!.port) })
    return () => pushes.close()
  })

  group.setup(async () => {
    const browser = pushes.control.subscribe(webPushConfig!.publicKey)
    endpoint = browser.endpoint
    const files = (await readdir(app.migrationsPath())).filter((name) => name.endsWith('.ts'))
    await migrate({
      direction: 'down',
      step: files.filter((name) => name >= FIRST_MIGRATION_SINCE).length,
    })
    const applied = await db.connection(MIGRATOR_CONNECTION).from('adonis_schema').count('* as n')
    if (Number(applied[0].n) !== MIGRATIONS_THEN) throw new Error('These are not its tables.')
    await insertRows(browser)
    await migrate({ direction: 'up' })
  })

  test('keeps bots, reviews, votes and tokens', async ({ assert }) => {
    const { body: bot } = await api.get(`/api/bots/discord/${BOT}`)
    assert.include(bot, {
      name: 'Fern',
      voteCount: 3,
      averageRating: 4,
      approvalStatus: 'approved',
    })
    const { body: reviews } = await api.get(`/api/bots/discord/${BOT}/ratings`)
    assert.containsSubset(reviews, [
      { id: 901, rating: 4, comment: 'It waters well.', ownerReply: 'Thank you!', likes: 1 },
    ])

    const posted = await api.send('POST', `/api/bots/${BOT}/stats`, {
      headers: { authorization: `Bearer ${BOT_TOKEN}` },
      json: { server_count: 12 },
    })
    assert.equal(posted.status, 200)
    const staff = await api.get('/api/auth/user', STAFF_HEADERS)
    assert.equal(staff.body.id, REVIEWER)
  })

  test('keeps sessions', async ({ assert }) => {
    const member = await api.enter({ id: OWNER })
    const { id } = await db
      .from('sessions')
      .where('user_id', OWNER)
      .whereNot('id', 'old-session')
      .firstOrFail()
    const now = Date.now()
    const message = { member: { id: OWNER, startedAt: now, seenAt: now } }
    await db
      .from('sessions')
      .where('id', id)
      .update({ data: JSON.stringify({ message, purpose: id }) })
    assert.equal((await member.get('/api/auth/user')).body.id, OWNER)
  })

  test('has inbox items and push messages that are delivered', async ({ assert }) => {
    assert.containsSubset(await run('keep_inbox'), { report: { delivered: 2 } })
    const member = await api.enter({ id: OWNER })
    const { body: items } = await member.get('/api/user/inbox')
    assert.containsSubset(items, [
      { kind: 'bot_approved', reason: 'Neat.', bot: { name: 'Fern' } },
      { kind: 'bot_certified' },
    ])
    const writer = await api.enter({ id: WRITER })
    const { body: replies } = await writer.get('/api/user/inbox')
    assert.containsSubset(replies, [{ kind: 'review_reply', ratingId: 901 }])

    assert.containsSubset(await run('send_pushes'), { report: { sent: 2, later: 0 } })
    const sent = pushes.control
      .messages(endpoint)
      .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
    assert.sameMembers(
      sent.map(({ kind }) => kind),
      ['bot_certified', 'bot_approved']
    )
    for (const message of sent) {
      const { id, ...rest } = message
      assert.isNumber(id)
      const bot = { discordBotId: BOT, name: 'Fern' }
      assert.deepEqual(rest, { kind: message.kind, language: 'ro', bot })
    }
  })

  test('has outbox events that reach screens', async ({ assert }) => {
    const { rows: events } = await db.rawQuery<{ rows: OutboxEvent[] }>(
      `SELECT id::text, xid::text, topic, key, payload, created_at AS "createdAt"
       FROM outbox WHERE id >= 9000000001 AND id <= 9000000016 ORDER BY id`
    )
    assert.lengthOf(events, 16)
    for (const event of events) {
      const handlers = outboxHandlers(event.topic)
      assert.isNotEmpty(handlers, event.topic)
      if (event.topic === INBOX_EVENT_TOPIC) continue
      for (const handler of handlers) await handler(event)
    }
    const followed = { has: () => true, startingWith: () => [] }
    const deliveries = await collectLiveEvents(events, followed, (error) => {
      throw error
    })
    const messages = deliveries.map(({ message }) => message)
    assert.includeDeepMembers(messages, [
      { kind: 'inbox' },
      { kind: 'bots', ids: [901] },
      { kind: 'bot', id: 901 },
      { kind: 'own_vote', botId: 901 },
      { kind: 'reviews', botId: 901 },
      { kind: 'review_votes', botId: 901, id: 901, likes: 1, dislikes: 0 },
      { kind: 'own_review_vote', reviewId: 901 },
      { kind: 'categories' },
      { kind: 'person', id: OWNER },
      { kind: 'account' },
      { kind: 'presence', id: BOT, presence: null },
      { kind: 'staff_announcements' },
      { kind: 'staff_applications' },
      { kind: 'own_applications' },
      { kind: 'staff_bots' },
      { kind: 'staff_logs' },
    ])
  })

  test('has jobs that continue where they were', async ({ assert }) => {
    const statuses = await jobStatuses()
    const known = statuses.filter(({ status }) => status !== 'never run')
    assert.lengthOf(known, JOBS_THEN)

    assert.containsSubset(await run('purge_bots'), { report: { purged: 1, failed: 0 } })
    const left = await db.from('bots').whereIn('id', [903, 904]).select('id')
    assert.deepEqual(
      left.map(({ id }) => Number(id)),
      [903]
    )
  })

  test('accepts queued decisions and reviews of its clients', async ({ assert }) => {
    const decision = {
      headers: { ...STAFF_HEADERS, 'idempotency-key': '0123456789abcdef0123456789abcdef' },
      json: { reason: 'Its invitation does not work.', seen: 'pending' },
    }
    const path = '/api/admin/bots/902/reject'
    const decided = await api.send('POST', path, decision)
    assert.equal(decided.status, 200)
    assert.deepEqual((await api.send('POST', path, decision)).body, decided.body)
    const row = await db.from('bots').where('id', 902).firstOrFail()
    assert.equal(row.approval_reason, 'Its invitation does not work.')

    const writer = await api.enter({ id: REVIEWER })
    const review = { rating: 5, comment: 'Typed without a connection.' }
    const reviews = `/api/bots/discord/${BOT}/ratings`
    const key = { 'idempotency-key': 'fedcba9876543210fedcba9876543210' }
    assert.equal((await writer.send('POST', reviews, review, key)).status, 201)
  })
})
