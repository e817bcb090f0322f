import { BOTS, PEOPLE, communityServer } from '@botanica/demo-world'
import { Client, Events, GatewayIntentBits, type ClientEvents } from 'discord.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  DEMO_DISCORD_CREDENTIALS,
  type GatewaySettings,
  type LoggedGatewayEvent,
} from '../../src/index.ts'
import { useSimulator } from '../simulator.ts'

const LARGE_THRESHOLDS = { least: 50, most: 250 }
/** A process that is too busy to acknowledge one in time loses its connection. */
const HEARTBEAT_MS = 1_000
const { botToken, guildId } = DEMO_DISCORD_CREDENTIALS

const simulator = useSimulator({
  gateway: { identifyIntervalMs: 0, heartbeatIntervalMs: HEARTBEAT_MS },
})
let client: Client

function newClient(largeThreshold: number) {
  return new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMembers,
      GatewayIntentBits.GuildPresences,
    ],
    rest: { api: `${simulator.url}/api` },
    ws: { large_threshold: largeThreshold },
  })
}

beforeEach(() => {
  client = newClient(LARGE_THRESHOLDS.most)
})
afterEach(() => client.destroy())

async function logIn() {
  const ready = waitForEvent(Events.ClientReady)
  await client.login(botToken)
  await ready
}

function waitForEvent<Event extends keyof ClientEvents>(
  event: Event
): Promise<ClientEvents[Event]> {
  return new Promise((resolve) => client.once(event, (...values) => resolve(values)))
}

const configure = (change: Partial<GatewaySettings>) => simulator.control.gateway.configure(change)
const logged = <Kind extends LoggedGatewayEvent['kind']>(kind: Kind) =>
  simulator.control.gateway
    .log()
    .filter((entry): entry is Extract<LoggedGatewayEvent, { kind: Kind }> => entry.kind === kind)

test('connects with default options, and knows the server, its members and presences', async () => {
  await logIn()
  const guild = client.guilds.cache.get(guildId)!
  expect(guild.name).toBe('Botanica Community')
  expect(guild.members.me?.id).toBe(client.user?.id)
  expect(guild.members.cache.get(PEOPLE.olivia)?.presence?.status).toBe('online')
  expect(guild.presences.cache.get(BOTS.brunoApproved)?.activities[0]?.state).toBe(
    'Trimming 8,412 hedges'
  )
  expect([...guild.channels.cache.keys()]).toEqual(communityServer.channels.map(({ id }) => id))
})

test('receives presences, and members who join and leave', async () => {
  await logIn()
  const updated = waitForEvent(Events.PresenceUpdate)
  simulator.control.changeAccount(BOTS.brunoApproved, {
    presence: { status: 'idle', activity: 'Watching paint dry' },
  })
  const [, presence] = await updated
  expect(presence).toMatchObject({ userId: BOTS.brunoApproved, status: 'idle' })
  expect(presence.activities[0]).toMatchObject({ type: 3, name: 'paint dry' })

  const joined = waitForEvent(Events.GuildMemberAdd)
  simulator.control.setMembership(PEOPLE.nina, true)
  expect((await joined)[0].id).toBe(PEOPLE.nina)
  const left = waitForEvent(Events.GuildMemberRemove)
  simulator.control.setMembership(PEOPLE.nina, false)
  expect((await left)[0].id).toBe(PEOPLE.nina)
})

test('gets all members of a large server', async () => {
  client = newClient(LARGE_THRESHOLDS.least)
  await logIn()
  const guild = client.guilds.cache.get(guildId)!
  expect(guild.members.cache.size).toBeLessThan(guild.memberCount)
  const members = await guild.members.fetch({ withPresences: true })
  expect(members.size).toBe(guild.memberCount)
})

test.each([
  { what: 'a socket that breaks', misbehave: () => simulator.control.gateway.drop() },
  { what: 'an unknown error', misbehave: () => simulator.control.gateway.drop(4000) },
  {
    what: 'being told to reconnect',
    misbehave: () => simulator.control.gateway.requestReconnect(),
  },
  {
    what: 'heartbeats that nobody answers',
    misbehave() {
      configure({ acknowledges: false })
      setTimeout(() => configure({ acknowledges: true }), 3 * HEARTBEAT_MS)
    },
  },
])('resumes its session after $what', async ({ misbehave }) => {
  await logIn()
  const resumed = waitForEvent(Events.ShardResume)
  misbehave()
  await resumed
  const [identify, ...more] = logged('identify')
  expect(more).toEqual([])
  expect(logged('resume')).toMatchObject([{ session: identify!.session }])
  expect(logged('connect').at(-1)).toMatchObject({ path: '/gateway/resume' })
})

test('resumes on the same socket when its session is invalid but resumable', async () => {
  await logIn()
  const resumed = waitForEvent(Events.ShardResume)
  simulator.control.gateway.invalidate(true)
  await resumed
  expect(logged('identify')).toHaveLength(1)
  expect(logged('connect')).toHaveLength(1)
})

test('starts a new session when its session is gone', async () => {
  await logIn()
  const ready = waitForEvent(Events.ShardReady)
  simulator.control.gateway.invalidate(false)
  await ready
  expect(logged('identify')).toHaveLength(2)
  expect(logged('resume')).toHaveLength(0)
})

test('receives an error for a disallowed intent', async () => {
  configure({ privilegedIntents: ['GuildMembers'] })
  await expect(client.login(botToken)).rejects.toThrow('disallowed intents')
})
