import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeHeldChange, makeStaff } from '#database/factories/index'
import { computeReviewTimes } from '#app/directory/jobs/compute_review_times'
import { MIN_ESTIMATE_DECISIONS } from '#app/directory/review_queue/rules'
import { HOUR_SECONDS } from '#app/core/time'
import { useBuilders } from '#tests/directory/support/builders'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const RUNNING = new AbortController().signal
const pathOf = ({ id }: { id: number }) => `/api/bots/${id}/queue`
const owner = () => db.connection(MIGRATOR_CONNECTION)

/** Adds a submission and its decision to the audit log. */
async function logDecision(hours: number, { at = ago({ days: 1 }), action = 'approve_bot' } = {}) {
  const decided = at.toJSDate()
  const submitted = new Date(decided.getTime() - hours * HOUR_SECONDS * 1_000)
  const targetId = String(Math.floor(Math.random() * 1_000_000_000) + 1_000_000)
  const entry = { target_type: 'bot', target_id: targetId }
  await db.table('admin_logs').insert({
    ...entry,
    action: 'submit_bot',
    details: '{}',
    created_at: submitted,
  })
  await db.table('admin_logs').insert({
    ...entry,
    action,
    details: JSON.stringify({ oldValue: { approval_status: 'pending' } }),
    created_at: decided,
  })
}

test.group('GET /api/bots/:id/queue', (group) => {
  const { api, builder } = useBuilders(group)
  group.each.setup(async () => {
    for (const table of ['review_times', 'admin_logs', 'bots']) await owner().from(table).delete()
  })

  test('tells owners the place of a pending bot, in the order of the staff’s list', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    await makeBot({ approvalStatus: 'pending', createdAt: ago({ days: 3 }) })
    await makeBot({ approvalStatus: 'approved', createdAt: ago({ days: 3 }) })
    await makeBot({
      approvalStatus: 'pending',
      createdAt: ago({ days: 3 }),
      deletedAt: ago({ days: 1 }),
    })
    const bot = await makeBot({
      userId: member.id,
      approvalStatus: 'pending',
      createdAt: ago({ days: 2 }),
    })
    await makeBot({ approvalStatus: 'pending', createdAt: ago({ days: 1 }) })
    const { status, body } = await browser.get(pathOf(bot))
    assert.equal(status, 200)
    assert.include(body, { state: 'pending', turn: 'staff', place: 2, estimate: null })
    const staff = await api.enter(await makeStaff('reviewer'))
    const { body: queue } = await staff.get('/api/admin/bots/pending')
    assert.equal(queue[1].id, bot.id)
  })

  test('is for owners and staff', async ({ assert }) => {
    const { browser: stranger } = await builder()
    const hidden = await makeBot({ approvalStatus: 'pending' })
    const listed = await makeBot()
    assert.equal((await api.visitor().get(pathOf(listed))).status, 401)
    assert.equal((await stranger.get(pathOf(listed))).status, 403)
    assert.equal((await stranger.get(pathOf(hidden))).status, 404)
    const staff = await api.enter(await makeStaff('reviewer'))
    assert.equal((await staff.get(pathOf(hidden))).status, 200)
  })

  test('says whose turn it is', async ({ assert }) => {
    const { member, browser } = await builder()
    const rejected = await makeBot({ userId: member.id, approvalStatus: 'rejected' })
    assert.include((await browser.get(pathOf(rejected))).body, {
      state: 'rejected',
      turn: 'owners',
      place: null,
      since: null,
    })
    const listed = await makeBot({ userId: member.id })
    assert.include((await browser.get(pathOf(listed))).body, { state: 'none', turn: null })
    await makeHeldChange()
    await makeHeldChange({ botId: (await makeBot({ approvalStatus: 'rejected' })).id })
    await makeHeldChange({ botId: listed.id })
    assert.include((await browser.get(pathOf(listed))).body, {
      state: 'held',
      turn: 'staff',
      place: 2,
      estimate: null,
    })
  })

  test('estimates the time from the decisions of the last days', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    const estimate = async () => (await browser.get(pathOf(bot))).body.estimate
    for (let at = 1; at < MIN_ESTIMATE_DECISIONS; at++) await logDecision(at)
    await logDecision(900, { at: ago({ days: 40 }) })
    await computeReviewTimes.run({}, RUNNING)
    assert.isNull(await estimate())
    await logDecision(100, { action: 'reject_bot' })
    await computeReviewTimes.run({}, RUNNING)
    assert.deepEqual(await estimate(), {
      decisions: MIN_ESTIMATE_DECISIONS,
      medianSeconds: 3 * HOUR_SECONDS,
      p90Seconds: 100 * HOUR_SECONDS,
    })
  })

  test('has times of each month, of which past ones stay', async ({ assert }) => {
    await logDecision(10, { at: ago({ months: 2 }) })
    await logDecision(20, { at: ago({ months: 2 }) })
    await computeReviewTimes.run({}, RUNNING)
    const month = ago({ months: 2 }).toUTC().toFormat('yyyy-MM')
    const times = () => db.from('review_times').where('period', month).first()
    assert.include(await times(), {
      decisions: 2,
      median_seconds: 10 * HOUR_SECONDS,
      p90_seconds: 20 * HOUR_SECONDS,
    })
    await owner().from('admin_logs').delete()
    await computeReviewTimes.run({}, RUNNING)
    assert.equal((await times()).decisions, 2)
    const empty = await db
      .from('review_times')
      .where('period', ago({ months: 1 }).toUTC().toFormat('yyyy-MM'))
      .first()
    assert.include(empty, { decisions: 0, median_seconds: null })
  })
})
