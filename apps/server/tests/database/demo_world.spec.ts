import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CORE_ONLY, PEOPLE } from '@botanica/demo-world'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PAGE_LIMITS } from '#app/core/rules'
import { findOpenQuestion } from '#app/directory/questions/questions'
import { UNSPECIFIED_RULE } from '#app/identity/decisions/rules'
import { GUIDELINES, type RuleId } from '#app/identity/guidelines/rules'
import { listStaffBots } from '#app/moderation/queries/list_staff_bots'
import { PENDING_QUEUES, type PendingQueue } from '#app/moderation/rules'
import { EVERYTHING_TOPIC, resetToDemoWorld, seedWhenEmpty } from '#database/demo/demo_world'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import { Bot, makeBot, User } from '#database/factories/index'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'

const NOW = new Date('2026-06-01T12:00:00Z')

/** Settings that are valid in production, so that the command itself rejects them. */
const PRODUCTION = {
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
}

/** Encrypted, so different each time. */
const ENCRYPTED = 'bot_webhooks'

/** Returns every row of every table except the outbox, as sorted text. Encrypted ones are only counted. */
async function contents(): Promise<Record<string, string[]>> {
  const owner = db.connection(MIGRATOR_CONNECTION)
  const tables = (await owner.getAllTables(['public'])).filter(
    (table) => table !== 'outbox' && !table.startsWith('adonis_schema')
  )
  const all: Record<string, string[]> = {}
  for (const table of tables) {
    // A trigger sets when statistics were changed, which is when the trends are computed.
    const columns = table === 'bot_stats' ? `to_jsonb(t) - 'updated_at'` : 't'
    const { rows } = await owner.rawQuery(
      `SELECT (${columns})::text AS row FROM ${table} AS t ORDER BY 1`
    )
    all[table] = rows.map(({ row }: { row: string }) => (table === ENCRYPTED ? '' : row))
  }
  return all
}

test.group('Demo data | seeding', (group) => {
  useDatabase(group)

  test('fills empty tables, and notifies every process', async ({ assert }) => {
    const report = await seedWhenEmpty(NOW)
    assert.include(report, { bots: 600 })
    for (const [table, rows] of Object.entries(report!)) {
      const { count } = await db.from(table).count('* as count').firstOrFail()
      assert.equal(count, rows, table)
    }
    assert.lengthOf(await db.from('outbox').where('topic', EVERYTHING_TOPIC), 1)
  })

  test('does not change tables that have bots', async ({ assert }) => {
    const before = await contents()
    assert.isUndefined(await seedWhenEmpty(new Date(), CORE_ONLY))
    assert.deepEqual(await contents(), before)
  })

  test('starts over with the same rows, whatever has changed since', async ({ assert }) => {
    await resetToDemoWorld(NOW, CORE_ONLY)
    const before = await contents()
    await makeBot()
    await db.from('users').update({ bio: 'Changed' })
    await db.from('ratings').delete()
    await db.table('sessions').insert({ id: 'one', data: '{}', expires_at: NOW })
    await db.table('webhook_events').insert({ provider: 'stripe', event_id: 'evt_1' })

    await resetToDemoWorld(NOW, CORE_ONLY)
    assert.deepEqual(await contents(), { ...before, sessions: before.sessions })
  })

  test('moves every date with the time of seeding', async ({ assert }) => {
    await resetToDemoWorld(new Date('2027-06-01T12:00:00Z'), CORE_ONLY)
    const newest = await db.from('bots').max('created_at as at').firstOrFail()
    assert.isAbove(newest.at.getTime(), new Date('2027-04-01').getTime())
  })

  test('demo:reset fails in production', async ({ assert }) => {
    const run = promisify(execFile)(process.execPath, ['ace.js', 'demo:reset'], {
      cwd: app.makePath(),
      env: { ...process.env, ...PRODUCTION },
    })
    const failure = await run.then(
      () => undefined,
      (error) => error
    )
    assert.equal(failure?.code, 1)
    assert.include(failure.stdout + failure.stderr, 'does not run in production')
  })
})

test.group('Demo data | counts', (group) => {
  useDatabase(group)
  group.setup(async () => {
    await seedWhenEmpty(NOW)
  })

  test('are the sums of the rows that they count', async ({ assert }) => {
    const { rows } = await db.rawQuery(`
      SELECT bots.name
      FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
      LEFT JOIN LATERAL (SELECT sum(votes) AS votes FROM bot_votes WHERE bot_id = bots.id) AS cast_votes ON true
      LEFT JOIN LATERAL (
        SELECT count(*) AS count, sum(rating) AS sum FROM ratings
        WHERE bot_id = bots.id AND user_id <> bots.user_id AND NOT user_id = ANY (bots.additional_owners)
          AND NOT EXISTS (
            SELECT FROM rating_blocks WHERE bot_id = bots.id AND blocked_user_id = ratings.user_id
          )
      ) AS counted ON true
      WHERE votes_count <> coalesce(cast_votes.votes, 0)
        OR ratings_count <> counted.count OR ratings_sum <> coalesce(counted.sum, 0)
    `)
    assert.deepEqual(rows, [])
    assert.isNotEmpty(await db.from('bot_stats').where('votes_count', '>', 100))
  })

  test('likes are the votes on the review', async ({ assert }) => {
    const { rows } = await db.rawQuery(`
      SELECT id FROM ratings WHERE (likes, dislikes) <> (
        SELECT count(*) FILTER (WHERE vote = 1), count(*) FILTER (WHERE vote = -1)
        FROM rating_votes WHERE rating_id = ratings.id
      )
    `)
    assert.deepEqual(rows, [])
    assert.isAbove((await db.from('ratings').sum('likes as all').firstOrFail()).all, 100)
  })
})

/** Returns the distinct values of a column. */
async function valuesOf(table: string, column: string) {
  return (await db.from(table).distinct(column)).map((row) => row[column])
}

const OLIVIA = '200000000000000001'
const BRUNO = '200000000000000006'
const CARLA = '200000000000000007'
const BOGDAN = '200000000000000018'
const VERA = '200000000000000019'

function person(end: number) {
  return User.findOrFail(`2000000000000000${String(end).padStart(2, '0')}`)
}

function botsOf(userId: string) {
  return Bot.query().where('userId', userId).preload('stats').orderBy('id')
}

function brunosApproved() {
  return Bot.query()
    .where({ userId: BRUNO, approvalStatus: 'approved', certified: false })
    .firstOrFail()
}

test.group('Demo data | people', (group) => {
  useDatabase(group)
  group.setup(async () => {
    await seedWhenEmpty(NOW)
  })

  test('{name} has the role {role}')
    .with([
      { end: 1, name: 'Olivia Owner', role: 'owner' },
      { end: 2, name: 'Mihai Moderator', role: 'moderator' },
      { end: 3, name: 'Rita Reviewer', role: 'reviewer' },
      { end: 4, name: 'Devon Developer', role: 'developer_community' },
      { end: 5, name: 'Paula Premium', role: 'user' },
      { end: 6, name: 'Bruno Builder', role: 'user' },
      { end: 7, name: 'Carla Coowner', role: 'user' },
      { end: 8, name: 'Vlad Visitor', role: 'user' },
      { end: 9, name: 'Nina Newcomer', role: 'user' },
      { end: 10, name: 'Boris Banned', role: 'user' },
      { end: 11, name: 'Tara Tempban', role: 'user' },
      { end: 12, name: 'Dan Disabled', role: 'user' },
      { end: 13, name: 'Toma Timeout', role: 'user' },
      { end: 14, name: 'Bianca Barred', role: 'moderator' },
      { end: 15, name: 'Oscar Other', role: 'owner' },
      { end: 16, name: 'Lia Limit', role: 'user' },
      { end: 17, name: 'Emil Ending', role: 'user' },
      { end: 18, name: 'Bogdan Blocked', role: 'user' },
      { end: 19, name: 'Vera Voter', role: 'user' },
    ])
    .run(async ({ assert }, { end, name, role }) => {
      const user = await person(end)
      assert.equal(user.displayName, name)
      assert.include(user.roles, role)
    })

  test('{who}: {what}')
    .with([
      { who: 'Boris', end: 10, what: 'banned for good', banned: true, days: null },
      { who: 'Tara', end: 11, what: 'banned for two weeks', banned: true, days: 14 },
      { who: 'Dan', end: 12, what: 'disabled for good', banned: false, days: null },
      { who: 'Toma', end: 13, what: 'disabled for two days', banned: false, days: 2 },
      { who: 'Bianca', end: 14, what: 'banned', banned: true, days: null },
    ])
    .run(async ({ assert }, { end, banned, days }) => {
      const user = await person(end)
      const restriction = banned
        ? [user.banned, user.banReason, user.banExpiresAt]
        : [user.disabled, user.disableReason, user.disableExpiresAt]
      const [inForce, reason, expiresAt] = restriction as [boolean, string, DateTime | null]
      assert.isTrue(inForce)
      assert.isNotEmpty(reason)
      if (days === null) assert.isNull(expiresAt)
      else {
        const left = expiresAt!.diff(DateTime.fromJSDate(NOW), 'days').days
        assert.isTrue(left > 0 && left <= days, `${left} days are left`)
      }
      assert.notEqual(user.banned, user.disabled, 'one or the other')
    })

  test('nobody else is banned or disabled', async ({ assert }) => {
    assert.lengthOf(await User.query().where('banned', true).orWhere('disabled', true), 5)
  })

  test('Rita is main owner of one pending bot', async ({ assert }) => {
    const bots = await botsOf('200000000000000003')
    assert.deepEqual(
      bots.map((bot) => bot.approvalStatus),
      ['pending']
    )
  })

  test('Paula is premium by Stripe and owns two bots with votes', async ({ assert }) => {
    const paula = await person(5)
    assert.isTrue(paula.isPremium && paula.premiumExpiresAt! > DateTime.fromJSDate(NOW))
    assert.isNotNull(paula.stripeCustomerId)
    assert.isNotNull(paula.stripeSubscriptionId)
    const bots = await botsOf(paula.id)
    assert.lengthOf(bots, 2)
    for (const bot of bots) assert.isAbove(bot.stats.votesCount, 0)
  })

  test('Bruno is main owner of four bots: approved, pending, rejected, certified', async ({
    assert,
  }) => {
    const bots = await botsOf(BRUNO)
    assert.sameMembers(
      bots.map((bot) => (bot.certified ? 'certified' : bot.approvalStatus)),
      ['approved', 'pending', 'rejected', 'certified']
    )
  })

  test("Carla is additional owner of Bruno's approved bot", async ({ assert }) => {
    assert.include((await brunosApproved()).additionalOwners, CARLA)
  })

  test('Vlad owns nothing, has reviewed and voted for nothing', async ({ assert }) => {
    const vlad = await person(8)
    assert.isEmpty(await botsOf(vlad.id))
    for (const table of ['ratings', 'rating_votes', 'bot_votes']) {
      assert.isEmpty(await db.from(table).where('user_id', vlad.id), table)
    }
  })

  test('Nina is not in the community server', async ({ assert }) => {
    assert.deepEqual((await person(9)).discordRoles, [])
  })

  test('Lia is main owner of five bots, one with 150 servers, one with 40', async ({ assert }) => {
    const bots = await botsOf('200000000000000016')
    assert.lengthOf(bots, 5)
    const counts = bots.map((bot) => bot.stats.servingCount)
    assert.includeMembers(counts, [150, 40])
    assert.isFalse(bots.find((bot) => bot.stats.servingCount === 150)!.certified)
  })

  test('Emil is premium by PayPal, cancelled, for three days more', async ({ assert }) => {
    const emil = await person(17)
    assert.isTrue(emil.isPremium)
    assert.isNotNull(emil.paypalSubscriptionId)
    const left = emil.premiumExpiresAt!.diff(DateTime.fromJSDate(NOW), 'days').days
    assert.closeTo(left, 3, 0.5)
    const cancelled = { user_id: emil.id, type: 'cancellation' }
    assert.lengthOf(await db.from('premium_transactions').where(cancelled), 1)
  })

  test('Bogdan is blocked by Bruno on the approved bot, where his review is', async ({
    assert,
  }) => {
    const bot = await brunosApproved()
    const block = await db.from('rating_blocks').where('blocked_user_id', BOGDAN).firstOrFail()
    assert.include(block, { bot_id: bot.id, blocked_by: BRUNO })
    const review = { bot_id: bot.id, user_id: BOGDAN }
    assert.lengthOf(await db.from('ratings').where(review), 1)
    assert.isEmpty(await db.from('listed_ratings').where(review))
  })

  test("Vera voted for Bruno's approved bot five hours ago", async ({ assert }) => {
    const { id } = await brunosApproved()
    const vote = await db.from('bot_votes').where({ bot_id: id, user_id: VERA }).firstOrFail()
    assert.deepEqual(vote.last_vote_at, DateTime.fromJSDate(NOW).minus({ hours: 5 }).toJSDate())
  })

  test('every category has bots, and no bot has another category', async ({ assert }) => {
    const categories = await db.from('categories').select('id', 'name')
    assert.sameMembers(
      categories.map(({ name }) => name),
      DEFAULT_CATEGORIES.map(({ name }) => name)
    )
    for (const { id, name } of categories) {
      assert.isNotEmpty(await db.from('bot_categories').where('category_id', id), name)
    }
  })

  test('it also has: reviews by owners, hearts, replies, applications, announcements, ads', async ({
    assert,
  }) => {
    const owners = db.from('listed_ratings').where('by_owner', true)
    assert.isNotEmpty(await owners.clone().where('by_main_owner', true))
    assert.isNotEmpty(await owners.clone().where('by_main_owner', false))
    assert.isNotEmpty(await db.from('ratings').where('has_owner_heart', true))
    assert.isNotEmpty(await db.from('ratings').whereNotNull('owner_reply'))
    assert.includeMembers(await valuesOf('support_requests', 'state'), [
      'open',
      'answered',
      'closed',
    ])
    assert.includeMembers(await valuesOf('report_cases', 'state'), ['open', 'acted', 'dismissed'])
    assert.includeMembers(await valuesOf('report_cases', 'target_type'), [
      'bot',
      'review',
      'member',
    ])
    const openReports = await db.from('report_cases').where('state', 'open')
    assert.includeMembers(
      openReports.map(({ target_type }) => target_type),
      ['bot', 'review', 'member']
    )
    assert.includeMembers(await valuesOf('appeals', 'state'), ['open'])
    assert.includeMembers(await valuesOf('removed_ratings', 'removed_as'), ['owner', 'staff'])
    assert.includeMembers(await valuesOf('certification_applications', 'status'), [
      'pending',
      'rejected',
    ])
    assert.includeMembers(await valuesOf('discord_announcements', 'state'), ['sent', 'pending'])
    assert.includeMembers(await valuesOf('advertisements', 'placement'), [
      'header',
      'sidebar',
      'in-list',
      'footer',
    ])
    assert.isNotEmpty(await db.from('admin_logs').where('admin_id', OLIVIA))
  })

  test('decisions name rules of the guidelines, also in the inbox', async ({ assert }) => {
    const rejected = await db.from('bots').where('approval_status', 'rejected')
    const { rows: decisions } = await db.rawQuery(`
      SELECT logs.target_id, logs.details, inbox_items.kind FROM inbox_items JOIN admin_logs AS logs ON logs.id = decision_id
    `)
    const ofBots = decisions.filter(({ kind }: { kind: string }) => kind === 'bot_rejected')
    // Each owner is notified.
    const rejectedIds = ofBots.map(({ target_id: id }: { target_id: string }) => id)
    assert.sameMembers(
      [...new Set(rejectedIds)],
      rejected.map(({ id }) => String(id))
    )
    for (const { details } of ofBots) assert.isNotEmpty(details.rules)
    for (const { details } of decisions) {
      const ids = details.rules.map(({ id }: { id: string }) => id)
      assert.deepEqual(details.ruleIds, ids.length === 0 ? [UNSPECIFIED_RULE] : ids)
      for (const { id, title } of details.rules as { id: RuleId; title: object }[]) {
        assert.deepEqual(title, GUIDELINES[id].title)
      }
    }
  })
})

/** Lists the names of the pending bots in a queue of a staff member. */
async function listNames(queue: PendingQueue, viewerId: string) {
  const page = await listStaffBots({
    viewerId,
    queue,
    status: 'pending',
    sort: 'oldest',
    limit: PAGE_LIMITS.max,
    cursor: undefined,
  })
  return page.rows.map(({ name }) => name)
}

/** Lists the names of the bots in each queue of a staff member. */
async function listQueues(viewerId: string) {
  const entries = PENDING_QUEUES.map(async (queue) => [queue, await listNames(queue, viewerId)])
  return Object.fromEntries(await Promise.all(entries))
}

test.group('Demo data | queues of pending bots', (group) => {
  useDatabase(group)
  // A snooze ends by the clock.
  group.setup(async () => {
    await seedWhenEmpty(new Date(), CORE_ONLY)
  })

  test('are filled for each staff member', async ({ assert }) => {
    assert.deepEqual(await listQueues(PEOPLE.rita), {
      all: ['Ghișeul', 'Word Hedge', 'Sundial', 'Papertrail'],
      unviewed: ['Ghișeul', 'Word Hedge'],
      waiting_for_owner: ['Quillon'],
      snoozed: [],
    })
    assert.deepEqual(await listQueues(PEOPLE.mihai), {
      all: ['Word Hedge', 'Sundial', 'Papertrail'],
      unviewed: ['Word Hedge', 'Papertrail'],
      waiting_for_owner: ['Quillon'],
      snoozed: ['Ghișeul'],
    })
  })

  test('have a question that the owner can answer, and one that was answered', async ({
    assert,
  }) => {
    const bots = await botsOf(PEOPLE.lia)
    const { id } = bots.find(({ approvalStatus }) => approvalStatus === 'pending')!
    assert.isDefined(await findOpenQuestion(id))
    const answered = await db.from('bot_questions').whereNotNull('answer')
    assert.lengthOf(answered, 1)
    assert.include(answered[0], { asker_id: PEOPLE.mihai, answerer_id: BRUNO })
    assert.isNotNull(answered[0].closed_at)

    const items = await db.from('inbox_items').whereIn('kind', ['bot_question', 'bot_answer'])
    assert.sameDeepMembers(
      items.map(({ kind, user_id: to }) => [kind, to]),
      [
        ['bot_question', PEOPLE.lia],
        ['bot_question', BRUNO],
        ['bot_answer', PEOPLE.mihai],
      ]
    )
    const logs = await db.from('admin_logs').whereIn('action', ['ask_owners', 'answer_question'])
    assert.lengthOf(logs, 3)
    for (const { details } of logs) assert.deepEqual(Object.keys(details), ['targetName'])
  })
})
