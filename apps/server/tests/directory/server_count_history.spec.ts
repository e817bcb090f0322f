import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteOldServerCounts } from '#app/directory/jobs/delete_old_server_counts'
import { SERVER_COUNT_JUMP, SERVER_COUNT_MONTHS } from '#app/directory/rules'
import { findStaffBot } from '#app/moderation/queries/find_staff_bot'
import { ago, makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { daysAgo, storePast } from '#tests/directory/support/server_counts'

const { signal } = new AbortController()
const historyOf = (botId: number) =>
  db
    .from('server_count_days')
    .where('bot_id', botId)
    .select(db.raw('day::text'), 'server_count', 'source')
    .orderBy('day')

const find = async (botId: number) => (await findStaffBot(botId, (await makeUser()).id))!

test.group('The history of server counts', (group) => {
  const api = useApi(group)

  async function makePostingBot() {
    const bot = await makeBot()
    const { token } = await makeBotToken(bot.id)
    const post = (servers: number) =>
      api.send('POST', `/api/bots/${bot.discordBotId}/stats`, {
        headers: { authorization: token },
        json: { servers },
      })
    return { bot, post }
  }

  test('has the last count of each day, with its source', async ({ assert }) => {
    const { bot, post } = await makePostingBot()
    await post(100)
    await Promise.all([post(120), post(120), post(120)])
    assert.deepEqual(await historyOf(bot.id), [
      { day: daysAgo(0), server_count: 120, source: 'bot' },
    ])

    const staff = await makeUser({ roles: ['moderator'] })
    const browser = await api.enter(staff)
    const change = await browser.send('PATCH', `/api/admin/bots/${bot.id}`, { servingCount: 80 })
    assert.equal(change.status, 200)
    assert.deepEqual(await historyOf(bot.id), [
      { day: daysAgo(0), server_count: 80, source: 'staff' },
    ])
  })

  test('shows the median and jumps to staff', async ({ assert }) => {
    const past = Array.from({ length: SERVER_COUNT_JUMP.days }, () => 200)
    const { bot, post } = await makePostingBot()
    await storePast(bot.id, past)
    await post(400)
    assert.containsSubset(await find(bot.id), {
      medianServingCount: 200,
      hasServingCountJump: false,
    })
    await post(401)
    assert.isTrue((await find(bot.id)).hasServingCountJump)
  })

  test('flags no jump of a small bot, or of one without a past', async ({ assert }) => {
    const small = await makePostingBot()
    await storePast(
      small.bot.id,
      Array.from({ length: SERVER_COUNT_JUMP.days }, () => 10)
    )
    await small.post(10 + SERVER_COUNT_JUMP.servers - 1)
    assert.isFalse((await find(small.bot.id)).hasServingCountJump)
    const fresh = await makePostingBot()
    await storePast(
      fresh.bot.id,
      Array.from({ length: SERVER_COUNT_JUMP.days - 1 }, () => 10)
    )
    await fresh.post(10_000)
    assert.isFalse((await find(fresh.bot.id)).hasServingCountJump)
  })

  test('ends after 13 months', async ({ assert }) => {
    const { bot, post } = await makePostingBot()
    await db.table('server_count_days').insert({
      bot_id: bot.id,
      day: daysAgo(SERVER_COUNT_MONTHS * 31),
      server_count: 1,
      source: 'bot',
      counted_at: ago({ days: SERVER_COUNT_MONTHS * 31 }),
    })
    await post(2)
    await deleteOldServerCounts.run({}, signal)
    assert.deepEqual(
      (await historyOf(bot.id)).map(({ day }) => day),
      [daysAgo(0)]
    )
  })
})
