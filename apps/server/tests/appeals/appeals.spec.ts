import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { deleteOldAppeals } from '#app/appeals/jobs/delete_old_appeals'
import { APPEAL_LIFE_DAYS, APPEAL_PERIOD_DAYS } from '#app/appeals/rules'
import {
  ago,
  makeAppeal,
  makeBannedUser,
  makeBot,
  makeCertificationApplication,
  makeDecision,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'
import { sendAs } from '#tests/reviews/support/world'

const TABLES = ['appeals', 'admin_logs', 'bots', 'inbox_items', 'outbox']
const TEXT = 'The invitation has been repaired.'
const ANSWER = 'It still does not work.'
const PATH = '/api/appeals'
const RUNNING = new AbortController().signal

const appealRow = (id: number) => db.from('appeals').where('id', id).first()
const decisionOf = (action: string, targetId: string | number) =>
  db
    .from('admin_logs')
    .where({ action, target_id: String(targetId) })
    .orderBy('id', 'desc')
    .firstOrFail()
const inboxKinds = async (userId: string) =>
  (await db.from('inbox_items').where('user_id', userId).orderBy('id')).map(({ kind }) => kind)
const decidePath = (id: number) => `/api/admin/appeals/${id}`
const botRow = (id: number) => db.from('bots').where('id', id).firstOrFail()

test.group('POST /api/appeals', (group) => {
  const api = useApi(group)
  useOutbox(group)
  const listIds = async (member: { id: string }) =>
    (await api.getAs(member, PATH)).body.map(({ id }: { id: number }) => id)
  const send = async (member: { id: string }, decisionId: number) =>
    (await sendAs(api, member, 'POST', PATH, { decisionId, text: TEXT })).status

  test('sends an appeal and lists it with its decision', async ({ assert }) => {
    const member = await makeUser()
    const decisionId = await makeDecision({ memberIds: [member.id] })
    const before = await api.getAs(member, PATH)
    assert.deepInclude(before.body[0], { id: decisionId, canAppeal: true, appealState: null })
    const { status, body } = await sendAs(api, member, 'POST', PATH, { decisionId, text: TEXT })
    assert.equal(status, 201)
    assert.deepInclude(body, { decisionId, text: TEXT, state: 'open', answer: null })
    assert.include(await appealRow(body.id), {
      decision_id: decisionId,
      user_id: member.id,
      action: 'reject_bot',
      state: 'open',
    })
    const [entry] = await db.from('admin_logs').where('admin_id', member.id)
    assert.include(entry, { action: 'send_appeal', target_id: String(body.id) })
    assert.notInclude(JSON.stringify(entry.details), TEXT)
    const after = await api.getAs(member, PATH)
    assert.deepInclude(after.body[0], { id: decisionId, canAppeal: false, appealState: 'open' })
    assert.equal(after.body[0].appeal.text, TEXT)
  })

  test('is possible against decisions from before the log named members, for those concerned', async ({
    assert,
  }) => {
    const [owner, coOwner, other] = [await makeUser(), await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id, additionalOwners: [coOwner.id] })
    const application = await makeCertificationApplication({ botId: bot.id, userId: owner.id })
    const details = { memberIds: undefined }
    const onBot = await makeDecision({ targetId: String(bot.id), details })
    const onApplication = await makeDecision({
      action: 'reject_application',
      targetType: 'certification_application',
      targetId: String(application.id),
      details: { ...details, botId: bot.id },
    })
    const ban = await makeDecision({
      action: 'ban_user',
      targetType: 'user',
      targetId: other.id,
      details,
    })
    // A member's own deletion names nobody, and is no decision.
    await makeDecision({ action: 'delete_review', targetType: 'user', targetId: other.id, details })
    assert.sameMembers(await listIds(owner), [onBot, onApplication])
    assert.sameMembers(await listIds(coOwner), [onBot, onApplication])
    assert.deepEqual(await listIds(other), [ban])

    assert.equal(await send(other, onBot), 404)
    assert.equal(await send(owner, ban), 404)
    assert.deepEqual(
      [await send(coOwner, onBot), await send(owner, onApplication), await send(other, ban)],
      [201, 201, 201]
    )
  })

  test('is possible for banned members', async ({ assert }) => {
    const member = await makeBannedUser()
    const decisionId = await makeDecision({
      action: 'ban_user',
      targetType: 'user',
      targetId: member.id,
      memberIds: [member.id],
    })
    assert.equal((await api.getAs(member, PATH)).status, 200)
    const { status } = await sendAs(api, member, 'POST', PATH, { decisionId, text: TEXT })
    assert.equal(status, 201)
  })

  test('is 401 for visitors, and 404 for decisions about others and unknown ones', async ({
    assert,
  }) => {
    const member = await makeUser()
    const decisionId = await makeDecision({ memberIds: [(await makeUser()).id] })
    const before = await everything(TABLES)
    assert.equal((await api.get(PATH)).status, 401)
    assert.equal((await api.send('POST', PATH, { json: { decisionId, text: TEXT } })).status, 401)
    for (const id of [decisionId, 999_999_999]) {
      const { status } = await sendAs(api, member, 'POST', PATH, { decisionId: id, text: TEXT })
      assert.equal(status, 404)
    }
    assert.deepEqual(await everything(TABLES), before)
    assert.deepEqual((await api.getAs(member, PATH)).body, [])
  })

  test('is 422 for invalid bodies', async ({ assert }) => {
    const member = await makeUser()
    const decisionId = await makeDecision({ memberIds: [member.id] })
    const before = await everything(TABLES)
    for (const json of [
      { decisionId },
      { text: TEXT },
      { decisionId, text: 'short' },
      { decisionId, text: 'x'.repeat(4001) },
      { decisionId: String(decisionId), text: TEXT },
      { decisionId: -1, text: TEXT },
      { decisionId, text: TEXT, state: 'reversed' },
    ]) {
      assert.equal((await sendAs(api, member, 'POST', PATH, json)).status, 422)
    }
    assert.deepEqual(await everything(TABLES), before)
  })

  test('is 409 a second time, also for another owner, and after the period', async ({ assert }) => {
    const [owner, coOwner] = [await makeUser(), await makeUser()]
    const decisionId = await makeDecision({ memberIds: [owner.id, coOwner.id] })
    const old = await makeDecision({
      memberIds: [owner.id],
      createdAt: ago({ days: APPEAL_PERIOD_DAYS + 1 }).toJSDate(),
    })
    await sendAs(api, owner, 'POST', PATH, { decisionId, text: TEXT })
    for (const [member, id, reason] of [
      [owner, decisionId, 'appealed'],
      [coOwner, decisionId, 'appealed'],
      [owner, old, 'tooOld'],
    ] as const) {
      const { status, body } = await sendAs(api, member, 'POST', PATH, {
        decisionId: id,
        text: TEXT,
      })
      assert.deepEqual([status, body.reason], [409, reason])
    }
    const [seen] = (await api.getAs(coOwner, PATH)).body
    assert.deepInclude(seen, { appealState: 'open', appeal: null, canAppeal: false })
    assert.lengthOf(await db.from('appeals').where('decision_id', decisionId), 1)
  })

  test('happens once when two owners send at the same time', async ({ assert }) => {
    const members = [await makeUser(), await makeUser()]
    const decisionId = await makeDecision({ memberIds: members.map(({ id }) => id) })
    const answers = await Promise.all(
      members.map((member) => sendAs(api, member, 'POST', PATH, { decisionId, text: TEXT }))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409]
    )
    assert.lengthOf(await db.from('appeals').where('decision_id', decisionId), 1)
  })
})

test.group('PATCH /api/admin/appeals/:id', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('upholds: the decision stands, and the member reads the answer', async ({ assert }) => {
    const { id, owner, bot, decisionId } = await makeAppeal()
    const staff = await makeStaff('reviewer')
    const { status, body } = await sendAs(api, staff, 'PATCH', decidePath(id), {
      outcome: 'upheld',
      answer: ANSWER,
    })
    assert.equal(status, 200)
    assert.deepInclude(body, { state: 'upheld', answer: ANSWER, isBySamePerson: false })
    assert.include(await appealRow(id), { state: 'upheld', decided_by: staff.id, answer: ANSWER })
    assert.equal((await botRow(bot.id)).approval_status, 'rejected')
    const entry = await decisionOf('uphold_appeal', id)
    assert.deepInclude(entry.details, { decisionId, decision: 'reject_bot', userId: owner.id })
    assert.notInclude(JSON.stringify(entry.details), ANSWER)
    await eventually(async () => (await inboxKinds(owner.id)).includes('appeal_upheld'))
    assert.equal((await api.getAs(owner, PATH)).body[0].appeal.answer, ANSWER)
  })

  test('needs an answer, except to reverse', async ({ assert }) => {
    const { id } = await makeAppeal()
    const staff = await makeStaff('reviewer')
    const before = await everything(TABLES)
    for (const json of [
      {},
      { outcome: 'upheld' },
      { outcome: 'closed' },
      { outcome: 'open', answer: ANSWER },
      { outcome: 'upheld', answer: '' },
      { outcome: 'upheld', answer: 'x'.repeat(4001) },
      { outcome: 'upheld', answer: ANSWER, state: 'open' },
    ]) {
      assert.equal((await sendAs(api, staff, 'PATCH', decidePath(id), json)).status, 422)
    }
    assert.deepEqual(await everything(TABLES), before)
  })

  test('is decided once when two decide at the same time', async ({ assert }) => {
    const { id, bot } = await makeAppeal()
    const staff = [await makeStaff('reviewer'), await makeStaff('moderator')]
    const answers = await Promise.all([
      sendAs(api, staff[0]!, 'PATCH', decidePath(id), { outcome: 'reversed' }),
      sendAs(api, staff[1]!, 'PATCH', decidePath(id), { outcome: 'upheld', answer: ANSWER }),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.equal(answers.find(({ status }) => status === 409)!.body.code, 'decided')
    const { state } = await appealRow(id)
    const { approval_status: status } = await botRow(bot.id)
    assert.equal(status, state === 'reversed' ? 'approved' : 'rejected')
  })

  test('needs the right of the decision, and lists only such appeals', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    const decisionId = await makeDecision({
      action: 'uncertify_bot',
      targetId: String(bot.id),
      memberIds: [owner.id],
    })
    const { body: sent } = await sendAs(api, owner, 'POST', PATH, { decisionId, text: TEXT })
    const developer = await makeStaff('developer_community')
    const list = (await api.getAs(developer, '/api/admin/appeals')).body as { id: number }[]
    assert.notInclude(
      list.map(({ id }) => id),
      sent.id
    )
    const decide = (who: { id: string }) =>
      sendAs(api, who, 'PATCH', decidePath(sent.id), { outcome: 'reversed' })
    assert.equal((await decide(developer)).status, 403)
    assert.equal((await decide(owner)).status, 403)
    assert.equal((await decide(await makeStaff('moderator'))).status, 200)
    assert.isTrue((await botRow(bot.id)).certified)
  })

  test('is 403 for staff whom it is about', async ({ assert }) => {
    const { id, owner } = await makeAppeal()
    await db
      .from('users')
      .where('id', owner.id)
      .update({ roles: ['reviewer'] })
    const before = await everything(TABLES)
    const { status, body } = await sendAs(api, owner, 'PATCH', decidePath(id), {
      outcome: 'reversed',
    })
    assert.deepEqual([status, body.reason], [403, 'ownAppeal'])
    assert.deepEqual(await everything(TABLES), before)
    assert.equal((await sendAs(api, owner, 'PATCH', decidePath(999_999), {})).status, 404)
  })

  test('is 403 for moderators when it is about an owner’s account', async ({ assert }) => {
    const [banned, moderator] = [await makeStaff('owner'), await makeStaff('moderator')]
    await makeStaff('owner')
    const admin = await makeStaff('owner')
    const path = `/api/admin/users/${banned.id}`
    await sendAs(api, admin, 'PATCH', path, { banned: true, banReason: 'Spam' })
    const [decision] = (await api.getAs(banned, PATH)).body
    const { body: sent } = await sendAs(api, banned, 'POST', PATH, {
      decisionId: decision.id,
      text: TEXT,
    })
    const json = { outcome: 'upheld', answer: ANSWER }
    const { status, body } = await sendAs(api, moderator, 'PATCH', decidePath(sent.id), json)
    assert.deepEqual([status, body.reason], [403, 'ownerAccount'])
    assert.equal((await appealRow(sent.id)).state, 'open')
  })

  test('is 403 for who made the decision, unless nobody else may decide', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const other = await makeStaff('owner')
    const { id, bot } = await makeAppeal({ adminId: staff.id })
    const decide = () =>
      sendAs(api, staff, 'PATCH', decidePath(id), { outcome: 'reversed', answer: 'Sorry.' })
    const refused = await decide()
    assert.deepEqual([refused.status, refused.body.reason], [403, 'ownDecision'])
    assert.equal((await botRow(bot.id)).approval_status, 'rejected')

    // Everybody else loses the right.
    await db
      .connection(MIGRATOR_CONNECTION)
      .from('users')
      .whereNot('id', staff.id)
      .update({ roles: ['user'] })
    const accepted = await decide()
    assert.equal(accepted.status, 200)
    assert.isTrue(accepted.body.isBySamePerson)
    assert.isTrue((await appealRow(id)).is_by_same_person)
    assert.isTrue((await decisionOf('reverse_decision', id)).details.isBySamePerson)
    assert.equal((await botRow(bot.id)).approval_status, 'approved')
    assert.isDefined(other)
  })
})

test.group('Decided appeals', (group) => {
  const api = useApi(group)

  test('are exported, deleted with the account, and deleted after a year', async ({ assert }) => {
    const { id, owner } = await makeAppeal()
    const exported = await api.getAs(owner, '/api/user/export')
    assert.include(JSON.stringify(exported.body), 'The invitation works now.')
    const old = await makeAppeal()
    await db
      .from('appeals')
      .where('id', old.id)
      .update({
        state: 'upheld',
        answer: ANSWER,
        decided_at: ago({ days: APPEAL_LIFE_DAYS, hours: 1 }).toJSDate(),
      })
    const { report } = await deleteOldAppeals.run({}, RUNNING)
    assert.deepEqual(report, { deleted: 1 })
    assert.isNull(await appealRow(old.id))
    assert.isNotNull(await appealRow(id))
  })
})
