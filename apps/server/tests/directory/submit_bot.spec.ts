import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { resetDiscord } from '#app/platform/discord/discord'
import { ago, makeBot, makePremiumUser, makeStaff, makeUser } from '#database/factories/index'
import { NAME_AT_DISCORD, submissionOf, useBuilders } from '#tests/directory/support/builders'
import { Browser } from '#tests/identity/support/browser'

const PATH = '/api/bots'
const LIMIT = 5

const rowOf = (discordBotId: string) =>
  db.from('bots').where('discord_bot_id', discordBotId).whereNull('deleted_at').first()
const countOf = async (userId: string) =>
  (await db.from('bots').where('user_id', userId).whereNull('deleted_at')).length

async function makeBots(userId: string, count: number) {
  for (let made = 0; made < count; made++) await makeBot({ userId })
}

test.group('POST /api/bots', (group) => {
  const { api, discord, builder, stranger, botAtDiscord } = useBuilders(group)

  test("submits a bot for review, with the platform's data", async ({ assert }) => {
    const { member, browser } = await builder()
    const id = botAtDiscord()
    const owner = stranger()
    const sent = submissionOf(id, { additionalOwners: ` ${owner} , ,${member.id}` })

    const { status, body } = await browser.send('POST', PATH, sent)
    assert.equal(status, 201)
    const row = await rowOf(id)
    assert.include(body, {
      id: row.id,
      discordBotId: id,
      userId: member.id,
      name: NAME_AT_DISCORD,
      username: 'fern',
      approvalStatus: 'pending',
      prefix: '!',
      supportServer: null,
      website: 'https://fern.example/',
      servingCount: 0,
    })
    assert.deepEqual(body.tags, ['Utility'])
    assert.deepEqual(body.additionalOwners, [owner])
    assert.include(row, { name: NAME_AT_DISCORD, approval_status: 'pending', certified: false })
    assert.isNotNull(row.avatar)
    const log = await db.from('admin_logs').where('target_id', String(row.id)).first()
    assert.include(log, { admin_id: member.id, action: 'submit_bot' })
    const told = await db.from('outbox').where({ topic: 'bot', key: String(row.id) })
    assert.lengthOf(told, 1)
  })

  test('stores the language in which the member submits it', async ({ assert }) => {
    const { member, browser } = await builder()
    const languageOf = async () => (await db.from('users').where('id', member.id).first()).language
    assert.isNull(await languageOf())
    browser.cookies.set('language', 'ro')
    const { status } = await browser.send('POST', PATH, submissionOf(botAtDiscord()))
    assert.equal(status, 201)
    assert.equal(await languageOf(), 'ro')
    browser.cookies.delete('language')
    await browser.send('POST', PATH, submissionOf(botAtDiscord()))
    assert.equal(await languageOf(), 'ro')
  })

  test('sets the default prefix when there is none', async ({ assert }) => {
    const { browser } = await builder()
    const { prefix: _, ...sent } = submissionOf(botAtDiscord())
    const { status, body } = await browser.send('POST', PATH, sent)
    assert.equal(status, 201)
    assert.equal(body.prefix, '/')
  })

  test('accepts category ids too', async ({ assert }) => {
    const { browser } = await builder()
    const { id } = await db.from('categories').where('name', 'Music').firstOrFail()
    const sent = submissionOf(botAtDiscord(), { tags: undefined, categoryIds: [String(id)] })
    assert.deepEqual((await browser.send('POST', PATH, sent)).body.tags, ['Music'])
  })

  test('requires a member', async ({ assert }) => {
    const id = botAtDiscord()
    const visitor = new Browser((await builder()).browser.client)
    const { status, body } = await visitor.send('POST', PATH, submissionOf(id))
    assert.equal(status, 401)
    assert.equal(body.code, 'unauthenticated')
    assert.isNull(await rowOf(id))
  })

  test('rejects banned members with the reason', async ({ assert }) => {
    const { browser } = await builder({ banned: true, banReason: 'Spam' })
    const id = botAtDiscord()
    const { status, body } = await browser.send('POST', PATH, submissionOf(id))
    assert.equal(status, 403)
    assert.equal(body.code, 'account_restricted')
    assert.include(body.message, 'Spam')
    assert.isNull(await rowOf(id))
  })

  test('rejects members who are not in the community server', async ({ assert }) => {
    const { member, browser } = await builder({}, false)
    const id = botAtDiscord()
    const sent = submissionOf(id)
    const refused = await browser.send('POST', PATH, sent)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'server_membership')
    assert.include(refused.body.message, 'server membership')
    assert.isNull(await rowOf(id))

    const claimed = await browser.send('POST', PATH, { ...sent, isInServer: true })
    assert.equal(claimed.status, 403)
    discord.control.setMembership(member.id, true)
    resetDiscord()
    assert.equal((await browser.send('POST', PATH, sent)).status, 201)
  })

  for (const [key, value] of Object.entries({
    certified: true,
    approvalStatus: 'approved',
    approvalReason: '',
    userId: '400000000000000001',
    servingCount: 999_999,
    autoDeleted: false,
    id: 7,
  })) {
    test(`refuses ${key}`, async ({ assert }) => {
      const { browser } = await builder()
      const id = botAtDiscord()
      const { status, body } = await browser.send('POST', PATH, {
        ...submissionOf(id),
        [key]: value,
      })
      assert.equal(status, 422)
      assert.equal(body.code, 'unknown_field')
      assert.equal(body.errors[0].field, key)
      assert.isNull(await rowOf(id))
    })
  }

  test("reports all invalid fields at once, with the form's messages", async ({ assert }) => {
    const { browser } = await builder()
    const { status, body } = await browser.send('POST', PATH, {
      discordBotId: 'fern',
      shortDescription: 'short',
      inviteUrl: '',
      website: 'javascript:alert(1)',
      tags: [],
    })
    assert.equal(status, 422)
    assert.deepEqual(
      body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
      [
        ['discordBotId', 'Please enter a valid Discord bot ID (numbers only).'],
        ['shortDescription', 'Short description must be at least 10 characters.'],
        ['description', 'Description must be at least 50 characters.'],
        ['inviteUrl', 'Please enter a valid Discord invite URL.'],
        ['website', 'Please enter a valid website URL.'],
        ['tags', 'Please select at least one category.'],
      ]
    )
  })

  test('rejects unknown bots, users, and unknown categories', async ({ assert }) => {
    const { member, browser } = await builder()
    const unknown = await browser.send('POST', PATH, submissionOf('599999999999999999'))
    assert.equal(unknown.status, 422)
    assert.equal(unknown.body.errors[0].message, 'Failed to fetch bot information.')
    const person = await browser.send('POST', PATH, submissionOf(member.id))
    assert.equal(person.status, 422)
    const sent = submissionOf(botAtDiscord(), { tags: ['Utility', 'Gardening'] })
    const category = await browser.send('POST', PATH, sent)
    assert.equal(category.body.errors[0].field, 'tags')
    assert.equal(await countOf(member.id), 0)
  })

  test('rejects co-owners whom the platform does not know', async ({ assert }) => {
    const { member, browser } = await builder()
    const sent = submissionOf(botAtDiscord(), { additionalOwners: ['499999999999999999'] })
    const { status, body } = await browser.send('POST', PATH, sent)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'additionalOwners')
    assert.equal(await countOf(member.id), 0)
  })

  for (const [state, message] of Object.entries({
    approved: 'This bot is already approved and listed on the platform.',
    pending: 'This bot is already submitted and waiting for approval.',
    rejected:
      'This bot was submitted by somebody else and rejected. Only its owners can resubmit it.',
  })) {
    test(`refuses a bot that is ${state}, and leaves its owner`, async ({ assert }) => {
      const { browser } = await builder()
      const approvalStatus = state as 'approved' | 'pending' | 'rejected'
      const bot = await makeBot({ approvalStatus })
      botAtDiscord(bot.discordBotId)
      const before = await rowOf(bot.discordBotId)
      const { status, body } = await browser.send('POST', PATH, submissionOf(bot.discordBotId))
      assert.equal(status, 409)
      assert.equal(body.message, message)
      assert.equal(body.reason, state === 'rejected' ? 'rejectedOfOthers' : state)
      assert.deepEqual(await rowOf(bot.discordBotId), before)
    })
  }

  for (const as of ['main', 'additional'] as const) {
    test(`tells the ${as} owner of a rejected bot to resubmit it`, async ({ assert }) => {
      const { member, browser } = await builder()
      const owners = as === 'main' ? { userId: member.id } : { additionalOwners: [member.id] }
      const bot = await makeBot({ approvalStatus: 'rejected', ...owners })
      botAtDiscord(bot.discordBotId)
      const { status, body } = await browser.send('POST', PATH, submissionOf(bot.discordBotId))
      assert.deepEqual(
        [status, body.reason, body.message],
        [409, 'rejected', 'This bot was previously rejected. You can update and resubmit it.']
      )
    })
  }

  test('accepts a deleted bot again', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ deletedAt: ago({ days: 1 }) })
    botAtDiscord(bot.discordBotId)
    const { status } = await browser.send('POST', PATH, submissionOf(bot.discordBotId))
    assert.equal(status, 201)
    assert.equal((await rowOf(bot.discordBotId)).user_id, member.id)
  })

  test('rejects one more than the limit; deleted bots do not count', async ({ assert }) => {
    const { member, browser } = await builder()
    await makeBots(member.id, LIMIT - 1)
    await makeBot({ userId: member.id, deletedAt: ago({ days: 1 }) })
    await makeBot({ additionalOwners: [member.id] })
    assert.equal((await browser.send('POST', PATH, submissionOf(botAtDiscord()))).status, 201)
    const { status, body } = await browser.send('POST', PATH, submissionOf(botAtDiscord()))
    assert.equal(status, 403)
    assert.equal(body.code, 'limit')
    assert.equal(body.limit, 5)
    assert.include(body.message, '5 bots')
    assert.equal(await countOf(member.id), LIMIT)
  })

  test('allows premium members ten, and staff any number', async ({ assert }) => {
    const premium = await makePremiumUser()
    const staff = await makeStaff('reviewer')
    for (const { id, username } of [premium, staff])
      discord.control.addPerson({ id, username: username!, inServer: true })
    await makeBots(premium.id, 9)
    await makeBots(staff.id, 10)
    const asPremium = await api.enter(premium)
    const asStaff = await api.enter(staff)
    assert.equal((await asPremium.send('POST', PATH, submissionOf(botAtDiscord()))).status, 201)
    assert.equal((await asPremium.send('POST', PATH, submissionOf(botAtDiscord()))).status, 403)
    assert.equal((await asStaff.send('POST', PATH, submissionOf(botAtDiscord()))).status, 201)
  })

  test('accepts a bot once when many submit it at once', async ({ assert }) => {
    const id = botAtDiscord()
    const builders = await Promise.all(Array.from({ length: 10 }, () => builder()))
    const answers = await Promise.all(
      builders.map(({ browser }) => browser.send('POST', PATH, submissionOf(id)))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array(9).fill(409)])
    assert.lengthOf(await db.from('bots').where('discord_bot_id', id), 1)
  })

  test('repeats the response for the same key, and submits once', async ({ assert }) => {
    const { member, browser } = await builder()
    const sent = submissionOf(botAtDiscord())
    const key = { 'idempotency-key': 'one' }
    const first = await browser.send('POST', PATH, sent, key)
    const second = await browser.send('POST', PATH, sent, key)
    assert.deepEqual([first.status, second.status], [201, 201])
    assert.deepEqual(second.body, first.body)
    assert.equal(await countOf(member.id), 1)
  })

  test('fails at once and stores nothing while Discord is unavailable', async ({ assert }) => {
    const { member, browser } = await builder()
    const id = botAtDiscord()
    await discord.during({ kind: 'server_error', prefix: '/' }, async () => {
      const wrong = await browser.send('POST', PATH, submissionOf(id, { description: 'short' }))
      assert.equal(wrong.status, 422)
      const { status, headers } = await browser.send('POST', PATH, submissionOf(id))
      assert.equal(status, 503)
      assert.isNotNull(headers.get('retry-after'))
    })
    assert.equal(await countOf(member.id), 0)
  })
})

test.group('GET /api/bots/discord/:id/status', (group) => {
  const { api } = useBuilders(group)

  test('shows members the status of a bot, and nothing else', async ({ assert }) => {
    const member = await makeUser()
    for (const approvalStatus of ['approved', 'pending', 'rejected'] as const) {
      const { discordBotId } = await makeBot({ approvalStatus })
      const path = `/api/bots/discord/${discordBotId}/status`
      const { status, body } = await api.getAs(member, path)
      assert.equal(status, 200)
      assert.deepEqual(body, { approvalStatus })
      assert.equal((await api.get(path)).status, 401)
    }
    const gone = await makeBot({ deletedAt: ago({ days: 1 }) })
    const path = `/api/bots/discord/${gone.discordBotId}/status`
    assert.equal((await api.getAs(member, path)).status, 404)
  })
})
