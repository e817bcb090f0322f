import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeStaff, makeUser } from '#database/factories/index'
import { DEFAULT_APPROVAL_REASON } from '#app/directory/staff_rules'
import { useApi } from '#tests/directory/support/api'
import { untilBlockedBy } from '#tests/helpers/blocked'
import {
  botRow,
  hasBotEvent,
  listTargetLogs,
  listInboxEvents,
} from '#tests/moderation/support/decisions'

const REASON = 'Its invitation does not work.'
const toPath = ({ id }: { id: number }, call = '') =>
  `/api/admin/bots/${id}${call === '' ? '' : `/${call}`}`

test.group('Deciding on a bot', (group) => {
  const api = useApi(group)

  const decide = async (
    staff: { id: string },
    bot: { id: number },
    call: string,
    json: unknown = {}
  ) => (await api.enter(staff)).send('POST', toPath(bot, call), json)

  test('approving lists the bot, with the given or the default reason', async ({ assert }) => {
    const staff = await makeStaff('reviewer')
    const owner = await makeUser()
    const coOwner = await makeUser()
    const bot = await makeBot({
      approvalStatus: 'pending',
      userId: owner.id,
      additionalOwners: [coOwner.id],
    })
    const { status, body } = await decide(staff, bot, 'approve', { reason: ' ' })
    assert.equal(status, 200)
    assert.include(body, { id: bot.id, approvalStatus: 'approved', status: 'approved' })
    const row = await botRow(bot.id)
    assert.include(row, { approval_reason: DEFAULT_APPROVAL_REASON, approved_by: staff.id })
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'approve_bot', admin_id: staff.id })
    assert.deepEqual(log.details, {
      reason: DEFAULT_APPROVAL_REASON,
      oldValue: { approval_status: 'pending' },
      newValue: { approval_status: 'approved' },
      targetName: bot.name,
      version: 1,
    })
    assert.isNotNull(log.ip_address)
    assert.isTrue(await hasBotEvent(bot.id))
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'bot_approved', to: [owner.id, coOwner.id] },
    ])
    assert.equal((await api.get(`/api/bots/discord/${bot.discordBotId}`)).status, 200)
  })

  test('rejecting delists the bot and removes its certificate', async ({ assert }) => {
    const bot = await makeBot({ certified: true })
    const { status, body } = await decide(await makeStaff('developer_community'), bot, 'reject', {
      reason: REASON,
      seen: 'approved',
    })
    assert.equal(status, 200)
    assert.include(body, { approvalStatus: 'rejected', certified: false, approvalReason: REASON })
    assert.include(await botRow(bot.id), { certified: false, certified_at: null })
    const [log] = await listTargetLogs('bot', bot.id)
    assert.deepEqual(log.details.oldValue, { approval_status: 'approved', certified: true })
    assert.containsSubset(await listInboxEvents(bot.id), [{ kind: 'bot_rejected', reason: REASON }])
    assert.equal((await api.get(`/api/bots/discord/${bot.discordBotId}`)).status, 404)
  })

  test('unrejecting lists the bot and clears the reason of the rejection', async ({ assert }) => {
    const bot = await makeBot({ approvalStatus: 'rejected' })
    const { status } = await decide(await makeStaff('owner'), bot, 'unreject')
    assert.equal(status, 200)
    const row = await botRow(bot.id)
    assert.include(row, { approval_status: 'approved', approval_reason: null })
  })

  test('certifying and uncertifying change the certificate', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const bot = await makeBot()
    assert.isTrue((await decide(staff, bot, 'certify')).body.certified)
    assert.include(await botRow(bot.id), { certified: true, certified_by: staff.id })
    assert.isFalse((await decide(staff, bot, 'uncertify')).body.certified)
    assert.include(await botRow(bot.id), { certified: false, certified_by: null })
    const kinds = (await listInboxEvents(bot.id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['bot_certified', 'bot_uncertified'])
  })

  test('a rejection needs a reason', async ({ assert }) => {
    const staff = await makeStaff('reviewer')
    const bot = await makeBot({ approvalStatus: 'pending' })
    const bodies = [
      {},
      { reason: '' },
      { reason: ' \n ' },
      { reason: 'x'.repeat(50_000) },
      { reason: [REASON] },
      { reason: REASON, seen: 'listed' },
      { reason: REASON, approvalStatus: 'rejected' },
    ]
    for (const body of bodies) {
      const answer = await decide(staff, bot, 'reject', body)
      assert.equal(answer.status, 422, JSON.stringify(body).slice(0, 80))
    }
    assert.equal((await botRow(bot.id)).approval_status, 'pending')
    assert.isEmpty(await listTargetLogs('bot', bot.id))
  })

  for (const [call, state] of [
    ['approve', { approvalStatus: 'rejected' }],
    ['approve', { approvalStatus: 'approved' }],
    ['reject', { approvalStatus: 'rejected' }],
    ['unreject', { approvalStatus: 'pending' }],
    ['unreject', { approvalStatus: 'approved' }],
    ['certify', { approvalStatus: 'pending' }],
    ['certify', { approvalStatus: 'rejected' }],
    ['certify', { certified: true }],
    ['uncertify', {}],
  ] as const) {
    test(`${call} is refused for a bot that is ${JSON.stringify(state)}`, async ({ assert }) => {
      const bot = await makeBot(state)
      const before = await botRow(bot.id)
      const json = call === 'reject' ? { reason: REASON } : {}
      const { status, body } = await decide(await makeStaff('owner'), bot, call, json)
      assert.deepEqual([status, body.code], [409, 'conflict'])
      assert.deepEqual(await botRow(bot.id), before)
      assert.isEmpty(await listTargetLogs('bot', bot.id))
    })
  }

  test('staff cannot decide on their own bots, not even as a co-owner', async ({ assert }) => {
    const owner = await makeStaff('owner')
    for (const owned of [{ userId: owner.id }, { additionalOwners: [owner.id] }]) {
      const pending = await makeBot({ approvalStatus: 'pending', ...owned })
      const rejected = await makeBot({ approvalStatus: 'rejected', ...owned })
      const approved = await makeBot(owned)
      const certified = await makeBot({ certified: true, ...owned })
      for (const [bot, call, json] of [
        [pending, 'approve', {}],
        [pending, 'reject', { reason: REASON }],
        [approved, 'reject', { reason: '' }],
        [rejected, 'unreject', {}],
        [approved, 'certify', {}],
        [certified, 'uncertify', {}],
      ] as const) {
        const before = await botRow(bot.id)
        const { status, body } = await decide(owner, bot, call, json)
        assert.deepEqual([status, body.code], [403, 'forbidden'], call)
        assert.deepEqual(await botRow(bot.id), before)
      }
      const browser = await api.enter(owner)
      assert.equal((await browser.send('DELETE', toPath(approved))).status, 403)
      assert.isNull((await botRow(approved.id)).deleted_at)
    }
  })

  test('deleted and unknown bots are 404', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const deleted = await makeBot({ approvalStatus: 'pending', deletedAt: ago({ hours: 1 }) })
    assert.equal((await decide(staff, deleted, 'approve')).status, 404)
    assert.equal((await decide(staff, { id: 999_999_999 }, 'approve')).status, 404)
  })

  test('the second of two decisions fails and names the first', async ({ assert }) => {
    const rita = await makeStaff('reviewer', { displayName: 'Rita Reviewer' })
    const mihai = await makeStaff('moderator')
    const bot = await makeBot({ approvalStatus: 'pending' })
    await decide(rita, bot, 'approve')
    const late = await decide(mihai, bot, 'reject', { reason: REASON, seen: 'pending' })
    assert.deepEqual([late.status, late.body.code], [409, 'decided'])
    assert.include(late.body.decided, { action: 'approve_bot', by: 'Rita Reviewer' })
    assert.equal(late.body.message, 'Rita Reviewer has already approved this bot.')
    assert.equal((await botRow(bot.id)).approval_status, 'approved')
    assert.lengthOf(await listTargetLogs('bot', bot.id), 1)
  })

  test('accepts one of many concurrent mixed decisions', async ({ assert }) => {
    const browsers = await Promise.all(
      (['reviewer', 'moderator', 'owner', 'reviewer'] as const).map(async (role) =>
        api.enter(await makeStaff(role))
      )
    )
    for (let round = 0; round < 5; round++) {
      const bot = await makeBot({ approvalStatus: 'pending' })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const browser = browsers[at % browsers.length]!
          return at % 2 === 0
            ? browser.send('POST', toPath(bot, 'approve'), {})
            : browser.send('POST', toPath(bot, 'reject'), { reason: REASON, seen: 'pending' })
        })
      )
      const made = answers.filter(({ status }) => status === 200)
      assert.lengthOf(made, 1)
      assert.equal((await botRow(bot.id)).approval_status, made[0]!.body.approvalStatus)
      const others = answers.filter(({ status }) => status !== 200)
      for (const { status, body } of others) assert.deepEqual([status, body.code], [409, 'decided'])
      assert.lengthOf(await listTargetLogs('bot', bot.id), 1)
    }
  })

  test('staff who are banned or lose their role cannot decide, even in a request that is waiting', async ({
    assert,
  }) => {
    for (const loss of [{ banned: true, ban_reason: 'Sold approvals' }, { roles: ['user'] }]) {
      const staff = await makeStaff('reviewer')
      const bot = await makeBot({ approvalStatus: 'pending' })
      const browser = await api.enter(staff)
      const trx = await db.transaction()
      await trx.from('users').where('id', staff.id).update(loss)
      const waiting = browser.send('POST', toPath(bot, 'approve'), {})
      await untilBlockedBy(trx, waiting)
      await trx.commit()
      const { status, body } = await waiting
      assert.equal(status, 403)
      assert.equal(body.code, 'banned' in loss ? 'account_restricted' : 'forbidden')
      assert.equal((await botRow(bot.id)).approval_status, 'pending')
      assert.isEmpty(await listTargetLogs('bot', bot.id))
    }
  })

  test('a repeated idempotency key decides once and returns the same response', async ({
    assert,
  }) => {
    const browser = await api.enter(await makeStaff('reviewer'))
    const bot = await makeBot({ approvalStatus: 'pending' })
    const key = { 'idempotency-key': `approve ${bot.id}`.replace(' ', '-') }
    const first = await browser.send('POST', toPath(bot, 'approve'), {}, key)
    const again = await browser.send('POST', toPath(bot, 'approve'), {}, key)
    assert.deepEqual([first.status, again.status], [200, 200])
    assert.equal(again.text, first.text)
    assert.lengthOf(await listTargetLogs('bot', bot.id), 1)
  })
})
