import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  ago,
  makeBot,
  makeCertificationApplication,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { findCandidate } from '#app/certification/queries/find_candidate'
import {
  APPLICATION_REASON_LIMITS,
  CERTIFICATION_MIN_SERVERS,
  isEligible,
} from '#app/certification/rules'
import { useApi } from '#tests/directory/support/api'
import { storePast } from '#tests/directory/support/server_counts'
import { addLogEntry } from '#tests/statistics/support/histories'
import { botRow, listTargetLogs, listInboxEvents } from '#tests/moderation/support/decisions'

const APPLY = '/api/bots/certification/apply'
const OWN = '/api/user/certification/applications'
const ALL = '/api/admin/certification-applications'
const REASON = 'Two hundred servers rely on it every day.'
const ENOUGH = { stats: { servingCount: CERTIFICATION_MIN_SERVERS } }
const REJECTED = {
  status: 'rejected' as const,
  reviewReason: 'It is often offline.',
  reviewedAt: ago({ days: 1 }),
}

/** Daily counts of a bot that has shrunk: the last month is below the rest. */
const SHRUNK = Array.from({ length: 60 }, (_, index) => (index < 29 ? 150 : 9_000))

const toPath = ({ id }: { id: number }) => `/api/admin/certification/applications/${id}`
const listApplications = (botId: number) =>
  db.from('certification_applications').where('bot_id', botId)

const makeApplied = async (overrides: Parameters<typeof makeBot>[0] = {}) => {
  const bot = await makeBot({ ...ENOUGH, ...overrides })
  const application = await makeCertificationApplication({ botId: bot.id, userId: bot.userId })
  return { bot, application }
}

test.group('Applying for a certificate', (group) => {
  const api = useApi(group)
  const apply = async (member: { id: string }, json: unknown) =>
    (await api.enter(member)).send('POST', APPLY, json)

  test('an owner or co-owner applies and sees the application', async ({ assert }) => {
    const owner = await makeUser()
    const coOwner = await makeUser()
    const bot = await makeBot({ userId: owner.id, additionalOwners: [coOwner.id], ...ENOUGH })
    const { status, body } = await apply(coOwner, { botId: bot.id, reason: ` ${REASON} ` })
    assert.equal(status, 201)
    assert.include(body, { botId: bot.id, status: 'pending', reason: REASON, reviewReason: null })
    const own = await api.getAs(owner, OWN)
    assert.deepEqual(own.body, [body])
    assert.isEmpty((await api.getAs(await makeUser(), OWN)).body)
    const [log] = await listTargetLogs('certification_application', body.id)
    assert.include(log, { action: 'apply_for_certification', admin_id: coOwner.id })
  })

  test('is refused for other members and for ineligible bots', async ({ assert }) => {
    const owner = await makeUser()
    const userId = owner.id
    const foreign = await makeBot(ENOUGH)
    const hidden = await makeBot({ approvalStatus: 'pending', ...ENOUGH })
    const pending = await makeBot({ userId, approvalStatus: 'pending' })
    const small = await makeBot({
      userId,
      stats: { servingCount: CERTIFICATION_MIN_SERVERS - 1 },
    })
    const certified = await makeBot({ userId, certified: true, ...ENOUGH })
    const applied = await makeBot({ userId, ...ENOUGH })
    await makeCertificationApplication({ botId: applied.id, userId })
    const good = await makeBot({ userId, ...ENOUGH })
    const tooLong = 'x'.repeat(APPLICATION_REASON_LIMITS.max + 1)
    for (const [json, expected] of [
      [{ botId: foreign.id, reason: REASON }, 403],
      [{ botId: foreign.id, reason: '' }, 403],
      [{ botId: hidden.id, reason: REASON }, 404],
      [{ botId: 999_999_999, reason: REASON }, 404],
      [{ botId: pending.id, reason: REASON }, 409],
      [{ botId: small.id, reason: REASON }, 422],
      [{ botId: certified.id, reason: REASON }, 409],
      [{ botId: applied.id, reason: REASON }, 409],
      [{ botId: '1e1', reason: REASON }, 422],
      [{ botId: String(good.id), reason: REASON }, 422],
      [{ botId: good.id, reason: tooLong }, 422],
      [{ botId: good.id, reason: ' ' }, 422],
      [{ botId: good.id }, 422],
      [{ botId: small.id, reason: REASON, servingCount: 100 }, 422],
    ] as const) {
      assert.equal((await apply(owner, json)).status, expected, JSON.stringify(json).slice(0, 90))
    }
    const made = await db
      .from('certification_applications')
      .whereIn('bot_id', [foreign.id, hidden.id, pending.id, small.id, certified.id, good.id])
    assert.isEmpty(made)
    assert.equal((await api.send('POST', APPLY, { json: {} })).status, 401)
    const banned = await makeUser({ banned: true, banReason: 'Spam' })
    assert.equal((await apply(banned, { botId: good.id, reason: REASON })).status, 403)
  })

  test('screens offer exactly the bots that the server accepts', async ({ assert }) => {
    for (const approvalStatus of ['pending', 'approved', 'rejected'] as const) {
      for (const certified of approvalStatus === 'approved' ? [false, true] : [false]) {
        for (const servingCount of [CERTIFICATION_MIN_SERVERS - 1, CERTIFICATION_MIN_SERVERS]) {
          const { id, userId } = await makeBot({
            approvalStatus,
            certified,
            stats: { servingCount },
          })
          const { eligibility } = (await findCandidate(id, undefined))!
          const [own] = (await api.getAs({ id: userId }, '/api/user/bots')).body
          assert.equal(own.sustainedServingCount, servingCount)
          assert.equal(Object.values(eligibility).every(Boolean), isEligible(own))
        }
      }
    }
  })

  for (const { name, past, stats, judged, days } of [
    { name: 'the median of the days', past: [5_000, 90, 90], judged: 90, days: 3 },
    { name: 'the days of the last month only', past: SHRUNK, judged: 150, days: 29 },
    { name: 'the only day', past: [140], judged: 140, days: 1 },
    { name: 'the current count without a day', past: [], judged: 5_000, days: 0 },
    {
      name: 'a count that staff have set',
      past: [90, 90, 90],
      stats: { servingCountSource: 'staff' as const },
      judged: 5_000,
      days: 0,
    },
    {
      name: 'a count that staff have frozen',
      past: [90, 90, 90],
      stats: { servingCountFrozen: true },
      judged: 5_000,
      days: 0,
    },
  ]) {
    test(`weighs ${name}`, async ({ assert }) => {
      const posted = { servingCount: 5_000, servingCountSource: 'bot' as const }
      const at = { servingCountAt: ago({ days: 1 }) }
      const bot = await makeBot({ stats: { ...posted, ...at, ...stats } })
      await storePast(bot.id, past)
      const owner = { id: bot.userId }
      const [own] = (await api.getAs(owner, '/api/user/bots')).body
      assert.include(own, { sustainedServingCount: judged, sustainedServingCountDays: days })

      const isEnough = judged >= CERTIFICATION_MIN_SERVERS
      const answer = await apply(owner, { botId: bot.id, reason: REASON })
      assert.equal(answer.status, isEnough ? 201 : 422)
      assert.lengthOf(await listApplications(bot.id), isEnough ? 1 : 0)
      if (isEnough) return
      assert.include(answer.body.errors[0], { field: 'botId', rule: 'servers' })
    })
  }

  test('accepts one of many concurrent applications for a bot', async ({ assert }) => {
    for (let round = 0; round < 3; round++) {
      const owner = await makeUser()
      const bot = await makeBot({ userId: owner.id, ...ENOUGH })
      const browser = await api.enter(owner)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          browser.send('POST', APPLY, { botId: bot.id, reason: REASON })
        )
      )
      const statuses = answers.map(({ status }) => status).toSorted()
      assert.deepEqual(statuses, [201, ...Array.from({ length: 9 }, () => 409)])
      assert.lengthOf(await listApplications(bot.id), 1)
    }
  })

  test('can be repeated after a rejection or after the bot was uncertified', async ({ assert }) => {
    const owner = await makeUser()
    for (const earlier of [
      REJECTED,
      { status: 'approved' as const, reviewedAt: ago({ days: 1 }) },
    ]) {
      const bot = await makeBot({ userId: owner.id, ...ENOUGH })
      const { id } = await makeCertificationApplication({ botId: bot.id, ...earlier })
      const { status, body } = await apply(owner, { botId: bot.id, reason: 'It is better now.' })
      assert.equal(status, 201)
      assert.include(body, { id, status: 'pending', reason: 'It is better now.' })
      const [row] = await listApplications(bot.id)
      assert.include(row, { reviewed_by: null, review_reason: null, reviewed_at: null })
    }
  })
})

test.group('Reviewing applications', (group) => {
  const api = useApi(group)
  const review = async (staff: { id: string }, application: { id: number }, json: unknown) =>
    (await api.enter(staff)).send('PATCH', toPath(application), json)
  const edit = async ({ id, userId }: { id: number; userId: string }, prefix: string) =>
    (await api.enter({ id: userId })).send('PATCH', `/api/bots/${id}`, { prefix })

  test('lists them with every documented field', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const { bot, application } = await makeApplied()
    const { body } = await api.getAs(staff, `${ALL}?status=pending`)
    const shown = body.find(({ id }: { id: number }) => id === application.id)
    assert.deepInclude(shown, {
      botId: bot.id,
      botName: bot.name,
      serverCount: CERTIFICATION_MIN_SERVERS,
      serverCountSource: 'bot',
      medianServerCount: null,
      hasServerCountJump: false,
      status: 'pending',
      isOwn: false,
      eligibility: { approved: true, notCertified: true, enoughServers: true },
    })
    assert.isString(shown.serverCountAt)
    assert.isString(shown.userEmail)
    const rejected = await api.getAs(staff, `${ALL}?status=rejected`)
    assert.isEmpty(rejected.body)
  })

  test('says when one last entered the queue', async ({ assert }) => {
    const createdAt = ago({ days: 14 })
    const make = async () =>
      makeCertificationApplication({ botId: (await makeBot(ENOUGH)).id, createdAt })
    const [reopened, unlogged] = [await make(), await make()]
    const entry = { targetId: reopened.id, targetType: 'certification_application' }
    const at = ago({ hours: 1 }).toJSDate()
    await addLogEntry({ ...entry, action: 'apply_for_certification', at: createdAt.toJSDate() })
    await addLogEntry({ ...entry, action: 'reopen_application', at })
    const browser = await api.enter(await makeStaff('moderator'))
    for (const [{ id }, expected] of [
      [reopened, at.toISOString()],
      [unlogged, createdAt.toISO()],
    ] as const) {
      const { body } = await browser.get(toPath({ id }))
      assert.include(body, { id, submittedAt: expected, createdAt: createdAt.toISO() })
    }
  })

  test('lists the longest waiting first, and searches by bot and by applicant', async ({
    assert,
  }) => {
    const staff = await makeStaff('moderator')
    const applicant = await makeUser({ displayName: 'Ștefania Grădinaru' })
    const later = await makeApplied({ name: 'Lobelia Later', userId: applicant.id })
    const { bot, application } = await makeApplied({ name: 'Éarly Elder' })
    await listApplications(bot.id).update({ created_at: ago({ days: 9 }) })
    await listApplications(later.bot.id).update({ created_at: ago({ days: 2 }) })
    const idsOf = async (query: string) => {
      const { status, body } = await api.getAs(staff, `${ALL}?${query}`)
      assert.equal(status, 200)
      return body.map(({ id }: { id: number }) => id)
    }
    const both = [application.id, later.application.id]
    const known = (ids: number[]) => ids.filter((id) => both.includes(id))
    assert.deepEqual(known(await idsOf('limit=100')), both)
    assert.deepEqual(known(await idsOf('limit=100&sort=newest')), both.toReversed())
    for (const search of ['early%20eld', bot.discordBotId]) {
      assert.deepEqual(await idsOf(`search=${search}`), [application.id], search)
    }
    for (const search of ['stefania', applicant.id]) {
      assert.deepEqual(await idsOf(`search=${search}`), [later.application.id], search)
    }
    assert.isEmpty(await idsOf('search=elder&status=rejected'))
    assert.isEmpty(await idsOf('search=%25'))
    const { headers } = await api.getAs(staff, `${ALL}?search=l&sort=newest&limit=1`)
    assert.include(headers.get('link') ?? '', 'search=l')
  })

  test('approving certifies the bot', async ({ assert }) => {
    const staff = await makeStaff('moderator', { displayName: 'Mihai' })
    const { bot, application } = await makeApplied()
    const { status, body } = await review(staff, application, { status: 'approved' })
    assert.equal(status, 200)
    assert.include(body, { status: 'approved', reviewedByName: 'Mihai' })
    assert.include(await botRow(bot.id), { certified: true, certified_by: staff.id })
    const [log] = await listTargetLogs('certification_application', application.id)
    assert.include(log, { action: 'approve_application', admin_id: staff.id })
    assert.equal((await listTargetLogs('bot', bot.id))[0].action, 'certify_bot')
    assert.containsSubset(await listInboxEvents(bot.id), [{ kind: 'bot_certified' }])
  })

  test('rejecting needs a reason, which the owners can read', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const { bot, application } = await makeApplied()
    for (const json of [
      { status: 'rejected' },
      { status: 'rejected', reviewReason: ' ' },
      { status: 'pending' },
      {},
      { status: 'approved', certified: true },
    ])
      assert.equal((await review(staff, application, json)).status, 422, JSON.stringify(json))
    const { body } = await review(staff, application, {
      status: 'rejected',
      reviewReason: REJECTED.reviewReason,
    })
    assert.include(body, { status: 'rejected', reviewReason: REJECTED.reviewReason })
    assert.isFalse((await botRow(bot.id)).certified)
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'application_rejected', reason: REJECTED.reviewReason },
    ])
  })

  test('does not certify a bot that no longer meets the requirements', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    for (const now of [{ stats: { servingCount: 99 } }, { approvalStatus: 'rejected' as const }]) {
      const { bot, application } = await makeApplied(now)
      const { status, body } = await review(staff, application, { status: 'approved' })
      assert.deepEqual([status, body.code], [409, 'conflict'])
      assert.isFalse((await botRow(bot.id)).certified)
      assert.equal((await listApplications(bot.id))[0].status, 'pending')
      assert.isEmpty(await listTargetLogs('certification_application', application.id))
    }
  })

  test('shows one of them, also with the version of its bot’s listing', async ({ assert }) => {
    const { bot, application } = await makeApplied()
    const path = toPath(application)
    assert.equal((await api.get(path)).status, 401)
    for (const [member, expected] of [
      [await makeUser(), 403],
      [await makeStaff('reviewer'), 403],
      [await makeStaff('moderator'), 200],
      // Reading is not deciding.
      [await makeStaff('owner'), 200],
    ] as const) {
      assert.equal((await api.getAs(member, path)).status, expected)
    }
    const staff = await makeStaff('moderator')
    const { body } = await api.getAs(staff, path)
    const { body: all } = await api.getAs(staff, `${ALL}?limit=100`)
    assert.deepEqual(
      body,
      all.find(({ id }: { id: number }) => id === application.id)
    )
    assert.equal(body.version, 1)
    await edit(bot, '?')
    assert.equal((await api.getAs(staff, path)).body.version, 2)
    assert.equal((await api.getAs(staff, toPath({ id: 999_999_999 }))).status, 404)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    assert.equal((await api.getAs(staff, path)).status, 404)
  })

  test('a review of a listing that has changed since is refused', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const { bot, application } = await makeApplied()
    await edit(bot, '?')
    for (const json of [
      { status: 'approved', version: 1 },
      { status: 'rejected', reviewReason: REJECTED.reviewReason, version: 1 },
    ]) {
      const { status, body } = await review(staff, application, json)
      assert.equal(status, 409)
      assert.include(body, { code: 'conflict', reason: 'outdated', version: 2 })
    }
    for (const version of [0, 1.5, '2']) {
      const json = { status: 'approved', version }
      assert.equal((await review(staff, application, json)).status, 422, String(version))
    }
    assert.equal((await listApplications(bot.id))[0].status, 'pending')
    assert.isFalse((await botRow(bot.id)).certified)
    assert.isEmpty(await listTargetLogs('certification_application', application.id))

    const { status } = await review(staff, application, { status: 'approved', version: 2 })
    assert.equal(status, 200)
    assert.isTrue((await botRow(bot.id)).certified)
    const [log] = await listTargetLogs('certification_application', application.id)
    assert.include(log.details, { version: 2 })
  })

  test('a review without a version is about the newest one', async ({ assert }) => {
    const { bot, application } = await makeApplied()
    await edit(bot, '?')
    const staff = await makeStaff('moderator')
    assert.equal((await review(staff, application, { status: 'approved' })).status, 200)
    assert.isTrue((await botRow(bot.id)).certified)
  })

  test('an edit and a review at the same time: the review is about what staff saw', async ({
    assert,
  }) => {
    const staff = await api.enter(await makeStaff('moderator'))
    for (let round = 0; round < 8; round++) {
      const { bot, application } = await makeApplied({ prefix: '!' })
      const owner = await api.enter({ id: bot.userId })
      const json =
        round % 2 === 0
          ? { status: 'approved', version: 1 }
          : { status: 'rejected', reviewReason: REJECTED.reviewReason, version: 1 }
      const [edited, { status, body }] = await Promise.all([
        owner.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' }),
        staff.send('PATCH', toPath(application), json),
      ])
      assert.equal(edited.status, 200)
      const [row] = await listApplications(bot.id)
      if (status !== 200) {
        assert.deepEqual([status, body.reason, row.status], [409, 'outdated', 'pending'])
        assert.isFalse((await botRow(bot.id)).certified)
        continue
      }
      assert.equal(row.status, json.status)
      const [log] = await listTargetLogs('certification_application', application.id)
      assert.equal(log.details.version, 1)
    }
  })

  test('staff cannot decide on their own bots', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const { bot, application } = await makeApplied({ userId: staff.id })
    assert.equal((await review(staff, application, { status: 'approved' })).status, 403)
    const browser = await api.enter(staff)
    assert.equal((await browser.send('DELETE', toPath(application))).status, 403)
    assert.isFalse((await botRow(bot.id)).certified)
  })

  test('accepts one of many concurrent reviews; the others learn who made it', async ({
    assert,
  }) => {
    const staff = await Promise.all([
      makeStaff('moderator', { displayName: 'Mihai' }),
      makeStaff('owner', { displayName: 'Mihai' }),
    ])
    const browsers = await Promise.all(staff.map((one) => api.enter(one)))
    for (let round = 0; round < 3; round++) {
      const { bot, application } = await makeApplied()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          browsers[at % 2]!.send(
            'PATCH',
            toPath(application),
            at % 3 === 0
              ? { status: 'rejected', reviewReason: REJECTED.reviewReason }
              : { status: 'approved' }
          )
        )
      )
      const [made, ...more] = answers.filter(({ status }) => status === 200)
      assert.isEmpty(more)
      assert.equal((await botRow(bot.id)).certified, made!.body.status === 'approved')
      for (const { status, body } of answers.filter((one) => one !== made))
        assert.deepEqual([status, body.code, body.decided.by], [409, 'decided', 'Mihai'])
      assert.lengthOf(await listTargetLogs('certification_application', application.id), 1)
    }
  })

  test('deletes reviewed applications, but not pending ones', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('moderator'))
    const { bot, application } = await makeApplied()
    const refused = await browser.send('DELETE', toPath(application))
    assert.deepEqual([refused.status, refused.body.code], [409, 'conflict'])
    await browser.send('PATCH', toPath(application), {
      status: 'rejected',
      reviewReason: REJECTED.reviewReason,
    })
    const deleted = await browser.send('DELETE', toPath(application))
    assert.deepEqual([deleted.status, deleted.body], [200, { id: application.id }])
    assert.isEmpty(await listApplications(bot.id))
    assert.equal((await browser.send('DELETE', toPath(application))).status, 404)
    const logs = await listTargetLogs('certification_application', application.id)
    assert.equal(logs.at(-1).action, 'delete_application')
    assert.equal(logs.at(-1).details.oldValue.reason, application.reason)
  })
})
