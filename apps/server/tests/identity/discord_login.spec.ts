import { test } from '@japa/runner'
import { createDemoWorld, MEMBERS, PEOPLE } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { MINUTE_MS } from '#app/core/time'
import { appUrl } from '#config/app'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { READABLE_COOKIES } from '#app/identity/rules'
import { setCookiesOf } from '#tests/identity/support/browser'
import { ATTEMPT_COOKIE, CALLBACK, useLogin } from '#tests/identity/support/login'
import { changeMember, createMember, memberRow } from '#tests/identity/support/members'

const PKCE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/

test.group('Signing in with Discord', (group) => {
  const { server, discord, newBrowser, signIn } = useLogin(group)

  test('sends the browser to Discord with a state and a PKCE challenge', async ({ assert }) => {
    const answer = await server.client.get('/api/auth/discord')
    assert.equal(answer.status, 302)
    assert.include(answer.headers.get('cache-control')!, 'no-store')

    const address = new URL(answer.headers.get('location')!)
    const query = Object.fromEntries(address.searchParams)
    assert.equal(address.origin + address.pathname, discord.authorizeUrl)
    assert.equal(query.response_type, 'code')
    assert.equal(query.scope, 'identify email')
    assert.equal(query.redirect_uri, new URL(CALLBACK, appUrl).href)
    assert.equal(query.code_challenge_method, 'S256')
    assert.match(query.code_challenge!, PKCE_CHALLENGE)
    assert.isAtLeast(query.state!.length, 32)
    assert.notProperty(query, 'integration_type')

    const other = new URL((await server.client.get('/api/auth/discord')).headers.get('location')!)
    assert.notEqual(other.searchParams.get('state'), query.state)
    assert.notEqual(other.searchParams.get('code_challenge'), query.code_challenge)
  })

  test('keeps the attempt in one cookie that other sites cannot send', async ({ assert }) => {
    const answer = await server.client.get('/api/auth/discord?return=/bot/1')
    const [cookie, ...others] = setCookiesOf(answer)
    assert.isEmpty(others)
    assert.match(cookie!.name, /^__Host-/)
    assert.deepEqual(Object.fromEntries(cookie!.attributes), {
      'max-age': '600',
      path: '/',
      httponly: true,
      secure: true,
      samesite: 'Lax',
    })
    const state = new URL(answer.headers.get('location')!).searchParams.get('state')!
    assert.notInclude(decodeURIComponent(cookie!.value), state)
  })

  test('signs a new member in and returns to the page', async ({ assert }) => {
    const browser = newBrowser()
    const answer = await signIn(browser, { query: '?return=/bot/300000000000000001%3Ftab=reviews' })

    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/bot/300000000000000001?tab=reviews')
    assert.include(answer.headers.get('cache-control')!, 'no-store')
    assert.isFalse(browser.cookies.has(ATTEMPT_COOKIE))
    assert.isTrue(browser.cookies.has(SESSION_COOKIE))
    assert.equal(browser.cookies.get(READABLE_COOKIES.signedIn), '1')
    assert.isFalse(browser.cookies.has(READABLE_COOKIES.premium))

    const { status, body } = await browser.get('/api/auth/user')
    assert.equal(status, 200)
    assert.containsSubset(body, { id: PEOPLE.vlad, displayName: 'Vlad Visitor', roles: ['user'] })
  })

  test('signs a member in again, and keeps their data', async ({ assert }) => {
    const id = PEOPLE.rita
    await createMember({ id, username: 'old_name', bio: 'Kept', roles: ['reviewer'] })
    await changeMember(id, {
      is_premium: true,
      premium_type: 'monthly',
      premium_expires_at: new Date(Date.now() + MINUTE_MS),
    })
    const browser = newBrowser()
    await signIn(browser, { as: id })

    assert.equal(browser.cookies.get(READABLE_COOKIES.premium), '1')
    const { body } = await browser.get('/api/auth/user')
    assert.containsSubset(body, { id, bio: 'Kept', isPremium: true })
    assert.notEqual(body.username, 'old_name')
    assert.includeMembers(body.roles, ['reviewer'])
  })

  test('creates one member for concurrent sign-ins in many browsers', async ({ assert }) => {
    const id = MEMBERS.andrei
    const browsers = Array.from({ length: 8 }, newBrowser)
    const answers = await Promise.all(browsers.map((browser) => signIn(browser, { as: id })))
    assert.deepEqual(new Set(answers.map(({ headers }) => headers.get('location'))), new Set(['/']))
    assert.equal((await db.from('users').where('id', id)).length, 1)
    assert.equal((await db.from('sessions').where('user_id', id)).length, browsers.length)
  })

  test('signs a banned member in, to see the reason', async ({ assert }) => {
    const id = PEOPLE.boris
    await createMember({ id, banned: true, ban_reason: 'Sold votes' })
    const browser = newBrowser()
    await signIn(browser, { as: id })
    const { status, body } = await browser.get('/api/auth/user')
    assert.equal(status, 200)
    assert.isTrue(body.banned)
    assert.equal(body.banReason, 'Sold votes')
  })

  test('changes the session id of a browser that had one', async ({ assert }) => {
    const browser = newBrowser()
    await signIn(browser, { as: PEOPLE.nina })
    const before = browser.copy()
    await signIn(browser, { as: PEOPLE.vlad })

    assert.notEqual(browser.cookies.get(SESSION_COOKIE), before.cookies.get(SESSION_COOKIE))
    assert.equal((await browser.get('/api/auth/user')).body.id, PEOPLE.vlad)
    assert.equal((await before.get('/api/auth/user')).status, 401)
  })

  test("creates the member with Discord's data", async ({ assert }) => {
    const { id, account } = createDemoWorld().people.find((person) => person.id === MEMBERS.jonas)!
    await signIn(newBrowser(), { as: id })
    const row = await memberRow(id)
    assert.equal(row.discord_username, account.username)
    assert.equal(row.display_name, account.globalName)
    assert.equal(row.discord_avatar, account.avatar)
    assert.equal(row.discord_banner, account.banner)
    assert.equal(row.email, account.email)
  })

  test('stores the language of the last sign-in, in which staff write', async ({ assert }) => {
    const id = MEMBERS.jonas
    for (const language of ['ro', 'en']) {
      const browser = newBrowser()
      browser.cookies.set('language', language)
      await signIn(browser, { as: id })
      assert.equal((await memberRow(id)).language, language)
    }
    await db.from('users').where('id', id).update({ language: 'ro' })
    await signIn(newBrowser(), { as: id })
    assert.equal((await memberRow(id)).language, 'ro', 'stays in a browser without a choice')
  })

  test('shows the new name after a rename on Discord', async ({ assert }) => {
    const id = MEMBERS.amara
    await signIn(newBrowser(), { as: id })
    discord.control.changeAccount(id, { username: 'amara_renamed', globalName: 'Amara R' })
    const browser = newBrowser()
    await signIn(browser, { as: id })
    assert.containsSubset((await browser.get('/api/auth/user')).body, {
      username: 'amara_renamed',
      displayName: 'Amara R',
    })
  })

  test('/api/login redirects there with the return path', async ({ assert }) => {
    const cases = [
      ['/api/login', '/api/auth/discord'],
      ['/api/login?return=/add-bot', '/api/auth/discord?return=%2Fadd-bot'],
      ['/api/login?return=//evil.example', '/api/auth/discord'],
      ['/api/login?return=/a&return=/b', '/api/auth/discord'],
    ]
    for (const [path, location] of cases) {
      const answer = await server.client.get(path!)
      assert.equal(answer.status, 302)
      assert.equal(answer.headers.get('location'), location)
      assert.isEmpty(setCookiesOf(answer))
    }
  })

  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '%2f%5cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/api/logout',
  ]) {
    test(`never comes back to ${path}`, async ({ assert }) => {
      const answer = await signIn(newBrowser(), { query: `?return=${path}` })
      assert.equal(answer.headers.get('location'), '/')
    })
  }
})
