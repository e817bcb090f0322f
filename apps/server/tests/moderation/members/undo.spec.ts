import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { issueAccessToken } from '#app/identity/access_tokens'
import { ago, hence, makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import {
  deliverNewsNow,
  endTimeToUndo,
  isTransparent,
  listPendingMemberNews,
  listTargetLogs,
  withUndo,
} from '#tests/moderation/support/decisions'
import { assertUndoneOnce, assertUpToDecider } from '#tests/moderation/support/undoing'

const BAN = { banned: true, banReason: 'Spam', banExpiresAt: null, ruleIds: ['no-spam'] }
const UNBAN = { banned: false, banReason: 'Has said sorry' }
const DISABLE = { disabled: true, disableReason: 'Left', ruleIds: ['one-account'] }
const ENABLE = { disabled: false, disableReason: 'Is back' }

const toPath = (memberId: string) => `/api/admin/users/${memberId}`
const toUndoPath = (memberId: string) => `${toPath(memberId)}/undo`
const listTokens = (memberId: string) =>
  db.from('auth_access_tokens').where('tokenable_id', memberId)
const listLogs = (memberId: string) => listTargetLogs('user', memberId)

/** Reads the member's row without the time of the last change. */
async function findRow(memberId: string) {
  const { updated_at: _, ...row } = await db.from('users').where('id', memberId).firstOrFail()
  return row
}

/** Lists the kinds of the member's inbox items about restrictions, as far as they are published, oldest first. */
async function listInboxKinds(memberId: string) {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows
    .map(({ payload }) => payload)
    .filter(({ kind, to }) => kind.startsWith('account_') && to.includes(memberId))
    .map(({ kind }) => kind)
}

test.group('Undoing a decision on a member', (group) => {
  const api = useApi(group)

  /** Decides as a new staff member, who can undo it. */
  async function decide(memberId: string, json: object, role: 'moderator' | 'owner' = 'moderator') {
    const staff = await makeStaff(role)
    const browser = await api.enter(staff)
    const { body } = await withUndo(() => browser.send('PATCH', toPath(memberId), json))
    const decisionId: number = body.undo.decisionId
    const undo = () => browser.send('POST', toUndoPath(memberId), { decisionId })
    return { staff, browser, decisionId, undo, forMs: body.undo.forMs }
  }

  for (const [action, json, before, now] of [
    ['ban_user', BAN, {}, { banned: true, ban_reason: 'Spam' }],
    [
      'ban_user',
      BAN,
      { banned: true, banReason: 'Old', banExpiresAt: hence({ days: 2 }) },
      { ban_reason: 'Spam' },
    ],
    [
      'unban_user',
      UNBAN,
      { banned: true, banReason: 'Old', banExpiresAt: hence({ days: 2 }) },
      { banned: false },
    ],
    [
      'disable_user',
      DISABLE,
      { banned: true, banReason: 'Old', banExpiresAt: ago({ days: 2 }) },
      { disabled: true },
    ],
    ['enable_user', ENABLE, { disabled: true, disableReason: 'Old' }, { disabled: false }],
  ] as const) {
    const described = 'banReason' in before ? 'of a banned member' : 'of another member'
    test(`${action} ${described}: the member is as before, and not notified`, async ({
      assert,
    }) => {
      const member = await makeUser(before)
      const row = await findRow(member.id)
      const { browser, decisionId, undo, forMs } = await decide(member.id, json)
      assert.isAbove(forMs, 0)
      assert.include(await findRow(member.id), now)
      assert.isEmpty(await listInboxKinds(member.id))

      const answer = await undo()
      assert.equal(answer.status, 200)
      assert.isNull(answer.body.undo)
      assert.deepEqual(await findRow(member.id), row)
      assert.isEmpty(await listPendingMemberNews(member.id))
      await deliverNewsNow()
      assert.isEmpty(await listInboxKinds(member.id))
      const shown = await browser.get(toPath(member.id))
      assert.notProperty(shown.body, 'undo')

      const logs = await listLogs(member.id)
      assert.deepEqual(
        logs.map((log) => log.action),
        [action, 'undo_decision']
      )
      assert.equal(logs[1].details.decisionId, decisionId)
      assert.isFalse(await isTransparent(decisionId))
    })
  }

  test('the member is notified once the time is over', async ({ assert }) => {
    const member = await makeUser()
    const { decisionId, undo } = await decide(member.id, BAN)
    assert.isFalse(await isTransparent(decisionId))
    await endTimeToUndo()
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    await Promise.all([deliverNewsNow(), deliverNewsNow()])
    assert.deepEqual(await listInboxKinds(member.id), ['account_banned'])
    assert.isTrue(await isTransparent(decisionId))
    assert.equal((await undo()).status, 409)
    assert.include(await findRow(member.id), { banned: true })
  })

  test('a ban and a disablement that were sent together are undone together', async ({
    assert,
  }) => {
    const member = await makeUser({ disabled: true, disableReason: 'Old' })
    const row = await findRow(member.id)
    const { undo } = await decide(member.id, { ...BAN, ...ENABLE })
    assert.lengthOf(await listPendingMemberNews(member.id), 2)
    assert.include(await findRow(member.id), { banned: true, disabled: false })
    assert.equal((await undo()).status, 200)
    assert.deepEqual(await findRow(member.id), row)
    assert.deepEqual(
      (await listLogs(member.id)).map(({ action }) => action),
      ['ban_user', 'enable_user', 'undo_decision', 'undo_decision']
    )
    await deliverNewsNow()
    assert.isEmpty(await listInboxKinds(member.id))
  })

  test('leaves tokens revoked, and revokes those of a ban that returns', async ({ assert }) => {
    const member = await makeUser()
    const issue = () =>
      issueAccessToken({
        userId: member.id,
        name: 'script',
        scope: 'member',
        scopes: ['account:read'],
      })
    await issue()
    const ban = await decide(member.id, BAN)
    assert.isEmpty(await listTokens(member.id))
    assert.equal((await ban.undo()).status, 200)
    assert.isEmpty(await listTokens(member.id))

    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Old' })
    const unban = await decide(member.id, UNBAN)
    await issue()
    assert.lengthOf(await listTokens(member.id), 1)
    assert.equal((await unban.undo()).status, 200)
    assert.isEmpty(await listTokens(member.id))
    const browser = await api.enter(member)
    const bot = await makeBot()
    const review = { rating: 5 }
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`
    assert.equal((await browser.send('POST', path, review)).status, 403)
  })

  test('the member may do again what a ban has stopped', async ({ assert }) => {
    const member = await makeUser()
    const { id } = await makeRating({ botId: (await makeBot()).id, userId: member.id })
    const browser = await api.enter(member)
    const edit = () => browser.send('PATCH', `/api/ratings/${id}`, { rating: 4 })
    const { undo } = await decide(member.id, BAN)
    assert.equal((await edit()).status, 403)
    assert.equal((await undo()).status, 200)
    assert.equal((await edit()).status, 200)
  })

  test('is up to who decided, while they have the right', async ({ assert }) => {
    const member = await makeUser()
    const decision = await decide(member.id, BAN)
    const { staff, browser, decisionId, undo } = decision
    const unlike = await browser.send('POST', toUndoPath(member.id), {
      decisionId: decisionId + 1_000,
    })
    assert.deepEqual([unlike.status, unlike.body.reason], [409, 'tooLate'])
    const own = await browser.send('POST', toUndoPath(staff.id), { decisionId })
    assert.deepEqual([own.status, own.body.reason], [403, 'moderateSelf'])
    await db
      .from('users')
      .where('id', member.id)
      .update({ roles: ['owner'] })
    assert.equal((await undo()).body.reason, 'moderateOwner')
    await db
      .from('users')
      .where('id', member.id)
      .update({ roles: ['user'] })
    await assertUpToDecider(assert, api, {
      ...decision,
      path: toUndoPath(member.id),
      elsewhere: {
        [toUndoPath((await makeUser()).id)]: 409,
        [toUndoPath('999999999999999999')]: 404,
      },
    })
    // Staff whose role does not include it.
    await db
      .from('users')
      .where('id', staff.id)
      .update({ roles: ['reviewer'] })
    assert.equal((await undo()).status, 403)
    assert.include(await findRow(member.id), { banned: true })
    assert.lengthOf(await listPendingMemberNews(member.id), 1)
  })

  test('is refused once the restriction has changed', async ({ assert }) => {
    const member = await makeUser()
    const { undo } = await decide(member.id, BAN)
    await db.from('users').where('id', member.id).update({ ban_reason: 'Worse' })
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.include(await findRow(member.id), { banned: true, ban_reason: 'Worse' })
    assert.lengthOf(await listPendingMemberNews(member.id), 1)
  })

  test('is too late once another decision has followed', async ({ assert }) => {
    const member = await makeUser()
    const first = await decide(member.id, BAN)
    const second = await decide(member.id, { ...BAN, banReason: 'Worse', ruleIds: ['respect'] })
    assert.deepEqual(await listInboxKinds(member.id), ['account_banned'])
    const late = await first.undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])

    const answer = await second.undo()
    assert.equal(answer.status, 200)
    assert.include(answer.body, { banned: true, banReason: 'Spam' })
    // Not the undone one, which was later.
    assert.equal(answer.body.banDecision.id, first.decisionId)
    const appealed = await (
      await api.enter(member)
    ).send('POST', '/api/appeals', { decisionId: first.decisionId, text: 'It was no spam.' })
    assert.equal(appealed.status, 201)
    const owner = await api.enter(await makeStaff('owner'))
    const appeal = await db.from('appeals').where('decision_id', first.decisionId).firstOrFail()
    const reversed = await owner.send('PATCH', `/api/admin/appeals/${appeal.id}`, {
      outcome: 'reversed',
      answer: 'You are right.',
    })
    assert.equal(reversed.status, 200)
    assert.include(await findRow(member.id), { banned: false })
  })

  test('is too late once the member has appealed, but not for what was not appealed', async ({
    assert,
  }) => {
    const member = await makeUser()
    const { decisionId, undo } = await decide(member.id, { ...BAN, ...DISABLE })
    const browser = await api.enter(member)
    const appeal = { decisionId, text: 'It was no spam.' }
    assert.equal((await browser.send('POST', '/api/appeals', appeal)).status, 201)
    assert.deepEqual(await listInboxKinds(member.id), ['account_banned'])
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    assert.include(await findRow(member.id), { banned: true, disabled: true })
  })

  test('is over with the account, whose ban stays', async ({ assert }) => {
    const member = await makeUser()
    const { undo } = await decide(member.id, BAN)
    const browser = await api.enter(member)
    assert.isBelow((await browser.send('DELETE', '/api/user', { reviews: 'keep' })).status, 300)
    assert.equal((await undo()).status, 404)
    await deliverNewsNow()
    assert.isEmpty(await listPendingMemberNews(member.id))
    assert.include(await findRow(member.id), { banned: true, display_name: null })
  })

  test('is not offered at the console and for appeals', async ({ assert }) => {
    const member = await makeUser()
    const { decisionId } = await decide(member.id, BAN)
    await deliverNewsNow()
    const browser = await api.enter(member)
    await browser.send('POST', '/api/appeals', { decisionId, text: 'It was no spam.' })
    const appeal = await db.from('appeals').where('decision_id', decisionId).firstOrFail()
    const owner = await api.enter(await makeStaff('owner'))
    await withUndo(() =>
      owner.send('PATCH', `/api/admin/appeals/${appeal.id}`, {
        outcome: 'reversed',
        answer: 'You are right.',
      })
    )
    assert.include(await findRow(member.id), { banned: false })
    assert.isEmpty(await listPendingMemberNews(member.id))
  })

  test('happens once, however often it is asked for at once', async ({ assert }) => {
    const member = await makeUser()
    const { undo } = await decide(member.id, BAN)
    await assertUndoneOnce(assert, undo)
    assert.lengthOf(await listLogs(member.id), 2)
    assert.include(await findRow(member.id), { banned: false })
  })

  test('either undoes a decision or notifies the member, never both', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const member = await makeUser()
      const { undo } = await decide(member.id, DISABLE)
      const [answer] = await Promise.all([undo(), deliverNewsNow()])
      // What was locked meanwhile.
      await deliverNewsNow()
      const isUndone = answer.status === 200
      assert.lengthOf(await listInboxKinds(member.id), isUndone ? 0 : 1)
      assert.include(await findRow(member.id), { disabled: !isUndone })
    }
  })
})
