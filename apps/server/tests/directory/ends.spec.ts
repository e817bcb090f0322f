import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DAY_MS } from '#app/core/time'
import { setBotEnd } from '#app/directory/ends/actions/set_bot_end'
import { END_LIMIT_DAYS, getEndRange } from '#app/directory/ends/rules'
import { endBots } from '#app/directory/jobs/end_bots'
import { ago, makeBot, makeBotEnd, makeStaff, makeUser } from '#database/factories/index'
import { useBuilders } from '#tests/directory/support/builders'
import { eventually } from '#tests/helpers/eventually'
import { Browser } from '#tests/identity/support/browser'
import { listTargetLogs } from '#tests/moderation/support/decisions'

const endPath = ({ id }: { id: number }) => `/api/bots/${id}/end`
const pagePath = (bot: { discordBotId: string }) => `/api/bots/discord/${bot.discordBotId}`
/** A day of UTC, this many days from today. */
const day = (days: number) => ago({ days: -days }).toUTC().toISODate()!
/** The stored end of a bot. */
async function storedEnd(botId: number) {
  const [row] = await db
    .from('bot_stats')
    .leftJoin('bot_ends', 'bot_ends.bot_id', 'bot_stats.bot_id')
    .where('bot_stats.bot_id', botId)
    .select('successor_id', 'has_ended', db.raw('ends_on::text'))
  return row as { ends_on: string | null; successor_id: number | null; has_ended: boolean }
}
const runJob = () => endBots.run({}, new AbortController().signal)

test.group('The end of a bot', (group) => {
  const { api, builder } = useBuilders(group)

  async function withOwner(overrides: Parameters<typeof makeBot>[0] = {}) {
    const { member, browser } = await builder()
    return { member, browser, bot: await makeBot({ userId: member.id, ...overrides }) }
  }

  test('is set with a successor, and its page says so', async ({ assert }) => {
    const { member, browser, bot } = await withOwner()
    const successor = await makeBot({ name: 'Fern Two' })
    // Cached before.
    assert.isNull((await api.get(pagePath(bot))).body.end)
    const { updated_at: before } = await db.from('bots').where('id', bot.id).first()
    const body = { endsOn: day(30), successorId: successor.id }
    const answer = await browser.send('PUT', endPath(bot), body)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { id: bot.id })
    assert.deepEqual(await storedEnd(bot.id), {
      ends_on: day(30),
      successor_id: successor.id,
      has_ended: false,
    })
    await eventually(async () => (await api.get(pagePath(bot))).body.end !== null)
    assert.deepEqual((await api.get(pagePath(bot))).body.end, {
      endsOn: day(30),
      hasEnded: false,
      successor: {
        id: successor.id,
        discordBotId: successor.discordBotId,
        name: 'Fern Two',
        avatar: successor.avatar,
      },
    })
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'set_bot_end', admin_id: member.id })
    assert.deepEqual(log!.details.newValue, { ends_on: day(30), successor_id: successor.id })
    const [event] = await db.from('bot_events').where('bot_id', bot.id)
    assert.deepEqual(event.data.fields, ['endsOn', 'successorId'])
    // The listing itself has not changed, so the list of updated bots has not either.
    const { updated_at: after } = await db.from('bots').where('id', bot.id).first()
    assert.deepEqual(after, before)
  })

  test('is replaced and withdrawn, also by a co-owner', async ({ assert }) => {
    const coOwner = await builder()
    const { browser, bot } = await withOwner({ additionalOwners: [coOwner.member.id] })
    const successor = await makeBot()
    await browser.send('PUT', endPath(bot), { endsOn: day(3), successorId: successor.id })
    const change = (successorId?: null) =>
      coOwner.browser.send('PUT', endPath(bot), { endsOn: day(0), successorId })
    assert.equal((await change()).status, 200)
    assert.include(await storedEnd(bot.id), { ends_on: day(0), successor_id: successor.id })
    assert.equal((await change(null)).status, 200)
    assert.deepEqual(await storedEnd(bot.id), {
      ends_on: day(0),
      successor_id: null,
      has_ended: true,
    })
    // The same once more changes nothing.
    await change(null)
    assert.equal((await coOwner.browser.send('DELETE', endPath(bot))).status, 200)
    assert.deepEqual(await storedEnd(bot.id), {
      ends_on: null,
      successor_id: null,
      has_ended: false,
    })
    await eventually(async () => (await api.get(pagePath(bot))).body.end === null)
    const actions = (await listTargetLogs('bot', bot.id)).map(({ action }) => action)
    assert.sameMembers(actions, ['set_bot_end', 'set_bot_end', 'set_bot_end', 'withdraw_bot_end'])
    assert.equal((await browser.send('DELETE', endPath(bot))).status, 404)
  })

  test('is up to the owners of a listed bot', async ({ assert }) => {
    const { member, browser, bot } = await withOwner()
    const { browser: stranger } = await builder()
    const pending = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    const body = { endsOn: day(1) }
    const visitor = new Browser(browser.client)
    for (const method of ['PUT', 'DELETE']) {
      const sent = method === 'PUT' ? body : undefined
      assert.equal((await visitor.send(method, endPath(bot), sent)).status, 401)
      assert.equal((await stranger.send(method, endPath(bot), sent)).status, 403)
      assert.equal((await stranger.send(method, endPath(pending), sent)).status, 404)
    }
    const answer = await browser.send('PUT', endPath(pending), body)
    assert.equal(answer.status, 409)
    assert.equal(answer.body.reason, 'notListed')
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const banned = await browser.send('PUT', endPath(bot), body)
    assert.equal(banned.body.code, 'account_restricted')
    assert.lengthOf(await db.from('bot_ends').whereIn('bot_id', [bot.id, pending.id]), 0)
  })

  test('needs a day in range', async ({ assert }) => {
    const { browser, bot } = await withOwner()
    const { min, max } = getEndRange(Date.now())
    const tooLate = new Date(Date.parse(max) + DAY_MS).toISOString().slice(0, max.length)
    for (const [endsOn, rule] of [
      ['2026-02-30', 'date'],
      ['tomorrow', 'date'],
      [day(-2), 'range'],
      [tooLate, 'range'],
      [undefined, 'required'],
    ]) {
      const { status, body } = await browser.send('PUT', endPath(bot), { endsOn })
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field: 'endsOn', rule }])
    }
    assert.lengthOf(await db.from('bot_ends').where('bot_id', bot.id), 0)
    // Yesterday in UTC is still today somewhere.
    for (const endsOn of [min, day(END_LIMIT_DAYS)])
      assert.equal((await browser.send('PUT', endPath(bot), { endsOn })).status, 200)
  })

  test('keeps a day that has passed when only the successor changes', async ({ assert }) => {
    const { browser, bot } = await withOwner()
    const successor = await makeBot()
    await makeBotEnd({ botId: bot.id, endsOn: day(-40) })
    await runJob()
    const change = (endsOn: string) =>
      browser.send('PUT', endPath(bot), { endsOn, successorId: successor.id })
    assert.equal((await change(day(-41))).status, 422)
    assert.equal((await change(day(-40))).status, 200)
    assert.deepEqual(await storedEnd(bot.id), {
      ends_on: day(-40),
      successor_id: successor.id,
      has_ended: true,
    })
  })

  test('keeps a successor that is not listed any more', async ({ assert }) => {
    const { browser, bot } = await withOwner()
    const successor = await makeBot()
    await makeBotEnd({ botId: bot.id, endsOn: day(3), successorId: successor.id })
    await db.from('bots').where('id', successor.id).update({ auto_deleted: true })
    for (const body of [{ endsOn: day(4) }, { endsOn: day(5), successorId: successor.id }])
      assert.equal((await browser.send('PUT', endPath(bot), body)).status, 200)
    assert.include(await storedEnd(bot.id), { ends_on: day(5), successor_id: successor.id })
  })

  test('has a listed successor that does not lead back', async ({ assert }) => {
    const { browser, member, bot } = await withOwner()
    const [second, third] = [
      await makeBot({ userId: member.id }),
      await makeBot({ userId: member.id }),
    ]
    const unlisted = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ autoDeleted: true }),
      await makeBot({ deletedAt: ago({ hours: 1 }) }),
      await makeBot({ stats: { hasEnded: true } }),
      { id: 9_999_999 },
    ]
    await browser.send('PUT', endPath(second), { endsOn: day(1), successorId: third.id })
    await browser.send('PUT', endPath(third), { endsOn: day(1), successorId: bot.id })
    for (const [id, rule] of [
      [bot.id, 'self'],
      [third.id, 'chain'],
      [second.id, 'chain'],
      ...unlisted.map((other) => [other.id, 'listed'] as const),
    ]) {
      const { status, body } = await browser.send('PUT', endPath(bot), {
        endsOn: day(1),
        successorId: id,
      })
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field: 'successorId', rule }])
    }
    assert.lengthOf(await db.from('bot_ends').where('bot_id', bot.id), 0)
  })

  test('is decided by its statement, also after the checks', async ({ assert }) => {
    const { member, bot } = await withOwner()
    const stranger = await makeUser()
    const other = await makeBot()
    await makeBotEnd({ botId: other.id, successorId: bot.id })
    const actor = { id: member.id, ipAddress: '127.0.0.1', userAgent: null }
    const set = (actorId: string, successorId: number | null) =>
      db.transaction((trx) =>
        setBotEnd(trx, bot.id, { ...actor, id: actorId }, { endsOn: day(1), successorId })
      )
    await assert.rejects(() => set(stranger.id, null))
    await assert.rejects(() => set(member.id, other.id))
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ approval_status: 'pending', approved_at: null })
    await assert.rejects(() => set(member.id, null))
    assert.lengthOf(await db.from('bot_ends').where('bot_id', bot.id), 0)
  })

  test('makes no circle of successors that are named at once', async ({ assert }) => {
    const { member, browser, bot } = await withOwner()
    const bots = [bot]
    for (let at = 0; at < 3; at++) bots.push(await makeBot({ userId: member.id }))
    const answers = await Promise.all(
      bots.map((one, at) =>
        browser.send('PUT', endPath(one), {
          endsOn: day(1),
          successorId: bots[(at + 1) % bots.length]!.id,
        })
      )
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, 200, 200, 422])
    const ids = bots.map(({ id }) => id)
    assert.lengthOf(await db.from('bot_ends').whereIn('bot_id', ids), 3)
  })

  test('leads to a successor only while that one is listed', async ({ assert }) => {
    const { bot } = await withOwner()
    const successor = await makeBot()
    await makeBotEnd({ botId: bot.id, successorId: successor.id })
    const findSuccessor = async () => (await api.get(pagePath(bot))).body.end.successor
    assert.equal((await findSuccessor()).id, successor.id)
    const staff = await api.enter(await makeStaff('owner'))
    const decide = (call: string, body: object) =>
      staff.send('POST', `/api/admin/bots/${successor.id}/${call}`, body)
    assert.equal((await decide('reject', { reason: 'Spam' })).status, 200)
    // The cached page is evicted.
    await eventually(async () => (await findSuccessor()) === null)
    assert.equal((await decide('unreject', {})).status, 200)
    await eventually(async () => (await findSuccessor())?.id === successor.id)
    await db.rawQuery('DELETE FROM bots WHERE id = ?', [successor.id])
    assert.isNull((await storedEnd(bot.id)).successor_id)
  })

  test('comes by a job, which publishes it', async ({ assert }) => {
    const { member, bot } = await withOwner()
    const later = await makeBot({ userId: member.id })
    await makeBotEnd({ botId: bot.id, endsOn: day(0) })
    await makeBotEnd({ botId: later.id, endsOn: day(1) })
    const { body: before } = await api.get('/api/catalogue')
    assert.isFalse(before.bots.hasEnded[before.bots.id.indexOf(bot.id)])
    assert.deepEqual((await runJob()).report, { ended: 1 })
    assert.isTrue((await storedEnd(bot.id)).has_ended)
    assert.isFalse((await storedEnd(later.id)).has_ended)
    const topics = await db.from('outbox').where({ topic: 'bot', key: String(bot.id) })
    assert.lengthOf(topics, 1)
    const { body: changes } = await api.get(
      `/api/catalogue?since=${encodeURIComponent(before.version)}`
    )
    assert.isTrue(changes.bots.hasEnded[changes.bots.id.indexOf(bot.id)])
    assert.deepEqual((await runJob()).report, { ended: 0 })
  })

  test('is in the export of its owners', async ({ assert }) => {
    const { browser, bot } = await withOwner()
    await browser.send('PUT', endPath(bot), { endsOn: day(5) })
    const { body } = await browser.get('/api/user/export')
    assert.deepEqual(body.bots[0].end, { endsOn: day(5), successorId: null })
  })
})
