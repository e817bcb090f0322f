import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { computeReviewTimes } from '#app/directory/jobs/compute_review_times'
import { computeTransparency } from '#app/transparency/jobs/compute_transparency'
import { ago, makeBot, makeStaff, makeUser } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'
import { everything } from '#tests/directory/support/refusals'
import { sendAs } from '#tests/reviews/support/world'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const RUNNING = new AbortController().signal
const TABLES = ['transparency_counts', 'transparency_decisions']

interface LogEntry {
  action: string
  targetType?: string
  targetId?: string
  details?: Record<string, unknown>
  at: Date
}

/** Adds an entry to the audit log. @returns its id */
async function log({ action, targetType = 'bot', targetId = '1', details = {}, at }: LogEntry) {
  const [row] = await db
    .table('admin_logs')
    .insert({
      action,
      target_type: targetType,
      target_id: targetId,
      details: JSON.stringify(details),
      created_at: at,
    })
    .returning('id')
  return Number(row.id)
}

async function compute() {
  let state = {}
  for (let more = true; more;) {
    const run = await computeTransparency.run(state, RUNNING)
    state = run.state ?? {}
    more = 'after' in state
  }
}

const PENDING = { oldValue: { approval_status: 'pending' } }
const may = (day: number, hour = 12) => new Date(Date.UTC(2026, 4, day, hour))

async function reset() {
  const owner = db.connection(MIGRATOR_CONNECTION)
  for (const table of [
    'review_times',
    'transparency_decisions',
    'transparency_days',
    'admin_logs',
  ]) {
    await owner.from(table).delete()
  }
}

test.group('GET /api/transparency', (group) => {
  const api = useApi(group)
  useOutbox(group)
  group.each.setup(reset)

  const getMonth = async (month: string) => {
    const { body } = await api.get('/api/transparency')
    return body.months.find((one: { month: string }) => one.month === month)
  }

  test('is empty before the first computation', async ({ assert }) => {
    const { status, body } = await api.get('/api/transparency')
    assert.equal(status, 200)
    assert.deepEqual(body, { computedAt: null, months: [] })
    assert.deepEqual((await api.get('/api/transparency/decisions')).body, [])
  })

  test('counts the audit log by month of UTC', async ({ assert }) => {
    await log({ action: 'submit_bot', targetId: '1', at: may(1) })
    await log({ action: 'submit_bot', targetId: '2', at: may(1) })
    await log({ action: 'approve_bot', targetId: '1', details: PENDING, at: may(1, 18) })
    await log({
      action: 'reject_bot',
      targetId: '2',
      details: { ...PENDING, ruleIds: ['invitation', 'content'] },
      at: may(4),
    })
    await log({ action: 'resubmit_bot', targetId: '2', at: may(5) })
    await log({ action: 'reject_bot', targetId: '2', details: PENDING, at: may(5, 14) })
    await log({
      action: 'reject_bot',
      targetId: '1',
      details: { oldValue: { approval_status: 'approved' } },
      at: may(20),
    })
    await log({ action: 'submit_bot', targetId: '3', at: new Date('2026-05-31T23:59:59Z') })
    await log({ action: 'submit_bot', targetId: '4', at: new Date('2026-06-01T00:00:00Z') })
    await compute()

    await computeReviewTimes.run({}, RUNNING)
    assert.deepInclude(await getMonth('2026-05'), {
      submissions: 4,
      approvals: 1,
      rejections: 3,
      rejectionsByRule: [
        { ruleId: 'unspecified', count: 2 },
        { ruleId: 'content', count: 1 },
        { ruleId: 'invitation', count: 1 },
      ],
      timedDecisions: 3,
      // 6, 72 and 2 hours.
      averageDecisionHours: 26.7,
      medianDecisionHours: 6,
      p90DecisionHours: 72,
      decidedWithinDay: 2,
    })
    assert.deepInclude(await getMonth('2026-06'), {
      submissions: 1,
      timedDecisions: 0,
      averageDecisionHours: null,
    })
  })

  test('the job computes each day once, and keeps months whose entries were deleted', async ({
    assert,
  }) => {
    await log({ action: 'reject_bot', details: PENDING, at: ago({ days: 40 }).toJSDate() })
    await log({ action: 'submit_bot', at: ago({ minutes: 1 }).toJSDate() })
    await compute()
    const before = await everything(TABLES)
    await compute()
    assert.deepEqual(await everything(TABLES), before)
    await db
      .connection(MIGRATOR_CONNECTION)
      .from('admin_logs')
      .where('action', 'reject_bot')
      .delete()
    await compute()
    assert.deepEqual(await everything(TABLES), before)
  })

  test('the log has the decisions against members, without who, whom and why', async ({
    assert,
  }) => {
    const secret = { reason: 'Secret', targetName: 'Fern', userId: '100000000000000042' }
    const rejected = await log({ action: 'reject_bot', details: secret, at: may(3) })
    await log({ action: 'approve_bot', details: secret, at: may(3) })
    await log({ action: 'delete_review', details: { ...secret, removedAs: 'owner' }, at: may(4) })
    await log({ action: 'delete_review', details: secret, at: may(4) })
    const removed = await log({
      action: 'delete_review',
      details: { ...secret, removedAs: 'staff', ruleIds: ['respect'] },
      at: may(4),
    })
    await log({ action: 'ban_user', targetType: 'user', details: secret, at: may(5) })
    await log({ action: 'uphold_appeal', details: { decisionId: removed }, at: may(6) })
    await log({ action: 'reverse_decision', details: { decisionId: rejected }, at: may(7) })
    await compute()

    const first = await api.get('/api/transparency/decisions?limit=2')
    const second = await api.get(nextPageOf(first)!)
    assert.deepEqual(
      [...first.body, ...second.body],
      [
        { day: '2026-05-05', action: 'ban_user', ruleIds: ['unspecified'], outcome: null },
        { day: '2026-05-04', action: 'delete_review', ruleIds: ['respect'], outcome: 'upheld' },
        { day: '2026-05-03', action: 'reject_bot', ruleIds: ['unspecified'], outcome: 'reversed' },
      ]
    )
    assert.isUndefined(nextPageOf(second))
    assert.equal((await api.get('/api/transparency/decisions?cursor=x')).status, 422)
  })

  test('counts what the calls of staff write', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'pending', userId: (await makeUser()).id })
    const path = `/api/admin/bots/${bot.id}/reject`
    await sendAs(api, await makeStaff('reviewer'), 'POST', path, { reason: 'Not now.' })
    await compute()
    const { body } = await api.get('/api/transparency')
    assert.equal(body.months[0].rejections, 1)
    assert.equal((await api.get('/api/transparency/decisions')).body[0].action, 'reject_bot')
  })
})

test.group('The feeds of transparency', (group) => {
  const api = useApi(group)
  group.each.setup(reset)

  test('have one entry for each month that is over, in both languages', async ({ assert }) => {
    await log({ action: 'submit_bot', at: may(1) })
    await log({ action: 'submit_bot', at: new Date() })
    await compute()
    const json = await api.get('/feeds/transparency.json')
    const months = json.body.items.map(({ title }: { title: string }) => title)
    assert.equal(months.at(-1), 'Transparency report for May 2026')
    assert.lengthOf(months, monthsSince(2026, 4))
    assert.include(json.body.items.at(-1).content_text, 'Submissions: 1.')
    const atom = await api.get('/feeds/transparency.atom?lang=ro')
    assert.match(atom.text, /Raport de transparență pentru mai 2026/)
    assert.equal((await api.get('/feeds/transparency.rss')).status, 404)
  })
})

/** Months from the given one up to the last that is over. @param month counted from 0 */
function monthsSince(year: number, month: number) {
  const now = new Date()
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() - month
}
