import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeStaff } from '#database/factories/index'
import { deliverDueNews } from '#app/directory/undo/deliver_news'
import { useBuilders } from '#tests/directory/support/builders'
import {
  botRow,
  deliverNewsNow,
  endTimeToUndo,
  listInboxEvents,
  listPendingNews,
  listTargetLogs,
  withUndo,
} from '#tests/moderation/support/decisions'
import { assertUndoneOnce, assertUpToDecider } from '#tests/moderation/support/undoing'

const OLD = 'https://old.example/'
const NEW = 'https://new.example/'
const OTHER = 'https://other.example/'
const REJECTION = { reason: 'The website shows something else.' }

const changesOf = (botId: number) => db.from('bot_changes').where('bot_id', botId).orderBy('id')
const versionsOf = (botId: number) =>
  db.from('bot_versions').where('bot_id', botId).orderBy('number')
const toPath = (id: number, call: 'approve' | 'reject' | 'undo') =>
  `/api/admin/bot-changes/${id}/${call}`
const listUpdates = async (botId: number) =>
  (await db.from('bot_events').where({ bot_id: botId, type: 'bot.updated' })).map(
    ({ data }) => data
  )

/** The row without when it was changed. */
async function getListing(id: number) {
  const { updated_at: _, ...listing } = await botRow(id)
  return listing
}

test.group('Undoing a decision on a change', (group) => {
  const { api, builder, withSampledEdit } = useBuilders(group)

  /** A bot whose change of website and categories waits. */
  async function withHeldChange() {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, website: OLD })
    await browser.send('PATCH', `/api/bots/${bot.id}`, { website: NEW, tags: ['Music'] })
    const [change] = await changesOf(bot.id)
    return { member, browser, bot, change }
  }

  /** Decides as a new reviewer, who can undo it. */
  async function decide(change: { id: number }, call: 'approve' | 'reject') {
    const staff = await makeStaff('reviewer')
    const browser = await api.enter(staff)
    const sent = call === 'approve' ? {} : REJECTION
    const { body } = await withUndo(() => browser.send('POST', toPath(change.id, call), sent))
    const decisionId: number = body.undo.decisionId
    const undo = () => browser.send('POST', toPath(change.id, 'undo'), { decisionId })
    return { staff, browser, decisionId, undo, forMs: body.undo.forMs }
  }

  for (const [kind, call] of [
    ['held', 'approve'],
    ['held', 'reject'],
    ['sampled', 'approve'],
    ['sampled', 'reject'],
  ] as const) {
    test(`${kind}, ${call}: listing and change are as before, and nobody is notified`, async ({
      assert,
    }) => {
      const { bot, change } = await (kind === 'held' ? withHeldChange() : withSampledEdit())
      await deliverDueNews()
      const before = await getListing(bot.id)
      const versions = await versionsOf(bot.id)
      const updates = await listUpdates(bot.id)
      const { staff, decisionId, undo, forMs } = await decide(change, call)
      assert.isAbove(forMs, 0)
      const isChanged = (kind === 'held') === (call === 'approve')
      const decided = await getListing(bot.id)
      assert.equal(JSON.stringify(decided) !== JSON.stringify(before), isChanged)
      assert.isEmpty(await listInboxEvents(bot.id))
      assert.deepEqual(await listUpdates(bot.id), updates)

      const answer = await undo()
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, { id: change.id })
      assert.deepEqual(await getListing(bot.id), before)
      assert.deepEqual(await changesOf(bot.id), [change])
      assert.isEmpty(await listPendingNews(bot.id))
      await deliverNewsNow()
      assert.isEmpty(await listInboxEvents(bot.id))
      assert.deepEqual(await listUpdates(bot.id), updates)

      const all = await versionsOf(bot.id)
      if (isChanged) {
        const [former, undone, restored] = all.slice(-3)
        assert.include(restored, { kind: 'reverted', author_id: staff.id })
        assert.deepEqual(restored.fields, former.fields)
        // Later changes are compared with the same approved listing as before.
        assert.deepEqual([restored.approved, undone.approved], [former.approved, false])
      } else assert.deepEqual(all, versions)
      const log = (await listTargetLogs('bot', bot.id)).at(-1)
      assert.include(log, { action: 'undo_decision', admin_id: staff.id })
      assert.equal(log.details.decisionId, decisionId)
      assert.equal(log.details.newValue.state, 'open')

      const again = await decide(change, call)
      assert.notEqual(again.decisionId, decisionId)
    })
  }

  test('news are delivered once the time is over', async ({ assert }) => {
    const { member, bot, change } = await withHeldChange()
    const { undo } = await decide(change, 'approve')
    await endTimeToUndo()
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    await Promise.all([deliverNewsNow(), deliverNewsNow()])
    assert.deepEqual(await listUpdates(bot.id), [{ fields: ['website', 'tags'] }])
    const inbox = await listInboxEvents(bot.id)
    assert.containsSubset(inbox, [{ kind: 'change_approved', to: [member.id] }])
    assert.lengthOf(inbox, 1)
    assert.equal((await undo()).status, 409)
    assert.include(await botRow(bot.id), { website: NEW })
    assert.include((await changesOf(bot.id))[0], { state: 'approved' })
  })

  test('is up to who decided, while they have the right', async ({ assert }) => {
    const { bot, change } = await withHeldChange()
    const decision = await decide(change, 'approve')
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [decision.staff.id] })
    assert.equal((await decision.undo()).body.reason, 'ownBot')
    await db.from('bots').where('id', bot.id).update({ additional_owners: [] })
    const elsewhere = await withHeldChange()
    await assertUpToDecider(assert, api, {
      ...decision,
      path: toPath(change.id, 'undo'),
      elsewhere: {
        [toPath(elsewhere.change.id, 'undo')]: 409,
        [`/api/admin/bots/${bot.id}/undo`]: 404,
        [toPath(999_999_999, 'undo')]: 404,
      },
    })
    assert.include(await botRow(bot.id), { website: NEW })
    assert.lengthOf(await listPendingNews(bot.id), 1)
  })

  test('is refused once something has followed from it', async ({ assert }) => {
    const edited = await withHeldChange()
    const approval = await decide(edited.change, 'approve')
    await edited.browser.send('PATCH', `/api/bots/${edited.bot.id}`, { prefix: '?' })
    const late = await approval.undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.include(await botRow(edited.bot.id), { website: NEW, prefix: '?' })

    const changedAgain = await withHeldChange()
    const rejection = await decide(changedAgain.change, 'reject')
    await changedAgain.browser.send('PATCH', `/api/bots/${changedAgain.bot.id}`, { website: OTHER })
    const second = await rejection.undo()
    assert.deepEqual([second.status, second.body.reason], [409, 'changed'])
    const states = (await changesOf(changedAgain.bot.id)).map(({ state }) => state)
    assert.deepEqual(states, ['rejected', 'open'])

    const rejected = await withHeldChange()
    const { browser, undo } = await decide(rejected.change, 'approve')
    await withUndo(() =>
      browser.send('POST', `/api/admin/bots/${rejected.bot.id}/reject`, REJECTION)
    )
    const third = await undo()
    assert.deepEqual([third.status, third.body.reason], [409, 'tooLate'])
    assert.lengthOf(await listUpdates(rejected.bot.id), 1)
  })

  test('happens once, however often it is asked for at once', async ({ assert }) => {
    const { bot, change } = await withHeldChange()
    const { undo } = await decide(change, 'approve')
    await assertUndoneOnce(assert, undo)
    const logs = await listTargetLogs('bot', bot.id)
    assert.lengthOf(
      logs.filter(({ action }) => action === 'undo_decision'),
      1
    )
    assert.include(await botRow(bot.id), { website: OLD })
  })

  test('either undoes a decision or delivers its news, never both', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const { bot, change } = await withHeldChange()
      const { undo } = await decide(change, 'approve')
      const [answer] = await Promise.all([undo(), deliverNewsNow()])
      // What was locked meanwhile.
      await deliverNewsNow()
      const isUndone = answer.status === 200
      assert.lengthOf(await listUpdates(bot.id), isUndone ? 0 : 1)
      assert.include(await botRow(bot.id), { website: isUndone ? OLD : NEW })
      assert.include((await changesOf(bot.id))[0], { state: isUndone ? 'open' : 'approved' })
    }
  })
})
