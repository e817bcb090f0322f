import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeStaff, makeUser } from '#database/factories/index'
import { deliverDecisionNews } from '#app/directory/jobs/deliver_decision_news'
import { deliverDueNews } from '#app/directory/undo/deliver_news'
import { useApi } from '#tests/directory/support/api'
import type { Browser } from '#tests/identity/support/browser'
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

const REASON = 'Its invitation does not work.'
const toPath = ({ id }: { id: number }, call: string) => `/api/admin/bots/${id}/${call}`
const listEvents = (botId: number) => db.from('bot_events').where('bot_id', botId)
const listEventTypes = async (botId: number) =>
  (await listEvents(botId).orderBy('id')).map(({ type }) => type)
const sendAppeal = (browser: Browser, decisionId: number) =>
  browser.send('POST', '/api/appeals', { decisionId, text: 'It was online all day long.' })

test.group('Undoing a decision', (group) => {
  const api = useApi(group)

  /** Decides as a new staff member, who can undo it. */
  async function decide(
    bot: { id: number },
    call: string,
    json: Record<string, unknown> = {},
    role: Parameters<typeof makeStaff>[0] = 'owner'
  ) {
    const staff = await makeStaff(role)
    const browser = await api.enter(staff)
    const answer = await withUndo(() => browser.send('POST', toPath(bot, call), json))
    const { undo } = answer.body
    const decisionId: number = undo.decisionId
    return { staff, browser, decisionId, undo }
  }

  for (const [call, state, json] of [
    ['approve', { approvalStatus: 'pending' }, {}],
    ['reject', { certified: true }, { reason: REASON, seen: 'approved' }],
    ['unreject', { approvalStatus: 'rejected' }, {}],
    ['certify', {}, {}],
    ['uncertify', { certified: true }, {}],
  ] as const) {
    test(`${call}: the bot is as before, and nobody is notified`, async ({ assert }) => {
      const bot = await makeBot(state)
      const before = await botRow(bot.id)
      const { browser, decisionId, undo } = await decide(bot, call, json)
      assert.isAbove(undo.forMs, 0)
      assert.notDeepEqual(await botRow(bot.id), before)

      const answer = await browser.send('POST', toPath(bot, 'undo'), { decisionId })
      assert.equal(answer.status, 200)
      assert.isNull(answer.body.undo)
      const { updated_at: _, ...after } = await botRow(bot.id)
      const { updated_at: __, ...former } = before
      assert.deepEqual(after, former)
      assert.isEmpty(await listPendingNews(bot.id))
      await deliverNewsNow()
      assert.isEmpty(await listEvents(bot.id))
      assert.isEmpty(await listInboxEvents(bot.id))

      const logs = await listTargetLogs('bot', bot.id)
      assert.equal(logs[1].action, 'undo_decision')
      assert.equal(logs[1].details.decisionId, decisionId)
      assert.deepEqual(logs[1].details.newValue, logs[0].details.oldValue)
      assert.isEmpty((await browser.get(`/api/admin/bots/${bot.id}`)).body.decisions)
    })
  }

  test('news are delivered once the time is over', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ approvalStatus: 'pending', userId: owner.id })
    const { browser, decisionId } = await decide(bot, 'approve')
    assert.equal((await botRow(bot.id)).approval_status, 'approved')
    await deliverDueNews()
    assert.isEmpty(await listEvents(bot.id))
    assert.isEmpty(await listInboxEvents(bot.id))

    await endTimeToUndo()
    const late = await browser.send('POST', toPath(bot, 'undo'), { decisionId })
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    await Promise.all([
      deliverDecisionNews.run({}, new AbortController().signal),
      deliverNewsNow(),
      deliverNewsNow(),
    ])
    assert.lengthOf(await listEvents(bot.id), 1)
    assert.containsSubset(await listInboxEvents(bot.id), [{ kind: 'bot_approved', to: [owner.id] }])
    const again = await browser.send('POST', toPath(bot, 'undo'), { decisionId })
    assert.deepEqual([again.status, again.body.reason], [409, 'tooLate'])
    assert.equal((await botRow(bot.id)).approval_status, 'approved')
  })

  test('is up to who made the decision, while they have the right', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    const decision = await decide(bot, 'approve', {}, 'reviewer')
    await assertUpToDecider(assert, api, {
      ...decision,
      path: toPath(bot, 'undo'),
      elsewhere: { [toPath(await makeBot(), 'undo')]: 404 },
    })
    assert.equal((await botRow(bot.id)).approval_status, 'approved')
    assert.lengthOf(await listPendingNews(bot.id), 1)
  })

  test('is refused once the bot has changed', async ({ assert }) => {
    const decided = await makeBot({ approvalStatus: 'pending' })
    const { browser, decisionId } = await decide(decided, 'approve')
    await withUndo(() => browser.send('POST', toPath(decided, 'certify'), {}))
    const answer = await browser.send('POST', toPath(decided, 'undo'), { decisionId })
    assert.deepEqual([answer.status, answer.body.reason], [409, 'tooLate'])
    assert.include(await botRow(decided.id), { approval_status: 'approved', certified: true })
    // The news of the first decision come before those of the second one.
    assert.deepEqual(await listEventTypes(decided.id), ['bot.approved'])
    await deliverNewsNow()
    assert.deepEqual(await listEventTypes(decided.id), ['bot.approved', 'bot.certified'])

    const edited = await makeBot({ approvalStatus: 'pending' })
    const second = await decide(edited, 'approve')
    await second.browser.send('PATCH', `/api/admin/bots/${edited.id}`, {
      shortDescription: 'Waters your server day and night.',
    })
    const late = await second.browser.send('POST', toPath(edited, 'undo'), {
      decisionId: second.decisionId,
    })
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.equal((await botRow(edited.id)).approval_status, 'approved')
  })

  test('happens once, however often it is asked for at once', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    const { browser, decisionId } = await decide(bot, 'approve')
    await assertUndoneOnce(assert, () => browser.send('POST', toPath(bot, 'undo'), { decisionId }))
    assert.lengthOf(await listTargetLogs('bot', bot.id), 2)
    assert.equal((await botRow(bot.id)).approval_status, 'pending')
  })

  test('is refused once the bot is deleted, which is announced after the decision', async ({
    assert,
  }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    const { browser, decisionId } = await decide(bot, 'approve')
    await browser.send('DELETE', `/api/admin/bots/${bot.id}`)
    assert.deepEqual(await listEventTypes(bot.id), ['bot.approved', 'bot.deleted'])
    const answer = await browser.send('POST', toPath(bot, 'undo'), { decisionId })
    assert.equal(answer.status, 404)
    assert.isEmpty(await listPendingNews(bot.id))
  })

  test('is refused once the decision is appealed, and an undone one cannot be', async ({
    assert,
  }) => {
    for (const order of ['appealed first', 'undone first', 'at once']) {
      const owner = await makeUser()
      const bot = await makeBot({ userId: owner.id })
      const decision = { reason: REASON, seen: 'approved' }
      const { browser, decisionId } = await decide(bot, 'reject', decision)
      const member = await api.enter(owner)
      const undo = () => browser.send('POST', toPath(bot, 'undo'), { decisionId })
      const appeal = () => sendAppeal(member, decisionId)
      const statuses: Record<string, number> = {}
      if (order === 'appealed first') statuses.appeal = (await appeal()).status
      if (order !== 'at once') statuses.undo = (await undo()).status
      if (order === 'undone first') statuses.appeal = (await appeal()).status
      if (order === 'at once') {
        const [appealed, undone] = await Promise.all([appeal(), undo()])
        Object.assign(statuses, { appeal: appealed.status, undo: undone.status })
      }
      const isUndone = statuses.undo === 200
      assert.equal(isUndone, statuses.appeal !== 201, `${order}: ${JSON.stringify(statuses)}`)
      if (order !== 'at once') assert.equal(isUndone, order === 'undone first')
      assert.lengthOf(await db.from('appeals').where('decision_id', decisionId), isUndone ? 0 : 1)
      assert.equal((await botRow(bot.id)).approval_status, isUndone ? 'approved' : 'rejected')
      assert.deepEqual(await listEventTypes(bot.id), isUndone ? [] : ['bot.rejected'])
    }
  })

  test('keeps the decision from the transparency page until it is final', async ({ assert }) => {
    const bot = await makeBot()
    const { decisionId } = await decide(bot, 'reject', { reason: REASON, seen: 'approved' })
    assert.isFalse(await isTransparent(decisionId))
    await deliverNewsNow()
    assert.isTrue(await isTransparent(decisionId))
  })

  test('either undoes a decision or delivers its news, never both', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const bot = await makeBot({ approvalStatus: 'pending' })
      const { browser, decisionId } = await decide(bot, 'approve')
      const [answer] = await Promise.all([
        browser.send('POST', toPath(bot, 'undo'), { decisionId }),
        deliverNewsNow(),
      ])
      // What was locked meanwhile.
      await deliverNewsNow()
      const isUndone = answer.status === 200
      assert.lengthOf(await listEvents(bot.id), isUndone ? 0 : 1)
      assert.equal((await botRow(bot.id)).approval_status, isUndone ? 'pending' : 'approved')
    }
  })
})
