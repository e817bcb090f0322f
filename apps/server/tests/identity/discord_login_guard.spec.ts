import { test } from '@japa/runner'
import encryption from '@adonisjs/core/services/encryption'
import { PEOPLE } from '@botanica/demo-world'
import { CookieClient } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { READABLE_COOKIES } from '#app/identity/rules'
import type { Browser } from '#tests/identity/support/browser'
import { ATTEMPT_COOKIE, comeBack, useLogin } from '#tests/identity/support/login'
import { countRows } from '#tests/identity/support/members'

/** A validly encrypted attempt cookie with altered content. */
function forgeAttempt(browser: Browser, changes: Record<string, unknown>) {
  const cookies = new CookieClient(encryption.use())
  const kept = cookies.decrypt(
    ATTEMPT_COOKIE,
    decodeURIComponent(browser.cookies.get(ATTEMPT_COOKIE)!)
  )
  const value = cookies.encrypt(ATTEMPT_COOKIE, { ...(kept as object), ...changes })!
  browser.cookies.set(ATTEMPT_COOKIE, encodeURIComponent(value))
}

test.group('A callback that does not belong to this sign-in', (group) => {
  const { discord, newBrowser, consent } = useLogin(group)

  /** Callbacks after a consent that must sign nobody in. */
  const WRONG_ANSWERS: [string, (browser: Browser, back: URL) => void | Promise<void>][] = [
    ['no state in the address', (_, back) => back.searchParams.delete('state')],
    ['an empty state in the address', (_, back) => back.searchParams.set('state', '')],
    ['another state in the address', (_, back) => back.searchParams.set('state', 'x'.repeat(32))],
    [
      'a shortened state',
      (_, back) => back.searchParams.set('state', back.searchParams.get('state')!.slice(1)),
    ],
    [
      'the state twice',
      (_, back) => back.searchParams.append('state', back.searchParams.get('state')!),
    ],
    [
      'the state as a list',
      (_, back) => {
        back.searchParams.set('state[]', back.searchParams.get('state')!)
        back.searchParams.delete('state')
      },
    ],
    ['no cookie', (browser) => void browser.cookies.delete(ATTEMPT_COOKIE)],
    ['an empty cookie', (browser) => void browser.cookies.set(ATTEMPT_COOKIE, '')],
    [
      'a forged cookie',
      (browser) => void browser.cookies.set(ATTEMPT_COOKIE, 'e%3Agcm.v1%3Ax.y.z'),
    ],
    [
      'neither cookie nor state',
      (browser, back) => {
        browser.cookies.delete(ATTEMPT_COOKIE)
        back.searchParams.delete('state')
      },
    ],
    [
      'neither cookie nor state, both empty',
      (browser, back) => {
        browser.cookies.set(ATTEMPT_COOKIE, '')
        back.searchParams.set('state', '')
      },
    ],
    [
      'an empty state on both sides',
      (browser, back) => {
        forgeAttempt(browser, { state: '' })
        back.searchParams.set('state', '')
      },
    ],
    [
      'the attempt of another browser',
      async (browser) => {
        const other = newBrowser()
        await other.get('/api/auth/discord')
        browser.cookies.set(ATTEMPT_COOKIE, other.cookies.get(ATTEMPT_COOKIE)!)
      },
    ],
    [
      'an attempt that took too long',
      (browser) => forgeAttempt(browser, { endsAt: Date.now() - 1 }),
    ],
    [
      'an attempt without a verifier',
      (browser) => forgeAttempt(browser, { codeVerifier: undefined }),
    ],
    ['another issuer', (_, back) => back.searchParams.set('iss', 'https://evil.example')],
    ['an empty issuer', (_, back) => back.searchParams.set('iss', '')],
    [
      'our issuer and another',
      (_, back) => back.searchParams.append('iss', 'https://evil.example'),
    ],
    [
      'a refusal that is not for this browser',
      (_, back) => {
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('state', 'x')
      },
    ],
  ]
  for (const [what, spoil] of WRONG_ANSWERS) {
    test(`signs nobody in with ${what}`, async ({ assert }) => {
      const browser = newBrowser()
      const back = await consent(browser)
      await spoil(browser, back)
      const sessions = await countRows('sessions')
      const spent = discord.exchanges()
      const answer = await comeBack(browser, back)

      assert.equal(answer.status, 302)
      assert.equal(answer.headers.get('location'), '/login?error=state')
      assert.isFalse(browser.cookies.has(SESSION_COOKIE))
      assert.isFalse(browser.cookies.has(ATTEMPT_COOKIE))
      assert.isFalse(browser.cookies.has(READABLE_COOKIES.signedIn))
      assert.equal(await countRows('sessions'), sessions)
      assert.equal(discord.exchanges(), spent)
    })
  }

  test('is accepted without an issuer', async ({ assert }) => {
    const browser = newBrowser()
    const back = await consent(browser)
    back.searchParams.delete('iss')
    const answer = await comeBack(browser, back)
    assert.equal(answer.headers.get('location'), '/')
  })

  test('a repeated callback signs nobody in', async ({ assert }) => {
    const browser = newBrowser()
    const back = await consent(browser)
    const eavesdropper = browser.copy()
    assert.equal((await comeBack(browser, back)).headers.get('location'), '/')

    const again = await comeBack(browser, back)
    assert.equal(again.headers.get('location'), '/login?error=state')
    assert.equal((await browser.get('/api/auth/user')).status, 200)

    const replayed = await comeBack(eavesdropper, back)
    assert.equal(replayed.headers.get('location'), '/login?error=state')
    assert.isFalse(eavesdropper.cookies.has(SESSION_COOKIE))
  })

  test('an attempt is valid for one callback, even with another valid code', async ({ assert }) => {
    const browser = newBrowser()
    const begun = await browser.get('/api/auth/discord')
    const thief = browser.copy()
    const address = begun.headers.get('location')!
    const [back, later] = [
      await discord.consent(address, PEOPLE.vlad),
      await discord.consent(address, PEOPLE.vlad),
    ]
    assert.notEqual(back.searchParams.get('code'), later.searchParams.get('code'))
    assert.equal((await comeBack(browser, back)).headers.get('location'), '/')
    const sessions = await countRows('sessions')
    const spent = discord.exchanges()
    const again = await comeBack(thief, later)
    assert.equal(again.headers.get('location'), '/login?error=state')
    assert.isFalse(thief.cookies.has(SESSION_COOKIE))
    assert.equal(await countRows('sessions'), sessions)
    assert.equal(discord.exchanges(), spent)
  })

  test('a verifier that does not match the challenge is rejected by Discord', async ({
    assert,
  }) => {
    const browser = newBrowser()
    const back = await consent(browser)
    forgeAttempt(browser, { codeVerifier: 'x'.repeat(64) })
    const answer = await comeBack(browser, back)
    assert.equal(answer.headers.get('location'), '/login?error=discord')
    assert.isFalse(browser.cookies.has(SESSION_COOKIE))
  })
})
