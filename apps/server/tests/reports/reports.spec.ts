import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  ago,
  makeBannedUser,
  makeBot,
  makeRating,
  makeReport,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { deleteOldReports } from '#app/reports/jobs/delete_old_reports'
import { REPORT_LIFE_DAYS, REPORT_LIMITS } from '#app/reports/rules'
import { run } from '#tests/helpers/ace'
import { useApi } from '#tests/directory/support/api'
import { listTargetLogs } from '#tests/moderation/support/decisions'

const REPORTS = '/api/reports'
const QUEUE = '/api/admin/reports'

const daysAgo = (days: number) => ago({ days }).toJSDate()
const caseRow = (id: number) => db.from('report_cases').where('id', id).first()
const reportsOf = (caseId: number) => db.from('reports').where('case_id', caseId).orderBy('id')
const openCase = (targetType: string, targetId: string | number) =>
  db
    .from('report_cases')
    .where({ target_type: targetType, target_id: String(targetId), state: 'open' })
    .first()
const outcomes = async (userId: string) => {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows
    .map(({ payload }) => payload)
    .filter(({ kind, to }) => kind.startsWith('report_') && to.includes(userId))
}

test.group('Reporting', (group) => {
  const api = useApi(group)
  const report = async (member: { id: string }, json: unknown, headers?: Record<string, string>) =>
    (await api.enter(member)).send('POST', REPORTS, json, headers)

  test('keeps a bot, a review and a member as they were', async ({ assert }) => {
    const [reporter, owner, author] = [await makeUser(), await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id, name: 'Fern' })
    const review = await makeRating({ botId: bot.id, userId: author.id, comment: 'Buy mine!' })
    for (const [targetType, targetId, reason] of [
      ['bot', bot.id, 'misleading'],
      ['review', review.id, 'spam'],
      ['member', author.id, 'impersonation'],
    ] as const) {
      const json = { targetType, targetId: String(targetId), reason, text: ' Look. ' }
      const { status, body } = await report(reporter, json)
      assert.equal(status, 201, JSON.stringify(body))
      assert.include(body, { targetType, reason, text: 'Look.' })
    }
    await db.from('ratings').where('id', review.id).update({ comment: 'Nothing to see.' })

    const { body } = await api.getAs(await makeStaff('reviewer'), QUEUE)
    const [ofBot, ofReview, ofMember] = body
    assert.equal(ofBot.reports[0].snapshot.name, 'Fern')
    assert.equal(ofReview.reports[0].snapshot.fields.comment, 'Buy mine!')
    assert.equal(ofReview.current.fields.comment, 'Nothing to see.')
    assert.include(ofMember, { targetId: author.id, reportCount: 1, isOwn: false })
    assert.equal(ofMember.reports[0].reporterId, reporter.id)
  })

  test('groups the reports of one target, one of each member', async ({ assert }) => {
    const [first, second] = [await makeUser(), await makeUser()]
    const bot = await makeBot()
    const json = { targetType: 'bot', targetId: String(bot.id), reason: 'broken' }
    assert.equal((await report(first, json)).status, 201)
    const again = await report(first, { ...json, reason: 'adult' })
    assert.deepEqual([again.status, again.body.code], [409, 'conflict'])
    assert.equal((await report(second, json)).status, 201)
    const { id } = await openCase('bot', bot.id)
    assert.deepEqual(
      (await reportsOf(id)).map((row) => row.reporter_id),
      [first.id, second.id]
    )
  })

  test('many concurrent reports of one member are one, in one case', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const others = await Promise.all([1, 2, 3].map(async () => api.enter(await makeUser())))
    const bot = await makeBot()
    const json = { targetType: 'bot', targetId: String(bot.id), reason: 'broken' }
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => browser.send('POST', REPORTS, json)),
      ...others.map((other) => other.send('POST', REPORTS, json)),
    ])
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1 + others.length
    )
    assert.lengthOf(await db.from('report_cases').where('target_id', String(bot.id)), 1)
    assert.lengthOf(await db.from('reports').where('reporter_id', member.id), 1)
  })

  test('rejects visitors, restricted members and invalid reports', async ({ assert }) => {
    const bot = await makeBot()
    const json = { targetType: 'bot', targetId: String(bot.id), reason: 'broken' }
    assert.equal((await api.send('POST', REPORTS, { json })).status, 401)
    const refused = await report(await makeBannedUser(), json)
    assert.deepEqual([refused.status, refused.body.code], [403, 'account_restricted'])
    const member = await makeUser()
    for (const wrong of [
      {},
      { ...json, reason: 'abuse' },
      { ...json, reason: 'else' },
      { ...json, reason: 'other' },
      { ...json, reason: 'other', text: ' ' },
      { ...json, targetId: bot.id },
      { ...json, targetId: '1e3' },
      { ...json, targetType: 'category' },
      { ...json, text: 'x'.repeat(REPORT_LIMITS.text.max + 1) },
      { ...json, state: 'acted' },
    ])
      assert.equal((await report(member, wrong)).status, 422, JSON.stringify(wrong).slice(0, 90))
    assert.isNull(await openCase('bot', bot.id))
  })

  test('rejects what not everybody sees, and what is one’s own', async ({ assert }) => {
    const member = await makeUser()
    const [pending, gone, own, coOwned] = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ deletedAt: ago({ days: 1 }) }),
      await makeBot({ userId: member.id }),
      await makeBot({ additionalOwners: [member.id] }),
    ]
    const review = await makeRating({ botId: (await makeBot()).id, userId: member.id })
    for (const [status, targetType, targetId, reason] of [
      [404, 'bot', pending.id, 'broken'],
      [404, 'bot', gone.id, 'broken'],
      [404, 'bot', '99999999999999999999', 'broken'],
      [404, 'member', '123', 'spam'],
      [404, 'review', 999_999, 'spam'],
      [403, 'bot', own.id, 'broken'],
      [403, 'bot', coOwned.id, 'broken'],
      [403, 'review', review.id, 'spam'],
      [403, 'member', member.id, 'spam'],
    ] as const) {
      const answer = await report(member, { targetType, targetId: String(targetId), reason })
      assert.equal(answer.status, status, `${targetType} ${targetId}`)
    }
    assert.isEmpty(await db.from('reports').where('reporter_id', member.id))
    assert.isNull(await openCase('bot', own.id))
  })

  test('sends one report per Idempotency-Key', async ({ assert }) => {
    const member = await makeUser()
    const json = { targetType: 'bot', targetId: String((await makeBot()).id), reason: 'broken' }
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await report(member, json, headers)
    const second = await report(member, json, headers)
    assert.deepEqual([second.status, second.body], [201, first.body])
  })
})

test.group('Deciding on reports', (group) => {
  const api = useApi(group)
  const decide = async (staff: { id: string }, id: number, json: unknown) =>
    (await api.enter(staff)).send('PATCH', `${QUEUE}/${id}`, json)
  const ACTED = { outcome: 'acted', ruleIds: ['no-spam'], note: 'Review deleted.' }

  test('closes the whole group; its reporters learn the outcome and nothing else', async ({
    assert,
  }) => {
    const [first, second, staff] = [
      await makeUser(),
      await makeUser(),
      await makeStaff('reviewer', { displayName: 'Rita' }),
    ]
    const bot = await makeBot()
    const { caseId } = await makeReport({
      targetType: 'bot',
      targetId: bot.id,
      reporterId: first.id,
    })
    await (
      await api.enter(second)
    ).send('POST', REPORTS, {
      targetType: 'bot',
      targetId: String(bot.id),
      reason: 'broken',
    })
    const { status, body } = await decide(staff, caseId, ACTED)
    assert.equal(status, 200)
    assert.include(body, {
      state: 'acted',
      note: ACTED.note,
      decidedByName: 'Rita',
      reportCount: 2,
    })
    assert.equal(body.rules[0].id, 'no-spam')
    assert.include(await caseRow(caseId), { state: 'acted', decided_by: staff.id })
    for (const { id } of [first, second])
      assert.deepEqual(await outcomes(id), [
        { kind: 'report_acted', to: [first.id, second.id], botId: bot.id },
      ])
    const [log] = await listTargetLogs('report_case', caseId)
    assert.include(log, { action: 'act_on_reports', admin_id: staff.id })
    assert.containsSubset(log.details, { ruleIds: ['no-spam'], reports: 2 })
    // The same member can report it again.
    const again = { targetType: 'bot', targetId: String(bot.id), reason: 'broken' }
    assert.equal((await (await api.enter(first)).send('POST', REPORTS, again)).status, 201)
  })

  test('nobody reads or decides on reports about themselves', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const { id: reporterId } = await makeUser()
    const [own, former] = [await makeBot({ userId: staff.id }), await makeBot()]
    const memberIds = [staff.id]
    for (const target of [
      { targetType: 'bot', targetId: own.id },
      { targetType: 'bot', targetId: former.id, memberIds },
      { targetType: 'review', targetId: 999_999, memberIds },
      { targetType: 'member', targetId: staff.id },
    ] as const) {
      const { caseId } = await makeReport({ ...target, reporterId })
      const { status, body } = await decide(staff, caseId, { outcome: 'dismissed' })
      assert.deepEqual([status, body.reason], [403, 'ownCase'])
      assert.equal((await caseRow(caseId)).state, 'open')
      const queue = (await api.getAs(staff, QUEUE)).body
      const shown = queue.find(({ id }: { id: number }) => id === caseId)
      assert.deepInclude(shown, { isOwn: true, reports: [] })
    }
  })

  test('rejects other members and invalid decisions', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const { id: reporterId } = await makeUser()
    const bot = await makeBot()
    const { caseId } = await makeReport({ targetType: 'bot', targetId: bot.id, reporterId })
    for (const json of [
      {},
      { outcome: 'open' },
      { ...ACTED, ruleIds: ['else'] },
      { outcome: 'dismissed', ruleIds: ['no-spam'] },
      { ...ACTED, note: 'x'.repeat(REPORT_LIMITS.note.max + 1) },
      { ...ACTED, state: 'acted' },
    ])
      assert.equal(
        (await decide(staff, caseId, json)).status,
        422,
        JSON.stringify(json).slice(0, 90)
      )
    assert.equal((await decide(staff, 999_999, ACTED)).status, 404)
    assert.equal((await decide(await makeUser(), caseId, ACTED)).status, 403)
    assert.equal((await api.getAs(await makeUser(), QUEUE)).status, 403)
    assert.equal((await api.send('PATCH', `${QUEUE}/${caseId}`, { json: ACTED })).status, 401)
    assert.equal((await api.getAs(staff, `${QUEUE}?state=else`)).status, 422)
    assert.equal((await caseRow(caseId)).state, 'open')
  })

  test('if many decisions are concurrent, one counts, and the others learn whose it is', async ({
    assert,
  }) => {
    const staff = await Promise.all([
      makeStaff('moderator', { displayName: 'Mihai' }),
      makeStaff('reviewer', { displayName: 'Mihai' }),
    ])
    const browsers = await Promise.all(staff.map((one) => api.enter(one)))
    const { id: reporterId } = await makeUser()
    for (let round = 0; round < 3; round++) {
      const target = { targetType: 'bot', targetId: (await makeBot()).id } as const
      const { caseId } = await makeReport({ ...target, reporterId })
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          browsers[at % 2]!.send(
            'PATCH',
            `${QUEUE}/${caseId}`,
            at % 3 === 0 ? { outcome: 'dismissed' } : ACTED
          )
        )
      )
      const [made, ...more] = answers.filter(({ status }) => status === 200)
      assert.isEmpty(more)
      assert.equal((await caseRow(caseId)).state, made!.body.state)
      for (const { status, body } of answers.filter((one) => one !== made))
        assert.deepEqual([status, body.code, body.decided.by], [409, 'decided', 'Mihai'])
      assert.lengthOf(await listTargetLogs('report_case', caseId), 1)
    }
    assert.lengthOf(await outcomes(reporterId), 3)
  })

  test('lists pages by age, kinds and states, and counts open groups', async ({ assert }) => {
    await db.from('report_cases').delete()
    const staff = await makeStaff('developer_community')
    const { id: reporterId } = await makeUser()
    const member = await makeUser()
    const bots = [await makeBot(), await makeBot()]
    const ids = []
    for (const { id } of bots)
      ids.push((await makeReport({ targetType: 'bot', targetId: id, reporterId })).caseId)
    await makeReport({ targetType: 'member', targetId: member.id, reporterId })
    const browser = await api.enter(staff)
    const { body } = await browser.get(`${QUEUE}?targetType=bot&limit=1`)
    assert.deepEqual(
      body.map(({ id }: { id: number }) => id),
      [ids[0]]
    )
    const { body: ofOne } = await browser.get(`${QUEUE}?targetType=bot&targetId=${bots[1]!.id}`)
    assert.deepEqual(
      ofOne.map(({ id }: { id: number }) => id),
      [ids[1]]
    )
    assert.equal((await browser.get('/api/admin/overview')).body.openReports, 3)
    assert.isEmpty((await browser.get(`${QUEUE}?state=dismissed`)).body)
    const { printed } = await run('reports:list')
    assert.lengthOf(printed, 3)
    assert.equal((await run('reports:list', '--state=lost')).exitCode, 1)
  })
})

test.group('Reports and accounts', (group) => {
  const api = useApi(group)

  test('exports contain the reports one wrote, never those about oneself', async ({ assert }) => {
    const [member, reporter] = [await makeUser(), await makeUser()]
    const bot = await makeBot()
    await makeReport({ targetType: 'bot', targetId: bot.id, reporterId: member.id })
    await makeReport({ targetType: 'member', targetId: member.id, reporterId: reporter.id })
    const { body } = await api.getAs(member, '/api/user/export')
    assert.lengthOf(body.reports, 1)
    assert.include(body.reports[0], { targetType: 'bot', targetId: String(bot.id), state: 'open' })
    assert.notInclude(JSON.stringify(body), reporter.id)
  })

  test('with an account its reports lose the author, and reports about it go', async ({
    assert,
  }) => {
    const [member, other] = [await makeUser(), await makeUser()]
    const bot = await makeBot()
    const written = await makeReport({ targetType: 'bot', targetId: bot.id, reporterId: member.id })
    const about = await makeReport({
      targetType: 'member',
      targetId: member.id,
      reporterId: other.id,
    })
    const review = await makeReport({
      targetType: 'review',
      targetId: 999_998,
      memberIds: [member.id],
      reporterId: other.id,
    })
    const browser = await api.enter(member)
    assert.isBelow((await browser.send('DELETE', '/api/user', { reviews: 'keep' })).status, 300)
    assert.isNull((await reportsOf(written.caseId))[0].reporter_id)
    assert.isNull(await caseRow(about.caseId))
    const [left] = await reportsOf(review.caseId)
    assert.deepEqual(left.snapshot, { name: null, memberIds: [], fields: {} })
  })

  test('a job deletes old closed reports, never open ones', async ({ assert }) => {
    await db.from('report_cases').delete()
    const { id: reporterId } = await makeUser()
    const target = { targetType: 'bot', reporterId } as const
    const closed = { ...target, state: 'dismissed' } as const
    const old = await makeReport({
      ...closed,
      targetId: 1,
      decidedAt: daysAgo(REPORT_LIFE_DAYS + 1),
    })
    const recent = await makeReport({
      ...closed,
      targetId: 1,
      decidedAt: daysAgo(REPORT_LIFE_DAYS - 1),
    })
    const open = await makeReport({ ...target, targetId: 1 })
    const { report } = await deleteOldReports.run({}, new AbortController().signal)
    assert.deepEqual(report, { deleted: 1 })
    assert.isNull(await caseRow(old.caseId))
    assert.isEmpty(await reportsOf(old.caseId))
    assert.isNotNull(await caseRow(recent.caseId))
    assert.isNotNull(await caseRow(open.caseId))
  })
})
