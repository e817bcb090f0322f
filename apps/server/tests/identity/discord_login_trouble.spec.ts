import { test } from '@japa/runner'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { lockUsernames } from '#app/identity/actions/sign_in'
import { ATTEMPT_COOKIE, comeBack, useLogin } from '#tests/identity/support/login'

const SLOW_MS = 8_000
/** Our timeout, plus time for everything else. */
const PATIENCE_MS = scaleTimeout(7_000)

test.group('Errors during sign-in', (group) => {
  const { discord, newBrowser, consent } = useLogin(group)

  test('declining returns to the login page', async ({ assert }) => {
    const browser = newBrowser()
    const begun = await browser.get('/api/auth/discord')
    const back = await discord.decline(begun.headers.get('location')!)
    const answer = await comeBack(browser, back)
    assert.equal(answer.headers.get('location'), '/login?error=denied')
    assert.isFalse(browser.cookies.has(SESSION_COOKIE))
    assert.isFalse(browser.cookies.has(ATTEMPT_COOKIE))
  })

  test("an answer without a code, or with another error, is Discord's failure", async ({
    assert,
  }) => {
    for (const [name, value] of [
      ['code', ''],
      ['error', 'server_error'],
    ] as const) {
      const browser = newBrowser()
      const back = await consent(browser)
      back.searchParams.set(name, value)
      const answer = await comeBack(browser, back)
      assert.equal(answer.headers.get('location'), '/login?error=discord', name)
      assert.isFalse(browser.cookies.has(SESSION_COOKIE))
    }
  })

  for (const prefix of ['/api/oauth2/token', '/api/users/@me']) {
    for (const fault of [
      { kind: 'server_error' },
      { kind: 'unauthorized' },
      { kind: 'rate_limited', retryAfterSeconds: 30 },
      { kind: 'dropped' },
    ] as const) {
      test(`Discord in trouble at ${prefix}: ${fault.kind}`, async ({ assert }) => {
        const browser = newBrowser()
        const back = await consent(browser)
        const answer = await discord.during({ prefix, ...fault }, () => comeBack(browser, back))
        assert.equal(answer.status, 302)
        assert.equal(answer.headers.get('location'), '/login?error=discord')
        assert.isFalse(browser.cookies.has(SESSION_COOKIE))
      })
    }
  }

  test('times out when Discord does not respond', async ({ assert }) => {
    const browser = newBrowser()
    const back = await consent(browser)
    const startedAt = Date.now()
    const slow = { prefix: '/api/users/@me', kind: 'slow', ms: SLOW_MS } as const
    const answer = await discord.during(slow, () => comeBack(browser, back))
    assert.equal(answer.headers.get('location'), '/login?error=discord')
    assert.isBelow(Date.now() - startedAt, PATIENCE_MS)
  })

  test('reports an unavailable database as such', async ({ assert }) => {
    const browser = newBrowser()
    const back = await consent(browser)
    const somebodyElse = await db.transaction()
    await lockUsernames(somebodyElse)
    const answer = await comeBack(browser, back)
    await somebodyElse.rollback()

    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/login?error=unavailable')
    assert.isFalse(browser.cookies.has(SESSION_COOKIE))
  })
})
