import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeReport, makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { untilBlockedBy } from '#tests/helpers/blocked'
import {
  deliverNewsNow,
  endTimeToUndo,
  listPendingCaseNews,
  listTargetLogs,
  withUndo,
} from '#tests/moderation/support/decisions'
import { assertUndoneOnce, assertUpToDecider } from '#tests/moderation/support/undoing'

const QUEUE = '/api/admin/reports'
const STATISTICS = '/api/admin/statistics?kind=reports&weeks=1'
const ACTED = { outcome: 'acted', ruleIds: ['no-spam'], note: 'Bot rejected.' }
const DISMISSED = { outcome: 'dismissed', note: 'It is fine.' }

const toPath = (caseId: number) => `${QUEUE}/${caseId}`
const toUndoPath = (caseId: number) => `${toPath(caseId)}/undo`
const findRow = (caseId: number) => db.from('report_cases').where('id', caseId).firstOrFail()

async function makeReported() {
  const reporter = await makeUser()
  const bot = await makeBot()
  const report = { targetType: 'bot', targetId: bot.id } as const
  const { caseId } = await makeReport({ ...report, reporterId: reporter.id })
  return { reporter, bot, report, caseId }
}

/** Lists the inbox items of a member about their reports, as far as they are published. */
async function listOutcomes(memberId: string) {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows
    .map(({ payload }) => payload)
    .filter(({ kind, to }) => kind.startsWith('report_') && to.includes(memberId))
    .map(({ kind }) => kind)
}

test.group('Undoing a decision on reports', (group) => {
  const api = useApi(group)

  /** Decides as a new staff member, who can undo it. */
  async function decide(caseId: number, json: object) {
    const staff = await makeStaff('moderator')
    const browser = await api.enter(staff)
    const { body } = await withUndo(() => browser.send('PATCH', toPath(caseId), json))
    const decisionId: number = body.undo.decisionId
    const undo = () => browser.send('POST', toUndoPath(caseId), { decisionId })
    return { staff, browser, decisionId, undo, forMs: body.undo.forMs }
  }

  const countFigures = async (browser: Awaited<ReturnType<typeof decide>>['browser']) => {
    const { decisions, undone } = (await browser.get(STATISTICS)).body.total
    return { decisions, undone }
  }

  for (const json of [ACTED, DISMISSED]) {
    test(`${json.outcome}: the reports are as before, and nobody is notified`, async ({
      assert,
    }) => {
      const { reporter, caseId } = await makeReported()
      const before = await findRow(caseId)
      const { browser, decisionId, undo, forMs } = await decide(caseId, json)
      assert.isAbove(forMs, 0)
      assert.include(await findRow(caseId), { state: json.outcome, note: json.note })
      const counted = await countFigures(browser)
      assert.isEmpty(await listOutcomes(reporter.id))

      const answer = await undo()
      assert.equal(answer.status, 200)
      assert.include(answer.body, { state: 'open', note: null, decidedAt: null, undo: null })
      assert.deepEqual(await findRow(caseId), before)
      assert.isEmpty(await listPendingCaseNews(caseId))
      await deliverNewsNow()
      assert.isEmpty(await listOutcomes(reporter.id))

      const logs = await listTargetLogs('report_case', caseId)
      assert.deepEqual(
        logs.map(({ action }) => action),
        [json.outcome === 'acted' ? 'act_on_reports' : 'dismiss_reports', 'undo_decision']
      )
      assert.equal(logs[1].details.decisionId, decisionId)
      assert.deepEqual(logs[1].details.newValue, { state: 'open' })
      assert.deepEqual(await countFigures(browser), {
        decisions: counted.decisions - 1,
        undone: counted.undone + 1,
      })
    })
  }

  test('the outcome is delivered once the time is over', async ({ assert }) => {
    const { reporter, caseId } = await makeReported()
    const { undo } = await decide(caseId, ACTED)
    await endTimeToUndo()
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    await Promise.all([deliverNewsNow(), deliverNewsNow()])
    assert.deepEqual(await listOutcomes(reporter.id), ['report_acted'])
    assert.equal((await undo()).status, 409)
    assert.include(await findRow(caseId), { state: 'acted' })
  })

  test('is up to who decided, while they have the right', async ({ assert }) => {
    const { bot, caseId } = await makeReported()
    const decision = await decide(caseId, ACTED)
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [decision.staff.id] })
    assert.equal((await decision.undo()).body.reason, 'ownCase')
    await db.from('bots').where('id', bot.id).update({ additional_owners: [] })
    const elsewhere = await makeReported()
    await assertUpToDecider(assert, api, {
      ...decision,
      path: toUndoPath(caseId),
      elsewhere: { [toUndoPath(elsewhere.caseId)]: 409, [toUndoPath(999_999_999)]: 404 },
    })
    assert.include(await findRow(caseId), { state: 'acted' })
    assert.lengthOf(await listPendingCaseNews(caseId), 1)
  })

  test('is refused once there are newer reports of the target', async ({ assert }) => {
    const { report, caseId } = await makeReported()
    const { undo } = await decide(caseId, DISMISSED)
    const newer = { ...report, targetId: String(report.targetId), reason: 'broken' }
    const sent = await (await api.enter(await makeUser())).send('POST', '/api/reports', newer)
    assert.equal(sent.status, 201)
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.include(await findRow(caseId), { state: 'dismissed' })
  })

  test('is refused once newer reports of the target were decided on, too', async ({ assert }) => {
    const { report, caseId } = await makeReported()
    const { undo } = await decide(caseId, DISMISSED)
    await makeReport({ ...report, reporterId: (await makeUser()).id, state: 'acted' })
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.include(await findRow(caseId), { state: 'dismissed' })
    assert.lengthOf(await listPendingCaseNews(caseId), 1)
  })

  test('is refused while the target is reported again', async ({ assert }) => {
    const { bot, caseId } = await makeReported()
    const { undo } = await decide(caseId, DISMISSED)
    const trx = await db.transaction()
    await trx.table('report_cases').insert({ target_type: 'bot', target_id: String(bot.id) })
    const late = undo()
    await untilBlockedBy(trx, late)
    await trx.commit()
    const { status, body } = await late
    assert.deepEqual([status, body.reason], [409, 'changed'])
    assert.include(await findRow(caseId), { state: 'dismissed' })
    assert.lengthOf(await listPendingCaseNews(caseId), 1)
  })

  test('the outcome is delivered before the reported account is deleted', async ({ assert }) => {
    const [reported, reporter] = [await makeUser(), await makeUser()]
    const report = { targetType: 'member', targetId: reported.id } as const
    const { caseId } = await makeReport({ ...report, reporterId: reporter.id })
    const { undo } = await decide(caseId, ACTED)
    assert.isEmpty(await listOutcomes(reporter.id))
    const browser = await api.enter(reported)
    assert.isBelow((await browser.send('DELETE', '/api/user', { reviews: 'keep' })).status, 300)
    assert.deepEqual(await listOutcomes(reporter.id), ['report_acted'])
    assert.equal((await undo()).status, 404)
    assert.isEmpty(await listPendingCaseNews(caseId))
  })

  test('leaves one open group of reports, whoever is first', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const { bot, report, caseId } = await makeReported()
      const { undo } = await decide(caseId, DISMISSED)
      const newer = { ...report, targetId: String(report.targetId), reason: 'broken' }
      const reporter = await api.enter(await makeUser())
      const [answer, sent] = await Promise.all([
        undo(),
        reporter.send('POST', '/api/reports', newer),
      ])
      assert.equal(sent.status, 201)
      if (answer.status !== 200)
        assert.deepEqual([answer.status, answer.body.reason], [409, 'changed'])
      const open = await db
        .from('report_cases')
        .where({ target_type: 'bot', target_id: String(bot.id), state: 'open' })
      assert.lengthOf(open, 1)
      assert.equal(Number(open[0].id) === caseId, answer.status === 200)
    }
  })

  test('happens once, however often it is asked for at once', async ({ assert }) => {
    const { caseId } = await makeReported()
    const { undo } = await decide(caseId, ACTED)
    await assertUndoneOnce(assert, undo)
    assert.lengthOf(await listTargetLogs('report_case', caseId), 2)
    assert.include(await findRow(caseId), { state: 'open' })
  })

  test('either undoes a decision or delivers its outcome, never both', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const { reporter, caseId } = await makeReported()
      const { undo } = await decide(caseId, DISMISSED)
      const [answer] = await Promise.all([undo(), deliverNewsNow()])
      // What was locked meanwhile.
      await deliverNewsNow()
      const isUndone = answer.status === 200
      assert.lengthOf(await listOutcomes(reporter.id), isUndone ? 0 : 1)
      assert.include(await findRow(caseId), { state: isUndone ? 'open' : 'dismissed' })
    }
  })
})
