import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeStaff, makeUser } from '#database/factories/index'
import { approveChange } from '#app/directory/versions/actions/decide_change'
import { SAMPLED_EDITS } from '#app/directory/versions/rules'
import { useBuilders } from '#tests/directory/support/builders'
import { Browser } from '#tests/identity/support/browser'
import { listInboxEvents, listTargetLogs } from '#tests/moderation/support/decisions'

const OLD = 'https://old.example/'
const NEW = 'https://new.example/'
const OTHER = 'https://other.example/'
const REASON = 'The website shows something else.'
const DECISIONS = new Set(['approve_bot_change', 'reject_bot_change'])

const rowOf = (id: number) => db.from('bots').where('id', id).first()
const changesOf = (botId: number) => db.from('bot_changes').where('bot_id', botId).orderBy('id')
const pathOf = ({ id }: { id: number }) => `/api/bots/${id}`
const heldPathOf = ({ id }: { id: number }) => `/api/bots/${id}/held-change`
const decisionPath = (id: number, call: 'approve' | 'reject') =>
  `/api/admin/bot-changes/${id}/${call}`

test.group('A change of an approved bot', (group) => {
  const { api, builder, botAtDiscord } = useBuilders(group)

  /** A bot with an owner whose change of the website waits. */
  async function withHeldChange(overrides: Parameters<typeof makeBot>[0] = {}) {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, website: OLD, ...overrides })
    const answer = await browser.send('PATCH', pathOf(bot), { website: NEW })
    const [change] = await changesOf(bot.id)
    return { member, browser, bot, change, answer }
  }

  const enterStaff = async (role: Parameters<typeof makeStaff>[0] = 'reviewer') =>
    api.enter(await makeStaff(role))

  test('that needs a review waits as a whole, while the approved version stays listed', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, website: OLD, prefix: '!' })
    const before = await rowOf(bot.id)
    const { status, body } = await browser.send('PATCH', pathOf(bot), {
      website: NEW,
      prefix: '?',
      tags: ['Music'],
    })
    assert.equal(status, 200)
    assert.include(body, { website: OLD, prefix: '!' })
    assert.containsSubset(body.heldChange, {
      fields: { website: NEW, prefix: '?', tags: ['Music'] },
      heldFor: ['website'],
    })
    assert.deepEqual(await rowOf(bot.id), before)
    const [change] = await changesOf(bot.id)
    assert.include(change, { kind: 'held', state: 'open', author_id: member.id })
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'hold_bot_change', admin_id: member.id })
    assert.include(log.details.newValue, { website: NEW })
    const { body: own } = await browser.get(heldPathOf(bot))
    assert.equal(own.heldChange.fields.website, NEW)
    const page = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.notProperty(page.body, 'heldChange')
  })

  test('that needs none is live at once', async ({ assert }) => {
    const { browser, bot } = await withHeldChange({ prefix: '!' })
    const { body } = await browser.send('PATCH', pathOf(bot), { prefix: '?' })
    assert.equal(body.prefix, '?')
    assert.equal(body.heldChange.fields.website, NEW)
    assert.equal((await rowOf(bot.id)).website, OLD)
    assert.lengthOf(await changesOf(bot.id), 1)
  })

  test('changes co-owners at once', async ({ assert }) => {
    const { member, browser } = await builder()
    const former = await makeUser()
    const bot = await makeBot({ userId: member.id, website: OLD, additionalOwners: [former.id] })
    await browser.send('PATCH', pathOf(bot), { website: NEW, additionalOwners: [] })
    assert.include(await rowOf(bot.id), { website: OLD })
    assert.deepEqual((await rowOf(bot.id)).additional_owners, [])
    const actions = (await listTargetLogs('bot', bot.id)).map(({ action }) => action)
    assert.sameMembers(actions, ['hold_bot_change', 'edit_bot'])
  })

  test('joins the one that waits; of a field the later value counts', async ({ assert }) => {
    const { browser, bot } = await withHeldChange()
    await browser.send('PATCH', pathOf(bot), { supportServer: 'https://discord.gg/new' })
    const { body } = await browser.send('PATCH', pathOf(bot), { website: OTHER })
    assert.deepEqual(body.heldChange.fields, {
      website: OTHER,
      supportServer: 'https://discord.gg/new',
    })
    assert.deepEqual(
      (await changesOf(bot.id)).map(({ state }) => state),
      ['replaced', 'replaced', 'open']
    )
    const { body: back } = await browser.send('PATCH', pathOf(bot), { website: OLD })
    assert.deepEqual(Object.keys(back.heldChange.fields), ['supportServer'])
    const { body: none } = await browser.send('PATCH', pathOf(bot), { supportServer: '' })
    assert.isNull(none.heldChange)
    assert.include(await rowOf(bot.id), { website: OLD, support_server: null })
  })

  test('that is sent again stays where it is in the queue', async ({ assert }) => {
    const { browser, bot, change } = await withHeldChange()
    await browser.send('PATCH', pathOf(bot), { website: NEW })
    const [same, ...others] = await changesOf(bot.id)
    assert.include(same, { id: change.id, state: 'open' })
    assert.lengthOf(others, 0)
  })

  test('waits once for concurrent edits', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, website: OLD })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        browser.send('PATCH', pathOf(bot), { website: `${NEW}${at}` })
      )
    )
    for (const { status } of answers) assert.equal(status, 200)
    const open = (await changesOf(bot.id)).filter(({ state }) => state === 'open')
    assert.lengthOf(open, 1)
    assert.equal((await rowOf(bot.id)).website, OLD)
  })

  test('by staff never waits', async ({ assert }) => {
    const bot = await makeBot({ website: OLD })
    const staff = await enterStaff('moderator')
    await staff.send('PATCH', `/api/admin/bots/${bot.id}`, { websiteUrl: NEW })
    assert.equal((await rowOf(bot.id)).website, NEW)
    assert.lengthOf(await changesOf(bot.id), 0)
  })

  for (const approvalStatus of ['pending', 'rejected'] as const) {
    test(`of a ${approvalStatus} bot does not wait`, async ({ assert }) => {
      const { member, browser } = await builder()
      const bot = await makeBot({ userId: member.id, website: OLD, approvalStatus })
      const { body } = await browser.send('PATCH', pathOf(bot), { website: NEW })
      assert.include(body, { website: NEW, heldChange: null })
    })
  }

  test('is approved: it is live, and its owners are notified', async ({ assert }) => {
    const { member, bot, change } = await withHeldChange()
    const staff = await makeStaff('reviewer')
    const browser = await api.enter(staff)
    const { status } = await browser.send('POST', decisionPath(change.id, 'approve'), {
      version: 1,
    })
    assert.equal(status, 200)
    assert.equal((await rowOf(bot.id)).website, NEW)
    const [closed] = await changesOf(bot.id)
    assert.include(closed, { state: 'approved', decided_by: staff.id })
    const versions = await db.from('bot_versions').where('bot_id', bot.id).orderBy('number')
    assert.include(versions[1], { kind: 'approved', author_id: member.id, approved: true })
    const log = await db.from('admin_logs').where('action', 'approve_bot_change').first()
    assert.include(log, { admin_id: staff.id, target_id: String(bot.id) })
    assert.deepEqual(log.details.newValue, { website: NEW })
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'change_approved', to: [member.id] },
    ])
    const events = await db.from('bot_events').where({ bot_id: bot.id, type: 'bot.updated' })
    assert.deepEqual(events[0].data.fields, ['website'])
  })

  test('is rejected with a reason: the listing stays', async ({ assert }) => {
    const { member, bot, change } = await withHeldChange()
    const staff = await enterStaff()
    const path = decisionPath(change.id, 'reject')
    assert.equal((await staff.send('POST', path, {})).status, 422)
    const { status } = await staff.send('POST', path, { reason: REASON })
    assert.equal(status, 200)
    assert.equal((await rowOf(bot.id)).website, OLD)
    assert.include((await changesOf(bot.id))[0], { state: 'rejected', reason: REASON })
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'change_rejected', to: [member.id], reason: REASON },
    ])
  })

  test('is decided once', async ({ assert }) => {
    const { bot, change } = await withHeldChange()
    const [one, other] = [await enterStaff(), await enterStaff('moderator')]
    const answers = await Promise.all([
      one.send('POST', decisionPath(change.id, 'approve'), {}),
      other.send('POST', decisionPath(change.id, 'reject'), { reason: REASON }),
      other.send('POST', decisionPath(change.id, 'approve'), {}),
    ])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
    const late = answers.find(({ status }) => status === 409)!
    assert.equal(late.body.code, 'decided')
    const logs = await listTargetLogs('bot', bot.id)
    assert.lengthOf(
      logs.filter(({ action }) => DECISIONS.has(action)),
      1
    )
  })

  test('cannot be decided by its owners, nor when the listing has changed', async ({ assert }) => {
    const staff = await makeStaff('reviewer')
    const { bot, change, browser: main } = await withHeldChange({ additionalOwners: [staff.id] })
    const path = decisionPath(change.id, 'approve')
    const own = await (await api.enter(staff)).send('POST', path, {})
    assert.equal(own.status, 403)
    assert.equal(own.body.reason, 'ownBot')
    await main.send('PATCH', pathOf(bot), { prefix: '?' })
    const { status, body } = await (await enterStaff()).send('POST', path, { version: 1 })
    assert.equal(status, 409)
    assert.include(body, { reason: 'outdated', version: 2 })
    assert.equal((await rowOf(bot.id)).website, OLD)
  })

  test('is not decided by who becomes an owner after the checks', async ({ assert }) => {
    const { bot, change } = await withHeldChange()
    const staff = await makeStaff('reviewer')
    const actor = { id: staff.id, ipAddress: '127.0.0.1', userAgent: null }
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [staff.id] })
    await assert.rejects(() => db.transaction((trx) => approveChange(trx, change.id, { actor })))
    assert.equal((await rowOf(bot.id)).website, OLD)
  })

  test('is withdrawn by its owners', async ({ assert }) => {
    const { browser, bot, change } = await withHeldChange()
    const { browser: stranger } = await builder()
    assert.equal((await new Browser(browser.client).send('DELETE', heldPathOf(bot))).status, 401)
    assert.equal((await stranger.send('DELETE', heldPathOf(bot))).status, 403)
    assert.equal((await browser.send('DELETE', heldPathOf(bot), { x: 1 })).status, 422)
    const answers = await Promise.all([
      browser.send('DELETE', heldPathOf(bot)),
      browser.send('DELETE', heldPathOf(bot)),
    ])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404])
    assert.equal((await changesOf(bot.id))[0].state, 'withdrawn')
    const staff = await enterStaff()
    const { status, body } = await staff.send('POST', decisionPath(change.id, 'approve'), {})
    assert.equal(status, 409)
    assert.equal(body.reason, 'closed')
    assert.equal((await rowOf(bot.id)).website, OLD)
  })

  test('of a rejected bot waits until it is back, and joins its next edit', async ({ assert }) => {
    const { browser, bot, change } = await withHeldChange()
    botAtDiscord(bot.discordBotId)
    const staff = await enterStaff('owner')
    const listed = async () => {
      const { body } = await staff.get('/api/admin/bot-changes?limit=100')
      return body.some(({ id }: { id: number }) => id === change.id)
    }
    assert.isTrue(await listed())
    await staff.send('POST', `/api/admin/bots/${bot.id}/reject`, { reason: REASON })
    assert.isFalse(await listed())
    const late = await staff.send('POST', decisionPath(change.id, 'approve'), {})
    assert.equal(late.status, 409)
    await staff.send('POST', `/api/admin/bots/${bot.id}/unreject`, {})
    assert.isTrue(await listed())

    await staff.send('POST', `/api/admin/bots/${bot.id}/reject`, { reason: REASON })
    const sent = { prefix: '?', approvalStatus: 'pending', approvalReason: '' }
    const { body } = await browser.send('PATCH', pathOf(bot), sent)
    assert.include(body, { website: NEW, prefix: '?', heldChange: null })
  })

  test('of a deleted bot waits until it is restored', async ({ assert }) => {
    const { bot, change } = await withHeldChange()
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ deleted_at: ago({ days: 1 }).toSQL() })
    const staff = await enterStaff()
    const path = decisionPath(change.id, 'approve')
    assert.equal((await staff.send('POST', path, {})).status, 404)
    await db.from('bots').where('id', bot.id).update({ deleted_at: null })
    assert.equal((await staff.send('POST', path, {})).status, 200)
  })

  test('of a banned owner can be decided', async ({ assert }) => {
    const { member, browser, bot, change } = await withHeldChange()
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    assert.equal((await browser.send('DELETE', heldPathOf(bot))).status, 403)
    const staff = await enterStaff()
    const sent = { reason: REASON }
    assert.equal((await staff.send('POST', decisionPath(change.id, 'reject'), sent)).status, 200)
  })

  test('shows staff the listing as it is now beside the change', async ({ assert }) => {
    const { member, bot, change } = await withHeldChange()
    const staff = await enterStaff('moderator')
    await staff.send('PATCH', `/api/admin/bots/${bot.id}`, { websiteUrl: OTHER })
    const { body } = await staff.get('/api/admin/bot-changes?kind=held&limit=100')
    const queued = body.find(({ id }: { id: number }) => id === change.id)
    assert.containsSubset(queued, {
      kind: 'held',
      isOwn: false,
      version: 2,
      before: { website: OTHER },
      after: { website: NEW },
    })
    assert.equal(queued.author.id, member.id)
    assert.equal(queued.bot.discordBotId, bot.discordBotId)
  })
})

test.group('A sampled edit', (group) => {
  const { api, withSampledEdit } = useBuilders(group)

  test('is live, and its version has a sampled id', async ({ assert }) => {
    const { bot, change, prefix } = await withSampledEdit()
    assert.equal((await rowOf(bot.id)).prefix, prefix)
    assert.include(change, { kind: 'sampled', state: 'open' })
    assert.deepEqual(change.fields, { prefix })
    assert.deepEqual(change.former, { prefix: String(Number(prefix) - 1) })
    const newest = await db
      .from('bot_versions')
      .where('bot_id', bot.id)
      .orderBy('number', 'desc')
      .first()
    assert.equal(newest.id % SAMPLED_EDITS, 0)
  })

  test('is accepted without a word to its owners', async ({ assert }) => {
    const { bot, change, prefix } = await withSampledEdit()
    const staff = await api.enter(await makeStaff('reviewer'))
    const { status } = await staff.send('POST', decisionPath(change.id, 'approve'), {})
    assert.equal(status, 200)
    assert.equal((await rowOf(bot.id)).prefix, prefix)
    assert.deepEqual(await listInboxEvents(bot.id), [])
  })

  test('is taken back when it is rejected', async ({ assert }) => {
    const { member, bot, change } = await withSampledEdit()
    const staff = await makeStaff('reviewer')
    const browser = await api.enter(staff)
    const { status } = await browser.send('POST', decisionPath(change.id, 'reject'), {
      reason: REASON,
    })
    assert.equal(status, 200)
    assert.equal((await rowOf(bot.id)).prefix, change.former.prefix)
    const newest = await db
      .from('bot_versions')
      .where('bot_id', bot.id)
      .orderBy('number', 'desc')
      .first()
    assert.include(newest, { kind: 'reverted', author_id: staff.id, approved: true })
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'change_rejected', to: [member.id], reason: REASON },
    ])
  })

  test('leaves what has changed since when it is rejected', async ({ assert }) => {
    const { browser, bot, change } = await withSampledEdit()
    await browser.send('PATCH', pathOf(bot), { prefix: 'later' })
    const staff = await api.enter(await makeStaff('reviewer'))
    const sent = { reason: REASON }
    await staff.send('POST', decisionPath(change.id, 'reject'), sent)
    assert.equal((await rowOf(bot.id)).prefix, 'later')
  })
})
