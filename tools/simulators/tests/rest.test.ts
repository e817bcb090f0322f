import { BOTS, PEOPLE, STRANGERS, UNLISTED, botId } from '@botanica/demo-world'
import { ApplicationFlags } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../src/index.ts'
import { signIn, useSimulator, world } from './simulator.ts'

const simulator = useSimulator()
const { guildId } = DEMO_DISCORD_CREDENTIALS
const NOBODY = '999999999999999999'
const LEFT_DISCORD = botId(16)

function bucket(response: Response): string | null {
  return response.headers.get('X-RateLimit-Bucket')
}

async function me(token: string): Promise<Record<string, unknown>> {
  const response = await simulator.request('/api/v10/users/@me', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return response.json()
}

describe('/users/@me', () => {
  test("returns a person's email address with the scope for it", async () => {
    const { access_token } = await signIn(simulator, PEOPLE.olivia)
    const { account } = world.people.find((person) => person.id === PEOPLE.olivia)!
    expect(await me(access_token)).toMatchObject({
      id: PEOPLE.olivia,
      username: account.username,
      global_name: 'Olivia Owner',
      discriminator: '0',
      avatar: account.avatar,
      banner: account.banner,
      email: account.email,
      verified: true,
      locale: 'en-US',
    })
  })

  test('omits the email address without the scope', async () => {
    const { access_token } = await signIn(simulator, PEOPLE.olivia, { scope: 'identify' })
    expect(await me(access_token)).not.toHaveProperty('email')
  })

  test('an account without an email address has null, unverified', async () => {
    const { access_token } = await signIn(simulator, STRANGERS.ignat)
    expect(await me(access_token)).toMatchObject({ email: null, verified: false })
  })

  test('returns a bot about itself', async () => {
    expect(await simulator.getJson('/users/@me')).toMatchObject({
      id: DEMO_DISCORD_CREDENTIALS.clientId,
      bot: true,
    })
  })
})

describe('authentication', () => {
  test.each([
    ['nobody', {}],
    ['a wrong bot token', { Authorization: 'Bot wrong' }],
    ['a bot token without its scheme', { Authorization: DEMO_DISCORD_CREDENTIALS.botToken }],
    ['an unknown bearer', { Authorization: 'Bearer unknown' }],
  ])('%s gets Discord’s 401', async (_, headers) => {
    for (const path of ['/users/@me', `/users/${PEOPLE.vlad}`, `/guilds/${guildId}`]) {
      const response = await simulator.request(`/api/v10${path}`, { headers })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ message: '401: Unauthorized', code: 0 })
    }
  })

  test('a person may not call what only bots may', async () => {
    const { access_token } = await signIn(simulator, PEOPLE.olivia)
    const response = await simulator.request(`/api/v10/users/${PEOPLE.vlad}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
    expect(response.status).toBe(401)
  })
})

describe('users, members and the server', () => {
  test('a person and a bot', async () => {
    expect(await simulator.getJson(`/users/${PEOPLE.boris}`)).toMatchObject({
      username: 'boris.banned',
      discriminator: '6660',
    })
    expect(await simulator.getJson(`/users/${BOTS.brunoApproved}`)).toMatchObject({
      username: 'Hedgewarden',
      bot: true,
      global_name: null,
    })
    expect(await simulator.getJson(`/users/${PEOPLE.boris}`)).not.toHaveProperty('bot')
  })

  test('a member with roles and date; an account that is not a member', async () => {
    const member = await simulator.getJson(`/guilds/${guildId}/members/${PEOPLE.olivia}`)
    expect(member).toMatchObject({ nick: 'Olivia (owner)', user: { id: PEOPLE.olivia } })
    expect(member.roles).toHaveLength(1)
    expect(Date.parse(member.joined_at as string)).toBeLessThan(Date.now())
  })

  test('the server, with counts only on request', async () => {
    const people = world.people.filter((person) => person.account.serverMembership)
    const bots = world.bots.filter(
      (bot) => bot.knownToPlatform && bot.approvalStatus === 'approved'
    )
    const members = people.length + bots.length + [world.application].length
    const guild = await simulator.getJson(`/guilds/${guildId}?with_counts=true`)
    expect(guild).toMatchObject({ name: 'Botanica Community', approximate_member_count: members })
    expect(guild.approximate_presence_count).toBeLessThan(members)
    expect(await simulator.getJson(`/guilds/${guildId}`)).not.toHaveProperty(
      'approximate_member_count'
    )
  })

  test.each([
    [`/users/${NOBODY}`, 10_013, 'Unknown User'],
    [`/users/${LEFT_DISCORD}`, 10_013, 'Unknown User'],
    [`/guilds/${guildId}/members/${PEOPLE.nina}`, 10_007, 'Unknown Member'],
    [`/guilds/${guildId}/members/${NOBODY}`, 10_013, 'Unknown User'],
    [`/guilds/${NOBODY}`, 10_004, 'Unknown Guild'],
    [`/guilds/${NOBODY}/members/${PEOPLE.olivia}`, 10_004, 'Unknown Guild'],
    [`/applications/${NOBODY}/rpc`, 10_002, 'Unknown Application'],
    [`/applications/${PEOPLE.olivia}/rpc`, 10_002, 'Unknown Application'],
    [`/applications/${LEFT_DISCORD}/rpc`, 10_002, 'Unknown Application'],
    ['/nothing/here', 0, '404: Not Found'],
  ])('%s is a 404 with code %i', async (path, code, message) => {
    const response = await simulator.get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code, message })
  })

  test.each(['/users/abc', '/users/1e9', '/users/%00', `/guilds/${guildId}/members/x`])(
    '%s is not an id: 400 that names the field',
    async (path) => {
      const response = await simulator.get(path)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 50_035,
        errors: { user_id: { _errors: [{ code: 'NUMBER_TYPE_COERCE' }] } },
      })
    }
  )
})

describe('applications', () => {
  test('public data needs no token', async () => {
    const response = await simulator.request(`/api/v10/applications/${BOTS.brunoApproved}/rpc`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id: BOTS.brunoApproved,
      name: 'Hedgewarden',
      bot_public: true,
      bot_require_code_grant: false,
    })
  })

  test('private bots and bots with a code grant are marked', async () => {
    expect(await simulator.getJson(`/applications/${UNLISTED.privatePond}/rpc`)).toMatchObject({
      bot_public: false,
    })
    expect(await simulator.getJson(`/applications/${UNLISTED.lockedGrove}/rpc`)).toMatchObject({
      bot_require_code_grant: true,
    })
  })

  test('an application returns itself and its owner', async () => {
    const mine = await simulator.getJson('/applications/@me')
    expect(mine).toMatchObject({
      name: 'Botanica',
      owner: { id: PEOPLE.olivia },
      flags: ApplicationFlags.GatewayGuildMembersLimited | ApplicationFlags.GatewayPresenceLimited,
    })
    expect(await simulator.getJson('/oauth2/applications/@me')).toEqual(mine)
  })
})

describe('rate limits', () => {
  test('every response names its bucket; ids share a bucket, routes do not', async () => {
    const [vlad, nina, guild] = await Promise.all([
      simulator.get(`/users/${PEOPLE.vlad}`),
      simulator.get(`/users/${PEOPLE.nina}`),
      simulator.get(`/guilds/${guildId}`),
    ])
    expect(bucket(vlad)).toBe(bucket(nina))
    expect(bucket(vlad)).not.toBe(bucket(guild))
    expect(Number(vlad.headers.get('X-RateLimit-Reset-After'))).toBeGreaterThan(0)
  })

  test('a lowered limit counts down, rejects, and resets with the clock', async () => {
    simulator.control.setRateLimit({ limit: 2, windowMs: 60_000 })
    const send = () => simulator.get(`/users/${PEOPLE.vlad}`)
    const remaining = [await send(), await send()].map((r) =>
      r.headers.get('X-RateLimit-Remaining')
    )
    expect(remaining).toEqual(['1', '0'])

    const rejected = await send()
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(rejected.headers.get('X-RateLimit-Scope')).toBe('user')
    expect(await rejected.json()).toMatchObject({ global: false, retry_after: expect.any(Number) })

    simulator.control.advanceClock(60_000)
    expect((await send()).status).toBe(200)
  })
})

test('paths with and without a version are the same', async () => {
  const { access_token } = await signIn(simulator, PEOPLE.vera)
  const headers = { Authorization: `Bearer ${access_token}` }
  const [versioned, plain] = await Promise.all(
    ['/api/v10/users/@me', '/api/users/@me'].map(async (path) =>
      (await simulator.request(path, { headers })).json()
    )
  )
  expect(plain).toEqual(versioned)
})
