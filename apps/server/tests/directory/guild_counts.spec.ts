import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeBot } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

const pathOf = (id: string) => `/api/discord/bot/${id}/guild-count`
const ago = (interval: string) => db.raw(`now() - interval '${interval}'`)

async function botWith(columns: Record<string, unknown>) {
  const { id, discordBotId } = await makeBot()
  const stats = {
    serving_count: 1_234,
    serving_count_source: 'bot',
    serving_count_at: ago('1 hour'),
  }
  await db
    .from('bot_stats')
    .where('bot_id', id)
    .update({ ...stats, ...columns })
  return discordBotId
}

test.group('Server counts that bots post', (group) => {
  const api = useApi(group)

  test('returns the count with its time', async ({ assert }) => {
    const answer = await api.get(pathOf(await botWith({})))
    assert.equal(answer.status, 200)
    assert.equal(answer.body.guildCount, 1_234)
    assert.approximately(Date.parse(answer.body.postedAt), Date.now() - 3_600_000, 60_000)
    assert.deepEqual(Object.keys(answer.body), ['guildCount', 'postedAt'])
  })

  test('is 404 from the moment it is two days old', async ({ assert }) => {
    const path = pathOf(await botWith({ serving_count_at: ago('47 hours 59 minutes 58 seconds') }))
    assert.equal((await api.get(path)).status, 200)
    await eventually(async () => (await api.get(path)).status === 404, { within: 4_000 })
    const { body } = await api.get(path)
    assert.equal(body.code, 'not_found')
    assert.equal(body.message, 'This bot has not posted its server count lately.')
  })

  for (const [what, columns] of Object.entries({
    'staff have frozen': { serving_count_frozen: true },
    'staff have set': { serving_count_source: 'staff' },
    'nobody ever posted': { serving_count: 0, serving_count_source: null, serving_count_at: null },
  })) {
    test(`one that ${what} fails`, async ({ assert }) => {
      assert.equal((await api.get(pathOf(await botWith(columns)))).status, 404)
    })
  }

  for (const [what, { columns, source }] of Object.entries({
    'the bot has posted': { columns: {}, source: 'bot' },
    'staff have set': { columns: { serving_count_source: 'staff' }, source: 'staff' },
    'staff have frozen': { columns: { serving_count_frozen: true }, source: 'staff' },
    'came with the demo world': { columns: { serving_count_source: 'seed' }, source: 'seed' },
  })) {
    test(`a bot's page tells whose word a figure is that ${what}`, async ({ assert }) => {
      const id = await botWith(columns)
      const { body } = await api.get(`/api/bots/discord/${id}`)
      assert.equal(body.servingCountSource, source)
      assert.approximately(Date.parse(body.servingCountAt), Date.now() - 3_600_000, 60_000)
    })
  }

  test('an unlisted bot is 404 like one that does not exist', async ({ assert }) => {
    const { discordBotId } = await makeBot({ approvalStatus: 'pending' })
    const [pending, never] = [
      await api.get(pathOf(discordBotId)),
      await api.get(pathOf('299999999999999999')),
    ]
    assert.equal(pending.status, 404)
    assert.deepEqual({ ...pending.body, requestId: '' }, { ...never.body, requestId: '' })
  })
})
