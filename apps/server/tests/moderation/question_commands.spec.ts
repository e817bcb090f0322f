import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { QUESTION_ERRORS, QUESTION_LIMITS } from '#app/directory/questions/rules'
import { ago, makeBot, makeBotQuestion, makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { run } from '#tests/helpers/ace'
import { hasBotEvent, listInboxEvents, listTargetLogs } from '#tests/moderation/support/decisions'

const TEXT = 'Which servers is it for?'
const ANSWER = 'For small ones.'

const makePendingBot = (values: Parameters<typeof makeBot>[0] = {}) =>
  makeBot({ approvalStatus: 'pending', ...values })
const questionsOf = ({ id }: { id: number }) =>
  db.from('bot_questions').where('bot_id', id).orderBy('id')

test.group('ace commands for questions to owners', (group) => {
  const api = useApi(group)
  group.each.setup(async () => {
    await db.from('bots').delete()
  })

  test('questions:ask asks all owners of a pending bot, once', async ({ assert }) => {
    const coOwner = await makeUser()
    const bot = await makePendingBot({ additionalOwners: [coOwner.id] })
    const { exitCode, printed } = await run('questions:ask', bot.discordBotId, `  ${TEXT}\n`)
    assert.equal(exitCode, 0)
    assert.deepEqual(printed, {
      id: bot.id,
      discordBotId: bot.discordBotId,
      name: bot.name,
      question: TEXT,
    })
    const [row, ...more] = await questionsOf(bot)
    assert.isEmpty(more)
    assert.include(row, { asker_id: null, text: TEXT, version: 1, closed_at: null })
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'ask_owners', admin_id: null })
    assert.notInclude(JSON.stringify(log.details), TEXT)
    const [notice] = await listInboxEvents(bot.id)
    assert.include(notice, { kind: 'bot_question', reason: TEXT })
    assert.sameMembers(notice.to, [bot.userId, coOwner.id])
    assert.isTrue(await hasBotEvent(bot.id))

    const again = await run('questions:ask', String(bot.id), 'Twice?')
    assert.deepEqual([again.exitCode, again.printed.error], [1, QUESTION_ERRORS.waiting])
    assert.lengthOf(await questionsOf(bot), 1)
  })

  test('questions:ask asks no owners of other bots, and nothing empty', async ({ assert }) => {
    const approved = await makeBot()
    const refused = await run('questions:ask', String(approved.id), TEXT)
    assert.deepEqual([refused.exitCode, refused.printed.error], [1, QUESTION_ERRORS.notPending])
    const gone = await makePendingBot({ deletedAt: ago({ days: 1 }) })
    for (const id of [String(gone.id), '7777777', 'sundial']) {
      const unknown = await run('questions:ask', id, TEXT)
      assert.equal(unknown.printed.error, `There is no bot with the id ${id}.`)
    }
    const bot = await makePendingBot()
    for (const text of [' ', 'x'.repeat(QUESTION_LIMITS.max + 1)]) {
      assert.equal((await run('questions:ask', String(bot.id), text)).exitCode, 1)
    }
    assert.isEmpty(await db.from('bot_questions'))
  })

  test('questions:ask and a reviewer ask one question between them', async ({ assert }) => {
    const bot = await makePendingBot()
    const reviewer = await api.enter(await makeStaff('reviewer'))
    const [asked, { status }] = await Promise.all([
      run('questions:ask', String(bot.id), TEXT),
      reviewer.send('POST', `/api/admin/bots/${bot.id}/question`, { text: TEXT }),
    ])
    assert.equal(status, asked.exitCode === 0 ? 409 : 200)
    assert.lengthOf(await questionsOf(bot), 1)
    assert.lengthOf(await listTargetLogs('bot', bot.id), 1)
  })

  test('questions:withdraw closes the question of anybody, once', async ({ assert }) => {
    const { id: askerId } = await makeStaff('reviewer')
    const bot = await makePendingBot()
    await makeBotQuestion({ botId: bot.id, askerId })
    const { exitCode, printed } = await run('questions:withdraw', String(bot.id))
    assert.equal(exitCode, 0)
    assert.include(printed, { id: bot.id, question: null })
    const [row] = await questionsOf(bot)
    assert.isNotNull(row.closed_at)
    assert.isNull(row.answer)
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'withdraw_question', admin_id: null })
    assert.isTrue(await hasBotEvent(bot.id))

    const again = await run('questions:withdraw', String(bot.id))
    assert.deepEqual([again.exitCode, again.printed.error], [1, QUESTION_ERRORS.closed])
    const approved = await makeBot()
    const refused = await run('questions:withdraw', String(approved.id))
    assert.equal(refused.printed.error, QUESTION_ERRORS.notPending)
    assert.equal((await run('questions:withdraw', '7777777')).exitCode, 1)
  })

  test('questions:list lists open questions, the oldest first', async ({ assert }) => {
    assert.isEmpty((await run('questions:list')).printed)
    const { id: askerId } = await makeUser({ displayName: 'Rita', roles: ['reviewer'] })
    const [first, second, other] = [
      await makePendingBot(),
      await makePendingBot(),
      await makePendingBot(),
    ]
    await makeBotQuestion({ botId: first.id, askerId })
    await run('questions:ask', String(second.id), 'How does one try it?')
    await makeBotQuestion({ botId: other.id, askerId })
    await run('questions:withdraw', String(other.id))
    const edited = await makePendingBot()
    await makeBotQuestion({ botId: edited.id, askerId })
    const owner = await api.enter({ id: edited.userId })
    const change = { shortDescription: 'It waters the plants of your server.' }
    assert.equal((await owner.send('PATCH', `/api/bots/${edited.id}`, change)).status, 200)

    const { printed } = await run('questions:list')
    assert.lengthOf(printed, 2)
    assert.include(printed[0], {
      discordBotId: first.discordBotId,
      name: first.name,
      asker: 'Rita',
      question: TEXT,
    })
    assert.include(printed[1], {
      discordBotId: second.discordBotId,
      asker: null,
      question: 'How does one try it?',
    })
  })

  test('bots:show has the questions about a bot, with their answers', async ({ assert }) => {
    const bot = await makePendingBot()
    await run('questions:ask', String(bot.id), TEXT)
    const [{ id: questionId }] = await questionsOf(bot)
    const owner = await api.enter({ id: bot.userId })
    const answer = { questionId: Number(questionId), text: ANSWER }
    assert.equal((await owner.send('POST', `/api/bots/${bot.id}/answer`, answer)).status, 200)
    const kinds = (await listInboxEvents(bot.id)).map(({ kind }) => kind)
    // Nobody to tell: an administrator at the console has no inbox.
    assert.deepEqual(kinds, ['bot_question'])

    const { printed } = await run('bots:show', String(bot.id))
    assert.lengthOf(printed.questions, 1)
    assert.include(printed.questions[0], {
      askerId: null,
      text: TEXT,
      answererId: bot.userId,
      answer: ANSWER,
    })
    assert.isNotNull(printed.questions[0].closedAt)
  })
})
