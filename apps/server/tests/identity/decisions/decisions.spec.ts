import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  makeBot,
  makeCertificationApplication,
  makeRating,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import {
  findDecision,
  getDecisionRight,
  listDecisionsAbout,
} from '#app/identity/decisions/decisions'
import { MAX_DECISION_RULES, UNSPECIFIED_RULE } from '#app/identity/decisions/rules'
import { GUIDELINES, RULE_IDS } from '#app/identity/guidelines/rules'
import { useApi } from '#tests/directory/support/api'
import { listTargetLogs } from '#tests/moderation/support/decisions'

const RULE = 'online'
const RULES = [{ id: RULE, title: GUIDELINES[RULE].title, text: GUIDELINES[RULE].text }]
const REJECTION = { reason: 'It does not answer.', ruleIds: [RULE] }

const inboxEvents = async (kind: string) => {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows.map(({ payload }) => payload).filter((payload) => payload.kind === kind)
}

test.group('Decisions against members', (group) => {
  const api = useApi(group)
  const send = async (
    member: { id: string },
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    json: unknown
  ) => (await api.enter(member)).send(method, path, json)

  test('a rejection names its rules in the log, to the owners and nobody else', async ({
    assert,
  }) => {
    const [owner, coOwner, staff] = [
      await makeUser(),
      await makeUser(),
      await makeStaff('reviewer'),
    ]
    const bot = await makeBot({
      userId: owner.id,
      additionalOwners: [coOwner.id],
      approvalStatus: 'pending',
    })
    const path = `/api/admin/bots/${bot.id}/reject`
    assert.equal((await send(staff, 'POST', path, REJECTION)).status, 200)

    const [log] = await listTargetLogs('bot', bot.id)
    assert.containsSubset(log.details, {
      ruleIds: [RULE],
      rules: RULES,
      memberIds: [owner.id, coOwner.id],
    })
    const shown = await api.getAs(owner, `/api/bots/discord/${bot.discordBotId}`)
    assert.deepEqual(shown.body.decision, { id: log.id, rules: RULES })
    const [event] = await inboxEvents('bot_rejected')
    assert.deepInclude(event, { decisionId: log.id, to: [owner.id, coOwner.id] })

    const decision = await findDecision(log.id)
    assert.deepInclude(decision, {
      action: 'reject_bot',
      actorId: staff.id,
      memberIds: [owner.id, coOwner.id],
      reason: REJECTION.reason,
      rules: RULES,
    })
    assert.equal(getDecisionRight(decision!), 'decideBots')
    const query = { limit: 10, cursor: undefined }
    assert.deepEqual(
      (await listDecisionsAbout(coOwner.id, query)).rows.map(({ id }) => id),
      [log.id]
    )
    assert.isEmpty((await listDecisionsAbout(staff.id, query)).rows)
  })

  test('without rules the log says so; unknown, repeated and too many rules are invalid', async ({
    assert,
  }) => {
    const [owner, staff] = [await makeUser(), await makeStaff('owner')]
    const bot = await makeBot({ userId: owner.id, approvalStatus: 'pending' })
    const path = `/api/admin/bots/${bot.id}/reject`
    for (const ruleIds of [
      ['else'],
      [],
      [RULE, RULE],
      RULE_IDS.slice(0, MAX_DECISION_RULES + 1),
      RULE,
    ])
      assert.equal((await send(staff, 'POST', path, { reason: 'No.', ruleIds })).status, 422)
    assert.isEmpty(await listTargetLogs('bot', bot.id))

    assert.equal((await send(staff, 'POST', path, { reason: 'No.' })).status, 200)
    const [log] = await listTargetLogs('bot', bot.id)
    assert.containsSubset(log.details, { ruleIds: [UNSPECIFIED_RULE], rules: [] })
  })

  test('a lost certification and a deleted bot name their rules to the owners', async ({
    assert,
  }) => {
    const [owner, staff] = [await makeUser(), await makeStaff('owner')]
    const bot = await makeBot({ userId: owner.id, certified: true })
    const body = { ruleIds: [RULE] }
    assert.equal(
      (await send(staff, 'POST', `/api/admin/bots/${bot.id}/uncertify`, body)).status,
      200
    )
    assert.equal((await send(staff, 'DELETE', `/api/admin/bots/${bot.id}`, body)).status, 200)
    const [uncertified, deleted] = await listTargetLogs('bot', bot.id)
    assert.deepEqual([uncertified.action, deleted.action], ['uncertify_bot', 'staff_delete_bot'])
    for (const log of [uncertified, deleted]) assert.deepEqual(log.details.rules, RULES)
    const [event] = await inboxEvents('bot_deleted')
    assert.deepInclude(event, { decisionId: deleted.id, to: [owner.id], botId: bot.id })
  })

  test('a restricted member reads the rules; lifting a restriction names none', async ({
    assert,
  }) => {
    const [member, staff] = [await makeUser(), await makeStaff('moderator')]
    const path = `/api/admin/users/${member.id}`
    const ban = { banned: true, banReason: 'Spam', ruleIds: ['no-spam'] }
    assert.equal((await send(staff, 'PATCH', path, ban)).status, 200)
    const { body } = await api.getAs(member, '/api/auth/user')
    assert.deepEqual(
      body.banDecision.rules.map(({ id }: { id: string }) => id),
      ['no-spam']
    )
    assert.isNull(body.disableDecision)
    const lift = { banned: false, banReason: 'Sorry', ruleIds: ['no-spam'] }
    assert.equal((await send(staff, 'PATCH', path, lift)).status, 422)
    assert.equal((await send(staff, 'PATCH', path, { banned: false })).status, 200)
    assert.isNull((await api.getAs(member, '/api/auth/user')).body.banDecision)
  })

  test('a refused certification names its rules, an approved one cannot', async ({ assert }) => {
    const [owner, staff] = [await makeUser(), await makeStaff('moderator')]
    const bot = await makeBot({ userId: owner.id })
    const { id } = await makeCertificationApplication({ botId: bot.id, userId: owner.id })
    const path = `/api/admin/certification/applications/${id}`
    const ruleIds = ['certified-page']
    assert.equal((await send(staff, 'PATCH', path, { status: 'approved', ruleIds })).status, 422)
    const refusal = { status: 'rejected', reviewReason: 'Not yet.', ruleIds }
    assert.equal((await send(staff, 'PATCH', path, refusal)).status, 200)
    const { body } = await api.getAs(owner, '/api/user/certification/applications')
    assert.equal(body[0].decision.rules[0].id, 'certified-page')
    const [log] = await listTargetLogs('certification_application', id)
    assert.deepInclude(log.details, { ruleIds, memberIds: [owner.id] })
  })

  test('the author of a review learns who removed it for which rules, unless it was the author', async ({
    assert,
  }) => {
    const [author, staff] = [await makeUser(), await makeStaff('reviewer')]
    const bot = await makeBot({ userId: (await makeUser()).id })
    const { id } = await makeRating({ botId: bot.id, userId: author.id })
    assert.equal(
      (await send(staff, 'DELETE', `/api/ratings/${id}`, { ruleIds: ['respect'] })).status,
      200
    )
    const [log] = await listTargetLogs('rating', id)
    assert.containsSubset(log.details, { ruleIds: ['respect'], memberIds: [author.id] })
    const [event] = await inboxEvents('review_removed')
    assert.deepInclude(event, { decisionId: log.id, to: [author.id], botId: bot.id })

    const own = await makeRating({ botId: bot.id, userId: author.id })
    assert.equal((await send(author, 'DELETE', `/api/ratings/${own.id}`, {})).status, 200)
    const [ownLog] = await listTargetLogs('rating', own.id)
    assert.notProperty(ownLog.details, 'memberIds')
    assert.isUndefined(await findDecision(ownLog.id))
  })
})
