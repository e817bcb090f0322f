import { request as httpRequest } from 'node:http'
import { BOTS, CHANNELS, PEOPLE } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../src/index.ts'
import { signIn, useSimulator } from './simulator.ts'

const simulator = useSimulator()
const { guildId } = DEMO_DISCORD_CREDENTIALS
const VLAD = `/users/${PEOPLE.vlad}`
const BRUNO_MEMBER = `/guilds/${guildId}/members/${PEOPLE.bruno}`

const send = (method: string, path: string, body?: unknown) =>
  body === undefined
    ? simulator.request(`/control${path}`, { method })
    : simulator.postJson(`/control${path}`, body, method)

/** Uses another host name that resolves to this machine; `fetch` does not allow setting the header. */
function statusWithHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(`${simulator.url}/control/faults`, { headers: { Host: host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('faults', () => {
  test('slow responses arrive late and complete; other routes are not affected', async () => {
    simulator.control.addFault({ prefix: '/api/users', kind: 'slow', ms: 400 })
    const started = performance.now()
    expect((await simulator.get(VLAD)).status).toBe(200)
    const took = performance.now() - started
    expect(took).toBeGreaterThanOrEqual(395)

    const slow = simulator.get(VLAD).then(() => 'slow')
    const elsewhere = simulator.get(BRUNO_MEMBER).then(() => 'elsewhere')
    expect(await Promise.race([slow, elsewhere])).toBe('elsewhere')
    await slow
  })

  test('a 429 has Retry-After, and a global one is marked as global', async () => {
    simulator.control.addFault({
      prefix: '/api/v10/users',
      kind: 'rate_limited',
      retryAfterSeconds: 1.5,
      global: true,
    })
    const response = await simulator.get(VLAD)
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('2')
    expect(response.headers.get('X-RateLimit-Global')).toBe('true')
    expect(await response.json()).toMatchObject({ retry_after: 1.5, global: true })
  })

  test('server errors are JSON, and can be limited in number', async () => {
    simulator.control.addFault({ prefix: '/api', kind: 'server_error', status: 503, times: 2 })
    const statuses = []
    for (let k = 0; k < 3; k++) statuses.push((await simulator.get(VLAD)).status)
    expect(statuses).toEqual([503, 503, 200])
    expect(simulator.control.faults()).toEqual([])
  })

  test('a token that Discord has revoked', async () => {
    simulator.control.addFault({ prefix: '/api', kind: 'unauthorized' })
    const response = await simulator.get(VLAD)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: '401: Unauthorized', code: 0 })
  })

  test('a dropped connection, also on the image host and the token endpoint', async () => {
    simulator.control.addFault({ prefix: '/', kind: 'dropped' })
    await expect(simulator.get(VLAD)).rejects.toThrow('fetch failed')
    await expect(simulator.request('/cdn/embed/avatars/0.png')).rejects.toThrow('fetch failed')
    await expect(simulator.postForm('/api/oauth2/token', {})).rejects.toThrow('fetch failed')
    expect(simulator.control.requests('/cdn')).toMatchObject([{ status: 0 }])
  })

  test('a page of somebody else', async () => {
    simulator.control.addFault({ prefix: '/api', kind: 'garbled' })
    const response = await simulator.get(VLAD)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=UTF-8',
    ])
  })

  test('apply to one method, until they are removed', async () => {
    const { id } = simulator.control.addFault({
      prefix: '/api/oauth2/token',
      method: 'POST',
      kind: 'server_error',
    })
    expect((await simulator.postForm('/api/v10/oauth2/token', {})).status).toBe(500)
    expect((await simulator.request('/api/v10/oauth2/token')).status).toBe(404)
    expect(simulator.control.removeFault(id)).toBe(true)
    expect(simulator.control.removeFault(id)).toBe(false)
    expect((await simulator.postForm('/api/v10/oauth2/token', {})).status).toBe(401)
  })

  test('slow and failing combined fail late', async () => {
    simulator.control.addFault({ prefix: '/api/users', kind: 'slow', ms: 60 })
    simulator.control.addFault({ prefix: '/api/users', kind: 'server_error' })
    const started = performance.now()
    expect((await simulator.get(VLAD)).status).toBe(500)
    expect(performance.now() - started).toBeGreaterThanOrEqual(55)
  })

  test('revoking the tokens of one person keeps those of others', async () => {
    const [vlad, vera] = [
      await signIn(simulator, PEOPLE.vlad),
      await signIn(simulator, PEOPLE.vera),
    ]
    expect(simulator.control.revokeTokens(PEOPLE.vlad)).toBe(1)
    const readStatus = async (token: string) =>
      (await simulator.request('/api/users/@me', { headers: { Authorization: `Bearer ${token}` } }))
        .status
    expect(await readStatus(vlad.access_token)).toBe(401)
    expect(await readStatus(vera.access_token)).toBe(200)
  })
})

describe('people and bots at run time', () => {
  test('a new person signs in and is a member', async () => {
    const { id } = simulator.control.addPerson({ username: 'late', inServer: true })
    expect(await signIn(simulator, id)).toHaveProperty('access_token')
    expect((await simulator.get(`/guilds/${guildId}/members/${id}`)).status).toBe(200)
  })

  test('a new bot is an application; an id in use is rejected', async () => {
    const { id } = simulator.control.addBot({ name: 'Latecomer', public: false })
    expect(await simulator.getJson(`/applications/${id}/rpc`)).toMatchObject({
      name: 'Latecomer',
      bot_public: false,
    })
    expect(() => simulator.control.addBot({ id, name: 'Twice' })).toThrow(/taken/)
  })

  test('joining and leaving the server', async () => {
    const nina = `/guilds/${guildId}/members/${PEOPLE.nina}`
    expect((await simulator.get(nina)).status).toBe(404)
    simulator.control.setMembership(PEOPLE.nina, true)
    expect((await simulator.get(nina)).status).toBe(200)
    simulator.control.setMembership(PEOPLE.nina, false)
    expect((await simulator.get(nina)).status).toBe(404)
  })

  test('a rename, and a bot that Discord no longer knows; a reset restores both', async () => {
    simulator.control.changeAccount(PEOPLE.vlad, { username: 'vera.voter' })
    simulator.control.removeAccount(BOTS.brunoApproved)
    expect(await simulator.getJson(VLAD)).toMatchObject({ username: 'vera.voter' })
    expect((await simulator.get(`/users/${BOTS.brunoApproved}`)).status).toBe(404)

    simulator.control.reset()
    expect(await simulator.getJson(VLAD)).toMatchObject({ username: 'vlad.visitor' })
    expect((await simulator.get(`/users/${BOTS.brunoApproved}`)).status).toBe(200)
  })
})

test('the log lists requests without the version', async () => {
  await simulator.get(VLAD)
  await simulator.request(`/api${VLAD}`)
  await simulator.request('/cdn/embed/avatars/0.png')
  expect(simulator.control.requests('/api/users')).toMatchObject([
    { method: 'GET', path: `/api${VLAD}`, status: 200 },
    { method: 'GET', path: `/api${VLAD}`, status: 401 },
  ])
  simulator.control.clearRequests()
  expect(simulator.control.requests()).toEqual([])
})

describe('the control API over HTTP', () => {
  test('does everything that the programmatic one does', async () => {
    const fault = await send('POST', '/faults', { prefix: '/api', kind: 'server_error' })
    expect(fault.status).toBe(201)
    const { id } = (await fault.json()) as { id: number }
    expect((await simulator.get(VLAD)).status).toBe(500)
    expect(await (await send('GET', '/faults')).json()).toHaveLength(1)
    expect((await send('DELETE', `/faults/${id}`)).status).toBe(200)
    expect((await send('DELETE', `/faults/${id}`)).status).toBe(404)
    expect((await simulator.get(VLAD)).status).toBe(200)

    await send('POST', '/rate-limit', { limit: 0, windowMs: 1000 })
    expect((await simulator.get(VLAD)).status).toBe(429)
    await send('POST', '/reset')
    expect((await simulator.get(VLAD)).status).toBe(200)

    const person = await send('POST', '/people', { username: 'late', inServer: true })
    const { id: personId } = (await person.json()) as { id: string }
    const { access_token } = await signIn(simulator, personId)
    expect(await (await send('POST', '/tokens/revoke', { userId: personId })).json()).toEqual({
      revoked: 1,
    })
    expect(access_token).toBeTruthy()

    expect((await send('POST', '/bots', { name: 'Latecomer' })).status).toBe(201)
    await send('PATCH', `/accounts/${PEOPLE.vlad}`, { globalName: 'Vlad the Second' })
    expect(await simulator.getJson(VLAD)).toMatchObject({ global_name: 'Vlad the Second' })
    await send('PUT', `/members/${PEOPLE.nina}`)
    expect((await simulator.get(`/guilds/${guildId}/members/${PEOPLE.nina}`)).status).toBe(200)
    await send('DELETE', `/members/${PEOPLE.nina}`)
    expect((await simulator.get(`/guilds/${guildId}/members/${PEOPLE.nina}`)).status).toBe(404)
    await send('DELETE', `/accounts/${PEOPLE.vlad}`)
    expect((await simulator.get(VLAD)).status).toBe(404)
    const channel = `/channels/${CHANNELS.announcements.id}/messages`
    const messages = (await (await send('GET', channel)).json()) as { id: string }[]
    expect(messages).toEqual(simulator.control.messages(CHANNELS.announcements.id))
    await send('DELETE', `/messages/${messages[0]!.id}`)
    expect(await (await send('GET', channel)).json()).toEqual(messages.slice(1))
    await simulator.send('PUT', `/guilds/${guildId}/bans/${PEOPLE.vera}`, {})
    expect(await (await send('GET', '/bans')).json()).toEqual({ [PEOPLE.vera]: { reason: null } })
    expect((await send('POST', '/clock', { advanceMs: 1000 })).status).toBe(200)
    expect(await (await send('GET', '/requests?prefix=/api/users')).json()).not.toEqual([])
    expect((await send('DELETE', '/requests')).status).toBe(200)
  })

  test.each([
    ['/faults', { prefix: '/api', kind: 'sulking' }],
    ['/faults', { prefix: '/api', kind: 'slow' }],
    ['/faults', { prefix: 'api', kind: 'dropped' }],
    ['/faults', { prefix: '/api', kind: 'server_error', status: 200 }],
    ['/faults', { prefix: '/api', kind: 'dropped', tmies: 2 }],
    ['/people', { id: PEOPLE.vlad, username: 'twice' }],
    ['/people', {}],
    ['/clock', { advanceMs: 'soon' }],
  ])('%s rejects %j with a readable message', async (path, body) => {
    const response = await send('POST', path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w/) })
    expect(simulator.control.faults()).toEqual([])
  })

  test('cannot be used by pages of other sites', async () => {
    const fault = JSON.stringify({ prefix: '/', kind: 'dropped' })
    const json = { 'Content-Type': 'application/json' }
    const foreign = await simulator.request('/control/faults', {
      method: 'POST',
      body: fault,
      headers: { ...json, Origin: 'https://evil.example' },
    })
    const form = await simulator.request('/control/faults', { method: 'POST', body: fault })
    expect([foreign.status, form.status]).toEqual([403, 400])
    expect(await statusWithHost('evil.example')).toBe(403)
    expect(await statusWithHost('localhost')).toBe(200)
    expect(simulator.control.faults()).toEqual([])
  })
})
