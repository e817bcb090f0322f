import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { getTrendingScore, TRENDS } from '#app/directory/rules'
import { refreshTrends } from '#app/voting/jobs/refresh_trends'
import { ago, makeBot, makeBotVote } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const { signal } = new AbortController()

interface Votes {
  /** How many days ago the bot was approved. */
  listed: number
  /** How many days ago each vote was cast. */
  days: readonly number[]
}

async function makeVotedBot(name: string, { listed, days }: Votes) {
  const bot = await makeBot({ name, approvedAt: ago({ days: listed }) })
  const voter = await makeBotVote({ botId: bot.id })
  await db
    .connection(MIGRATOR_CONNECTION)
    .table('vote_events')
    .multiInsert(
      days.map((age) => ({
        bot_vote_id: voter.id,
        bot_id: bot.id,
        created_at: ago({ days: age }).toJSDate(),
      }))
    )
  return bot
}

const repeat = (count: number, age: number) => Array.from({ length: count }, () => age)
const statsOf = (botId: number) => db.from('bot_stats').where('bot_id', botId).firstOrFail()

test.group('Trends', (group) => {
  const api = useApi(group)

  test('compare the votes of two weeks with the usual ones, damped for small numbers', async ({
    assert,
  }) => {
    const bots = {
      // 60 votes in twelve weeks are 10 in two.
      rising: await makeVotedBot('Rising', {
        listed: 300,
        days: [...repeat(30, 13.9), ...repeat(60, 14.1)],
      }),
      // Votes of before the baseline do not count.
      steady: await makeVotedBot('Steady', {
        listed: 300,
        days: [...repeat(10, 1), ...repeat(60, 97.9), ...repeat(500, 98.1)],
      }),
      falling: await makeVotedBot('Falling', { listed: 300, days: repeat(60, 50) }),
      // Three times the usual votes, but few.
      small: await makeVotedBot('Small', { listed: 300, days: [1, 1, 1, ...repeat(6, 20)] }),
      // Its six votes were cast in its first four weeks, of which two are the baseline.
      young: await makeVotedBot('Young', { listed: 28, days: repeat(6, 20) }),
      // Judged by two weeks at least, also if it was listed for one day of them.
      newest: await makeVotedBot('Newest', { listed: 15, days: [...repeat(6, 14.5), 2] }),
    }
    const silent = await makeBot({ name: 'Silent' })

    const { report } = await refreshTrends.run({}, signal)
    assert.deepEqual(report, { changed: 6 })
    const expected = {
      rising: { recent: 30, usual: 10 },
      steady: { recent: 10, usual: 10 },
      falling: { recent: 0, usual: 10 },
      small: { recent: 3, usual: 1 },
      young: { recent: 0, usual: 6 },
      newest: { recent: 1, usual: 6 },
    }
    for (const [name, trend] of Object.entries(expected)) {
      const stats = await statsOf(bots[name as keyof typeof bots].id)
      assert.deepInclude(stats, { recent_votes: trend.recent, usual_votes: trend.usual }, name)
      assert.closeTo(stats.trending_score, getTrendingScore(trend), 0.0001, name)
    }
    assert.include(await statsOf(silent.id), {
      recent_votes: 0,
      usual_votes: 0,
      trending_score: getTrendingScore({ recent: 0, usual: 0 }),
    })

    const { body } = await api.get('/api/bots?sort=trending')
    assert.deepEqual(
      body.map(({ name }: { name: string }) => name),
      ['Rising', 'Small', 'Silent', 'Steady', 'Newest', 'Young', 'Falling']
    )
    assert.deepEqual(body[0].reason, { kind: 'trending', votes: 30, usual: 10 })
    // What has not changed is not written again.
    assert.deepEqual((await refreshTrends.run({}, signal)).report, { changed: 0 })
  })

  test('votes that are not stored for long enough are no reason to trend', async ({ assert }) => {
    const bot = await makeBot({ approvedAt: ago({ days: 300 }) })
    await db.connection(MIGRATOR_CONNECTION).from('vote_events').delete()
    const voter = await makeBotVote({ botId: bot.id })
    await db
      .connection(MIGRATOR_CONNECTION)
      .table('vote_events')
      .multiInsert(
        [...repeat(20, 2), ...repeat(20, 27.9)].map((age) => ({
          bot_vote_id: voter.id,
          bot_id: bot.id,
          created_at: ago({ days: age }).toJSDate(),
        }))
      )
    await refreshTrends.run({}, signal)
    assert.include(await statsOf(bot.id), { recent_votes: 20, usual_votes: 20 })
  })

  test('continue after the last bot of a batch', async ({ assert }) => {
    assert.equal(TRENDS.days * 6, TRENDS.baselineDays)
    const [first, second] = [await makeBot(), await makeBot()]
    for (const { id } of [first, second]) {
      await db.from('bot_stats').where('bot_id', id).update({ recent_votes: 99 })
    }
    const { state, againInMs } = await refreshTrends.run({ after: String(first.id) }, signal)
    assert.deepEqual(state, {})
    assert.isAbove(againInMs!, 0)
    assert.equal((await statsOf(first.id)).recent_votes, 99)
    assert.equal((await statsOf(second.id)).recent_votes, 0)
  })
})
