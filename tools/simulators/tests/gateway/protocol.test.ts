import { BOTS, PEOPLE } from '@botanica/demo-world'
import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10'
import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../../src/index.ts'
import { AS_BOT, useSimulator, world } from '../simulator.ts'
import { RawClient } from './raw-client.ts'

const simulator = useSimulator({ gateway: { identifyIntervalMs: 0 } })
const { guildId, botToken } = DEMO_DISCORD_CREDENTIALS
const clients: RawClient[] = []

const resume = (sessionId: string, seq: number) => ({
  op: GatewayOpcodes.Resume,
  d: { token: botToken, session_id: sessionId, seq },
})

const control = (method: string, path: string, body?: unknown) =>
  simulator.request(`/control/gateway${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })

async function connect(path = '/gateway') {
  const client = await RawClient.connect(simulator.url + path)
  clients.push(client)
  return client
}

async function identified(changes: Record<string, unknown> = {}) {
  const client = await connect()
  client.identify(changes)
  const { d: ready } = await client.event('READY')
  return { client, ready }
}

afterEach(() => {
  for (const client of clients.splice(0)) client.break()
})

describe('starting a session', () => {
  test('Hello comes first, with the heartbeat interval', async () => {
    const client = await connect()
    const hello = await client.frame(({ op }) => op === GatewayOpcodes.Hello)
    expect(hello.d).toEqual({ heartbeat_interval: 41_250 })
  })

  test('the application receives its only server', async () => {
    const { ready } = await identified()
    expect(ready).toMatchObject({
      v: 10,
      user: { id: DEMO_DISCORD_CREDENTIALS.clientId, bot: true },
      guilds: [{ id: guildId, unavailable: true }],
      application: { id: DEMO_DISCORD_CREDENTIALS.clientId },
      shard: [0, 1],
    })
    expect(ready.resume_gateway_url).toBe(`${simulator.url.replace('http', 'ws')}/gateway/resume`)
  })

  test('the server has members and presences', async () => {
    const { client } = await identified()
    const { d: guild } = await client.event('GUILD_CREATE')
    const members = new Map(
      guild.members.map((member: { user: { id: string } }) => [member.user.id, member])
    )
    expect(members.size).toBe(guild.member_count)
    expect(members.has(PEOPLE.olivia)).toBe(true)
    expect(members.has(PEOPLE.nina)).toBe(false)
    expect(members.has(BOTS.brunoApproved)).toBe(true)
    expect(members.has(BOTS.brunoPending)).toBe(false)

    const { presence } = world.bots.find(({ id }) => id === BOTS.brunoApproved)!.account
    const received = guild.presences.find(
      ({ user }: { user: { id: string } }) => user.id === BOTS.brunoApproved
    )
    expect(received).toMatchObject({
      status: presence.status,
      activities: [{ type: 4, state: presence.activity }],
    })
  })

  test('a large server has only members who are not offline; the others can be requested', async () => {
    const { client } = await identified({ large_threshold: 50 })
    const { d: guild } = await client.event('GUILD_CREATE')
    expect(guild.large).toBe(true)
    expect(guild.members).toHaveLength(guild.presences.length)
    expect(guild.members.length).toBeLessThan(guild.member_count)

    client.send({
      op: GatewayOpcodes.RequestGuildMembers,
      d: { guild_id: guildId, query: '', limit: 0, presences: true, nonce: 'n' },
    })
    const { d: chunk } = await client.event('GUILD_MEMBERS_CHUNK')
    expect(chunk).toMatchObject({ chunk_index: 0, chunk_count: 1, nonce: 'n', not_found: [] })
    expect(chunk.members).toHaveLength(guild.member_count)
    expect(chunk.presences).toHaveLength(guild.presences.length)
  })

  test('members can be requested by id', async () => {
    const { client } = await identified()
    client.send({
      op: GatewayOpcodes.RequestGuildMembers,
      d: { guild_id: guildId, user_ids: [PEOPLE.olivia, PEOPLE.nina] },
    })
    const { d: chunk } = await client.event('GUILD_MEMBERS_CHUNK')
    expect(chunk.members.map(({ user }: { user: { id: string } }) => user.id)).toEqual([
      PEOPLE.olivia,
    ])
    expect(chunk.not_found).toEqual([PEOPLE.nina])
  })

  test('without the intent only the bot itself is included', async () => {
    const { client } = await identified({ intents: GatewayIntentBits.Guilds })
    const { d: guild } = await client.event('GUILD_CREATE')
    expect(guild.members).toHaveLength(1)
    expect(guild.presences).toEqual([])
    simulator.control.changeAccount(PEOPLE.olivia, { presence: { status: 'dnd', activity: null } })
    simulator.control.setMembership(PEOPLE.nina, true)
    client.send({ op: GatewayOpcodes.Heartbeat, d: null })
    await client.frame(({ op }) => op === GatewayOpcodes.HeartbeatAck)
    expect(client.frames.filter(({ t }) => t !== undefined).map(({ t }) => t)).toEqual([
      'READY',
      'GUILD_CREATE',
    ])
  })
})

describe('events', () => {
  test('a presence changes', async () => {
    const { client } = await identified()
    simulator.control.changeAccount(BOTS.brunoApproved, {
      presence: { status: 'dnd', activity: 'Listening to bees' },
    })
    const { d } = await client.event('PRESENCE_UPDATE')
    expect(d).toMatchObject({
      guild_id: guildId,
      user: { id: BOTS.brunoApproved },
      status: 'dnd',
      activities: [{ type: 2, name: 'bees' }],
      client_status: { web: 'dnd' },
    })
  })

  test('a member joins and leaves', async () => {
    const { client } = await identified()
    simulator.control.setMembership(PEOPLE.nina, true)
    const added = await client.event('GUILD_MEMBER_ADD')
    expect(added.d).toMatchObject({ guild_id: guildId, user: { id: PEOPLE.nina } })
    simulator.control.setMembership(PEOPLE.nina, false)
    const removed = await client.event('GUILD_MEMBER_REMOVE')
    expect(removed.d).toMatchObject({ guild_id: guildId, user: { id: PEOPLE.nina } })
  })

  test('a member is renamed', async () => {
    const { client } = await identified()
    simulator.control.changeAccount(PEOPLE.olivia, { globalName: 'Olivia the Second' })
    const { d } = await client.event('GUILD_MEMBER_UPDATE')
    expect(d.user.global_name).toBe('Olivia the Second')
  })

  test('members change by themselves, in the same way on every run', async () => {
    const seen: string[] = []
    for (let run = 0; run < 2; run++) {
      simulator.control.reset()
      const { client } = await identified()
      simulator.control.gateway.configure({ presenceChangeMs: 5 })
      await client.event('PRESENCE_UPDATE')
      simulator.control.gateway.configure({ presenceChangeMs: null })
      seen.push(JSON.stringify(client.frames.find(({ t }) => t === 'PRESENCE_UPDATE')!.d))
    }
    expect(seen[0]).toBe(seen[1])
  })

  test('members do not change by default', async () => {
    expect(simulator.control.gateway.settings().presenceChangeMs).toBeNull()
  })
})

describe('resuming', () => {
  test('missed events are sent again', async () => {
    const { client, ready } = await identified()
    const { s } = await client.event('GUILD_CREATE')
    client.break()
    simulator.control.changeAccount(PEOPLE.olivia, { presence: { status: 'idle', activity: null } })
    simulator.control.setMembership(PEOPLE.nina, true)

    const again = await connect('/gateway/resume')
    again.send(resume(ready.session_id, s!))
    await again.event('RESUMED')
    expect(again.frames.map(({ op, t }) => t ?? op)).toEqual([
      GatewayOpcodes.Hello,
      'PRESENCE_UPDATE',
      'GUILD_MEMBER_ADD',
      'RESUMED',
    ])
    expect(simulator.control.gateway.log()).toContainEqual(
      expect.objectContaining({ kind: 'resume', session: ready.session_id, replayed: 2 })
    )
  })

  test.each([
    ['a session that never was', (id: string, seq: number) => resume(`${id}0`, seq)],
    ['a sequence from the future', (id: string, seq: number) => resume(id, seq + 5)],
  ])('%s is invalid', async (_what, frame) => {
    const { client, ready } = await identified()
    const { s } = await client.event('GUILD_CREATE')
    client.break()
    const again = await connect()
    again.send(frame(ready.session_id, s!))
    expect(await again.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({
      d: false,
    })
  })

  test('a normal close ends the session', async () => {
    const { client, ready } = await identified()
    const { s } = await client.event('GUILD_CREATE')
    await client.close(1000)
    const again = await connect()
    again.send(resume(ready.session_id, s!))
    expect(await again.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({
      d: false,
    })
  })

  test('is impossible after two minutes', async () => {
    const { client, ready } = await identified()
    const { s } = await client.event('GUILD_CREATE')
    await client.close(4200)
    simulator.control.advanceClock(121_000)
    const again = await connect()
    again.send(resume(ready.session_id, s!))
    expect(await again.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({
      d: false,
    })
  })
})

describe('clients are disconnected', () => {
  test.each([
    ['a wrong token', { token: 'wrong' }, 4004],
    ['intents that nobody knows', { intents: 1 << 30 }, 4013],
    ['an intent that is not switched on', { intents: GatewayIntentBits.MessageContent }, 4014],
    ['a shard too many', { shard: [0, 2] }, 4010],
    ['a frame without its parts', { properties: null }, 4002],
  ])('%s', async (_what, changes, code) => {
    const client = await connect()
    client.identify(changes)
    expect(await client.closeCode()).toBe(code)
  })

  test.each([
    ['what is no JSON', '{', 4002],
    ['an opcode that does not exist', { op: 99 }, 4001],
    [
      'a question before identifying',
      { op: GatewayOpcodes.RequestGuildMembers, d: { guild_id: guildId } },
      4003,
    ],
  ])('%s', async (_what, frame, code) => {
    const client = await connect()
    client.send(frame)
    expect(await client.closeCode()).toBe(code)
  })

  test('after identifying twice', async () => {
    const { client } = await identified()
    client.identify()
    expect(await client.closeCode()).toBe(4005)
  })

  test('after too many frames', async () => {
    const { client } = await identified()
    for (let frame = 0; frame < 121; frame++) client.send({ op: GatewayOpcodes.Heartbeat, d: null })
    expect(await client.closeCode()).toBe(4008)
  })

  test('with a privileged intent that was disabled', async () => {
    simulator.control.gateway.configure({ privilegedIntents: [] })
    const client = await connect()
    client.identify()
    expect(await client.closeCode()).toBe(4014)
  })

  test('when a session starts too soon after another', async () => {
    simulator.control.gateway.configure({ identifyIntervalMs: 5_000 })
    await identified()
    const client = await connect()
    client.identify()
    expect(await client.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({
      d: false,
    })
    simulator.control.advanceClock(5_000)
    client.identify()
    await client.event('READY')
  })

  test('when the sessions of the day are used up', async () => {
    simulator.control.gateway.configure({ identifiesLeft: 1 })
    await identified()
    const { session_start_limit: limit } = (await simulator.getJson('/gateway/bot')) as {
      session_start_limit: object
    }
    expect(limit).toEqual({
      total: 1_000,
      remaining: 0,
      reset_after: 86_400_000,
      max_concurrency: 1,
    })
    const client = await connect()
    client.identify()
    expect(await client.closeCode()).toBe(4004)
  })

  test('with another version or path', async () => {
    const address = simulator.url.replace('http', 'ws')
    await expect(RawClient.connect(`${address}/elsewhere`)).rejects.toThrow('404')
    await expect(RawClient.connect(`${address}/gateway?v=9&x=`)).rejects.toThrow('400')
  })
})

describe('simulated faults', () => {
  test('the server is unavailable for a while', async () => {
    const { client } = await identified()
    await control('PATCH', '', { serverAvailable: false })
    expect(await client.event('GUILD_DELETE')).toMatchObject({
      d: { id: guildId, unavailable: true },
    })
    const other = await connect()
    other.identify()
    await other.event('READY')
    expect(other.frames.some(({ t }) => t === 'GUILD_CREATE')).toBe(false)
    await control('PATCH', '', { serverAvailable: true })
    expect(await other.event('GUILD_CREATE')).toMatchObject({ d: { id: guildId } })
    expect(client.frames.filter(({ t }) => t === 'GUILD_CREATE')).toHaveLength(2)
  })

  test('the gateway asks to reconnect', async () => {
    const { client } = await identified()
    await control('POST', '/reconnect')
    const frame = await client.frame(({ op }) => op === GatewayOpcodes.Reconnect)
    expect(frame).toEqual({ op: GatewayOpcodes.Reconnect, d: null })
  })

  test.each([true, false])('a session is declared invalid, resumable: %s', async (resumable) => {
    const { client } = await identified()
    await control('POST', '/invalidate', { resumable })
    expect(await client.frame(({ op }) => op === GatewayOpcodes.InvalidSession)).toMatchObject({
      d: resumable,
    })
  })

  test.each([
    [{}, 1006],
    [{ code: 4009 }, 4009],
  ])('sockets are dropped: %j', async (body, code) => {
    const { client } = await identified()
    const closed = client.closeCode()
    expect(await (await control('POST', '/drop', body)).json()).toEqual({ ended: 1 })
    expect(await closed).toBe(code)
  })

  test('heartbeats are not acknowledged', async () => {
    await control('PATCH', '', { acknowledges: false })
    const { client } = await identified()
    client.send({ op: GatewayOpcodes.Heartbeat, d: 1 })
    await expect
      .poll(() => simulator.control.gateway.log())
      .toContainEqual(expect.objectContaining({ kind: 'heartbeat' }))
    simulator.control.setMembership(PEOPLE.nina, true)
    await client.event('GUILD_MEMBER_ADD')
    expect(client.frames.some(({ op }) => op === GatewayOpcodes.HeartbeatAck)).toBe(false)
  })

  test('a client that identifies gets no response', async () => {
    await control('PATCH', '', { greets: false })
    const client = await connect()
    client.identify()
    await expect.poll(() => simulator.control.gateway.log().at(-1)?.kind).toBe('identify')
    simulator.control.setMembership(PEOPLE.nina, true)
    client.send({ op: GatewayOpcodes.Heartbeat, d: null })
    await client.frame(({ op }) => op === GatewayOpcodes.HeartbeatAck)
    expect(client.frames.some(({ op }) => op === GatewayOpcodes.Dispatch)).toBe(false)
  })

  test('frames are ignored', async () => {
    const { client } = await identified()
    expect(await (await control('POST', '/freeze')).json()).toEqual({ frozen: 1 })
    client.send({ op: GatewayOpcodes.Heartbeat, d: 1 })
    simulator.control.setMembership(PEOPLE.nina, true)
    const { client: other } = await identified()
    other.send({ op: GatewayOpcodes.Heartbeat, d: 1 })
    await other.frame(({ op }) => op === GatewayOpcodes.HeartbeatAck)
    expect(client.frames.some(({ op }) => op === GatewayOpcodes.HeartbeatAck)).toBe(false)
    expect(client.frames.some(({ t }) => t === 'GUILD_MEMBER_ADD')).toBe(false)
  })

  test('no connection is accepted', async () => {
    await control('PATCH', '', { accepts: false })
    await expect(RawClient.connect(`${simulator.url}/gateway`)).rejects.toThrow('503')
  })

  test('invalid settings are rejected', async () => {
    expect((await control('PATCH', '', { accepts: 'no' })).status).toBe(400)
    expect((await control('PATCH', '', { unknown: true })).status).toBe(400)
    expect((await control('POST', '/drop', { code: 1 })).status).toBe(400)
  })

  test('only bots may request the URL', async () => {
    expect((await simulator.request('/api/v10/gateway/bot')).status).toBe(401)
    const response = await simulator.request('/api/v10/gateway/bot', { headers: AS_BOT })
    expect(await response.json()).toMatchObject({
      url: `${simulator.url.replace('http', 'ws')}/gateway`,
      shards: 1,
    })
  })
})
