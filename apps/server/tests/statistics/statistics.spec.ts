import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import {
  makeAppeal,
  makeBot,
  makeCertificationApplication,
  makeHeldChange,
  makeReport,
  makeStaff,
  makeUser,
  OWNER,
} from '#database/factories/index'
import { deleteAccount } from '#app/identity/actions/delete_account'
import { useApi } from '#tests/directory/support/api'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'
import { withUndo } from '#tests/moderation/support/decisions'
import {
  addLogEntry,
  createHistory,
  readPlainly,
  toWeek,
  weeksAgo,
} from '#tests/statistics/support/histories'

const PATH = '/api/admin/statistics'
const PEOPLE_PATH = '/api/admin/statistics/people'
const NONE = { decisions: 0, medianHours: null, p90Hours: null, reversed: 0, undone: 0 }
const DEFAULT_PERIOD = 12

const appealRows = () => db.connection(OWNER.connection).from('appeals')

async function reset() {
  const owner = db.connection(MIGRATOR_CONNECTION)
  for (const table of ['appeals', 'report_cases', 'decision_news', 'admin_logs', 'bots'])
    await owner.from(table).delete()
}

/** Bots with all that can happen to them. @returns who decided */
async function tellStories() {
  const [rita, mihai] = await Promise.all([makeStaff('reviewer'), makeStaff('moderator')])
  const gone = await makeStaff('reviewer')
  const actor = { id: gone.id, ipAddress: '127.0.0.1', userAgent: null }
  await db.transaction((trx) => deleteAccount(trx, { memberId: gone.id, actor, reviews: 'delete' }))
  const [r, m] = [rita.id, mihai.id]

  // A day.
  await createHistory({
    createdAt: weeksAgo(3, { hour: 10 }),
    events: [
      { action: 'submit_bot', at: weeksAgo(3, { hour: 10 }) },
      { action: 'approve_bot', at: weeksAgo(3, { day: 1, hour: 10 }), by: r },
    ],
    status: 'approved',
  })
  // Nine days; reversed in the week after.
  await createHistory({
    createdAt: weeksAgo(3),
    events: [
      { action: 'submit_bot', at: weeksAgo(3) },
      {
        action: 'reject_bot',
        at: weeksAgo(2, { day: 2 }),
        by: m,
        reversedAt: weeksAgo(1, { day: 3 }),
      },
    ],
    status: 'approved',
  })
  // From the last second of a week to the first of the next one.
  await createHistory({
    createdAt: weeksAgo(2, { second: -1 }),
    events: [
      { action: 'submit_bot', at: weeksAgo(2, { second: -1 }) },
      { action: 'approve_bot', at: weeksAgo(2), by: r },
    ],
    status: 'approved',
  })
  // Undone, and decided again by somebody else four hours after the submission.
  await createHistory({
    createdAt: weeksAgo(2, { day: 1, hour: 8 }),
    events: [
      { action: 'submit_bot', at: weeksAgo(2, { day: 1, hour: 8 }) },
      { action: 'approve_bot', at: weeksAgo(2, { day: 1, hour: 9 }), by: r, isUndone: true },
      { action: 'approve_bot', at: weeksAgo(2, { day: 1, hour: 12 }), by: m },
    ],
    status: 'approved',
  })
  // Undone, and waiting since.
  await createHistory({
    createdAt: weeksAgo(1, { day: 4 }),
    events: [
      { action: 'submit_bot', at: weeksAgo(1, { day: 4 }) },
      { action: 'reject_bot', at: weeksAgo(1, { day: 5 }), by: m, isUndone: true },
    ],
    status: 'pending',
  })
  // Deleted while it waited.
  await createHistory({
    createdAt: weeksAgo(2, { day: 4 }),
    events: [{ action: 'submit_bot', at: weeksAgo(2, { day: 4 }) }],
    status: 'pending',
    deletedAt: weeksAgo(1, { day: 4 }),
  })
  // Rejected after it had been listed: no decision on a submission, and its reversal is none of one.
  await createHistory({
    createdAt: weeksAgo(20),
    events: [
      {
        action: 'reject_bot',
        at: weeksAgo(1, { day: 2 }),
        by: r,
        from: 'approved',
        reversedAt: weeksAgo(1, { day: 3 }),
      },
    ],
    status: 'approved',
  })
  // Submitted again: six hours.
  await createHistory({
    createdAt: weeksAgo(5),
    events: [
      { action: 'submit_bot', at: weeksAgo(5) },
      { action: 'reject_bot', at: weeksAgo(4, { day: 6 }), by: r },
      { action: 'resubmit_bot', at: weeksAgo(2) },
      { action: 'approve_bot', at: weeksAgo(2, { hour: 6 }), by: m },
    ],
    status: 'approved',
  })
  // Decided in the last second before twelve weeks.
  await createHistory({
    createdAt: weeksAgo(13),
    events: [
      { action: 'submit_bot', at: weeksAgo(13) },
      { action: 'approve_bot', at: weeksAgo(11, { second: -1 }), by: m },
    ],
    status: 'approved',
  })
  // Waiting for longer than the period.
  await createHistory({
    createdAt: weeksAgo(30),
    events: [{ action: 'submit_bot', at: weeksAgo(30) }],
    status: 'pending',
  })
  // Decided by somebody whose account is deleted, and at the console.
  for (const [by, hour] of [
    [gone.id, 1],
    [null, 2],
  ] as const) {
    await createHistory({
      createdAt: weeksAgo(6),
      events: [
        { action: 'submit_bot', at: weeksAgo(6) },
        { action: 'approve_bot', at: weeksAgo(6, { hour }), by },
      ],
      status: 'approved',
    })
  }
  // Submitted before there was a log.
  await createHistory({
    createdAt: weeksAgo(8),
    events: [{ action: 'approve_bot', at: weeksAgo(7), by: r }],
    status: 'approved',
  })
  return { rita, mihai, gone }
}

test.group('GET /api/admin/statistics', (group) => {
  const api = useApi(group)
  group.each.setup(reset)

  test('counts bots as a plain reading of the log does, in {$self} weeks')
    .with([12, 26, 1] as const)
    .run(async ({ assert }, weeks) => {
      await tellStories()
      const { status, body } = await api.getAs(
        await makeStaff('reviewer'),
        `${PATH}?weeks=${weeks}`
      )
      assert.equal(status, 200)
      assert.deepEqual(body.weeks, await readPlainly(weeks, new Date(body.countedUntil)))
      assert.equal(
        body.total.decisions,
        body.weeks.reduce((sum: number, week: { decisions: number }) => sum + week.decisions, 0)
      )
    })

  test('counts weeks of UTC from Monday, without undone decisions', async ({ assert }) => {
    await tellStories()
    const before = new Date()
    const { body } = await api.getAs(await makeStaff('moderator'), PATH)
    assert.lengthOf(body.weeks, DEFAULT_PERIOD)
    assert.isAtLeast(Date.parse(body.countedUntil), before.getTime())
    const byWeek = new Map(body.weeks.map((week: { week: string }) => [week.week, week]))
    const get = (weeks: number) => byWeek.get(toWeek(weeksAgo(weeks).getTime()))
    assert.deepInclude(get(3), { decisions: 1, medianHours: 24, p90Hours: 24, backlog: 3 })
    // One second, 4 hours, 6 hours and 9 days.
    assert.deepInclude(get(2), { decisions: 4, medianHours: 4, p90Hours: 216, undone: 1 })
    assert.deepInclude(get(1), { decisions: 0, medianHours: null, reversed: 1, undone: 1 })
    assert.deepInclude(get(0), { ...NONE, backlog: 2 })
    // It is not known when it was submitted.
    assert.deepInclude(get(7), { decisions: 1, medianHours: null })
    assert.deepInclude(body.total, { decisions: 9, reversed: 1, undone: 2 })
  })

  test('has all weeks when nothing was decided', async ({ assert }) => {
    const { body } = await api.getAs(await makeStaff('reviewer'), `${PATH}?weeks=2`)
    assert.deepEqual(body.total, NONE)
    assert.deepEqual(body.weeks, [
      { week: toWeek(weeksAgo(1).getTime()), backlog: 0, ...NONE },
      { week: toWeek(weeksAgo(0).getTime()), backlog: 0, ...NONE },
    ])
  })

  test('counts what the calls of staff write', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    const browser = await api.enter(reviewer)
    const [kept, undone] = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ approvalStatus: 'pending' }),
    ]
    await withUndo(async () => {
      await browser.send('POST', `/api/admin/bots/${kept.id}/approve`, {})
      const { body } = await browser.send('POST', `/api/admin/bots/${undone.id}/approve`, {})
      const { decisionId } = body.undo
      await browser.send('POST', `/api/admin/bots/${undone.id}/undo`, { decisionId })
    })
    const { body } = await browser.get(`${PATH}?weeks=1`)
    assert.deepInclude(body.weeks[0], { decisions: 1, undone: 1, backlog: 1 })
  })

  const decidedAt = weeksAgo(2, { day: 1 })
  const sentAt = weeksAgo(2)
  const OLD = DateTime.fromJSDate(sentAt)

  /** One that was decided after a day, and one that waits since the same time, of each kind. */
  const PREPARATIONS = {
    async applications() {
      const [decided, waiting] = await Promise.all(
        [0, 1].map(async () =>
          makeCertificationApplication({ botId: (await makeBot()).id, createdAt: OLD })
        )
      )
      const targetType = 'certification_application'
      for (const { id: targetId } of [decided!, waiting!]) {
        await addLogEntry({
          action: 'apply_for_certification',
          at: sentAt,
          targetType,
          targetId,
        })
      }
      const targetId = decided!.id
      const decisionId = await addLogEntry({
        action: 'reject_application',
        at: decidedAt,
        targetType,
        targetId,
      })
      await decided!
        .merge({
          status: 'rejected',
          reviewReason: 'Not yet.',
          reviewedAt: DateTime.fromJSDate(decidedAt),
        })
        .save()
      await addLogEntry({
        action: 'reverse_decision',
        at: weeksAgo(1),
        targetType: 'appeal',
        targetId: 1,
        details: { decisionId },
      })
      return { reversed: 1 }
    },
    async changes() {
      await makeHeldChange({ createdAt: OLD })
      await makeHeldChange({
        createdAt: OLD,
        state: 'approved',
        closedAt: DateTime.fromJSDate(decidedAt),
      })
      // Withdrawn by its owners: nobody decided.
      await makeHeldChange({
        createdAt: OLD,
        state: 'withdrawn',
        closedAt: DateTime.fromJSDate(decidedAt),
      })
      return { reversed: 0 }
    },
    async reports() {
      const reporterId = (await makeUser()).id
      const report = { targetType: 'member', reporterId } as const
      const open = await makeReport({ ...report, targetId: 1 })
      const closed = await makeReport({
        ...report,
        targetId: 2,
        state: 'dismissed',
        decidedAt,
      })
      await db
        .connection(OWNER.connection)
        .from('report_cases')
        .whereIn('id', [open.caseId, closed.caseId])
        .update({ created_at: sentAt })
      await addLogEntry({
        action: 'dismiss_reports',
        at: decidedAt,
        targetType: 'report_case',
        targetId: closed.caseId,
      })
      return { reversed: 0 }
    },
    async appeals() {
      const [open, closed] = [await makeAppeal(), await makeAppeal()]
      await appealRows().whereIn('id', [open.id, closed.id]).update({ created_at: sentAt })
      await appealRows()
        .where('id', closed.id)
        .update({ state: 'upheld', answer: 'It stands.', decided_at: decidedAt })
      await addLogEntry({
        action: 'uphold_appeal',
        at: decidedAt,
        targetType: 'appeal',
        targetId: closed.id,
      })
      return { reversed: 0 }
    },
  } as const

  test('counts {$self}')
    .with(Object.keys(PREPARATIONS) as (keyof typeof PREPARATIONS)[])
    .run(async ({ assert }, kind) => {
      const { reversed } = await PREPARATIONS[kind]()
      const { body } = await api.getAs(await makeStaff('reviewer'), `${PATH}?kind=${kind}&weeks=4`)
      const times = { decisions: 1, medianHours: 24, p90Hours: 24 }
      assert.deepEqual(
        body.weeks,
        [
          { ...NONE, backlog: 0 },
          { ...NONE, ...times, backlog: 1 },
          { ...NONE, reversed, backlog: 1 },
          { ...NONE, backlog: 1 },
        ].map((figures, at) => Object.assign(figures, { week: toWeek(weeksAgo(3 - at).getTime()) }))
      )
    })

  test('still has decisions on reports that were deleted since', async ({ assert }) => {
    const at = weeksAgo(1)
    await addLogEntry({ action: 'act_on_reports', at, targetType: 'report_case', targetId: 9 })
    const { body } = await api.getAs(await makeStaff('owner'), `${PATH}?kind=reports`)
    assert.deepEqual(body.total, { ...NONE, decisions: 1 })
  })

  test('{$self} is 422')
    .with(['kind=votes', 'weeks=0', 'weeks=27', 'weeks=x', 'by=1'])
    .run(async ({ assert }, query) => {
      const browser = await api.enter(await makeStaff('owner'))
      for (const path of [PATH, PEOPLE_PATH])
        assert.equal((await browser.get(`${path}?${query}`)).status, 422)
    })
})

test.group('GET /api/admin/statistics/people', (group) => {
  const api = useApi(group)
  group.each.setup(reset)

  test('counts the weeks of each person as a plain reading of the log does', async ({ assert }) => {
    const { rita, mihai, gone } = await tellStories()
    const { status, body } = await api.getAs(await makeStaff('owner'), PEOPLE_PATH)
    assert.equal(status, 200)
    const ids = body.people.map(({ id }: { id: string | null }) => id)
    assert.sameMembers(ids, [rita.id, mihai.id, gone.id, null])
    for (const { id, weeks } of body.people)
      assert.deepEqual(weeks, await readPlainly(DEFAULT_PERIOD, new Date(body.countedUntil), id))
    // Reversed and undone decisions are those of who made them.
    const get = (id: string | null) =>
      body.people.find((person: { id: string | null }) => person.id === id)
    assert.include(get(rita.id), { name: rita.displayName })
    assert.deepInclude(get(rita.id).total, { decisions: 4, reversed: 0, undone: 1 })
    assert.deepInclude(get(mihai.id).total, { decisions: 3, reversed: 1, undone: 1 })
    assert.deepInclude(get(gone.id), { name: null })
    assert.deepInclude(get(gone.id).total, { decisions: 1, medianHours: 1 })
    assert.deepInclude(get(null), { name: null })
    assert.equal(ids[0], rita.id)
  })

  test('is empty when nobody decided', async ({ assert }) => {
    const { body } = await api.getAs(await makeStaff('owner'), `${PEOPLE_PATH}?kind=changes`)
    assert.deepEqual(body.people, [])
  })

  test('is for owners only: a {$self} learns nothing of persons')
    .with(['reviewer', 'moderator', 'developer_community'] as const)
    .run(async ({ assert }, role) => {
      const { rita, mihai, gone } = await tellStories()
      const browser = await api.enter(await makeStaff(role))
      const { status, text } = await browser.get(PEOPLE_PATH)
      assert.equal(status, 403)
      const figures = await browser.get(PATH)
      assert.equal(figures.status, 200)
      for (const { id } of [rita, mihai, gone]) {
        assert.notInclude(text, id)
        assert.notInclude(figures.text, id)
      }
    })
})
