import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { submissionOf, useBuilders } from '#tests/directory/support/builders'
import { eventually } from '#tests/helpers/eventually'
import { Browser } from '#tests/identity/support/browser'

const rowOf = (id: number) => db.from('bots').where('id', id).first()
const pathOf = ({ id }: { id: number }) => `/api/bots/${id}`
const OLD_TEXT = 'It has been described at length before, and better than it ever was.'
/** Has most words of the old text, so that the change need not wait for staff. */
const NEW_TEXT = 'It has been described anew, at length, and better than it ever was before.'

test.group('PATCH /api/bots/:id', (group) => {
  const { builder, stranger, botAtDiscord, discord } = useBuilders(group)

  test('changes the sent fields, keeps the others, and clears empty ones', async ({ assert }) => {
    const { member, browser } = await builder()
    const owner = stranger()
    const bot = await makeBot({
      userId: member.id,
      additionalOwners: [owner],
      website: 'https://old.example/',
      description: OLD_TEXT,
      prefix: '!',
    })
    const before = await rowOf(bot.id)
    const { status, body } = await browser.send('PATCH', pathOf(bot), {
      description: `  ${NEW_TEXT} `,
      website: '',
      prefix: '',
      tags: ['Music', 'Utility'],
    })
    assert.equal(status, 200)
    assert.include(body, { id: bot.id, description: NEW_TEXT, website: null, prefix: '/' })
    assert.deepEqual(body.tags, ['Music', 'Utility'])
    const row = await rowOf(bot.id)
    assert.deepEqual(row.additional_owners, [owner])
    assert.include(row, {
      description: NEW_TEXT,
      website: null,
      short_description: before.short_description,
      approval_status: 'approved',
    })
    const log = await db.from('admin_logs').where('target_id', String(bot.id)).first()
    assert.include(log, { admin_id: member.id, action: 'edit_bot' })
    assert.equal(log.details.oldValue.website, 'https://old.example/')
    assert.equal(log.details.newValue.description, NEW_TEXT)
    assert.deepEqual(log.details.newValue.tags, ['Music', 'Utility'])
    assert.lengthOf(await db.from('outbox').where({ topic: 'bot', key: String(bot.id) }), 1)
  })

  test('logs the former categories when they change', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const put = (tags: string[]) => browser.send('PATCH', pathOf(bot), { tags })
    await put(['Music'])
    await put(['Utility', 'Music'])
    await put(['Music', 'Utility'])

    const logs = await db.from('admin_logs').where('target_id', String(bot.id)).orderBy('id')
    assert.deepEqual(
      logs.slice(1).map(({ details }) => [details.oldValue, details.newValue]),
      [
        [{ tags: ['Music'] }, { tags: ['Music', 'Utility'] }],
        [{}, {}],
      ]
    )
  })

  test("accepts everything that the edit form sends, and ignores the platform's fields", async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const { discordBotId: _, ...form } = submissionOf(bot.discordBotId)
    const sent = { ...form, name: 'Mine', avatar: 'abc', banner: '', additionalOwners: [] }
    const { status } = await browser.send('PATCH', pathOf(bot), sent)
    assert.equal(status, 200)
    assert.include(await rowOf(bot.id), { name: bot.name, avatar: bot.avatar })
  })

  test('is for its owners: 401, 403 of a public one, else 404', async ({ assert }) => {
    const { browser } = await builder()
    const { browser: staff } = await builder({ roles: ['owner'] })
    const visitor = new Browser(browser.client)
    const approved = await makeBot()
    const pending = await makeBot({ approvalStatus: 'pending' })
    const gone = await makeBot({ deletedAt: ago({ days: 1 }) })
    const change = { description: NEW_TEXT }
    const statusOf = async (by: Browser, bot: { id: number }) =>
      (await by.send('PATCH', pathOf(bot), change)).status
    assert.equal(await statusOf(visitor, approved), 401)
    assert.equal(await statusOf(browser, approved), 403)
    assert.equal(await statusOf(staff, approved), 403)
    assert.equal(await statusOf(browser, pending), 404)
    assert.equal(await statusOf(staff, pending), 403)
    assert.equal(await statusOf(browser, gone), 404)
    // The platform id is not the internal id.
    const asDiscordId = { id: Number(approved.discordBotId) }
    assert.equal(await statusOf(browser, asDiscordId), 404)
    for (const bot of [approved, pending, gone])
      assert.equal((await rowOf(bot.id)).description, bot.description)
  })

  for (const approvalStatus of ['approved', 'pending', 'rejected'] as const) {
    test(`refuses to approve a ${approvalStatus} bot`, async ({ assert }) => {
      const { member, browser } = await builder()
      const bot = await makeBot({ userId: member.id, approvalStatus })
      const before = await rowOf(bot.id)
      for (const wanted of ['approved', 'Pending', ['pending'], null, true]) {
        const sent = { description: NEW_TEXT, approvalStatus: wanted }
        const { status, body } = await browser.send('PATCH', pathOf(bot), sent)
        assert.equal(status, 422)
        assert.equal(body.code, 'unknown_field')
      }
      assert.deepEqual(await rowOf(bot.id), before)
    })
  }

  test('sends a rejected bot to review again', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, approvalStatus: 'rejected' })
    botAtDiscord(bot.discordBotId)
    const form = submissionOf(bot.discordBotId)
    const sent = { ...form, approvalStatus: 'pending', approvalReason: '' }
    const { status, body } = await browser.send('PATCH', pathOf(bot), sent)
    assert.equal(status, 200)
    assert.include(body, { approvalStatus: 'pending', approvalReason: null, name: 'Fern' })
    assert.include(await rowOf(bot.id), {
      approval_status: 'pending',
      approval_reason: null,
      approved_by: null,
      name: 'Fern',
      short_description: form.shortDescription,
    })
    const log = await db.from('admin_logs').where('target_id', String(bot.id)).first()
    assert.equal(log.action, 'resubmit_bot')
  })

  test('resubmits once for concurrent requests', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id, approvalStatus: 'rejected' })
    botAtDiscord(bot.discordBotId)
    const sent = { approvalStatus: 'pending', approvalReason: '' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.send('PATCH', pathOf(bot), sent))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(9).fill(409)])
  })

  test('rejects a resubmission by a member outside of the community server', async ({ assert }) => {
    const { member, browser } = await builder({}, false)
    const bot = await makeBot({ userId: member.id, approvalStatus: 'rejected' })
    const sent = { approvalStatus: 'pending', approvalReason: '' }
    const { status, body } = await browser.send('PATCH', pathOf(bot), sent)
    assert.equal(status, 403)
    assert.equal(body.code, 'server_membership')
    assert.equal((await rowOf(bot.id)).approval_status, 'rejected')
  })

  for (const approvalStatus of ['approved', 'pending'] as const) {
    test(`keeps a ${approvalStatus} bot where it is`, async ({ assert }) => {
      const { member, browser } = await builder()
      const bot = await makeBot({ userId: member.id, approvalStatus })
      const before = await rowOf(bot.id)
      const form = submissionOf(bot.discordBotId)
      const sent = { ...form, approvalStatus: 'pending', approvalReason: '' }
      const { status } = await browser.send('PATCH', pathOf(bot), sent)
      assert.equal(status, 409)
      assert.deepEqual(await rowOf(bot.id), before)
    })
  }

  for (const [key, value] of Object.entries({
    certified: true,
    certifiedBy: '400000000000000001',
    certifiedAt: '2026-01-01T00:00:00Z',
    approvedBy: '400000000000000001',
    approvedAt: '2026-01-01T00:00:00Z',
    approvalReason: 'I like it',
    servingCount: 999_999,
    autoDeleted: true,
    status: 'online',
    createdAt: '2020-01-01T00:00:00Z',
    id: 1,
    discordBotId: '599999999999999998',
    userId: '400000000000000001',
    $isPersisted: false,
    $attributes: { certified: true },
    constructor: { prototype: { x: 1 } },
  })) {
    test(`refuses ${key}`, async ({ assert }) => {
      const { member, browser } = await builder()
      const bot = await makeBot({ userId: member.id })
      const before = await rowOf(bot.id)
      const sent = { description: NEW_TEXT, [key]: value }
      const { status, body } = await browser.send('PATCH', pathOf(bot), sent)
      assert.equal(status, 422)
      assert.equal(body.code, 'unknown_field')
      assert.deepEqual(await rowOf(bot.id), before)
    })
  }

  test('rejects __proto__ and pollutes no prototype', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const { status } = await browser.client.request('PATCH', pathOf(bot), {
      body: '{"__proto__":{"x":1}}',
      headers: {
        cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'XMLHttpRequest',
      },
    })
    assert.equal(status, 422)
    assert.isUndefined(({} as { x?: number }).x)
  })

  test("accepts and ignores the bot's own id", async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const sent = { discordBotId: bot.discordBotId, description: NEW_TEXT }
    assert.equal((await browser.send('PATCH', pathOf(bot), sent)).status, 200)
  })

  test('lets co-owners change everything except the owners', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ additionalOwners: [member.id], description: OLD_TEXT })
    const before = await rowOf(bot.id)
    for (const additionalOwners of [[], [stranger()], '', `${member.id},${stranger()}`, ['x']]) {
      const sent = { description: NEW_TEXT, additionalOwners }
      const { status, body } = await browser.send('PATCH', pathOf(bot), sent)
      assert.equal(status, 403)
      assert.equal(body.code, 'forbidden')
    }
    assert.deepEqual(await rowOf(bot.id), before)

    const sent = { description: NEW_TEXT, additionalOwners: [member.id] }
    assert.equal((await browser.send('PATCH', pathOf(bot), sent)).status, 200)
    assert.equal((await rowOf(bot.id)).description, NEW_TEXT)
  })

  test('keeps the first three co-owners', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const [a, b, c, d] = [stranger(), stranger(), stranger(), stranger()]
    const named = [` ${a} `, member.id, a, '', b, c, d]
    for (const additionalOwners of [named, named.join(',')]) {
      const { status } = await browser.send('PATCH', pathOf(bot), { additionalOwners })
      assert.equal(status, 200)
      assert.deepEqual((await rowOf(bot.id)).additional_owners, [a, b, c])
    }
    const emptied = await browser.send('PATCH', pathOf(bot), { additionalOwners: '' })
    assert.deepEqual(emptied.body.additionalOwners, [])
  })

  test('rejects invalid owners', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const unknown = '499999999999999998'
    const aBot = botAtDiscord()
    for (const additionalOwners of [
      [unknown],
      aBot,
      'x'.repeat(10_000),
      7,
      true,
      { 0: unknown },
      [7],
      [[unknown]],
    ]) {
      const { status } = await browser.send('PATCH', pathOf(bot), { additionalOwners })
      assert.equal(status, 422, JSON.stringify(additionalOwners).slice(0, 50))
    }
    assert.deepEqual((await rowOf(bot.id)).additional_owners, [])
  })

  test('checks only new owners with Discord', async ({ assert }) => {
    const { member, browser } = await builder()
    const known = stranger()
    const bot = await makeBot({ userId: member.id, additionalOwners: [known] })
    await discord.during({ kind: 'server_error', prefix: '/' }, async () => {
      const sent = { description: NEW_TEXT, additionalOwners: known }
      assert.equal((await browser.send('PATCH', pathOf(bot), sent)).status, 200)
      const more = { additionalOwners: [known, '499999999999999997'] }
      assert.equal((await browser.send('PATCH', pathOf(bot), more)).status, 503)
    })
  })

  test('rejects a former owner at once', async ({ assert }) => {
    const { member: coOwner, browser } = await builder()
    const { member: mainOwner, browser: main } = await builder()
    const bot = await makeBot({ userId: mainOwner.id, additionalOwners: [coOwner.id] })
    const sent = { description: NEW_TEXT }
    assert.equal((await browser.send('PATCH', pathOf(bot), sent)).status, 200)
    assert.equal((await main.send('PATCH', pathOf(bot), { additionalOwners: [] })).status, 200)
    assert.equal((await browser.send('PATCH', pathOf(bot), sent)).status, 403)
  })

  test('excludes reviews by new owners from the average, and counts them again later', async ({
    assert,
  }) => {
    const { member, browser } = await builder()
    const { member: reviewer } = await builder()
    const bot = await makeBot({ userId: member.id })
    await makeRating({ botId: bot.id, userId: reviewer.id, rating: 5 })
    await makeRating({ botId: bot.id, rating: 2 })
    const promoted = await browser.send('PATCH', pathOf(bot), { additionalOwners: [reviewer.id] })
    assert.include(promoted.body, { averageRating: 2, ratingCount: 1 })
    const demoted = await browser.send('PATCH', pathOf(bot), { additionalOwners: [] })
    assert.include(demoted.body, { averageRating: 3.5, ratingCount: 2 })
  })

  test('rejects what the add form rejects', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const other = 'https://discord.com/oauth2/authorize?client_id=500000000000000001'
    const before = await rowOf(bot.id)
    for (const sent of [
      { shortDescription: '' },
      { description: null },
      { description: 7 },
      { inviteUrl: other },
      { inviteUrl: 'https://elsewhere.example/' },
      { inviteUrl: 'http://discord.com/oauth2/authorize' },
      { website: 'ftp://example.com' },
      { prefix: 'x'.repeat(21) },
      { tags: [] },
      { categoryIds: ['0'] },
    ]) {
      const { status, body } = await browser.send('PATCH', pathOf(bot), sent)
      assert.equal(status, 422, JSON.stringify(sent))
      assert.equal(body.errors[0].field, Object.keys(sent)[0])
    }
    assert.deepEqual(await rowOf(bot.id), before)
  })
})

test.group('DELETE /api/bots/:id', (group) => {
  const { api, builder } = useBuilders(group)

  test('hides the bot from everybody at once, and keeps its row', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const page = `/api/bots/discord/${bot.discordBotId}`
    assert.equal((await api.get(page)).status, 200)
    const { status, body } = await browser.send('DELETE', pathOf(bot))
    assert.equal(status, 200)
    assert.deepEqual(body, { id: bot.id, discordBotId: bot.discordBotId })
    const row = await rowOf(bot.id)
    assert.isNotNull(row.deleted_at)
    assert.equal(row.deleted_by, member.id)
    await eventually(async () => (await browser.get(page)).status === 404)
    assert.equal((await browser.send('DELETE', pathOf(bot))).status, 404)
    const logs = await db.from('admin_logs').where('target_id', String(bot.id))
    assert.deepEqual(
      logs.map(({ action, admin_id: by }) => [action, by]),
      [['delete_bot', member.id]]
    )
    const told = await db.from('outbox').where({ topic: 'bot', key: String(bot.id) })
    assert.lengthOf(told, 1)
  })

  test('is allowed for owners, including co-owners', async ({ assert }) => {
    const { member, browser } = await builder()
    const theirs = await makeBot()
    const hidden = await makeBot({ approvalStatus: 'pending' })
    const shared = await makeBot({ additionalOwners: [member.id] })
    const visitor = new Browser(browser.client)
    const staff = await api.enter(await makeStaff('moderator'))
    assert.equal((await visitor.send('DELETE', pathOf(theirs))).status, 401)
    assert.equal((await browser.send('DELETE', pathOf(theirs))).status, 403)
    assert.equal((await staff.send('DELETE', pathOf(theirs))).status, 403)
    assert.equal((await browser.send('DELETE', pathOf(hidden))).status, 404)
    assert.isNull((await rowOf(theirs.id)).deleted_at)
    assert.equal((await browser.send('DELETE', pathOf(shared))).status, 200)
    assert.isNotNull((await rowOf(shared.id)).deleted_at)
  })

  test('rejects banned owners, and bodies', async ({ assert }) => {
    const banned = await makeUser({ banned: true, banReason: 'Spam' })
    const bot = await makeBot({ userId: banned.id })
    assert.equal((await (await api.enter(banned)).send('DELETE', pathOf(bot))).status, 403)
    const { member, browser } = await builder()
    const own = await makeBot({ userId: member.id })
    assert.equal((await browser.send('DELETE', pathOf(own), { force: true })).status, 422)
    for (const { id } of [bot, own]) assert.isNull((await rowOf(id)).deleted_at)
  })

  test('succeeds once for concurrent requests', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.send('DELETE', pathOf(bot)))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(9).fill(404)])
    assert.lengthOf(await db.from('admin_logs').where('target_id', String(bot.id)), 1)
  })
})
