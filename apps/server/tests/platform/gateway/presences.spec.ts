import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BOTS, createDemoWorld, PEOPLE } from '@botanica/demo-world'
import type { DiscordGatewayOptions } from '#app/platform/gateway/discord_gateway'
import type { Presence } from '#app/platform/presence/presence'
import { PresenceWriter } from '#app/platform/presence/presence_writer'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { useGateways, WRITE_INTERVAL_MS } from '#tests/platform/support/gateway'
import {
  countPresences,
  presenceEvents,
  presenceRow,
  findStatus,
  storePresence,
} from '#tests/platform/support/presences'

const SOON = { within: 5_000 }
const SEVERAL_ROUNDS_MS = 4 * WRITE_INTERVAL_MS
/** More members than the server's greeting lists. */
const MANY = 260

test.group('Gateway | presences', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)
  const gateways = useGateways(group)
  const world = createDemoWorld()

  const show = (
    id: string,
    status: 'online' | 'idle' | 'dnd' | 'offline',
    activity: string | null = null
  ) => discord.control.changeAccount(id, { presence: { status, activity } })

  const people = world.people.filter(({ account }) => account.serverMembership)
  const bots = world.bots.filter((bot) => bot.knownToPlatform && bot.approvalStatus === 'approved')
  const everybody = people.length + bots.length + 1

  /**
   * Starts a gateway that has stored all initial presences. A server of this size is sent in two chunks, which are
   * written once or twice.
   */
  async function connectAndStore(options?: Partial<DiscordGatewayOptions>) {
    const gateway = await gateways.connect(options)
    await eventually(async () => (await countPresences()) >= everybody, SOON)
    return gateway
  }

  test('members of the community server are stored, and nobody else', async ({ assert }) => {
    await connectAndStore()
    assert.equal(await countPresences(), everybody)

    const { account } = bots.find(({ id }) => id === BOTS.brunoApproved)!
    const { status, activity } = (await presenceRow(BOTS.brunoApproved))!
    assert.deepEqual({ status, activity }, account.presence)
    assert.isNull(await presenceRow(PEOPLE.nina))
  })

  test('a change is stored and published', async ({ assert }) => {
    await connectAndStore()
    show(BOTS.brunoApproved, 'dnd', 'Listening to bees')
    await eventually(async () => (await findStatus(BOTS.brunoApproved)) === 'dnd', SOON)
    assert.equal((await presenceRow(BOTS.brunoApproved))!.activity, 'Listening to bees')
    assert.deepEqual((await presenceEvents()).at(-1)!.payload, { ids: [BOTS.brunoApproved] })
  })

  test('changes within one interval are written once; reverted changes are not written', async ({
    assert,
  }) => {
    const online: Presence = { status: 'online', activity: null }
    const [away, busy]: Presence[] = [
      { status: 'idle', activity: null },
      { status: 'dnd', activity: null },
    ]
    await storePresence(PEOPLE.olivia, { ...online })
    const before = (await presenceRow(PEOPLE.olivia))!
    const feed = new PresenceWriter({
      logger,
      isLive: () => true,
      writeIntervalMs: WRITE_INTERVAL_MS,
    })
    await feed.start()
    try {
      // All in one turn of the event loop, so that no write happens in between.
      for (const presence of [away!, busy!, away!, busy!]) {
        for (const id of [PEOPLE.vlad, PEOPLE.bruno, PEOPLE.olivia]) feed.set(id, presence)
      }
      feed.set(PEOPLE.olivia, online)
      await eventually(async () => (await presenceEvents()).length > 0, SOON)
      // Pending changes would be written together with this one.
      feed.set(PEOPLE.nina, online)
      await eventually(async () => (await findStatus(PEOPLE.nina)) !== undefined, SOON)
    } finally {
      await feed.stop()
    }
    const told = (await presenceEvents()).map(({ payload }) => payload.ids!.toSorted())
    assert.deepEqual(told, [[PEOPLE.bruno, PEOPLE.vlad].toSorted(), [PEOPLE.nina]])
    assert.equal(await findStatus(PEOPLE.vlad), 'dnd')
    assert.deepEqual(await presenceRow(PEOPLE.olivia), before)
  })

  test('a new member is offline at first; a member who leaves is removed', async ({ assert }) => {
    await gateways.connect()
    await eventually(async () => (await countPresences()) > 0, SOON)
    discord.control.setMembership(PEOPLE.nina, true)
    const { presence } = world.people.find(({ id }) => id === PEOPLE.nina)!.account
    await eventually(async () => (await findStatus(PEOPLE.nina)) === presence.status, SOON)
    discord.control.setMembership(PEOPLE.nina, false)
    await eventually(async () => (await presenceRow(PEOPLE.nina)) === null, SOON)
    assert.deepEqual((await presenceEvents()).at(-1)!.payload.ids, [PEOPLE.nina])
  })

  test('the members of a large server are requested', async ({ assert }) => {
    for (let n = 0; n < MANY; n++) {
      discord.control.addPerson({ username: `crowd_${n}`, inServer: true })
    }
    await gateways.connect()
    await eventually(async () => (await countPresences()) > MANY, SOON)
    assert.lengthOf(discord.logged('request_members'), 1)
    await eventually(async () => (await findStatus(PEOPLE.olivia)) === 'online', SOON)
    // Too many members to list each of them.
    assert.deepEqual((await presenceEvents())[0]!.payload, {})
  })

  test('members who left while the gateway was down are removed', async () => {
    await storePresence(PEOPLE.nina)
    await storePresence(PEOPLE.olivia, { status: 'dnd' })
    await gateways.connect()
    await eventually(async () => (await presenceRow(PEOPLE.nina)) === null, SOON)
    await eventually(async () => (await findStatus(PEOPLE.olivia)) === 'online', SOON)
  })

  test('unchanged presences are not written', async ({ assert }) => {
    const first = await connectAndStore()
    await first.stop()
    const told = await presenceEvents()
    const { seen_at: seenAt } = (await presenceRow(PEOPLE.olivia))!
    const requests = discord.logged('request_members').length
    await gateways.connect()
    await eventually(() => discord.logged('request_members').length > requests, SOON)
    // Arrives after all events of a new session, and is alone in its write.
    show(PEOPLE.vlad, 'dnd')
    await eventually(async () => (await findStatus(PEOPLE.vlad)) === 'dnd', SOON)
    const [news, ...more] = (await presenceEvents()).slice(told.length)
    assert.deepEqual([news!.payload.ids, more], [[PEOPLE.vlad], []])
    assert.deepEqual((await presenceRow(PEOPLE.olivia))!.seen_at, seenAt)
  })

  test('current presences are rewritten before they expire, without an event', async ({
    assert,
  }) => {
    const presences = { writeIntervalMs: WRITE_INTERVAL_MS, repeatAfterMs: 2 * WRITE_INTERVAL_MS }
    await connectAndStore({ presences })
    const told = await presenceEvents()
    const { seen_at: before } = (await presenceRow(PEOPLE.olivia))!
    await eventually(async () => (await presenceRow(PEOPLE.olivia))!.seen_at > before, SOON)
    assert.lengthOf(await presenceEvents(), told.length)

    // This also restores what a crash of the database has emptied.
    await db.from('presences').delete()
    await eventually(async () => (await findStatus(PEOPLE.olivia)) === 'online', SOON)
  })

  test('presences expire while the gateway is down', async () => {
    const presences = { writeIntervalMs: WRITE_INTERVAL_MS, repeatAfterMs: WRITE_INTERVAL_MS }
    const gateway = await gateways.connect({ presences })
    await eventually(async () => (await countPresences()) > 0, SOON)
    discord.configure({ accepts: false })
    discord.gateway.drop()
    await eventually(() => !gateway.isLive, SOON)
    // A write that had begun may still arrive.
    await eventually(async () => {
      const { seen_at: before } = (await presenceRow(PEOPLE.olivia))!
      await sleep(SEVERAL_ROUNDS_MS)
      const { seen_at: after } = (await presenceRow(PEOPLE.olivia))!
      return after.getTime() === before.getTime()
    }, SOON)
  })

  test('failed writes are retried when the database is back', async () => {
    await gateways.connect()
    await eventually(async () => (await countPresences()) > 0, SOON)
    const migrator = db.connection('migrator')
    await migrator.rawQuery('REVOKE INSERT ON presences FROM app')
    try {
      show(PEOPLE.vlad, 'dnd', 'Waiting')
      await sleep(SEVERAL_ROUNDS_MS)
      show(PEOPLE.bruno, 'dnd')
    } finally {
      await migrator.rawQuery('GRANT INSERT ON presences TO app')
    }
    await eventually(async () => (await findStatus(PEOPLE.vlad)) === 'dnd', SOON)
    await eventually(async () => (await findStatus(PEOPLE.bruno)) === 'dnd', SOON)
  })
})
