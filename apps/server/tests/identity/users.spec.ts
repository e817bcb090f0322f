import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { invalidateAll, invalidateTags } from '#app/core/cache/cache_middleware'
import { HOUR_MS } from '#app/core/time'
import { userTag } from '#app/identity/outbox'
import { useDatabase } from '#tests/helpers/database'
import { useServer } from '#tests/helpers/http'
import { advanceProcessClock } from '#tests/helpers/process_clock'
import { setCookiesOf } from '#tests/identity/support/browser'
import { useEntrance } from '#tests/identity/support/entrance'
import { changeMember, countRows, createMember } from '#tests/identity/support/members'

/** All fields of a public profile. Any other key is a failure. */
const KEYS = [
  'banReason',
  'banned',
  'bio',
  'botCount',
  'createdAt',
  'discordAvatar',
  'discordBanner',
  'displayName',
  'firstName',
  'github',
  'id',
  'isPremium',
  'lastName',
  'profileImageUrl',
  'roles',
  'twitter',
  'username',
  'website',
  'youtube',
]
/** Shorter than the lifetime of a cached response. */
const END_IN_MS = 60_000

const EVERYTHING = {
  email: 'private@example.com',
  first_name: 'Gheorghe',
  last_name: 'Zamfir',
  display_name: 'Shown',
  discord_username: 'hidden_discord_name',
  discord_display_name: 'Hidden',
  discord_avatar: 'a_0123456789abcdef',
  discord_banner: 'fedcba9876543210',
  profile_image_url: 'https://example.com/me.png',
  bio: 'A bio',
  website: 'example.com',
  twitter: '@me',
  github: 'me',
  youtube: 'me',
  discord_roles: ['300000000000000099'],
  staff_edited_fields: ['display_name'],
  disabled: true,
  disable_reason: 'A note of the staff',
  is_premium: true,
  premium_type: 'monthly',
  premium_expires_at: new Date(Date.now() + HOUR_MS),
  stripe_customer_id: 'cus_secret',
  stripe_subscription_id: 'sub_secret',
  paypal_subscription_id: 'I-SECRET',
}

test.group('GET /api/users/:id', (group) => {
  useDatabase(group)
  const server = useServer(group)
  const entrance = useEntrance(group)
  group.each.setup(() => invalidateAll())

  test('returns exactly the public fields', async ({ assert }) => {
    const id = await createMember({ ...EVERYTHING, username: 'everything' })
    const other = await createMember()
    const asVisitor = await server.client.get(`/api/users/${id}`)
    invalidateAll()
    const asMember = await (await entrance.enter(server.client, other)).get(`/api/users/${id}`)

    assert.equal(asVisitor.status, 200)
    assert.sameMembers(Object.keys(asVisitor.body), KEYS)
    assert.equal(asMember.text, asVisitor.text)
    assert.notMatch(
      asVisitor.text,
      /private@|secret|Gheorghe|Zamfir|hidden|note of the staff|0099/i
    )
    assert.containsSubset(asVisitor.body, {
      id,
      username: 'everything',
      displayName: 'Shown',
      firstName: null,
      lastName: null,
      discordAvatar: 'a_0123456789abcdef',
      roles: ['user', 'premium'],
      banned: false,
      banReason: null,
      isPremium: true,
      botCount: 0,
    })
  })

  test('shows first and last name only when there is no other name', async ({ assert }) => {
    const names = { first_name: 'Ana', last_name: 'Pop' }
    const nameless = await createMember({ ...names, username: null })
    const named = await createMember(names)
    assert.containsSubset((await server.client.get(`/api/users/${nameless}`)).body, {
      firstName: 'Ana',
      lastName: 'Pop',
    })
    assert.containsSubset((await server.client.get(`/api/users/${named}`)).body, {
      firstName: null,
      lastName: null,
    })
  })

  test('shows only the ban and its reason of a banned member', async ({ assert }) => {
    const id = await createMember({
      ...EVERYTHING,
      stripe_customer_id: 'cus_2',
      stripe_subscription_id: 'sub_2',
      paypal_subscription_id: 'I-2',
      email: null,
      banned: true,
      ban_reason: 'Spam',
    })
    const { body } = await server.client.get(`/api/users/${id}`)
    assert.sameMembers(Object.keys(body), KEYS)
    const { createdAt, ...rest } = body
    assert.isNumber(Date.parse(createdAt))
    assert.deepEqual(rest, {
      id,
      username: null,
      displayName: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      discordAvatar: null,
      discordBanner: null,
      bio: null,
      website: null,
      twitter: null,
      github: null,
      youtube: null,
      roles: [],
      banned: true,
      banReason: 'Spam',
      isPremium: false,
      botCount: 0,
    })
  })

  test('drops a ban and premium at the moment they end', async ({ assert }) => {
    const end = new Date(Date.now() + END_IN_MS)
    const banned = await createMember({ banned: true, ban_reason: 'Spam', ban_expires_at: end })
    const premium = await createMember({
      is_premium: true,
      premium_type: 'monthly',
      premium_expires_at: end,
    })
    assert.isTrue((await server.client.get(`/api/users/${banned}`)).body.banned)
    assert.isTrue((await server.client.get(`/api/users/${premium}`)).body.isPremium)

    const isOver = db.raw('now()')
    await db.from('users').where('id', banned).update({ ban_expires_at: isOver })
    await db.from('users').where('id', premium).update({ premium_expires_at: isOver })
    assert.isTrue((await server.client.get(`/api/users/${banned}`)).body.banned, 'cached')
    assert.isTrue((await server.client.get(`/api/users/${premium}`)).body.isPremium, 'cached')
    await advanceProcessClock(END_IN_MS)
    const free = (await server.client.get(`/api/users/${banned}`)).body
    assert.isFalse(free.banned)
    assert.isNull(free.banReason)
    assert.equal(free.username, `member_${banned}`)
    assert.isFalse((await server.client.get(`/api/users/${premium}`)).body.isPremium)
  })

  test('is cached until the member changes', async ({ assert }) => {
    const id = await createMember({ bio: 'Before' })
    const first = await server.client.get(`/api/users/${id}`)
    await changeMember(id, { bio: 'After' })
    assert.equal((await server.client.get(`/api/users/${id}`)).text, first.text)
    invalidateTags(userTag(id))
    assert.equal((await server.client.get(`/api/users/${id}`)).body.bio, 'After')
    const etag = first.headers.get('etag')!
    assert.equal(
      (await server.client.get(`/api/users/${id}`, { 'if-none-match': etag })).status,
      200
    )
  })

  test('counts public bots and derives roles from them', async ({ assert }) => {
    const id = await createMember()
    const bot = {
      user_id: id,
      name: 'Bot',
      short_description: 'A bot for a test',
      description: 'A bot that exists for a test and does nothing else in the world.',
      invite_url: 'https://discord.com/oauth2/authorize',
    }
    const approved = { approval_status: 'approved', approved_at: new Date() }
    await db.table('bots').multiInsert([
      {
        ...bot,
        ...approved,
        discord_bot_id: '320000000000000001',
        auto_deleted: false,
        deleted_at: null,
      },
      {
        ...bot,
        ...approved,
        discord_bot_id: '320000000000000002',
        auto_deleted: true,
        deleted_at: null,
      },
      {
        ...bot,
        ...approved,
        discord_bot_id: '320000000000000003',
        auto_deleted: false,
        deleted_at: new Date(),
      },
    ])
    await db.table('bots').insert({ ...bot, discord_bot_id: '320000000000000004' })
    const { body } = await server.client.get(`/api/users/${id}`)
    assert.equal(body.botCount, 1)
    assert.deepEqual(body.roles, ['user', 'bot_developer'])
  })

  test('needs and creates no session', async ({ assert }) => {
    const id = await createMember()
    const rows = await countRows('sessions')
    const answer = await server.client.get(`/api/users/${id}`)
    assert.isEmpty(setCookiesOf(answer))
    assert.match(answer.headers.get('cache-control')!, /^public/)
    assert.equal(await countRows('sessions'), rows)
  })

  test('is 404 for a deleted and an unknown member', async ({ assert }) => {
    const id = await createMember()
    await changeMember(id, { username: null, deleted_at: new Date() })
    for (const path of [id, '999999999999999999']) {
      const answer = await server.client.get(`/api/users/${path}`)
      assert.equal(answer.status, 404)
      assert.equal(answer.body.code, 'not_found')
    }
  })

  test('is 404 for the id {$self}')
    .with([
      'abc',
      '1',
      '-1',
      '0',
      '1e18',
      '200000000000000001 ',
      '200000000000000001%00',
      '%27%20OR%201=1--',
      '%F0%9F%A4%96',
      '%E2%80%8E200000000000000001',
      'undefined',
      'null',
      '2'.repeat(400),
      '..%2f..%2fetc',
      '%C0%80',
    ])
    .run(async ({ assert }, id) => {
      const answer = await server.client.get(`/api/users/${id}`)
      assert.equal(answer.status, 404)
      assert.equal(answer.body.code, 'not_found')
    })
})
