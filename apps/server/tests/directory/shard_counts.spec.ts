import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteStaleShards } from '#app/directory/jobs/delete_stale_shards'
import { MAX_POSTED_COUNT } from '#app/directory/rules'
import { ago, makeBot } from '#database/factories/index'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { useBuilders } from '#tests/directory/support/builders'
import { untilSomebodyWaits } from '#tests/helpers/blocked'

const STALE = { hours: 48, minutes: 1 }

const queryShards = ({ id }: { id: number }) =>
  db.from('bot_shards').where('bot_id', id).orderBy('shard_id')
const queryStats = ({ id }: { id: number }) => db.from('bot_stats').where('bot_id', id)

test.group('Server counts of shards', (group) => {
  const { api, builder } = useBuilders(group)

  async function shardedBot(attributes: Parameters<typeof makeBot>[0] = {}) {
    const bot = await makeBot(attributes)
    const { token: first } = await makeBotToken(bot.id)
    const post = (json: Record<string, unknown>, token = first) =>
      api.send('POST', `/api/bots/${bot.discordBotId}/stats`, {
        headers: { authorization: token },
        json,
      })
    return { bot, post }
  }

  test('are added up, the newest of each', async ({ assert }) => {
    const { bot, post } = await shardedBot()
    for (const [body, sum] of [
      [{ server_count: 500, shard_id: 0, shard_count: 2 }, 500],
      [{ guildCount: 30, shardId: 1, shardCount: 2 }, 530],
      [{ servers: 40, shard_id: 1, shards: 2 }, 540],
      [{ server_count: [7, 8], shard_id: 0, shard_count: 0 }, 55],
      [{ server_count: 15, shard_id: 0, shards: 1e12 }, 55],
    ] as const) {
      const answer = await post(body)
      assert.deepEqual([answer.status, answer.body.guildCount], [200, sum], JSON.stringify(body))
      assert.equal((await queryStats(bot).firstOrFail()).serving_count, sum)
    }
    const shards = await queryShards(bot)
    assert.deepEqual(
      shards.map((row) => [row.shard_id, row.server_count]),
      [
        [0, 15],
        [1, 40],
      ]
    )
  })

  test('are replaced by a count of the whole bot', async ({ assert }) => {
    const { bot, post } = await shardedBot()
    await post({ servers: 500, shard_id: 0 })
    await post({ servers: 30, shard_id: 1 })
    assert.equal((await post({ servers: 12, shard_count: 2 })).body.guildCount, 12)
    assert.lengthOf(await queryShards(bot), 0)
    assert.equal((await post({ servers: 5, shard_id: 1 })).body.guildCount, 5)
  })

  test('of concurrent posts are all in the sum', async ({ assert }) => {
    const { bot, post } = await shardedBot()
    const tokens = await Promise.all([0, 1, 2, 3, 4].map(() => makeBotToken(bot.id)))
    const trx = await db.transaction()
    await trx.from('bot_stats').where('bot_id', bot.id).forUpdate()
    // A token locks itself, so each shard has its own.
    const posts = tokens.map(({ token }, shard) =>
      post({ servers: 100 + shard, shard_id: shard }, token)
    )
    await untilSomebodyWaits(posts.length)
    await trx.commit()
    const answers = await Promise.all(posts)
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await queryStats(bot).firstOrFail()).serving_count, 510)
    assert.equal(Math.max(...answers.map(({ body }) => body.guildCount)), 510)
  })

  test('leave the sum after two days, and when there are fewer shards', async ({ assert }) => {
    const { bot, post } = await shardedBot()
    for (const shard of [0, 1, 2]) await post({ servers: 100, shard_id: shard, shard_count: 3 })
    await queryShards(bot)
      .where('shard_id', 1)
      .update({ posted_at: ago(STALE).toJSDate() })
    assert.equal((await post({ servers: 50, shard_id: 0, shard_count: 3 })).body.guildCount, 150)
    assert.equal((await post({ servers: 60, shard_id: 0, shard_count: 2 })).body.guildCount, 60)
    assert.lengthOf(await queryShards(bot), 1)
  })

  test('have no more servers together than one post', async ({ assert }) => {
    const { post } = await shardedBot()
    await post({ servers: MAX_POSTED_COUNT, shard_id: 0 })
    const { status, body } = await post({ servers: 1, shard_id: 1 })
    assert.deepEqual([status, body.guildCount], [200, MAX_POSTED_COUNT])
  })

  test('are not stored while the count is frozen', async ({ assert }) => {
    const { bot, post } = await shardedBot()
    await post({ servers: 100, shard_id: 0 })
    await queryStats(bot).update({ serving_count: 7, serving_count_frozen: true })
    for (const body of [{ servers: 9, shard_id: 1 }, { servers: 9 }]) {
      assert.equal((await post(body)).status, 409)
    }
    assert.lengthOf(await queryShards(bot), 1)
    assert.equal((await queryStats(bot).firstOrFail()).serving_count, 7)
  })

  test('are deleted two days after their last post, and with the bot', async ({ assert }) => {
    const { bot, post } = await shardedBot()
    for (const shard of [0, 1]) await post({ servers: 100, shard_id: shard })
    await queryShards(bot)
      .where('shard_id', 0)
      .update({ posted_at: ago(STALE).toJSDate() })
    await deleteStaleShards.run({}, new AbortController().signal)
    assert.deepEqual(
      (await queryShards(bot)).map(({ shard_id: id }) => id),
      [1]
    )
    await db.from('bots').where('id', bot.id).delete()
    assert.lengthOf(await queryShards(bot), 0)
  })

  test('are in the export of the owners', async ({ assert }) => {
    const { member, browser } = await builder()
    const { post } = await shardedBot({ userId: member.id })
    await makeBot({ userId: member.id })
    await post({ servers: 100, shard_id: 3 })
    const { body } = await browser.get('/api/user/export')
    assert.containsSubset(body.bots, [
      { shards: [{ shardId: 3, serverCount: 100 }] },
      { shards: [] },
    ])
  })
})
