import { MINUTE_MS, PEOPLE, WEEK_SECONDS } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../src/index.ts'
import {
  CLIENT,
  REDIRECT_URI,
  authorizePath,
  pkce,
  getRedirectParameters,
  signIn,
  useSimulator,
  type TokenAnswer,
} from './simulator.ts'

const REGISTERED = 'https://botanica.example/api/auth/discord/callback'
const simulator = useSimulator({ redirectUris: [REGISTERED] })

async function codeFor(changes: Record<string, string | undefined> = {}): Promise<string> {
  const response = await simulator.request(authorizePath({ demo_user: PEOPLE.vlad, ...changes }))
  const { code } = getRedirectParameters(response)
  return code!
}

function exchange(fields: Record<string, string>, headers = {}) {
  return simulator.postForm(
    '/api/v10/oauth2/token',
    { ...CLIENT, grant_type: 'authorization_code', redirect_uri: REDIRECT_URI, ...fields },
    headers
  )
}

const bearer = (token: string) =>
  simulator.request('/api/v10/users/@me', { headers: { Authorization: `Bearer ${token}` } })

describe('authorize', () => {
  test('demo_user redirects immediately with code, state and issuer (RFC 9207)', async () => {
    const response = await simulator.request(authorizePath({ demo_user: PEOPLE.vlad }))
    expect(response.status).toBe(302)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { at, code, ...rest } = getRedirectParameters(response)
    expect(at).toBe(REDIRECT_URI)
    expect(code!.length).toBeGreaterThan(20)
    expect(rest).toEqual({ state: 'state-of-the-test', iss: simulator.url })
  })

  test('declining is access_denied, with state and issuer', async () => {
    const back = getRedirectParameters(await simulator.request(authorizePath({ cancel: '1' })))
    expect(back).toMatchObject({
      at: REDIRECT_URI,
      error: 'access_denied',
      state: 'state-of-the-test',
      iss: simulator.url,
    })
    expect(back).not.toHaveProperty('code')
  })

  test('no state is returned when none was sent', async () => {
    const back = getRedirectParameters(
      await simulator.request(authorizePath({ demo_user: PEOPLE.vlad, state: undefined }))
    )
    expect(back).not.toHaveProperty('state')
  })

  test.each(['/api', '/api/v10'])('is available under %s too', async (base) => {
    const response = await simulator.request(`${base}${authorizePath({ demo_user: PEOPLE.vlad })}`)
    expect(getRedirectParameters(response)).toHaveProperty('code')
  })

  test.each([
    ['an unknown client', { client_id: '1' }],
    ['no client', { client_id: undefined }],
    ['no redirect address', { redirect_uri: undefined }],
    ['a redirect address elsewhere', { redirect_uri: 'https://evil.example/callback' }],
    ['one that only looks near', { redirect_uri: 'http://localhost.evil.example/' }],
    ['one with credentials before the host', { redirect_uri: 'http://localhost@evil.example/' }],
    ['one that adds to a registered one', { redirect_uri: `${REGISTERED}/more` }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['no address at all', { redirect_uri: 'callback' }],
  ])('%s shows a page, never a redirect', async (_, changes) => {
    const response = await simulator.request(authorizePath({ demo_user: PEOPLE.vlad, ...changes }))
    expect(response.status).toBe(400)
    expect(response.headers.get('Location')).toBeNull()
    expect(await response.text()).toMatch(/Unknown Application|Invalid OAuth2 redirect_uri/)
  })

  test.each([REGISTERED, 'http://127.0.0.1:4999/cb', 'http://[::1]:8080/'])(
    '%s is an allowed redirect URI',
    async (redirect_uri) => {
      const response = await simulator.request(
        authorizePath({ demo_user: PEOPLE.vlad, redirect_uri })
      )
      expect(getRedirectParameters(response)).toMatchObject({ at: redirect_uri })
    }
  )

  test.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['unsupported_response_type', { response_type: undefined }],
    ['invalid_scope', { scope: 'identify guilds.join' }],
    ['invalid_scope', { scope: '' }],
    ['invalid_request', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'x'.repeat(43) }],
    ['invalid_request', { code_challenge: 'short', code_challenge_method: 'S256' }],
    ['invalid_request', { code_challenge_method: 'S256' }],
  ])('%s redirects to the client for %j', async (error, changes) => {
    const back = getRedirectParameters(
      await simulator.request(authorizePath({ demo_user: PEOPLE.vlad, ...changes }))
    )
    expect(back).toMatchObject({ at: REDIRECT_URI, error, state: 'state-of-the-test' })
    expect(back).not.toHaveProperty('code')
  })
})

describe('token', () => {
  test("a code with PKCE returns tokens in Discord's format", async () => {
    const { verifier, query } = pkce()
    const response = await exchange({ code: await codeFor(query), code_verifier: verifier })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      token_type: 'Bearer',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: WEEK_SECONDS,
      scope: 'identify email',
    })
  })

  test('client credentials may be in the header', async () => {
    const { clientId, clientSecret } = DEMO_DISCORD_CREDENTIALS
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const response = await simulator.postForm(
      '/api/oauth2/token',
      {
        grant_type: 'authorization_code',
        redirect_uri: REDIRECT_URI,
        code: await codeFor(),
      },
      { Authorization: `Basic ${basic}` }
    )
    expect(response.status).toBe(200)
  })

  test.each([
    [
      'a wrong verifier',
      async () => ({ code: await codeFor(pkce().query), code_verifier: 'a'.repeat(43) }),
    ],
    ['no verifier', async () => ({ code: await codeFor(pkce().query) })],
    [
      'a verifier that was not announced',
      async () => ({ code: await codeFor(), code_verifier: 'a'.repeat(43) }),
    ],
    ['an unknown code', async () => ({ code: 'nonsense' })],
    ['no code', async () => ({})],
    [
      'another redirect address',
      async () => ({ code: await codeFor(), redirect_uri: 'http://localhost:1/' }),
    ],
  ])('%s is invalid_grant', async (_, fields) => {
    const response = await exchange(await fields())
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'invalid_grant',
      error_description: expect.stringMatching(/^Invalid "\w+" in request\.$/),
    })
  })

  test('a code can be used once; the second use revokes the tokens of the first', async () => {
    const code = await codeFor()
    const first = (await (await exchange({ code })).json()) as TokenAnswer
    expect((await bearer(first.access_token)).status).toBe(200)
    expect((await exchange({ code })).status).toBe(400)
    expect((await bearer(first.access_token)).status).toBe(401)
  })

  test('a code expires after a minute', async () => {
    const [late, inTime] = [await codeFor(), await codeFor()]
    simulator.control.advanceClock(MINUTE_MS - 5_000)
    expect((await exchange({ code: inTime })).status).toBe(200)
    simulator.control.advanceClock(5_000)
    expect((await exchange({ code: late })).status).toBe(400)
  })

  test.each([
    ['a wrong secret', { client_secret: 'wrong' }],
    ['another client', { client_id: '1' }],
  ])('%s is invalid_client', async (_, fields) => {
    const response = await exchange({ code: await codeFor(), ...fields })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'invalid_client' })
  })

  test('other grant types and content types are rejected', async () => {
    const password = await exchange({ grant_type: 'password' })
    expect(await password.json()).toMatchObject({ error: 'unsupported_grant_type' })
    const json = await simulator.postJson('/api/v10/oauth2/token', { ...CLIENT })
    expect(json.status).toBe(400)
    expect(await json.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('a refresh token returns new tokens and is used up', async () => {
    const old = await signIn(simulator, PEOPLE.vlad)
    const refresh = () =>
      exchange({ grant_type: 'refresh_token', refresh_token: old.refresh_token })
    const renewed = (await (await refresh()).json()) as TokenAnswer
    expect(renewed.access_token).not.toBe(old.access_token)
    expect((await bearer(renewed.access_token)).status).toBe(200)
    expect((await bearer(old.access_token)).status).toBe(401)
    expect((await refresh()).status).toBe(400)
  })

  test('an access token expires after a week', async () => {
    const { access_token } = await signIn(simulator, PEOPLE.vlad)
    simulator.control.advanceClock(WEEK_SECONDS * 1_000)
    expect((await bearer(access_token)).status).toBe(401)
  })

  test('revoking either token revokes both; an unknown one is not an error', async () => {
    const revoke = (token: string) =>
      simulator.postForm('/api/v10/oauth2/token/revoke', { ...CLIENT, token })
    const { access_token, refresh_token } = await signIn(simulator, PEOPLE.vlad)
    expect((await revoke(refresh_token)).status).toBe(200)
    expect((await bearer(access_token)).status).toBe(401)
    expect((await revoke('unknown')).status).toBe(200)
  })
})

test("the metadata announces the endpoints, as Discord's does", async () => {
  const response = await simulator.request('/.well-known/oauth-authorization-server')
  expect(await response.json()).toMatchObject({
    issuer: simulator.url,
    token_endpoint: `${simulator.url}/api/oauth2/token`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  })
})
