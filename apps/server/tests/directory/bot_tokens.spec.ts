import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot } from '#database/factories/index'
import { useBuilders } from '#tests/directory/support/builders'
import { Browser } from '#tests/identity/support/browser'

const pathOf = ({ id }: { id: number }) => `/api/bots/${id}/token`
const live = (id: number) => db.from('bot_api_tokens').where('bot_id', id).whereNull('replaced_at')

test.group('The token of a bot', (group) => {
  const { builder } = useBuilders(group)

  test('is created, shown once, and replaced', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    assert.equal((await browser.get(pathOf(bot))).status, 404)

    const first = await browser.send('POST', pathOf(bot))
    assert.equal(first.status, 201)
    const shown = await browser.get(pathOf(bot))
    assert.deepEqual(Object.keys(shown.body), ['createdAt', 'lastUsedAt'])
    assert.isNull(shown.body.lastUsedAt)

    const second = await browser.send('POST', pathOf(bot))
    assert.notEqual(second.body.token, first.body.token)
    assert.lengthOf(await live(bot.id), 1)
    assert.lengthOf(await db.from('admin_logs').where('action', 'issue_bot_token'), 2)

    const post = (token: string) =>
      browser.client.request('POST', `/api/bots/${bot.discordBotId}/stats`, {
        json: { server_count: 1_234 },
        headers: { authorization: token },
      })
    assert.equal((await post(first.body.token)).status, 401)
    assert.equal((await post(second.body.token)).status, 200)
    const stats = await db.from('bot_stats').where('bot_id', bot.id).first()
    assert.equal(stats.serving_count, 1_234)
    assert.isNotNull((await browser.get(pathOf(bot))).body.lastUsedAt)
  })

  test('can be created by owners, including co-owners', async ({ assert }) => {
    const { member, browser } = await builder()
    const { browser: other } = await builder()
    const visitor = new Browser(browser.client)
    const bot = await makeBot({ additionalOwners: [member.id] })
    const hidden = await makeBot({ approvalStatus: 'pending' })
    for (const method of ['GET', 'POST']) {
      assert.equal((await visitor.send(method, pathOf(bot))).status, 401)
      assert.equal((await other.send(method, pathOf(bot))).status, 403)
      assert.equal((await other.send(method, pathOf(hidden))).status, 404)
    }
    assert.lengthOf(await live(bot.id), 0)
    assert.equal((await browser.send('POST', pathOf(bot), { for: 'me' })).status, 422)
    assert.equal((await browser.send('POST', pathOf(bot))).status, 201)
  })

  test('concurrent requests leave one valid token', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.send('POST', pathOf(bot)))
    )
    for (const { status } of answers) assert.equal(status, 201)
    assert.lengthOf(await live(bot.id), 1)
  })
})
