import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { HOUR_MS } from '#app/core/time'
import { issueAccessToken } from '#app/identity/access_tokens'
import { READABLE_COOKIES } from '#app/identity/rules'
import { useDatabase } from '#tests/helpers/database'
import { useServer } from '#tests/helpers/http'
import { setCookiesOf } from '#tests/identity/support/browser'
import { useEntrance } from '#tests/identity/support/entrance'
import { changeMember, createMember } from '#tests/identity/support/members'

/** All fields that members see of themselves. Any other key is a failure. */
const KEYS = [
  'banDecision',
  'banExpiresAt',
  'banReason',
  'banned',
  'bio',
  'botCount',
  'createdAt',
  'disableDecision',
  'disableExpiresAt',
  'disableReason',
  'disabled',
  'discordAvatar',
  'discordBanner',
  'discordDisplayName',
  'discordId',
  'discordUsername',
  'displayName',
  'email',
  'firstName',
  'github',
  'id',
  'isPremium',
  'lastName',
  'premiumExpiresAt',
  'premiumType',
  'profileImageUrl',
  'roles',
  'twitter',
  'username',
  'website',
  'youtube',
]

test.group('GET /api/auth/user', (group) => {
  useDatabase(group)
  const server = useServer(group)
  const entrance = useEntrance(group)

  test('is 401 for a visitor, and stores nothing', async ({ assert }) => {
    const answer = await server.client.get('/api/auth/user')
    assert.equal(answer.status, 401)
    assert.equal(answer.body.code, 'unauthenticated')
    assert.include(answer.headers.get('cache-control')!, 'no-store')
    assert.isEmpty(setCookiesOf(answer))
  })

  test("returns exactly the member's own fields", async ({ assert }) => {
    const end = new Date(Date.now() + HOUR_MS)
    const id = await createMember({
      email: 'vlad@example.com',
      first_name: 'Vlad',
      last_name: 'Visitor',
      display_name: 'Vlad V',
      username: 'vlad',
      discord_username: 'vlad',
      discord_display_name: 'Vlad V',
      bio: 'Hello',
      roles: ['user', 'supporter'],
      discord_roles: ['300000000000000099'],
      is_premium: true,
      premium_type: 'yearly',
      premium_expires_at: end,
      stripe_customer_id: 'cus_secret',
      stripe_subscription_id: 'sub_secret',
      paypal_subscription_id: 'I-SECRET',
      staff_edited_fields: ['bio'],
    })
    const browser = await entrance.enter(server.client, id)
    const answer = await browser.get('/api/auth/user')

    assert.equal(answer.status, 200)
    assert.include(answer.headers.get('cache-control')!, 'no-store')
    assert.sameMembers(Object.keys(answer.body), KEYS)
    assert.notMatch(answer.text, /secret/i)
    assert.containsSubset(answer.body, {
      id,
      discordId: id,
      email: 'vlad@example.com',
      firstName: 'Vlad',
      displayName: 'Vlad V',
      roles: ['user', 'supporter', 'premium'],
      isPremium: true,
      premiumType: 'yearly',
      premiumExpiresAt: end.toISOString(),
      banned: false,
      banReason: null,
      disabled: false,
      botCount: 0,
    })
  })

  test('tells banned members the reason and the end', async ({ assert }) => {
    const end = new Date(Date.now() + HOUR_MS)
    const id = await createMember({ banned: true, ban_reason: 'Spam', ban_expires_at: end })
    const { body, status } = await (await entrance.enter(server.client, id)).get('/api/auth/user')
    assert.equal(status, 200)
    assert.isTrue(body.banned)
    assert.equal(body.banReason, 'Spam')
    assert.equal(body.banExpiresAt, end.toISOString())
  })

  test('ignores expired bans, disablements and premium', async ({ assert }) => {
    const id = await createMember()
    await db.rawQuery(
      `UPDATE users SET banned = true, ban_reason = 'Spam', ban_expires_at = now(),
         disabled = true, disable_reason = 'Quiet', disable_expires_at = now(),
         is_premium = true, premium_type = 'monthly', premium_expires_at = now() WHERE id = ?`,
      [id]
    )
    const { body } = await (await entrance.enter(server.client, id)).get('/api/auth/user')
    assert.containsSubset(body, {
      banned: false,
      banReason: null,
      banExpiresAt: null,
      disabled: false,
      disableReason: null,
      disableExpiresAt: null,
      isPremium: false,
      roles: ['user'],
    })
  })

  test('corrects the readable cookies', async ({ assert }) => {
    const id = await createMember()
    const browser = await entrance.enter(server.client, id)
    const { signedIn, premium } = READABLE_COOKIES

    await browser.get('/api/auth/user')
    assert.equal(browser.cookies.get(signedIn), '1')
    assert.isFalse(browser.cookies.has(premium))
    assert.isEmpty(setCookiesOf(await browser.get('/api/auth/user')))

    await changeMember(id, {
      is_premium: true,
      premium_type: 'monthly',
      premium_expires_at: new Date(Date.now() + HOUR_MS),
    })
    const [cookie, ...others] = setCookiesOf(await browser.get('/api/auth/user'))
    assert.isEmpty(others)
    assert.equal(cookie!.name, premium)
    assert.equal(cookie!.value, '1')
    assert.isFalse(cookie!.attributes.has('httponly'))
    assert.equal(cookie!.attributes.get('samesite'), 'Lax')

    browser.cookies.delete(SESSION_COOKIE)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
    assert.isFalse(browser.cookies.has(signedIn))
    assert.isFalse(browser.cookies.has(premium))
  })

  test('accepts a bearer token, and sets no cookies', async ({ assert }) => {
    const id = await createMember()
    const token = await issueAccessToken({
      userId: id,
      name: 'Laptop',
      scope: 'member',
      scopes: ['account:read'],
    })
    const answer = await server.client.get('/api/auth/user', {
      authorization: `Bearer ${token.release()}`,
    })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.id, id)
    assert.isEmpty(setCookiesOf(answer))
  })

  test('counts bots that are not deleted, and derives roles from listed ones', async ({
    assert,
  }) => {
    const id = await createMember()
    const browser = await entrance.enter(server.client, id)
    await createBot(id, { discord_bot_id: '310000000000000001' })
    const pending = await browser.get('/api/auth/user')
    assert.equal(pending.body.botCount, 1)
    assert.deepEqual(pending.body.roles, ['user'])

    await createBot(id, {
      discord_bot_id: '310000000000000002',
      approval_status: 'approved',
      approved_at: new Date(),
      certified: true,
      certified_at: new Date(),
    })
    const approved = await browser.get('/api/auth/user')
    assert.equal(approved.body.botCount, 2)
    assert.deepEqual(approved.body.roles, ['user', 'certified_developer', 'bot_developer'])

    await db.from('bots').where('user_id', id).update({ deleted_at: new Date() })
    const deleted = await browser.get('/api/auth/user')
    assert.equal(deleted.body.botCount, 0)
    assert.deepEqual(deleted.body.roles, ['user'])
  })
})

async function createBot(userId: string, columns: Record<string, unknown>) {
  await db.table('bots').insert({
    user_id: userId,
    name: 'Bot',
    short_description: 'A bot for a test',
    description: 'A bot that exists for a test and does nothing else in the world.',
    invite_url: 'https://discord.com/oauth2/authorize',
    ...columns,
  })
}
