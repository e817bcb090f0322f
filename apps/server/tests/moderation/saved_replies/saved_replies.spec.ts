import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeSavedReply, makeStaff, makeUser } from '#database/factories/index'
import { MAX_SAVED_REPLIES, SAVED_REPLY_LIMITS } from '#app/moderation/saved_replies/rules'
import { useApi } from '#tests/directory/support/api'
import { listTargetLogs } from '#tests/moderation/support/decisions'

const PATH = '/api/admin/saved-replies'
const REPLY = {
  title: 'Bot is offline',
  textEn: 'Hi {member}, {bot} is offline. Rules: {rule}.',
  textRo: 'Salut, {member}! {bot} este offline. Reguli: {rule}.',
  ruleIds: ['online'],
}
const RACERS = 6

const rowOf = (id: number) => db.from('saved_replies').where('id', id).first()
const repliesOf = (ownerId: string | null) => db.from('saved_replies').where({ owner_id: ownerId })
const logsOf = (id: number) => listTargetLogs('saved_reply', id)

/** Fills up replies, except for some. */
async function fill(ownerId: string | null, count: number) {
  for (let made = 0; made < count; made++) await makeSavedReply({ ownerId })
}

test.group('Saved replies', (group) => {
  const api = useApi(group)
  group.each.setup(async () => {
    await db.from('saved_replies').delete()
  })
  const listFor = async (member: { id: string }) => (await api.getAs(member, PATH)).body

  test('a personal reply is for its owner alone, and not in the log', async ({ assert }) => {
    const [reviewer, other] = [await makeStaff('reviewer'), await makeStaff('owner')]
    const sent = { ...REPLY, title: ` ${REPLY.title} ` }
    const { status, body } = await (await api.enter(reviewer)).send('POST', PATH, sent)
    assert.equal(status, 201)
    assert.deepInclude(body, { ...REPLY, shared: false, version: 1 })
    assert.notProperty(body, 'ownerId')
    assert.include(await rowOf(body.id), { owner_id: reviewer.id, title: REPLY.title })
    assert.deepEqual(await listFor(reviewer), [body])
    assert.deepEqual(await listFor(other), [])
    assert.isEmpty(await logsOf(body.id))
    const browser = await api.enter(other)
    const edited = await browser.send('PUT', `${PATH}/${body.id}`, REPLY)
    const deleted = await browser.send('DELETE', `${PATH}/${body.id}`)
    assert.deepEqual([edited.status, deleted.status], [404, 404])
    assert.include(await rowOf(body.id), { version: 1 })
  })

  test('a shared reply is for all staff, and its changes are in the log', async ({ assert }) => {
    const [moderator, reviewer] = [await makeStaff('moderator'), await makeStaff('reviewer')]
    const browser = await api.enter(moderator)
    const { body } = await browser.send('POST', PATH, { ...REPLY, shared: true })
    assert.include(await rowOf(body.id), { owner_id: null })
    assert.deepEqual(await listFor(reviewer), [body])
    const change = { ...REPLY, title: 'Offline', ruleIds: ['online', 'help'], version: 1 }
    const edited = await browser.send('PUT', `${PATH}/${body.id}`, change)
    assert.deepInclude(edited.body, { title: 'Offline', version: 2, ruleIds: ['online', 'help'] })
    assert.deepInclude(await rowOf(body.id), { title: 'Offline', version: 2 })
    const deleted = await browser.send('DELETE', `${PATH}/${body.id}`)
    assert.deepEqual([deleted.status, deleted.body], [200, { id: body.id }])
    assert.isNull(await rowOf(body.id))
    const logs = await logsOf(body.id)
    assert.deepEqual(
      logs.map(({ action, admin_id: by }) => [action, by]),
      ['add', 'edit', 'remove'].map((verb) => [`${verb}_saved_reply`, moderator.id])
    )
    assert.deepInclude(logs[1].details, { oldValue: REPLY, targetName: 'Offline' })
    const events = await db.from('outbox').where({ topic: 'saved_reply', key: String(body.id) })
    assert.lengthOf(events, 3)
  })

  test('reviewers can neither change a shared reply nor share their own', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('reviewer'))
    const { id } = await makeSavedReply()
    const answers = [
      await browser.send('POST', PATH, { ...REPLY, shared: true }),
      await browser.send('PUT', `${PATH}/${id}`, REPLY),
      await browser.send('DELETE', `${PATH}/${id}`),
    ]
    for (const { status, body } of answers)
      assert.deepEqual([status, body.code], [403, 'forbidden'])
    assert.lengthOf(await repliesOf(null), 1)
    assert.include(await rowOf(id), { version: 1 })
  })

  test('lists the oldest first, so that numbers stay', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    for (const [title, ownerId] of [
      ['First', null],
      ['Second', reviewer.id],
      ['Third', null],
    ] as const)
      await makeSavedReply({ title, ownerId })
    const titles = (await listFor(reviewer)).map(({ title }: { title: string }) => title)
    assert.deepEqual(titles, ['First', 'Second', 'Third'])
  })

  test('is only for staff', async ({ assert }) => {
    assert.equal((await api.get(PATH)).status, 401)
    assert.equal((await api.getAs(await makeUser(), PATH)).status, 403)
    const refused = await (await api.enter(await makeUser())).send('POST', PATH, REPLY)
    assert.equal(refused.status, 403)
    assert.isEmpty(await db.from('saved_replies'))
  })

  test('rejects what cannot be filled in, and what is too long', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('reviewer'))
    for (const [change, field, rule] of [
      [{ textEn: 'Hi {name}' }, 'textEn', 'placeholder'],
      [{ textRo: 'Salut, {Member}' }, 'textRo', 'placeholder'],
      [{ textEn: 'Empty {}' }, 'textEn', 'placeholder'],
      [{ ruleIds: [] }, 'textEn', 'ruleNeeded'],
      [{ ruleIds: undefined }, 'textRo', 'ruleNeeded'],
      [{ ruleIds: ['no-such-rule'] }, 'ruleIds.0', 'enum'],
      [{ ruleIds: ['online', 'online'] }, 'ruleIds', 'distinct'],
      [{ title: ' ' }, 'title', 'required'],
      [{ title: 'x'.repeat(SAVED_REPLY_LIMITS.title.max + 1) }, 'title', 'maxLength'],
      [{ textEn: 'x'.repeat(SAVED_REPLY_LIMITS.text.max + 1) }, 'textEn', 'maxLength'],
      [{ textRo: undefined }, 'textRo', 'required'],
    ] as const) {
      const { status, body } = await browser.send('POST', PATH, { ...REPLY, ...change })
      assert.equal(status, 422, JSON.stringify(change).slice(0, 90))
      const errors = body.errors.map((error: Record<string, string>) => [error.field, error.rule])
      assert.deepInclude(errors, [field, rule])
    }
    assert.equal((await browser.send('POST', PATH, { ...REPLY, version: 1 })).status, 422)
    assert.isEmpty(await db.from('saved_replies'))
  })

  test('saves once per Idempotency-Key', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    const browser = await api.enter(reviewer)
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await browser.send('POST', PATH, REPLY, headers)
    const second = await browser.send('POST', PATH, REPLY, headers)
    assert.deepEqual([second.status, second.body], [201, first.body])
    assert.lengthOf(await repliesOf(reviewer.id), 1)
  })

  test('of concurrent edits of one version, one is stored', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('owner'))
    const { id } = await makeSavedReply()
    const titles = Array.from({ length: RACERS }, (_, index) => `Title ${index}`)
    const answers = await Promise.all(
      titles.map((title) => browser.send('PUT', `${PATH}/${id}`, { ...REPLY, title, version: 1 }))
    )
    const stored = answers.filter(({ status }) => status === 200)
    assert.lengthOf(stored, 1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      assert.deepInclude(body, { code: 'conflict', reason: 'outdated' })
    assert.include(await rowOf(id), { title: stored[0]!.body.title, version: 2 })
  })

  for (const kind of ['shared', 'personal'] as const) {
    test(`there are never more ${kind} replies than allowed`, async ({ assert }) => {
      const staff = await makeStaff('owner')
      const ownerId = kind === 'shared' ? null : staff.id
      await fill(ownerId, MAX_SAVED_REPLIES[kind] - 2)
      const browser = await api.enter(staff)
      const answers = await Promise.all(
        Array.from({ length: RACERS }, () =>
          browser.send('POST', PATH, { ...REPLY, shared: kind === 'shared' })
        )
      )
      assert.lengthOf(
        answers.filter(({ status }) => status === 201),
        2
      )
      for (const { body } of answers.filter(({ status }) => status !== 201))
        assert.deepInclude(body, { code: 'limit', limit: MAX_SAVED_REPLIES[kind] })
      assert.lengthOf(await repliesOf(ownerId), MAX_SAVED_REPLIES[kind])
    })
  }

  test('an account exports its own replies, and deletes them when it ends', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    await makeSavedReply({ ownerId: reviewer.id, title: 'Mine' })
    const shared = await makeSavedReply({ title: 'Ours' })
    const browser = await api.enter(reviewer)
    await db.from('users').where('id', reviewer.id).update({ language: 'ro' })
    const { body } = await browser.get('/api/user/export')
    assert.deepEqual(
      body.savedReplies.map(({ title }: { title: string }) => title),
      ['Mine']
    )
    assert.equal(body.account.profile.language, 'ro')
    await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.isEmpty(await repliesOf(reviewer.id))
    assert.isNotNull(await rowOf(shared.id))
    assert.isNull((await db.from('users').where('id', reviewer.id).first()).language)
  })

  test('staff see in which language to write, and nobody else does', async ({ assert }) => {
    const author = await makeUser()
    await db.from('users').where('id', author.id).update({ language: 'ro' })
    const bot = await makeBot({ userId: author.id, approvalStatus: 'approved' })
    const staff = await api.getAs(await makeStaff('reviewer'), `/api/admin/bots/${bot.id}`)
    assert.equal(staff.body.submitterLanguage, 'ro')
    const visitor = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.equal(visitor.status, 200)
    assert.notInclude(visitor.text, 'submitterLanguage')
  })
})
