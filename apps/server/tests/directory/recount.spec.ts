import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Recount } from '#app/directory/recount'
import {
  ago,
  makeBot,
  makeBotVote,
  makeRating,
  makeRatingBlock,
  makeRatingVote,
  makeUser,
} from '#database/factories/index'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { atOnce, countByStatus, useServers } from '#tests/helpers/servers'

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['ace.js', 'directory:recount', ...args],
    {
      cwd: app.makePath(),
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl(),
        MIGRATOR_DATABASE_URL: databaseUrl(MIGRATOR_CONNECTION),
      },
    }
  )
  return stdout
}

const report = async () => JSON.parse(await run('--json')) as Recount

/** The figures that are counted again. Those beside them, such as trends, may be computed by a job in between. */
const COUNTED = ['votes_count', 'ratings_count', 'ratings_sum', 'average_rating']

const statsOf = (botId: number) =>
  db.from('bot_stats').where('bot_id', botId).select(COUNTED).firstOrFail()

async function makeWorld() {
  const [owner, blocked] = [await makeUser(), await makeUser()]
  const bot = await makeBot({ userId: owner.id })
  await makeBotVote({ botId: bot.id, votes: 3, lastVoteAt: ago({ days: 1 }) })
  const rating = await makeRating({ botId: bot.id, rating: 4 })
  await makeRating({ botId: bot.id, rating: 5, userId: owner.id })
  await makeRating({ botId: bot.id, rating: 1, userId: blocked.id })
  await makeRatingBlock({ botId: bot.id, blockedUserId: blocked.id })
  await makeRatingVote({ ratingId: rating.id })
  await makeRatingVote({ ratingId: rating.id, vote: -1 })
  return { bot, rating }
}

/** A member with two votes of before and one with a row. @returns the id of the counter */
async function makeVoter(botId: number): Promise<number> {
  const { id } = await makeBotVote({ botId, votes: 3, openingVotes: 2 })
  await db.table('vote_events').insert({ bot_id: botId, bot_vote_id: id })
  return id
}

test.group('ace directory:recount', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1 })

  test('finds nothing when all counts are right', async ({ assert }) => {
    const { bot } = await makeWorld()
    const before = await statsOf(bot.id)
    const { checked, differences } = await report()
    assert.isAbove(checked, 0)
    assert.isEmpty(differences)
    assert.deepEqual(await statsOf(bot.id), before)
  })

  test('corrects wrong counts, reports them, and publishes the changes', async ({ assert }) => {
    const { bot, rating } = await makeWorld()
    const { bot: sound } = await makeWorld()
    await db
      .from('bot_stats')
      .where('bot_id', bot.id)
      .update({ votes_count: 70, ratings_count: 2, ratings_sum: 5 })
    const voter = await makeVoter(sound.id)
    await db.from('bot_votes').where('id', voter).update({ votes: 9 })
    await db.from('ratings').where('id', rating.id).update({ likes: 9 })
    const untouched = await statsOf(sound.id)

    const { differences } = await report()
    assert.sameDeepMembers(differences, [
      { of: 'voter', id: voter, figure: 'votes', was: 9, is: 3 },
      { of: 'bot', id: bot.id, figure: 'votes', was: 70, is: 3 },
      { of: 'bot', id: bot.id, figure: 'ratings', was: 2, is: 1 },
      { of: 'bot', id: bot.id, figure: 'stars', was: 5, is: 4 },
      { of: 'review', id: rating.id, figure: 'likes', was: 9, is: 1 },
    ])
    assert.include(await statsOf(bot.id), { votes_count: 3, ratings_count: 1, average_rating: 4 })
    assert.include(await db.from('ratings').where('id', rating.id).first(), {
      likes: 1,
      dislikes: 1,
    })
    assert.deepEqual(await statsOf(sound.id), untouched)
    const told = await db.from('outbox').where('key', String(bot.id)).select('topic')
    assert.includeMembers(
      told.map(({ topic }) => topic),
      ['bot_stats', 'reviews']
    )
    assert.isEmpty((await report()).differences)
  })

  test('prints a readable report', async ({ assert }) => {
    const { bot } = await makeWorld()
    await db.from('bot_stats').where('bot_id', bot.id).update({ votes_count: 70 })
    const words = await run()
    assert.include(words, `bot ${bot.id}: votes was 70, is 3`)
    assert.include(words, 'figures corrected: 1')
  })

  test('neither loses nor doubles votes that are cast in the meantime', async ({ assert }) => {
    const { bot } = await makeWorld()
    await db.from('bot_stats').where('bot_id', bot.id).update({ votes_count: 70 })
    const members = await atOnce(60, async () => servers.enter(await makeUser()))
    const [answers] = await Promise.all([
      (async () => {
        const all = []
        for (const member of members)
          all.push(await member.send('POST', `/api/bots/${bot.id}/vote`))
        return all
      })(),
      report(),
    ])
    assert.deepEqual(countByStatus(answers), { 200: 60 })
    assert.equal((await statsOf(bot.id)).votes_count, 63)
  })
})
