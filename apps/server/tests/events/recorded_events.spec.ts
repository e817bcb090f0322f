import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { reportStaleCounts } from '#app/directory/jobs/report_stale_counts'
import { restoreBot } from '#app/directory/actions/restore_bot'
import { ago, makeBot, makeRating, makeStaff, makeUser, OWNER } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { atOnce } from '#tests/helpers/servers'

const { signal } = new AbortController()

async function eventsOf(botId: number) {
  const rows = await db.from('bot_events').where('bot_id', botId).orderBy('id')
  return rows.map(({ type, data }) => ({ type, data }))
}

/** Gives a bot a server count that it posted then. */
const setCount = (botId: number, time: Parameters<typeof ago>[0], isFrozen = false) =>
  db
    .connection(OWNER.connection)
    .from('bot_stats')
    .where('bot_id', botId)
    .update({
      serving_count: 7,
      serving_count_source: 'bot',
      serving_count_at: ago(time).toJSDate(),
      serving_count_frozen: isFrozen,
    })

const reportStale = async () => (await reportStaleCounts.run({}, signal)).report.reported

test.group('Recorded events', (group) => {
  const api = useApi(group)

  test('of reviews: written, edited, deleted, hidden', async ({ assert }) => {
    const [owner, author, other] = [await makeUser(), await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id })
    const browser = await api.enter(author)
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`
    const { id: reviewId } = (await browser.send('POST', path, { rating: 4 })).body
    await browser.send('PATCH', `/api/ratings/${reviewId}`, { rating: 5 })
    await browser.send('DELETE', `/api/ratings/${reviewId}`)
    const hidden = await makeRating({ botId: bot.id, userId: other.id, rating: 1 })
    const block = { blockedUserId: other.id, reason: 'Spam' }
    const { status } = await (
      await api.enter(owner)
    ).send('POST', `/api/bots/${bot.id}/block-user`, block)
    assert.equal(status, 200)

    const review = { reviewId, userId: author.id }
    assert.deepEqual(await eventsOf(bot.id), [
      { type: 'review.created', data: { ...review, rating: 4 } },
      { type: 'review.updated', data: { ...review, rating: 5 } },
      { type: 'review.deleted', data: { ...review, rating: 5 } },
      { type: 'review.deleted', data: { reviewId: hidden.id, userId: other.id, rating: 1 } },
    ])
  })

  test('of the staff: approved, rejected, approved again, certified, uncertified, edited', async ({
    assert,
  }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    const staff = await api.enter(await makeStaff('owner'))
    const decide = async (decision: string, body: Record<string, unknown> = {}) => {
      const answer = await staff.send('POST', `/api/admin/bots/${bot.id}/${decision}`, body)
      assert.equal(answer.status, 200, decision)
    }
    await decide('approve', { reason: 'Welcome' })
    await decide('certify')
    await decide('uncertify')
    await decide('reject', { reason: 'Offline' })
    await decide('unreject')
    await staff.send('PATCH', `/api/admin/bots/${bot.id}`, { name: 'Fern', servingCount: 12 })
    assert.deepEqual(await eventsOf(bot.id), [
      { type: 'bot.approved', data: { reason: 'Welcome' } },
      { type: 'bot.certified', data: {} },
      { type: 'bot.uncertified', data: {} },
      { type: 'bot.rejected', data: { reason: 'Offline' } },
      { type: 'bot.approved', data: { reason: null } },
      { type: 'bot.updated', data: { fields: ['name', 'servingCount'] } },
    ])
  })

  test('of the owners: edited, deleted, restored; an edit without a change is none', async ({
    assert,
  }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id, prefix: '!' })
    const browser = await api.enter(owner)
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '!' })
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?', additionalOwners: '' })
    await browser.send('DELETE', `/api/bots/${bot.id}`)
    await runInTransaction((trx) => restoreBot(trx, bot.id, null))
    assert.deepEqual(await eventsOf(bot.id), [
      { type: 'bot.updated', data: { fields: ['prefix'] } },
      { type: 'bot.deleted', data: {} },
      { type: 'bot.restored', data: {} },
    ])
  })

  test('of a deleted account: its bots, and its reviews without its id', async ({ assert }) => {
    const member = await makeUser()
    const [own, reviewed] = [await makeBot({ userId: member.id }), await makeBot()]
    const browser = await api.enter(member)
    const path = `/api/bots/discord/${reviewed.discordBotId}/ratings`
    const { id: reviewId } = (await browser.send('POST', path, { rating: 2 })).body
    const exported = (await browser.get('/api/user/export')).body.botEvents
    assert.deepInclude(exported[0], { botId: reviewed.id, type: 'review.created' })
    assert.equal((await browser.send('DELETE', '/api/user', { reviews: 'delete' })).status, 204)
    const data = { reviewId, userId: null, rating: 2 }
    assert.deepEqual(await eventsOf(reviewed.id), [
      { type: 'review.created', data },
      { type: 'review.deleted', data },
    ])
    assert.deepEqual(await eventsOf(own.id), [{ type: 'bot.deleted', data: {} }])
  })

  test('once of concurrent decisions', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'pending' })
    const staff = await api.enter(await makeStaff('owner'))
    await atOnce(5, () => staff.send('POST', `/api/admin/bots/${bot.id}/approve`, {}))
    assert.lengthOf(await eventsOf(bot.id), 1)
  })

  test('of stale server counts, once until the bot posts again', async ({ assert }) => {
    const [stale, fresh, old, frozen] = [
      await makeBot(),
      await makeBot(),
      await makeBot(),
      await makeBot(),
    ]
    await setCount(stale.id, { hours: 48, seconds: 1 })
    await setCount(fresh.id, { hours: 47 })
    await setCount(old.id, { days: 10 })
    await setCount(frozen.id, { hours: 49 }, true)
    assert.equal(await reportStale(), 1)
    assert.equal(await reportStale(), 0)
    const [event] = await eventsOf(stale.id)
    assert.equal(event!.type, 'server_count.stale')
    assert.equal(event!.data.serverCount, 7)
    for (const { id } of [fresh, old, frozen]) assert.isEmpty(await eventsOf(id))

    // It posted again, and stopped again.
    await db
      .connection(OWNER.connection)
      .from('bot_events')
      .where('bot_id', stale.id)
      .update({ created_at: ago({ hours: 60 }).toJSDate() })
    await setCount(stale.id, { hours: 49 })
    assert.equal(await reportStale(), 1)
  })
})
