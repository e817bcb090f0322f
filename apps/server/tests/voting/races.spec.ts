import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeBotVote, makePremiumUser, makeUser } from '#database/factories/index'
import { untilBlockedBy } from '#tests/helpers/blocked'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { atOnce, countByStatus, useServers } from '#tests/helpers/servers'

const MANY = 200

const queryVotes = (botId: number) => db.from('bot_votes').where('bot_id', botId)

/** The bot's votes: the stored count, and the sum of its rows. */
async function countsOf(botId: number) {
  const stats = await db.from('bot_stats').where('bot_id', botId).first()
  const { sum } = await queryVotes(botId).sum('votes as sum').firstOrFail()
  return { counted: stats?.votes_count ?? 0, cast: Number(sum ?? 0) }
}

/** The rows of single votes, and the bot's events of votes. */
async function countRows(botId: number) {
  const votes = await db.from('vote_events').where('bot_id', botId)
  const events = await db.from('bot_events').where({ bot_id: botId, type: 'vote.created' })
  return { votes: votes.length, events: events.length }
}

test.group('Concurrent votes', (group) => {
  useDatabase(group)
  const servers = useServers(group)

  test('200 concurrent first votes count as one', async ({ assert }) => {
    const [bot, voter] = [await makeBot(), await makeUser()]
    const member = await servers.enter(voter)
    const answers = await atOnce(MANY, () => member.send('POST', `/api/bots/${bot.id}/vote`))
    assert.deepEqual(countByStatus(answers), { 200: 1, 429: MANY - 1 })
    assert.lengthOf(await queryVotes(bot.id), 1)
    assert.deepEqual(await countsOf(bot.id), { counted: 1, cast: 1 })
    assert.deepEqual(await countRows(bot.id), { votes: 1, events: 1 })
    const told = await db.from('outbox').where({ topic: 'bot_stats', key: String(bot.id) })
    assert.lengthOf(told, 1)
  })

  for (const [who, make, hours] of [
    ['a member', makeUser, 12],
    ['a premium member', makePremiumUser, 6],
  ] as const) {
    test(`200 votes of ${who} at once after ${hours} hours are one`, async ({ assert }) => {
      const [bot, voter] = [await makeBot(), await make()]
      const lastVoteAt = ago({ hours, seconds: 1 })
      await makeBotVote({ botId: bot.id, userId: voter.id, votes: 3, lastVoteAt })
      const member = await servers.enter(voter)
      const answers = await atOnce(MANY, () => member.send('POST', `/api/bots/${bot.id}/vote`))
      assert.deepEqual(countByStatus(answers), { 200: 1, 429: MANY - 1 })
      assert.lengthOf(await queryVotes(bot.id), 1)
      assert.deepEqual(await countsOf(bot.id), { counted: 4, cast: 4 })
      assert.deepEqual(await countRows(bot.id), { votes: 1, events: 1 })
    })
  }

  test('concurrent votes of many members all count', async ({ assert }) => {
    const bot = await makeBot()
    const members = await atOnce(40, async () => servers.enter(await makeUser()))
    const answers = await Promise.all(
      members.map((member) => member.send('POST', `/api/bots/${bot.id}/vote`))
    )
    assert.deepEqual(countByStatus(answers), { 200: 40 })
    assert.deepEqual(await countsOf(bot.id), { counted: 40, cast: 40 })
    assert.deepEqual(await countRows(bot.id), { votes: 40, events: 40 })
    const seen = answers.map(({ body }) => body.count as number).toSorted((a, b) => a - b)
    assert.deepEqual(
      seen,
      Array.from({ length: 40 }, (_, index) => index + 1)
    )
  })

  test('a bot accepts votes until its deletion commits, and none after', async ({ assert }) => {
    const bot = await makeBot()
    const members = await atOnce(40, async () => servers.enter(await makeUser()))
    const vote = () => Promise.all(members.map((m) => m.send('POST', `/api/bots/${bot.id}/vote`)))
    const [answers] = await Promise.all([
      vote(),
      db.from('bots').where('id', bot.id).update({ deleted_at: new Date() }),
    ])
    const statuses = countByStatus(answers)
    assert.equal((statuses[200] ?? 0) + (statuses[404] ?? 0), members.length)
    const accepted = statuses[200] ?? 0
    assert.deepEqual(await countsOf(bot.id), { counted: accepted, cast: accepted })
    assert.deepEqual(await countRows(bot.id), { votes: accepted, events: accepted })
    assert.deepEqual(countByStatus(await vote()), { 404: members.length })
  })

  test('a waiting vote is not cast if the bot is hidden in the meantime', async ({ assert }) => {
    const bot = await makeBot()
    const member = await servers.enter(await makeUser())
    const trx = await db.transaction()
    await trx.rawQuery('SELECT FROM bots WHERE id = ? FOR UPDATE', [bot.id])
    const waiting = member.send('POST', `/api/bots/${bot.id}/vote`)
    await untilBlockedBy(trx, waiting)
    await trx.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    await trx.commit()
    assert.equal((await waiting).status, 404)
    assert.isEmpty(await queryVotes(bot.id))
  })

  test('a waiting vote is not cast if the voter is banned in the meantime', async ({ assert }) => {
    const [bot, voter] = [await makeBot(), await makeUser()]
    const member = await servers.enter(voter)
    // The request has passed its checks and waits where it reads the last vote, before its own transaction.
    const trx = await db.connection(MIGRATOR_CONNECTION).transaction()
    await trx.rawQuery('LOCK TABLE bot_votes IN ACCESS EXCLUSIVE MODE')
    const waiting = member.send('POST', `/api/bots/${bot.id}/vote`)
    await untilBlockedBy(trx, waiting)
    await trx.from('users').where('id', voter.id).update({ banned: true, ban_reason: 'Spam' })
    await trx.commit()
    const { status, body } = await waiting
    assert.deepEqual([status, body.code], [403, 'account_restricted'])
    assert.isEmpty(await queryVotes(bot.id))
  })

  test('a purge deletes concurrent votes with the bot', async ({ assert }) => {
    const bot = await makeBot()
    const voters = await atOnce(40, () => makeUser())
    for (const { id } of voters.slice(0, 20)) {
      await makeBotVote({ botId: bot.id, userId: id, lastVoteAt: ago({ hours: 13 }) })
    }
    const members = await Promise.all(voters.map((voter) => servers.enter(voter)))
    const [answers] = await Promise.all([
      Promise.all(members.map((member) => member.send('POST', `/api/bots/${bot.id}/vote`))),
      db.connection(MIGRATOR_CONNECTION).from('bots').where('id', bot.id).delete(),
    ])
    const statuses = countByStatus(answers)
    assert.equal((statuses[200] ?? 0) + (statuses[404] ?? 0), members.length)
    assert.isEmpty(await queryVotes(bot.id))
  })
})
