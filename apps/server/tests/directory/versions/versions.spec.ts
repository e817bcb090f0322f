import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeStaff, makeUser } from '#database/factories/index'
import { deleteOldVersions } from '#app/directory/jobs/delete_old_versions'
import { submissionOf, useBuilders } from '#tests/directory/support/builders'
import { Browser } from '#tests/identity/support/browser'

const versionsOf = (botId: number) =>
  db.from('bot_versions').where('bot_id', botId).orderBy('number')
const pathOf = ({ id }: { id: number }, rest = '') => `/api/bots/${id}/versions${rest}`

test.group('Versions of a listing', (group) => {
  const { api, builder, botAtDiscord } = useBuilders(group)

  test('begin with the submission, and continue with each change', async ({ assert }) => {
    const { member, browser } = await builder()
    const discordBotId = botAtDiscord()
    const { body: bot } = await browser.send('POST', '/api/bots', submissionOf(discordBotId))
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?', tags: ['Music'] })
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' })

    const rows = await versionsOf(bot.id)
    assert.deepEqual(
      rows.map(({ number, kind, author_id: author }) => [number, kind, author]),
      [
        [1, 'submitted', member.id],
        [2, 'edited', member.id],
      ]
    )
    assert.isNotNull(rows[0].replaced_at)
    assert.isNull(rows[1].replaced_at)
    assert.deepEqual(rows[1].changed_fields, ['prefix', 'tags'])
    assert.include(rows[0].fields, { prefix: '!', website: 'https://fern.example/' })

    const { status, body } = await browser.get(pathOf(bot))
    assert.equal(status, 200)
    assert.deepEqual(
      body.map(({ number, kind }: { number: number; kind: string }) => [number, kind]),
      [
        [2, 'edited'],
        [1, 'submitted'],
      ]
    )
    assert.equal(body[0].author.id, member.id)
    const { body: first } = await browser.get(pathOf(bot, '/1'))
    assert.deepEqual(first.fields.tags, ['Utility'])
    assert.equal((await browser.get(pathOf(bot, '/3'))).status, 404)
  })

  test('of an old listing begin with what it was before the change', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, prefix: '!' })
    const { body: before } = await browser.get(pathOf(bot))
    assert.lengthOf(before, 1)
    assert.include(before[0], { number: 1, kind: 'recorded', author: null })
    assert.lengthOf(await versionsOf(bot.id), 0)

    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' })
    const rows = await versionsOf(bot.id)
    assert.deepEqual(
      rows.map(({ kind, approved, fields }) => [kind, approved, fields.prefix]),
      [
        ['recorded', true, '!'],
        ['edited', false, '?'],
      ]
    )
  })

  test('are listed page by page', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    for (const prefix of ['a', 'b', 'c']) {
      await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix })
    }
    const numbers: number[] = []
    let next: string | undefined = pathOf(bot, '?limit=3')
    while (next) {
      const { body, headers } = await browser.get(next)
      numbers.push(...body.map(({ number }: { number: number }) => number))
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    }
    assert.deepEqual(numbers, [4, 3, 2, 1])
  })

  test('are read by owners and staff only', async ({ assert }) => {
    const { member: coOwner, browser } = await builder()
    const { browser: stranger } = await builder()
    const staff = await api.enter(await makeStaff('reviewer'))
    const bot = await makeBot({ additionalOwners: [coOwner.id] })
    const hidden = await makeBot({ approvalStatus: 'pending' })
    for (const rest of ['', '/1']) {
      assert.equal((await new Browser(browser.client).get(pathOf(bot, rest))).status, 401)
      assert.equal((await stranger.get(pathOf(bot, rest))).status, 403)
      assert.equal((await stranger.get(pathOf(hidden, rest))).status, 404)
      assert.equal((await browser.get(pathOf(bot, rest))).status, 200)
      assert.equal((await staff.get(pathOf(hidden, rest))).status, 200)
    }
  })

  test('an edit by staff makes an approved version', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const bot = await makeBot()
    const sent = { websiteUrl: 'https://fern.example/' }
    const browser = await api.enter(staff)
    const { body } = await browser.send('PATCH', `/api/admin/bots/${bot.id}`, sent)
    assert.equal(body.version, 2)
    const [, made] = await versionsOf(bot.id)
    assert.include(made, { kind: 'staff_edited', author_id: staff.id, approved: true })
    assert.deepEqual(made.changed_fields, ['website'])
  })

  test('a decision says which version it is about, and a resubmission follows it', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const staff = await api.enter(await makeStaff('reviewer'))
    const bot = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    botAtDiscord(bot.discordBotId)
    await staff.send('POST', `/api/admin/bots/${bot.id}/reject`, { reason: 'Too short.' })
    await browser.send('PATCH', `/api/bots/${bot.id}`, {
      ...submissionOf(bot.discordBotId),
      approvalStatus: 'pending',
      approvalReason: '',
    })
    const { body } = await staff.get(`/api/admin/bots/${bot.id}`)
    assert.equal(body.version, 2)
    assert.include(body.decisions[0], { action: 'reject_bot', version: 1 })
    const [, made] = await versionsOf(bot.id)
    assert.include(made, { kind: 'resubmitted', author_id: member.id })
  })

  test('a decision about a version that is no longer the newest is refused', async ({ assert }) => {
    const { member, browser } = await builder()
    const staff = await api.enter(await makeStaff('owner'))
    const bot = await makeBot({ userId: member.id, approvalStatus: 'pending' })
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' })
    for (const [call, json] of [
      ['approve', { version: 1 }],
      ['reject', { version: 1, reason: 'Too short.' }],
    ] as const) {
      const { status, body } = await staff.send('POST', `/api/admin/bots/${bot.id}/${call}`, json)
      assert.equal(status, 409)
      assert.include(body, { code: 'conflict', reason: 'outdated', version: 2 })
    }
    const before = await db.from('bots').where('id', bot.id).first()
    assert.equal(before.approval_status, 'pending')
    const sent = { version: 2 }
    const { status } = await staff.send('POST', `/api/admin/bots/${bot.id}/approve`, sent)
    assert.equal(status, 200)
    const log = await db.from('admin_logs').where('action', 'approve_bot').first()
    assert.equal(log.details.version, 2)
    const [, newest] = await versionsOf(bot.id)
    assert.isTrue(newest.approved)
  })

  test('an edit and a decision at the same time: the decision is about what staff saw', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const staff = await api.enter(await makeStaff('owner'))
    for (let round = 0; round < 5; round++) {
      const bot = await makeBot({ userId: member.id, approvalStatus: 'pending', prefix: '!' })
      const [, { status }] = await Promise.all([
        browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' }),
        staff.send('POST', `/api/admin/bots/${bot.id}/approve`, { version: 1 }),
      ])
      const { approval_status: state } = await db.from('bots').where('id', bot.id).first()
      assert.equal(state, status === 200 ? 'approved' : 'pending')
      if (status !== 200) continue
      const approved = await versionsOf(bot.id).where('approved', true).first()
      assert.equal(approved.fields.prefix, '!')
    }
  })

  test('are deleted a year after they were replaced, except the last approved one', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    for (const prefix of ['a', 'b', 'c']) {
      await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix })
    }
    await db
      .from('bot_versions')
      .where({ bot_id: bot.id })
      .whereNotNull('replaced_at')
      .update({ replaced_at: db.rawQuery("now() - interval '13 months'").knexQuery })
    await deleteOldVersions.run({}, new AbortController().signal)
    const left = await versionsOf(bot.id)
    assert.deepEqual(
      left.map(({ number }) => number),
      [1, 4]
    )
  })

  test('are exported, and lose their author when the account is deleted', async ({ assert }) => {
    const { member, browser } = await builder()
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id, additionalOwners: [member.id] })
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' })
    const { body } = await browser.get('/api/user/export')
    assert.lengthOf(body.botVersions, 1)
    assert.include(body.botVersions[0], { botId: bot.id, number: 2, kind: 'edited' })
    await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    const [, made] = await versionsOf(bot.id)
    assert.isNull(made.author_id)
  })
})
