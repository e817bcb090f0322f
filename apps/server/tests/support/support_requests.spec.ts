import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  ago,
  hence,
  makeBannedUser,
  makePremiumUser,
  makeStaff,
  makeSupportRequest,
  makeUser,
} from '#database/factories/index'
import { deleteOldSupportRequests } from '#app/support/jobs/delete_old_support_requests'
import { MAX_OPEN_SUPPORT_REQUESTS, SUPPORT_LIFE_DAYS, SUPPORT_LIMITS } from '#app/support/rules'
import { useApi } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'
import { listTargetLogs } from '#tests/moderation/support/decisions'

const OWN = '/api/user/support-requests'
const QUEUE = '/api/admin/support-requests'
const REQUEST = {
  subject: 'My bot is not found',
  text: 'Since yesterday the search does not find it.',
}
const ANSWER = { state: 'answered', answer: 'It is found again.' }

const requestsOf = (userId: string) => db.from('support_requests').where('user_id', userId)
const rowOf = (id: number) => db.from('support_requests').where('id', id).first()
const noticesTo = async (userId: string) => {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows.map(({ payload }) => payload).filter(({ to }) => to.includes(userId))
}

test.group('Sending support requests', (group) => {
  const api = useApi(group)
  const send = async (member: { id: string }, json: unknown, headers?: Record<string, string>) =>
    (await api.enter(member)).send('POST', OWN, json, headers)

  test('a member sends a request and sees it listed', async ({ assert }) => {
    const member = await makeUser()
    const { status, body } = await send(member, { ...REQUEST, subject: ` ${REQUEST.subject} ` })
    assert.equal(status, 201)
    assert.include(body, { ...REQUEST, link: null, state: 'open', answer: null, resolvedAt: null })
    assert.deepEqual((await api.getAs(member, OWN)).body, [body])
    assert.isEmpty((await api.getAs(await makeUser(), OWN)).body)
    assert.include((await requestsOf(member.id))[0], { ...REQUEST, state: 'open' })
  })

  test('accepts links to pages of this site only, as paths', async ({ assert }) => {
    for (const [link, expected] of [
      ['/bot/42?tab=reviews#top', '/bot/42?tab=reviews#top'],
      [`${api.url}/bot/42`, undefined],
      [`${process.env.APP_URL}/bot/42`, '/bot/42'],
      ['', null],
      [null, null],
      ['https://elsewhere.example/bot/42', undefined],
      ['//elsewhere.example', undefined],
      ['/\\elsewhere.example', undefined],
      ['/.//elsewhere.example', undefined],
      ['javascript:alert(1)', undefined],
      ['/api/logout', undefined],
      ['bot/42', undefined],
      [`/${'x'.repeat(SUPPORT_LIMITS.link.max)}`, undefined],
    ] as const) {
      const member = await makeUser()
      const { status, body } = await send(member, { ...REQUEST, link })
      assert.equal(status, expected === undefined ? 422 : 201, String(link).slice(0, 90))
      const [row] = await requestsOf(member.id)
      if (expected === undefined) {
        assert.isUndefined(row)
        assert.equal(body.errors[0].field, 'link')
      } else {
        assert.equal(row.link, expected)
      }
    }
  })

  test('rejects visitors, banned members and invalid requests', async ({ assert }) => {
    assert.equal((await api.send('POST', OWN, { json: REQUEST })).status, 401)
    assert.equal((await api.get(OWN)).status, 401)
    const banned = await makeBannedUser()
    const refused = await send(banned, REQUEST)
    assert.deepEqual([refused.status, refused.body.code], [403, 'account_restricted'])
    const member = await makeUser()
    for (const json of [
      {},
      { ...REQUEST, subject: ' ' },
      { ...REQUEST, subject: 'x'.repeat(SUPPORT_LIMITS.subject.max + 1) },
      { ...REQUEST, text: 'Short' },
      { ...REQUEST, text: 'x'.repeat(SUPPORT_LIMITS.text.max + 1) },
      { ...REQUEST, text: 42 },
      { ...REQUEST, state: 'answered' },
    ])
      assert.equal((await send(member, json)).status, 422, JSON.stringify(json).slice(0, 90))
    assert.isEmpty(await requestsOf(member.id))
    assert.isEmpty(await requestsOf(banned.id))
  })

  test('sends one request per Idempotency-Key', async ({ assert }) => {
    const member = await makeUser()
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await send(member, REQUEST, headers)
    const second = await send(member, REQUEST, headers)
    assert.deepEqual([second.status, second.body], [201, first.body])
    assert.lengthOf(await requestsOf(member.id), 1)
  })

  test('only as many concurrent requests are opened as allowed', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.send('POST', OWN, REQUEST))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      MAX_OPEN_SUPPORT_REQUESTS
    )
    for (const { body } of answers.filter(({ status }) => status !== 201))
      assert.deepInclude(body, { code: 'limit', limit: MAX_OPEN_SUPPORT_REQUESTS })
    assert.lengthOf(await requestsOf(member.id), MAX_OPEN_SUPPORT_REQUESTS)
    const [{ id }] = await requestsOf(member.id)
    await browser.send('DELETE', `${OWN}/${id}`)
    assert.equal((await browser.send('POST', OWN, REQUEST)).status, 201)
  })

  test('a member withdraws an open request, which deletes it', async ({ assert }) => {
    const member = await makeUser()
    const request = await makeSupportRequest({ userId: member.id })
    const other = await api.enter(await makeUser())
    assert.equal((await other.send('DELETE', `${OWN}/${request.id}`)).status, 404)
    assert.equal((await api.send('DELETE', `${OWN}/${request.id}`)).status, 401)
    assert.isNotNull(await rowOf(request.id))
    const browser = await api.enter(member)
    assert.equal((await browser.send('DELETE', `${OWN}/${request.id}`, { why: 1 })).status, 422)
    const { status, body } = await browser.send('DELETE', `${OWN}/${request.id}`)
    assert.deepEqual([status, body], [200, { id: request.id }])
    assert.isNull(await rowOf(request.id))
    const answered = await makeSupportRequest({
      userId: member.id,
      state: 'answered',
      answer: 'Yes.',
      resolvedAt: ago({ hours: 1 }),
    })
    const late = await browser.send('DELETE', `${OWN}/${answered.id}`)
    assert.deepEqual([late.status, late.body.code], [409, 'conflict'])
    assert.isNotNull(await rowOf(answered.id))
  })

  test('if an answer and a withdrawal are concurrent, one succeeds', async ({ assert }) => {
    const staff = await api.enter(await makeStaff('moderator'))
    const member = await makeUser()
    const browser = await api.enter(member)
    for (let round = 0; round < 5; round++) {
      const { id } = await makeSupportRequest({ userId: member.id })
      const [withdrawn, answered] = await Promise.all([
        browser.send('DELETE', `${OWN}/${id}`),
        staff.send('PATCH', `${QUEUE}/${id}`, ANSWER),
      ])
      const row = await rowOf(id)
      if (withdrawn.status === 200) {
        assert.isNull(row)
        assert.equal(answered.status, 404)
      } else {
        assert.deepEqual([withdrawn.status, answered.status, row.state], [409, 200, 'answered'])
      }
    }
  })

  test('are part of the export, and deleted with the account', async ({ assert }) => {
    const member = await makeUser()
    const kept = await makeSupportRequest({ userId: (await makeUser()).id })
    await makeSupportRequest({
      userId: member.id,
      state: 'answered',
      answer: 'Yes.',
      resolvedAt: ago({ hours: 1 }),
    })
    const { body } = await api.getAs(member, '/api/user/export')
    assert.lengthOf(body.supportRequests, 1)
    assert.include(body.supportRequests[0], { ...REQUEST, state: 'answered', answer: 'Yes.' })
    const browser = await api.enter(member)
    const left = await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.isBelow(left.status, 300, left.text)
    assert.isEmpty(await requestsOf(member.id))
    assert.isNotNull(await rowOf(kept.id))
  })
})

test.group('The queue of support requests', (group) => {
  const api = useApi(group)
  const resolve = async (staff: { id: string }, id: number, json: unknown) =>
    (await api.enter(staff)).send('PATCH', `${QUEUE}/${id}`, json)

  test('lists current premium members first, then the longest waiting, across pages', async ({
    assert,
  }) => {
    const staff = await makeStaff('moderator')
    const [plain, premium, expired, later] = await Promise.all([
      makeUser(),
      makePremiumUser(),
      makePremiumUser({ premiumExpiresAt: ago({ seconds: 1 }) }),
      makePremiumUser({ premiumExpiresAt: hence({ hours: 1 }) }),
    ])
    const made = []
    for (const [{ id: userId }, days] of [
      [expired, 9],
      [plain, 8],
      [premium, 2],
      [later, 1],
      [plain, 1],
    ] as const)
      made.push((await makeSupportRequest({ userId, createdAt: ago({ days }) })).id)
    const [ofExpired, ofPlain, ofPremium, ofLater, newest] = made
    const browser = await api.enter(staff)
    const ids: number[] = []
    let path: string | undefined = `${QUEUE}?limit=2`
    while (path !== undefined) {
      const answer = await browser.get(path)
      assert.equal(answer.status, 200)
      ids.push(...answer.body.map(({ id }: { id: number }) => id))
      path = nextPageOf(answer)
    }
    assert.deepEqual(ids, [ofPremium, ofLater, ofExpired, ofPlain, newest])
    const { body } = await browser.get(QUEUE)
    const premiums = body.map(({ isPremium }: { isPremium: boolean }) => isPremium)
    assert.deepEqual(premiums, [true, true, false, false, false])
    assert.equal((await browser.get(`${QUEUE}?state=else`)).status, 422)
    assert.isEmpty((await browser.get(`${QUEUE}?state=answered`)).body)
  })

  test("an answer appears in the member's list and inbox, and in the log", async ({ assert }) => {
    const staff = await makeStaff('developer_community', { displayName: 'Devon' })
    const member = await makeUser()
    const { id } = await makeSupportRequest({ userId: member.id })
    const { status, body } = await resolve(staff, id, { ...ANSWER, answer: ` ${ANSWER.answer} ` })
    assert.equal(status, 200)
    assert.include(body, { ...ANSWER, resolvedByName: 'Devon', userId: member.id, isOwn: false })
    const [own] = (await api.getAs(member, OWN)).body
    assert.include(own, { id, ...ANSWER })
    assert.notProperty(own, 'resolvedByName')
    assert.include(await rowOf(id), { ...ANSWER, resolved_by: staff.id })
    assert.containsSubset(await noticesTo(member.id), [{ kind: 'support_answered' }])
    const [log] = await listTargetLogs('support_request', id)
    assert.include(log, { action: 'answer_support_request', admin_id: staff.id })
    assert.notInclude(JSON.stringify(log.details), ANSWER.answer)
    const { body: answered } = await api.getAs(staff, `${QUEUE}?state=answered`)
    assert.deepEqual(answered[0], body)
  })

  test('closing creates no inbox item', async ({ assert }) => {
    const staff = await makeStaff('owner')
    const member = await makeUser()
    const { id } = await makeSupportRequest({ userId: member.id })
    assert.equal((await resolve(staff, id, { state: 'closed' })).status, 200)
    assert.include(await rowOf(id), { state: 'closed', answer: null, resolved_by: staff.id })
    assert.isEmpty(await noticesTo(member.id))
    assert.equal((await listTargetLogs('support_request', id))[0].action, 'close_support_request')
  })

  test('rejects invalid requests, and the staff member’s own', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const { id } = await makeSupportRequest({ userId: (await makeUser()).id })
    for (const json of [
      {},
      { state: 'answered' },
      { state: 'answered', answer: ' ' },
      { state: 'answered', answer: 'x'.repeat(SUPPORT_LIMITS.answer.max + 1) },
      { state: 'closed', answer: 'No.' },
      { state: 'open' },
      { ...ANSWER, userId: staff.id },
    ])
      assert.equal((await resolve(staff, id, json)).status, 422, JSON.stringify(json).slice(0, 90))
    assert.equal((await rowOf(id)).state, 'open')
    assert.equal((await resolve(staff, 999_999, ANSWER)).status, 404)
    assert.equal((await resolve(await makeUser(), id, ANSWER)).status, 403)
    assert.equal((await resolve(await makeStaff('reviewer'), id, ANSWER)).status, 403)
    assert.equal((await api.send('PATCH', `${QUEUE}/${id}`, { json: ANSWER })).status, 401)
    const own = await makeSupportRequest({ userId: staff.id })
    assert.equal((await resolve(staff, own.id, ANSWER)).status, 403)
    assert.equal((await rowOf(own.id)).state, 'open')
  })

  test('if many answers are concurrent, one is stored, and the others learn whose it is', async ({
    assert,
  }) => {
    const staff = await Promise.all([
      makeStaff('moderator', { displayName: 'Mihai' }),
      makeStaff('owner', { displayName: 'Mihai' }),
    ])
    const browsers = await Promise.all(staff.map((one) => api.enter(one)))
    const member = await makeUser()
    for (let round = 0; round < 3; round++) {
      const { id } = await makeSupportRequest({ userId: member.id })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          browsers[at % 2]!.send(
            'PATCH',
            `${QUEUE}/${id}`,
            at % 3 === 0 ? { state: 'closed' } : ANSWER
          )
        )
      )
      const [made, ...more] = answers.filter(({ status }) => status === 200)
      assert.isEmpty(more)
      assert.equal((await rowOf(id)).state, made!.body.state)
      for (const { status, body } of answers.filter((one) => one !== made))
        assert.deepEqual([status, body.code, body.decided.by], [409, 'decided', 'Mihai'])
      assert.lengthOf(await listTargetLogs('support_request', id), 1)
    }
  })

  test('a job deletes old resolved requests, never open ones', async ({ assert }) => {
    const { id: userId } = await makeUser()
    const answered = { userId, state: 'answered', answer: 'Yes.' } as const
    const createdAt = ago({ days: SUPPORT_LIFE_DAYS + 2 })
    const old = await makeSupportRequest({
      ...answered,
      createdAt,
      resolvedAt: ago({ days: SUPPORT_LIFE_DAYS, seconds: 1 }),
    })
    const recent = await makeSupportRequest({
      ...answered,
      createdAt,
      resolvedAt: ago({ days: SUPPORT_LIFE_DAYS - 1 }),
    })
    const open = await makeSupportRequest({ userId, createdAt })
    const { report } = await deleteOldSupportRequests.run({}, new AbortController().signal)
    assert.deepEqual(report, { deleted: 1 })
    assert.isNull(await rowOf(old.id))
    assert.isNotNull(await rowOf(recent.id))
    assert.isNotNull(await rowOf(open.id))
  })
})
