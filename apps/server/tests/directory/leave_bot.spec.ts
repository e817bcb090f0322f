import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeUser } from '#database/factories/index'
import { useBuilders } from '#tests/directory/support/builders'
import { Browser } from '#tests/identity/support/browser'
import { listTargetLogs } from '#tests/moderation/support/decisions'

const pathOf = ({ id }: { id: number }) => `/api/bots/${id}/additional-owners/me`
const ownersOf = async (id: number): Promise<string[]> =>
  (await db.from('bots').where('id', id).first()).additional_owners

test.group('DELETE /api/bots/:id/additional-owners/me', (group) => {
  const { builder } = useBuilders(group)

  test('ends the co-ownership, with the tokens that the member created', async ({ assert }) => {
    const { member, browser } = await builder()
    const other = await makeUser()
    const bot = await makeBot({ additionalOwners: [member.id, other.id] })
    await makeRating({ botId: bot.id, userId: member.id, rating: 5 })
    await browser.send('POST', `/api/bots/${bot.id}/tokens`, {
      name: 'Production',
      scopes: ['stats:write'],
    })
    const { status, body } = await browser.send('DELETE', pathOf(bot))
    assert.equal(status, 200)
    assert.deepEqual(body, { id: bot.id })
    assert.deepEqual(await ownersOf(bot.id), [other.id])
    const token = await db.from('bot_api_tokens').where('bot_id', bot.id).first()
    assert.isNotNull(token.replaced_at)
    const logs = await listTargetLogs('bot', bot.id)
    assert.isTrue(
      logs.some(({ action, admin_id: by }) => action === 'leave_bot' && by === member.id)
    )
    const events = await db.from('bot_events').where({ bot_id: bot.id, type: 'bot.updated' })
    assert.deepEqual(events.at(-1).data.fields, ['additionalOwners'])
    // The review of a former owner counts.
    const stats = await db.from('bot_stats').where('bot_id', bot.id).first()
    assert.equal(stats.ratings_count, 1)
    assert.equal((await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' })).status, 403)
  })

  test('is for co-owners only', async ({ assert }) => {
    const { member: main, browser } = await builder()
    const { browser: stranger } = await builder()
    const bot = await makeBot({ userId: main.id })
    const hidden = await makeBot({ approvalStatus: 'pending' })
    assert.equal((await new Browser(browser.client).send('DELETE', pathOf(bot))).status, 401)
    assert.equal((await stranger.send('DELETE', pathOf(bot))).status, 403)
    assert.equal((await stranger.send('DELETE', pathOf(hidden))).status, 404)
    const { status, body } = await browser.send('DELETE', pathOf(bot))
    assert.equal(status, 403)
    assert.equal(body.reason, 'mainOwner')
    assert.equal((await db.from('bots').where('id', bot.id).first()).user_id, main.id)
  })

  test('refuses a body, and happens once', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ additionalOwners: [member.id] })
    assert.equal((await browser.send('DELETE', pathOf(bot), { to: 'x' })).status, 422)
    assert.deepEqual(await ownersOf(bot.id), [member.id])
    const answers = await Promise.all([
      browser.send('DELETE', pathOf(bot)),
      browser.send('DELETE', pathOf(bot)),
    ])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403])
    assert.deepEqual(await ownersOf(bot.id), [])
    const left = (await listTargetLogs('bot', bot.id)).filter(
      ({ action }) => action === 'leave_bot'
    )
    assert.lengthOf(left, 1)
  })
})
