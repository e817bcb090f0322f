import { test } from '@japa/runner'
import { MEMBERS } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { READABLE_COOKIES } from '#app/identity/rules'
import { setCookiesOf } from '#tests/identity/support/browser'
import { useLogin } from '#tests/identity/support/login'
import { changeMember } from '#tests/identity/support/members'

const sessions = () => db.from('sessions').whereIn('user_id', [MEMBERS.ioana, MEMBERS.elif])

test.group('Signing out', (group) => {
  const { server, newBrowser, signIn } = useLogin(group)

  test('ends the session and clears the readable cookies', async ({ assert }) => {
    const browser = newBrowser()
    await signIn(browser, { as: MEMBERS.ioana })
    const thief = browser.copy()
    const answer = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })

    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/')
    assert.equal(answer.headers.get('clear-site-data'), '"cache"')
    assert.isEmpty([...browser.cookies])
    assert.equal((await thief.get('/api/auth/user')).status, 401)
    assert.equal((await db.from('sessions').where('user_id', MEMBERS.ioana)).length, 0)
  })

  test('ends a session that was signed out offline by its identifier, and no other session', async ({
    assert,
  }) => {
    const browser = newBrowser()
    await signIn(browser, { as: MEMBERS.ioana })
    const left = browser.cookies.get(READABLE_COOKIES.session)!
    assert.notInclude((await sessions())[0].id, left)

    await signIn(browser, { as: MEMBERS.elif })
    const own = browser.cookies.get(READABLE_COOKIES.session)!
    assert.notEqual(own, left)
    for (const mark of [left, '', '1', `${own}x`]) {
      const answer = await browser.get(`/api/logout?session=${mark}`)
      assert.equal(answer.status, 302)
      assert.isNull(answer.headers.get('clear-site-data'))
      assert.isEmpty(setCookiesOf(answer))
    }
    assert.equal((await browser.get('/api/auth/user')).body.id, MEMBERS.elif)
    assert.equal((await sessions()).length, 1)

    assert.equal((await browser.get(`/api/logout?session=${own}`)).status, 302)
    assert.isEmpty(await sessions())
    assert.isEmpty([...browser.cookies])
    assert.equal((await browser.get(`/api/logout?session=${own}`)).status, 302)
  })

  test('gives an identifier to a browser whose session has none', async ({ assert }) => {
    const browser = newBrowser()
    await signIn(browser, { as: MEMBERS.ioana })
    const mark = browser.cookies.get(READABLE_COOKIES.session)
    browser.cookies.delete(READABLE_COOKIES.session)
    await browser.get('/api/auth/user')
    assert.equal(browser.cookies.get(READABLE_COOKIES.session), mark)
  })

  test('is allowed for banned members', async ({ assert }) => {
    const browser = newBrowser()
    await signIn(browser, { as: MEMBERS.matei })
    await changeMember(MEMBERS.matei, { banned: true, ban_reason: 'Spam' })
    assert.equal((await browser.get('/api/logout')).status, 302)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
  })

  test('another site cannot sign anybody out', async ({ assert }) => {
    const browser = newBrowser()
    await signIn(browser, { as: MEMBERS.elif })
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', referer: `${appUrl}/` },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-site', referer: `${appUrl}/` },
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
      { referer: 'https://evil.example/' },
      { referer: 'about:blank' },
    ]
    for (const headers of elsewhere) {
      const answer = await browser.get('/api/logout', headers)
      assert.equal(answer.status, 403)
      assert.equal(answer.body.code, 'csrf')
    }
    assert.equal((await browser.get('/api/auth/user')).status, 200)
    const typed = await browser.get('/api/logout', { 'sec-fetch-site': 'none' })
    assert.equal(typed.status, 302)
  })

  test('redirects home without a session too', async ({ assert }) => {
    const answer = await server.client.get('/api/logout')
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/')
  })
})
