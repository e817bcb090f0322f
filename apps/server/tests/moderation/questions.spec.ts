import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteOldQuestions } from '#app/directory/jobs/delete_old_questions'
import { ANSWER_LIMITS, QUESTION_ERRORS, QUESTION_LIMITS } from '#app/directory/questions/rules'
import {
  ago,
  makeBot,
  makeBotQuestion,
  makeStaff,
  makeUser,
  OWNER,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import type { Browser } from '#tests/identity/support/browser'
import { listInboxEvents, listTargetLogs } from '#tests/moderation/support/decisions'

const PENDING = '/api/admin/bots/pending'
const WAITING = `${PENDING}?queue=waiting_for_owner`
const TEXT = 'Why does it need administrator rights?'
const ANSWER = 'It mutes members. I have removed the other rights.'

const questionPath = ({ id }: { id: number }) => `/api/admin/bots/${id}/question`
const ask = (browser: Browser, bot: { id: number }, body: object = { text: TEXT }) =>
  browser.send('POST', questionPath(bot), body)
const withdraw = (browser: Browser, bot: { id: number }) =>
  browser.send('DELETE', questionPath(bot))
const answer = (browser: Browser, bot: { id: number }, questionId: number, text = ANSWER) =>
  browser.send('POST', `/api/bots/${bot.id}/answer`, { questionId, text })
const makePendingBot = (values: Parameters<typeof makeBot>[0] = {}) =>
  makeBot({ approvalStatus: 'pending', ...values })

const questionsOf = ({ id }: { id: number }) =>
  db.from('bot_questions').where('bot_id', id).orderBy('id')

test.group('Questions to the owners of a pending bot', (group) => {
  const api = useApi(group)
  let reviewer: { id: string }
  let browser: Browser
  group.each.setup(async () => {
    await db.from('bots').delete()
    reviewer = await makeStaff('reviewer')
    browser = await api.enter(reviewer)
  })
  const listIds = async (path: string): Promise<number[]> =>
    (await browser.get(path)).body.map(({ id }: { id: number }) => id)
  const placeFor = async (member: { id: string }, { id }: { id: number }) =>
    (await api.getAs(member, `/api/bots/${id}/queue`)).body

  test('take it out of the queues, and tell all owners', async ({ assert }) => {
    const coOwner = await makeUser()
    const bot = await makePendingBot({ additionalOwners: [coOwner.id] })
    const { status, body } = await ask(browser, bot, { text: `  ${TEXT}\n`, version: 1 })
    assert.equal(status, 200)
    assert.include(body, { id: bot.id, isWaitingForOwner: true })
    assert.deepEqual(await listIds(PENDING), [])
    assert.deepEqual(await listIds(`${PENDING}?queue=unviewed`), [])
    assert.deepEqual(await listIds(WAITING), [bot.id])

    const [row, ...more] = await questionsOf(bot)
    assert.isEmpty(more)
    assert.include(row, { asker_id: reviewer.id, text: TEXT, version: 1, closed_at: null })
    const [notice, ...others] = await listInboxEvents(bot.id)
    assert.isEmpty(others)
    assert.include(notice, { kind: 'bot_question', reason: TEXT })
    assert.sameMembers(notice.to, [bot.userId, coOwner.id])
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'ask_owners', admin_id: reviewer.id })
    assert.notInclude(JSON.stringify(log.details), TEXT)

    for (const owner of [{ id: bot.userId }, coOwner]) {
      const place = await placeFor(owner, bot)
      assert.include(place, { state: 'asked', turn: 'owners', place: null })
      assert.deepEqual(Object.keys(place.question).toSorted(), ['createdAt', 'id', 'text'])
      assert.equal(place.question.text, TEXT)
    }
  })

  test('are answered by an owner, once', async ({ assert }) => {
    const coOwner = await makeUser()
    const bot = await makePendingBot({ additionalOwners: [coOwner.id] })
    await ask(browser, bot)
    const [{ id: questionId }] = await questionsOf(bot)
    const owners = await Promise.all([api.enter({ id: bot.userId }), api.enter(coOwner)])
    const answers = await Promise.all(
      owners.map((owner, at) => answer(owner, bot, Number(questionId), `${ANSWER} ${at}`))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    assert.equal(answers[1 - winner]!.body.message, QUESTION_ERRORS.closed)

    const [row] = await questionsOf(bot)
    const answererId = [bot.userId, coOwner.id][winner]!
    assert.include(row, { answer: `${ANSWER} ${winner}`, answerer_id: answererId })
    assert.isNotNull(row.closed_at)
    assert.deepEqual(await listIds(PENDING), [bot.id])
    assert.deepEqual(await listIds(WAITING), [])
    const notices = await listInboxEvents(bot.id)
    assert.containsSubset(notices, [{ kind: 'bot_answer', to: [reviewer.id] }])
    const logs = await listTargetLogs('bot', bot.id)
    assert.deepEqual(
      logs.map(({ action }) => action),
      ['ask_owners', 'answer_question']
    )

    const { body } = await browser.get(`/api/admin/bots/${bot.id}`)
    assert.lengthOf(body.questions, 1)
    assert.containsSubset(body.questions[0], {
      asker: { id: reviewer.id },
      text: TEXT,
      answer: `${ANSWER} ${winner}`,
      answerer: { id: answererId },
    })
    const place = await placeFor({ id: bot.userId }, bot)
    assert.containsSubset(place, { state: 'pending', turn: 'staff', place: 1 })
    assert.isNull(place.question)
  })

  test('show to staff who own the bot, also as co-owners, not who has asked', async ({
    assert,
  }) => {
    const [staffOwner, coOwner] = [await makeStaff('reviewer'), await makeStaff('moderator')]
    const bot = await makePendingBot({ userId: staffOwner.id, additionalOwners: [coOwner.id] })
    await ask(browser, bot)
    const questionsFor = async (member: { id: string }) =>
      (await api.getAs(member, `/api/admin/bots/${bot.id}`)).body.questions
    for (const owner of [staffOwner, coOwner]) {
      const [question, ...more] = await questionsFor(owner)
      assert.isEmpty(more)
      assert.include(question, { text: TEXT, asker: null })
      assert.notInclude(JSON.stringify(question), reviewer.id)
    }
    assert.containsSubset(await questionsFor(await makeStaff('reviewer')), [
      { text: TEXT, asker: { id: reviewer.id } },
    ])
    const [row] = await questionsOf(bot)
    assert.equal(row.asker_id, reviewer.id)
  })

  test('are answered by a changed listing, too', async ({ assert }) => {
    const bot = await makePendingBot()
    await ask(browser, bot)
    const [{ id: questionId }] = await questionsOf(bot)
    const owner = await api.enter({ id: bot.userId })
    const edited = await owner.send('PATCH', `/api/bots/${bot.id}`, {
      shortDescription: 'It waters the plants of your server.',
    })
    assert.equal(edited.status, 200)
    assert.deepEqual(await listIds(PENDING), [bot.id])
    assert.isNull((await placeFor({ id: bot.userId }, bot)).question)
    assert.equal((await answer(owner, bot, Number(questionId))).status, 409)

    // Another question about the new version.
    assert.equal((await ask(browser, bot, { text: TEXT, version: 2 })).status, 200)
    const rows = await questionsOf(bot)
    assert.deepEqual(
      rows.map(({ version, closed_at: closedAt }) => [version, closedAt === null]),
      [
        [1, false],
        [2, true],
      ]
    )
  })

  test('are asked once, and about the version that was seen', async ({ assert }) => {
    const bot = await makePendingBot()
    const colleague = await api.enter(await makeStaff('moderator'))
    const outdated = await ask(browser, bot, { text: TEXT, version: 7 })
    assert.deepEqual([outdated.status, outdated.body.version], [409, 1])
    const answers = await Promise.all([ask(browser, bot), ask(colleague, bot)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    const { body } = answers.find(({ status }) => status === 409)!
    assert.equal(body.message, QUESTION_ERRORS.waiting)
    assert.lengthOf(await questionsOf(bot), 1)
  })

  test('can be withdrawn by any reviewer', async ({ assert }) => {
    const bot = await makePendingBot()
    await ask(browser, bot)
    const colleague = await api.enter(await makeStaff('moderator'))
    const { status, body } = await withdraw(colleague, bot)
    assert.equal(status, 200)
    assert.include(body, { id: bot.id, isWaitingForOwner: false })
    assert.deepEqual(await listIds(PENDING), [bot.id])
    const again = await withdraw(colleague, bot)
    assert.deepEqual([again.status, again.body.message], [409, QUESTION_ERRORS.closed])
    const [row] = await questionsOf(bot)
    assert.isNotNull(row.closed_at)
    assert.isNull(row.answer)
    const logs = await listTargetLogs('bot', bot.id)
    assert.deepEqual(
      logs.map(({ action }) => action),
      ['ask_owners', 'withdraw_question']
    )
  })

  test('end with a decision', async ({ assert }) => {
    const bot = await makePendingBot()
    await ask(browser, bot)
    const [{ id: questionId }] = await questionsOf(bot)
    const approved = await browser.send('POST', `/api/admin/bots/${bot.id}/approve`, {})
    assert.equal(approved.status, 200)
    assert.isFalse(approved.body.isWaitingForOwner)
    const [row] = await questionsOf(bot)
    assert.isNotNull(row.closed_at)
    const owner = await api.enter({ id: bot.userId })
    assert.equal((await answer(owner, bot, Number(questionId))).status, 409)
    const again = await ask(browser, bot)
    assert.deepEqual([again.status, again.body.message], [409, QUESTION_ERRORS.notPending])
  })

  test('are neither asked nor withdrawn by staff who own the bot', async ({ assert }) => {
    const own = await makePendingBot({ userId: reviewer.id })
    assert.equal((await ask(browser, own)).status, 403)
    await makeBotQuestion({ botId: own.id })
    assert.equal((await withdraw(browser, own)).status, 403)
    const [row, ...more] = await questionsOf(own)
    assert.isEmpty(more)
    assert.isNull(row.closed_at)
  })

  test('are answered by nobody else', async ({ assert }) => {
    const bot = await makePendingBot()
    const other = await makePendingBot()
    const { id } = await makeBotQuestion({ botId: bot.id, askerId: reviewer.id })
    const statuses = [
      (await answer(api.visitor(), bot, id)).status,
      (await answer(await api.enter(await makeUser()), bot, id)).status,
      (await answer(browser, bot, id)).status,
      (await answer(await api.enter({ id: other.userId }), other, id)).status,
    ]
    assert.deepEqual(statuses, [401, 404, 403, 409])
    const [row] = await questionsOf(bot)
    assert.isNull(row.answer)
  })

  test('have texts of limited length', async ({ assert }) => {
    const bot = await makePendingBot()
    for (const text of ['', '  ', 'x'.repeat(QUESTION_LIMITS.max + 1)]) {
      const { status, body } = await ask(browser, bot, { text })
      assert.deepEqual([status, body.errors[0].field], [422, 'text'])
    }
    assert.isEmpty(await questionsOf(bot))
    const { id } = await makeBotQuestion({ botId: bot.id })
    const owner = await api.enter({ id: bot.userId })
    for (const text of ['', 'x'.repeat(ANSWER_LIMITS.max + 1)]) {
      assert.equal((await answer(owner, bot, id, text)).status, 422)
    }
    assert.isNull((await questionsOf(bot))[0].answer)
  })

  test('are in the exports of both, and stay without them', async ({ assert }) => {
    const bot = await makePendingBot({ additionalOwners: [] })
    const coOwner = await makeUser()
    await db
      .connection(OWNER.connection)
      .from('bots')
      .where('id', bot.id)
      .update({
        additional_owners: [coOwner.id],
      })
    const { id } = await makeBotQuestion({ botId: bot.id, askerId: reviewer.id })
    const owner = await api.enter(coOwner)
    assert.equal((await answer(owner, bot, id)).status, 200)
    const asked = await browser.get('/api/user/export')
    assert.containsSubset(asked.body.botQuestions, [{ botId: bot.id, answer: null }])
    const answered = await owner.get('/api/user/export')
    assert.containsSubset(answered.body.botQuestions, [
      { botId: bot.id, question: null, answer: ANSWER },
    ])
    for (const member of [browser, owner]) {
      assert.equal((await member.send('DELETE', '/api/user', { reviews: 'keep' })).status, 204)
    }
    const [row] = await questionsOf(bot)
    assert.include(row, { asker_id: null, answerer_id: null, answer: ANSWER })
  })

  test('are deleted after a year', async ({ assert }) => {
    const bot = await makePendingBot()
    const [old, recent] = [
      await makeBotQuestion({ botId: bot.id }),
      await makeBotQuestion({ botId: (await makePendingBot()).id }),
    ]
    await db
      .connection(OWNER.connection)
      .from('bot_questions')
      .where('id', old.id)
      .update({ created_at: ago({ months: 12, days: 1 }).toJSDate() })
    await deleteOldQuestions.run({}, new AbortController().signal)
    const left = await db.from('bot_questions').select('id')
    assert.deepEqual(
      left.map(({ id }) => Number(id)),
      [recent.id]
    )
  })
})
