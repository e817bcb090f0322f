import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { createPendingInboxItems } from '#app/inbox/actions/create_inbox_items'
import { setVoteReminder } from '#app/voting/actions/set_vote_reminder'
import { remindVoters } from '#app/voting/jobs/remind_voters'
import {
  ago,
  hence,
  makeBot,
  makeBotVote,
  makePremiumUser,
  makeUser,
  setBotStats,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything, testMutationErrors } from '#tests/directory/support/refusals'
import { untilBlockedBy } from '#tests/helpers/blocked'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import { atOnce } from '#tests/helpers/servers'

const MANY = 20
const ON = { enabled: true }
const OFF = { enabled: false }
const OVER = ago({ hours: 12, seconds: 1 })

const toPath = ({ id }: { id: number }) => `/api/bots/${id}/vote-reminder`
const voteRow = (botId: number, userId: string) =>
  db.from('bot_votes').where({ bot_id: botId, user_id: userId }).first()
const runJob = async () => (await remindVoters.run({}, new AbortController().signal)).report

/** The inbox items of the member's reminders. */
async function remindersOf(userId: string) {
  await createPendingInboxItems()
  return db.from('inbox_items').where({ user_id: userId, kind: 'vote_reminder' }).orderBy('id')
}

/** Creates a vote of a member who wants to be reminded. */
async function makeReminder({ lastVoteAt = OVER, make = makeUser } = {}) {
  const [bot, voter] = [await makeBot(), await make()]
  const reminder = { botId: bot.id, userId: voter.id }
  await makeBotVote({ ...reminder, lastVoteAt, wantsReminder: true })
  return reminder
}

/** Moves the last vote to a time. */
const moveVote = ({ botId, userId }: { botId: number; userId: string }, at: Date) =>
  db
    .from('bot_votes')
    .where({ bot_id: botId, user_id: userId })
    .update({ last_vote_at: at, created_at: at })

test.group('PUT /api/bots/:id/vote-reminder', (group) => {
  const api = useApi(group)
  useOutboxTail(group)

  async function makeVoter(lastVoteAt = ago({ hours: 1 })) {
    const [bot, voter] = [await makeBot(), await makeUser()]
    await makeBotVote({ botId: bot.id, userId: voter.id, lastVoteAt })
    return { bot, voter, member: await api.enter(voter) }
  }

  test('is off, and turned on and off by those who have voted', async ({ assert }) => {
    const { bot, voter, member } = await makeVoter()
    const other = await makeBotVote({ botId: bot.id })
    assert.deepEqual((await member.get(toPath(bot))).body, OFF)
    for (const reminder of [ON, ON, OFF]) {
      const { status, body } = await member.send('PUT', toPath(bot), reminder)
      assert.deepEqual([status, body], [200, reminder])
      assert.deepEqual((await member.get(toPath(bot))).body, reminder)
      assert.equal((await voteRow(bot.id, voter.id)).wants_reminder, reminder.enabled)
    }
    assert.isFalse((await voteRow(bot.id, other.userId!)).wants_reminder)
    const [published] = await db.from('outbox').where('topic', 'vote_reminder')
    assert.deepInclude(published, { key: String(bot.id), payload: { votedBy: voter.id } })
  })

  test('is 409 for a bot that the member has not voted for', async ({ assert }) => {
    const bot = await makeBot()
    await makeBotVote({ botId: bot.id })
    const member = await api.enter(await makeUser())
    const before = await everything(['bot_votes', 'outbox'])
    for (const reminder of [ON, OFF]) {
      const { status, body } = await member.send('PUT', toPath(bot), reminder)
      assert.deepEqual([status, body.code], [409, 'conflict'])
    }
    assert.deepEqual((await member.get(toPath(bot))).body, OFF)
    assert.deepEqual(await everything(['bot_votes', 'outbox']), before)
  })

  test('is 422 for anything but yes and no', async ({ assert }) => {
    const { bot, voter, member } = await makeVoter()
    for (const json of [{}, { enabled: null }, { enabled: 'true' }, { enabled: 1 }]) {
      const { status, body } = await member.send('PUT', toPath(bot), json)
      assert.deepEqual([status, body.errors?.[0].field], [422, 'enabled'])
    }
    assert.isFalse((await voteRow(bot.id, voter.id)).wants_reminder)
  })

  test('is read by nobody who may not vote', async ({ assert }) => {
    const { bot, voter } = await makeVoter()
    assert.equal((await api.get(toPath(bot))).status, 401)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    assert.equal((await api.getAs(voter, toPath(bot))).status, 404)
    const owner = await makeUser()
    const pending = await makeBot({ userId: owner.id, approvalStatus: 'pending' })
    assert.equal((await api.getAs(owner, toPath(pending))).status, 404)
  })

  test('a repeated request has no further effect', async ({ assert }) => {
    const { bot, voter, member } = await makeVoter()
    const key = { 'idempotency-key': 'reminder' }
    await member.send('PUT', toPath(bot), ON, key)
    await member.send('PUT', toPath(bot), OFF)
    assert.deepEqual((await member.send('PUT', toPath(bot), ON, key)).body, ON)
    assert.isFalse((await voteRow(bot.id, voter.id)).wants_reminder)
  })

  test('of a vote during the request there is a reminder', async ({ assert }) => {
    const { bot, voter, member } = await makeVoter(OVER)
    const trx = await db.transaction()
    await trx.from('bot_votes').where('bot_id', bot.id).update({ last_vote_at: new Date() })
    const waiting = member.send('PUT', toPath(bot), ON)
    await untilBlockedBy(trx, waiting)
    await trx.commit()
    assert.equal((await waiting).status, 200)
    const { last_vote_at: lastVoteAt, reminded_vote_at: reminded } = await voteRow(bot.id, voter.id)
    assert.notDeepEqual(reminded, lastVoteAt)
  })

  test('a waiting request of who is banned in the meantime changes nothing', async ({ assert }) => {
    const { bot, voter, member } = await makeVoter()
    // The request has passed its checks of the member and waits where it reads the vote.
    const trx = await db.connection(MIGRATOR_CONNECTION).transaction()
    await trx.rawQuery('LOCK TABLE bot_votes IN ACCESS EXCLUSIVE MODE')
    const waiting = member.send('PUT', toPath(bot), ON)
    await untilBlockedBy(trx, waiting)
    await trx.from('users').where('id', voter.id).update({ banned: true, ban_reason: 'Spam' })
    await trx.commit()
    const { status, body } = await waiting
    assert.deepEqual([status, body.code], [403, 'account_restricted'])
    assert.isFalse((await voteRow(bot.id, voter.id)).wants_reminder)
  })

  test('nothing changes for a bot that is hidden after the checks', async ({ assert }) => {
    const { bot, voter } = await makeVoter()
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    const set = db.transaction((trx) =>
      setVoteReminder(trx, { botId: bot.id, memberId: voter.id, ...ON })
    )
    await assert.rejects(() => set, NoRowsAffectedError)
    assert.isFalse((await voteRow(bot.id, voter.id)).wants_reminder)
  })

  test('is exported, and ends with the account', async ({ assert }) => {
    const { bot, voter, member } = await makeVoter()
    await member.send('PUT', toPath(bot), ON)
    const { votes } = (await member.get('/api/user/export')).body
    assert.containsSubset(votes, [{ botId: bot.id, wantsReminder: true }])
    await member.send('DELETE', '/api/user', { reviews: 'keep' })
    // The vote keeps its member until the cooldown is over.
    assert.isFalse((await voteRow(bot.id, voter.id)).wants_reminder)
  })

  testMutationErrors(api, {
    name: 'a reminder',
    method: 'PUT',
    async scene() {
      const { bot, voter } = await makeVoter()
      return { bot, caller: voter, path: toPath(bot), json: ON }
    },
    nowhere: ['999999999', '500000000000000001', 'x'].map((id) => `/api/bots/${id}/vote-reminder`),
  })

  test('is read once the member has voted again, and reminders of other bots are not', async ({
    assert,
  }) => {
    const { botId, userId } = await makeReminder()
    const other = await makeBot()
    await makeBotVote({ botId: other.id, userId, lastVoteAt: OVER, wantsReminder: true })
    await runJob()
    assert.lengthOf(await remindersOf(userId), 2)
    const member = await api.enter({ id: userId })
    assert.equal((await member.get('/api/user/inbox/unread')).body.unread, 2)

    assert.equal((await member.send('POST', `/api/bots/${botId}/vote`)).status, 200)
    await eventually(async () => (await member.get('/api/user/inbox/unread')).body.unread === 1)
    const items = await remindersOf(userId)
    const isRead = new Map(items.map((item) => [Number(item.bot_id), item.read_at !== null]))
    assert.isTrue(isRead.get(botId))
    assert.isFalse(isRead.get(other.id))
    assert.lengthOf(await db.from('outbox').where({ topic: 'inbox_read', key: userId }), 1)
  })

  test('publishes nothing to the inbox of members who were never reminded', async ({ assert }) => {
    const bot = await makeBot()
    const { id } = await makeUser()
    const member = await api.enter({ id })
    assert.equal((await member.send('POST', `/api/bots/${bot.id}/vote`)).status, 200)
    assert.isEmpty(await db.from('outbox').where({ topic: 'inbox_done', key: id }))
  })
})

test.group('Reminders to vote', (group) => {
  useDatabase(group)

  test('there is one after each vote, for those who want it', async ({ assert }) => {
    const reminder = await makeReminder()
    const { botId, userId } = reminder
    const [other, unwilling] = [await makeUser(), await makeUser()]
    await makeBotVote({ botId, userId: other.id, lastVoteAt: OVER, wantsReminder: true })
    await makeBotVote({ botId, userId: unwilling.id, lastVoteAt: OVER })

    assert.deepEqual(await runJob(), { reminded: 2, skipped: 0 })
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
    assert.containsSubset(await remindersOf(userId), [{ bot_id: botId, read_at: null }])
    assert.lengthOf(await remindersOf(other.id), 1)
    assert.isEmpty(await remindersOf(unwilling.id))

    await moveVote(reminder, ago({ hours: 11 }).toJSDate())
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
    await moveVote(reminder, ago({ hours: 12, minutes: 1 }).toJSDate())
    assert.deepEqual(await runJob(), { reminded: 1, skipped: 0 })
    assert.lengthOf(await remindersOf(userId), 2)
  })

  test('the job in several processes at once sends one', async ({ assert }) => {
    const { userId } = await makeReminder()
    await atOnce(MANY, runJob)
    assert.lengthOf(await remindersOf(userId), 1)
  })

  test('who votes while the job runs is not reminded', async ({ assert }) => {
    const reminder = await makeReminder()
    const trx = await db.transaction()
    await trx.from('bot_votes').where('bot_id', reminder.botId).update({ last_vote_at: new Date() })
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
    await trx.commit()
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
    assert.isEmpty(await remindersOf(reminder.userId))
  })

  test('the cooldown is that of the moment', async ({ assert }) => {
    const lastVoteAt = ago({ hours: 7 })
    const buying = await makeReminder({ lastVoteAt })
    const losing = await makeReminder({ lastVoteAt: ago({ hours: 5 }), make: makePremiumUser })
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
    await db
      .from('users')
      .where('id', buying.userId)
      .update({
        is_premium: true,
        premium_type: 'monthly',
        premium_expires_at: hence({ months: 1 }).toJSDate(),
      })
    await db.from('users').where('id', losing.userId).update({ is_premium: false })
    await moveVote(losing, lastVoteAt.toJSDate())
    assert.deepEqual(await runJob(), { reminded: 1, skipped: 0 })
    assert.lengthOf(await remindersOf(buying.userId), 1)
    assert.isEmpty(await remindersOf(losing.userId))
  })

  test('there is none of a vote whose cooldown was over when they were turned on', async ({
    assert,
  }) => {
    const [bot, voter] = [await makeBot(), await makeUser()]
    const reminder = { botId: bot.id, userId: voter.id }
    await makeBotVote({ ...reminder, lastVoteAt: OVER })
    const turnOn = () =>
      db.transaction((trx) => setVoteReminder(trx, { botId: bot.id, memberId: voter.id, ...ON }))
    await turnOn()
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
    await moveVote(reminder, ago({ hours: 13 }).toJSDate())
    // Turned on already, which changes nothing.
    await turnOn()
    assert.deepEqual(await runJob(), { reminded: 1, skipped: 0 })
  })

  for (const [what, columns, freed] of [
    ['banned', { banned: true, ban_reason: 'Spam' }, { banned: false, ban_reason: null }],
    [
      'disabled',
      { disabled: true, disable_reason: 'Spam' },
      { disabled: false, disable_reason: null },
    ],
  ] as const) {
    test(`members who are ${what} are not reminded, also not later`, async ({ assert }) => {
      const { userId } = await makeReminder()
      await db.from('users').where('id', userId).update(columns)
      assert.deepEqual(await runJob(), { reminded: 0, skipped: 1 })
      await db.from('users').where('id', userId).update(freed)
      assert.deepEqual(await runJob(), { reminded: 0, skipped: 0 })
      assert.isEmpty(await remindersOf(userId))
    })
  }

  for (const [what, columns] of [
    ['rejected', { approval_status: 'rejected', approved_at: null, approval_reason: 'No.' }],
    ['deleted', { deleted_at: new Date() }],
    ['unknown to Discord', { auto_deleted: true }],
  ] as const) {
    test(`nobody is reminded of a bot that is ${what}`, async ({ assert }) => {
      const { botId, userId } = await makeReminder()
      await db.from('bots').where('id', botId).update(columns)
      assert.deepEqual(await runJob(), { reminded: 0, skipped: 1 })
      assert.isEmpty(await remindersOf(userId))
    })
  }

  test('nobody is reminded of a bot that has ended', async ({ assert }) => {
    const { botId, userId } = await makeReminder()
    await setBotStats(botId, { hasEnded: true })
    assert.deepEqual(await runJob(), { reminded: 0, skipped: 1 })
    assert.isEmpty(await remindersOf(userId))
  })
})
