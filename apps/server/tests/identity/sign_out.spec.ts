import { test } from '@japa/runner'
import { MEMBERS } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { useLogin } from '#tests/identity/support/login'
import { changeMember } from '#tests/identity/support/members'

test.group('Signing out', (group) => {
  const { server, newBrowser, signIn } = useLogin(group)

  test('signing out ends the session and clears what pages read', async ({ assert }) => {
    const browser = newBrowser()
    await signIn(browser, { as: MEMBERS.ioana })
    const thief = browser.copy()
    const answer = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })

    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/')
    assert.isEmpty([...browser.cookies])
    assert.equal((await thief.get('/api/auth/user')).status, 401)
    assert.equal((await db.from('sessions').where('user_id', MEMBERS.ioana)).length, 0)
  })

  test('signing out is for banned members too (P5)', async ({ assert }) => {
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

  test('signing out without a session goes home all the same', async ({ assert }) => {
    const answer = await server.client.get('/api/logout')
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/')
  })
})
