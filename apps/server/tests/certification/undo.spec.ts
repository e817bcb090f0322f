import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  makeBot,
  makeCertificationApplication,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { useApi } from '#tests/directory/support/api'
import {
  botRow,
  deliverNewsNow,
  endTimeToUndo,
  isTransparent,
  listInboxEvents,
  listPendingNews,
  listTargetLogs,
  withUndo,
} from '#tests/moderation/support/decisions'
import { assertUndoneOnce, assertUpToDecider } from '#tests/moderation/support/undoing'

const REASON = 'It is often offline.'
const APPROVED = { status: 'approved', reviewReason: 'It is useful.' }
const REJECTED = { status: 'rejected', reviewReason: REASON, ruleIds: ['certified-page'] }
const STATISTICS = '/api/admin/statistics?kind=applications&weeks=1'
const toPath = ({ id }: { id: number }) => `/api/admin/certification/applications/${id}`
const toUndoPath = (application: { id: number }) => `${toPath(application)}/undo`

const findRow = (id: number) => db.from('certification_applications').where('id', id).firstOrFail()
const listEventTypes = async (botId: number) =>
  (await db.from('bot_events').where('bot_id', botId).orderBy('id')).map(({ type }) => type)
const listInboxKinds = async (botId: number) =>
  (await listInboxEvents(botId)).map(({ kind }) => kind)

async function makeApplied(overrides: Parameters<typeof makeBot>[0] = {}) {
  const bot = await makeBot({ stats: { servingCount: CERTIFICATION_MIN_SERVERS }, ...overrides })
  const application = await makeCertificationApplication({ botId: bot.id, userId: bot.userId })
  return { bot, application }
}

test.group('Undoing a review of an application', (group) => {
  const api = useApi(group)

  /** Reviews as a new staff member, who can undo it. */
  async function review(application: { id: number }, json: object) {
    const staff = await makeStaff('moderator')
    const browser = await api.enter(staff)
    const { body } = await withUndo(() => browser.send('PATCH', toPath(application), json))
    const decisionId: number = body.undo.decisionId
    const undo = () => browser.send('POST', toUndoPath(application), { decisionId })
    return { staff, browser, decisionId, undo, forMs: body.undo.forMs }
  }

  const countFigures = async (browser: Awaited<ReturnType<typeof review>>['browser']) => {
    const { decisions, undone } = (await browser.get(STATISTICS)).body.total
    return { decisions, undone }
  }

  for (const json of [APPROVED, REJECTED]) {
    test(`${json.status}: application and bot are as before, and nobody is notified`, async ({
      assert,
    }) => {
      const { bot, application } = await makeApplied()
      const before = { bot: await botRow(bot.id), application: await findRow(application.id) }
      const { browser, decisionId, undo, forMs } = await review(application, json)
      assert.isAbove(forMs, 0)
      assert.include(
        await findRow(application.id),
        json.status === 'approved' ? { status: 'approved' } : { status: 'rejected' }
      )
      assert.equal((await botRow(bot.id)).certified, json.status === 'approved')
      const counted = await countFigures(browser)
      assert.isEmpty(await listInboxEvents(bot.id))

      const answer = await undo()
      assert.equal(answer.status, 200)
      assert.include(answer.body, { status: 'pending', reviewReason: null, undo: null })
      assert.deepEqual(await findRow(application.id), before.application)
      const { updated_at: _, ...after } = await botRow(bot.id)
      const { updated_at: __, ...former } = before.bot
      assert.deepEqual(after, former)
      assert.isEmpty(await listPendingNews(bot.id))
      await deliverNewsNow()
      assert.isEmpty(await listEventTypes(bot.id))
      assert.isEmpty(await listInboxEvents(bot.id))

      const logs = await listTargetLogs('certification_application', application.id)
      assert.deepEqual(
        logs.map(({ action }) => action),
        [json.status === 'approved' ? 'approve_application' : 'reject_application', 'undo_decision']
      )
      assert.equal(logs[1].details.decisionId, decisionId)
      assert.deepEqual(logs[1].details.newValue, { status: 'pending' })
      const botLogs = await listTargetLogs('bot', bot.id)
      assert.deepEqual(
        botLogs.map(({ action }) => action),
        json.status === 'approved' ? ['certify_bot', 'undo_decision'] : []
      )
      assert.equal(botLogs[1]?.details.decisionId, botLogs[0]?.id)
      assert.isEmpty((await browser.get(`/api/admin/bots/${bot.id}`)).body.decisions)
      assert.deepEqual(await countFigures(browser), {
        decisions: counted.decisions - 1,
        undone: counted.undone + 1,
      })
    })
  }

  test('news are delivered once the time is over', async ({ assert }) => {
    for (const [json, events, kinds] of [
      [APPROVED, ['bot.certified'], ['bot_certified']],
      [REJECTED, [], ['application_rejected']],
    ] as const) {
      const { bot, application } = await makeApplied()
      const { undo } = await review(application, json)
      await endTimeToUndo()
      const late = await undo()
      assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
      await Promise.all([deliverNewsNow(), deliverNewsNow()])
      assert.deepEqual(await listEventTypes(bot.id), events)
      assert.deepEqual(await listInboxKinds(bot.id), kinds)
      assert.equal((await undo()).status, 409)
      assert.include(await findRow(application.id), { review_reason: json.reviewReason })
    }
  })

  test('is up to who made the review, while they have the right', async ({ assert }) => {
    const { bot, application } = await makeApplied()
    const decision = await review(application, APPROVED)
    const elsewhere = await makeApplied()
    await assertUpToDecider(assert, api, {
      ...decision,
      path: toUndoPath(application),
      elsewhere: {
        [toUndoPath(elsewhere.application)]: 409,
        [toUndoPath({ id: 999_999_999 })]: 404,
      },
    })
    assert.isTrue((await botRow(bot.id)).certified)
    assert.lengthOf(await listPendingNews(bot.id), 2)
  })

  test('is the only way to undo the certification that is part of it', async ({ assert }) => {
    const { bot, application } = await makeApplied()
    const { browser } = await review(application, APPROVED)
    const [certification] = await listTargetLogs('bot', bot.id)
    const decisionId = Number(certification.id)
    assert.isNull((await browser.get(`/api/admin/bots/${bot.id}`)).body.undo)
    for (const path of [`/api/admin/bots/${bot.id}/undo`, toUndoPath(application)]) {
      const answer = await browser.send('POST', path, { decisionId })
      assert.deepEqual([answer.status, answer.body.reason], [409, 'tooLate'])
    }
    assert.include(await findRow(application.id), { status: 'approved' })
    assert.isTrue((await botRow(bot.id)).certified)
  })

  test('is refused once something has followed from it', async ({ assert }) => {
    const { bot, application } = await makeApplied()
    const { browser, undo } = await review(application, APPROVED)
    await withUndo(() => browser.send('POST', `/api/admin/bots/${bot.id}/uncertify`, {}))
    const answer = await undo()
    assert.deepEqual([answer.status, answer.body.reason], [409, 'tooLate'])
    assert.deepEqual(await listEventTypes(bot.id), ['bot.certified'])

    const edited = await makeApplied()
    const approval = await review(edited.application, APPROVED)
    await (
      await api.enter({ id: edited.bot.userId })
    ).send('PATCH', `/api/bots/${edited.bot.id}`, { prefix: '?' })
    const late = await approval.undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.isTrue((await botRow(edited.bot.id)).certified)
    assert.include(await findRow(edited.application.id), { status: 'approved' })

    const deleted = await makeApplied()
    const rejection = await review(deleted.application, REJECTED)
    await rejection.browser.send('DELETE', toPath(deleted.application))
    assert.equal((await rejection.undo()).status, 404)
    assert.deepEqual(await listInboxKinds(deleted.bot.id), ['application_rejected'])
  })

  test('is refused once the owners have applied again or appealed', async ({ assert }) => {
    const owner = await makeUser()
    const member = await api.enter(owner)
    const again = await makeApplied({ userId: owner.id })
    const first = await review(again.application, REJECTED)
    const applied = await member.send('POST', '/api/bots/certification/apply', {
      botId: again.bot.id,
      reason: 'It is online again.',
    })
    assert.equal(applied.status, 201)
    assert.equal((await first.undo()).status, 409)
    assert.deepEqual(await listInboxKinds(again.bot.id), ['application_rejected'])

    const appealed = await makeApplied({ userId: owner.id })
    const second = await review(appealed.application, REJECTED)
    const { decisionId } = second
    const appeal = { decisionId, text: 'It was online all day long.' }
    assert.equal((await member.send('POST', '/api/appeals', appeal)).status, 201)
    assert.equal((await second.undo()).status, 409)
    assert.include(await findRow(appealed.application.id), { status: 'rejected' })

    const undone = await makeApplied({ userId: owner.id })
    const third = await review(undone.application, REJECTED)
    assert.equal((await third.undo()).status, 200)
    const late = { ...appeal, decisionId: third.decisionId }
    assert.equal((await member.send('POST', '/api/appeals', late)).status, 404)
  })

  test('happens once, however often it is asked for at once', async ({ assert }) => {
    const { bot, application } = await makeApplied()
    const { undo } = await review(application, APPROVED)
    await assertUndoneOnce(assert, undo)
    assert.lengthOf(await listTargetLogs('certification_application', application.id), 2)
    assert.lengthOf(await listTargetLogs('bot', bot.id), 2)
    assert.include(await findRow(application.id), { status: 'pending' })
    assert.isFalse((await botRow(bot.id)).certified)
  })

  test('either undoes a review or delivers its news, never both', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const { bot, application } = await makeApplied()
      const { undo } = await review(application, APPROVED)
      const [answer] = await Promise.all([undo(), deliverNewsNow()])
      // What was locked meanwhile.
      await deliverNewsNow()
      const isUndone = answer.status === 200
      assert.lengthOf(await listEventTypes(bot.id), isUndone ? 0 : 1)
      assert.equal((await botRow(bot.id)).certified, !isUndone)
      assert.include(await findRow(application.id), { status: isUndone ? 'pending' : 'approved' })
    }
  })

  test('keeps the rejection from the transparency page until it is final', async ({ assert }) => {
    const { application } = await makeApplied()
    const { decisionId } = await review(application, REJECTED)
    assert.isFalse(await isTransparent(decisionId))
    await deliverNewsNow()
    assert.isTrue(await isTransparent(decisionId))
  })
})
