import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import db from '@adonisjs/lucid/services/db'
import { PEOPLE } from '@botanica/demo-world'
import { untilBlockedBy } from '#tests/helpers/blocked'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { HEARTBEAT_MS, useSimulatedDiscord } from '#tests/platform/support/discord'
import { useGateways } from '#tests/platform/support/gateway'
import { countPresences, presenceRow, findStatus } from '#tests/platform/support/presences'

const SOON = { within: 8_000 }
/** The library reconnects after half a second. */
const COMES_BACK_MS = 700
const ENDS_WITHIN_MS = scaleTimeout(1_500)
const IDLE = { presence: { status: 'idle', activity: null } } as const

test.group('Gateway | connection', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)
  const gateways = useGateways(group)

  async function connect() {
    const gateway = await gateways.connect()
    await eventually(async () => (await countPresences()) > 0, SOON)
    return gateway
  }

  const troubles: [what: string, misbehave: () => unknown][] = [
    ['a socket that breaks', () => discord.gateway.drop()],
    ['a socket that Discord closes', () => discord.gateway.drop(4000)],
    ['being told to reconnect', () => discord.gateway.requestReconnect()],
    [
      'a connection that is dead without anybody having closed it',
      async () => {
        discord.configure({ acknowledges: false })
        await eventually(() => discord.logged('close').length > 0, SOON)
        discord.configure({ acknowledges: true })
      },
    ],
  ]
  for (const [what, misbehave] of troubles) {
    test(`after ${what} the session is resumed, and missed changes are stored`, async ({
      assert,
    }) => {
      const gateway = await connect()
      const { session } = discord.logged('identify')[0]!
      await misbehave()
      await eventually(() => discord.gateway.connections() === 0 || !gateway.isLive, SOON)
      discord.control.changeAccount(PEOPLE.olivia, IDLE)
      discord.control.setMembership(PEOPLE.nina, true)

      await eventually(async () => (await findStatus(PEOPLE.olivia)) === 'idle', SOON)
      await eventually(async () => (await presenceRow(PEOPLE.nina)) !== null, SOON)
      await eventually(() => gateway.isLive, SOON)
      assert.lengthOf(discord.logged('identify'), 1)
      // On a busy machine the new connection may also miss a heartbeat, and is resumed once more.
      assert.deepEqual(
        [...new Set(discord.logged('resume').map((resume) => resume.session))],
        [session]
      )
      assert.equal(discord.logged('connect').at(-1)!.path, '/gateway/resume')
    })
  }

  test('a resumable invalid session is resumed immediately', async ({ assert }) => {
    await connect()
    discord.gateway.invalidate(true)
    await eventually(() => discord.logged('resume').length === 1, SOON)
    assert.lengthOf(discord.logged('identify'), 1)
    assert.lengthOf(discord.logged('connect'), 1)
  })

  test('a lost session is replaced by a new one, and missed changes are stored', async ({
    assert,
  }) => {
    await connect()
    discord.gateway.invalidate(false)
    discord.control.changeAccount(PEOPLE.olivia, IDLE)
    discord.control.setMembership(PEOPLE.vlad, false)
    await eventually(() => discord.logged('identify').length === 2, SOON)
    await eventually(async () => (await findStatus(PEOPLE.olivia)) === 'idle', SOON)
    await eventually(async () => (await presenceRow(PEOPLE.vlad)) === null, SOON)
    assert.lengthOf(discord.logged('resume'), 0)
  })

  test('an unknown session is resumed once, then replaced', async ({ assert }) => {
    await connect()
    discord.gateway.clearSessions()
    discord.gateway.drop()
    await eventually(() => discord.logged('identify').length === 2, SOON)
    assert.deepEqual(
      discord.logged('resume').map(({ replayed }) => replayed),
      [null]
    )
  })

  test('reconnects back off while the gateway refuses connections, and then resume', async ({
    assert,
  }) => {
    const gateway = await connect()
    discord.configure({ accepts: false })
    discord.gateway.drop()
    await eventually(() => discord.logged('refuse').length === 3, {
      within: 20_000,
    })
    const [first, second, third] = discord.logged('refuse').map(({ at }) => at)
    assert.isAbove(third! - second!, second! - first!)
    assert.isFalse(gateway.isLive)
    discord.configure({ accepts: true })
    await eventually(() => gateway.isLive, SOON)
    assert.lengthOf(discord.logged('identify'), 1)
  })

  test('the first connection is retried until the gateway accepts it', async ({ assert }) => {
    discord.configure({ accepts: false })
    const gateway = gateways.begin()
    await eventually(() => discord.logged('refuse').length > 0, SOON)
    discord.configure({ accepts: true })
    await eventually(() => gateway.isLive, { within: 12_000 })
    await sleep(2 * COMES_BACK_MS)
    assert.equal(discord.gateway.connections(), 1)
    assert.lengthOf(discord.logged('identify'), 1)
  })

  test('stopping during a reconnect ends the session for good', async ({ assert }) => {
    const gateway = await connect()
    discord.configure({ accepts: false })
    discord.gateway.drop()
    await eventually(() => discord.logged('refuse').length > 0, SOON)
    await gateway.stop()
    discord.configure({ accepts: true })
    const connects = discord.logged('connect').length
    await sleep(3 * COMES_BACK_MS)
    assert.lengthOf(discord.logged('connect'), connects)
    assert.equal(discord.gateway.connections(), 0)
  })

  test('a connection that fails after stopping does not end the process', async ({
    assert,
    cleanup,
  }) => {
    const errors: Error[] = []
    const record = (error: Error) => errors.push(error)
    process.on('uncaughtExceptionMonitor', record)
    cleanup(() => void process.off('uncaughtExceptionMonitor', record))
    const gateway = await connect()
    discord.configure({ accepts: false, refusesAfterMs: COMES_BACK_MS })
    discord.gateway.drop()
    await eventually(() => discord.logged('refuse').length > 0, SOON)
    await gateway.stop()
    await sleep(2 * COMES_BACK_MS)
    assert.isEmpty(errors)
  })

  test('stopping before the hello ends the session immediately and for good', async ({
    assert,
  }) => {
    discord.configure({ greets: false })
    const gateway = gateways.begin()
    await eventually(() => discord.logged('identify').length === 1, SOON)
    const began = Date.now()
    await gateway.stop()
    assert.isBelow(Date.now() - began, ENDS_WITHIN_MS)
    await eventually(() => discord.gateway.connections() === 0, SOON)
    await sleep(COMES_BACK_MS)
    assert.lengthOf(discord.logged('connect'), 1)
  })

  test('stopping while stored presences are loaded prevents the connection', async ({ assert }) => {
    const lock = await db.transaction()
    await lock.rawQuery('LOCK TABLE presences')
    const gateway = gateways.begin()
    await untilBlockedBy(lock, new Promise(() => {}))
    const stopped = gateway.stop()
    await eventually(() => !gateway.isHolder, SOON)
    await lock.rollback()
    await stopped
    assert.lengthOf(discord.logged('connect'), 0)
  })

  test('stopping while the gateway URL is fetched prevents the connection', async ({ assert }) => {
    const prefix = '/api/gateway/bot'
    discord.control.addFault({ prefix, kind: 'slow', ms: COMES_BACK_MS, times: 1 })
    const gateway = gateways.begin()
    // A fault for one request is removed as soon as that request has arrived.
    await eventually(() => discord.control.faults().length === 0, SOON)
    await gateway.stop()
    await eventually(() => discord.asked(prefix) === 1, SOON)
    await sleep(COMES_BACK_MS)
    assert.lengthOf(discord.logged('connect'), 0)
  })

  test('a dead connection does not delay stopping', async ({ assert }) => {
    const gateway = await connect()
    discord.gateway.freeze()
    const began = Date.now()
    await gateway.stop()
    assert.isBelow(Date.now() - began, 2 * ENDS_WITHIN_MS)
  })

  test('stopping closes the connection cleanly', async ({ assert }) => {
    const gateway = await connect()
    await gateway.stop()
    assert.deepEqual(
      discord.logged('close').map(({ code }) => code),
      [1000]
    )
  })

  test('a missing intent is reported to operators and retried slowly', async ({ assert }) => {
    discord.configure({ privilegedIntents: [] })
    const gateway = gateways.begin()
    await eventually(() => discord.logged('close').length > 0, SOON)
    await eventually(() => /intents .* are not switched on/.test(gateway.defect ?? ''), SOON)
    await sleep(2 * COMES_BACK_MS)
    assert.lengthOf(discord.logged('connect'), 1)
    assert.isTrue(gateway.isHolder)
  })

  test('an intent that is withdrawn later ends the session', async ({ assert }) => {
    const gateway = await connect()
    discord.gateway.drop(4014)
    await eventually(() => /are not switched on/.test(gateway.defect ?? ''), SOON)
    // On a busy machine, an earlier connection may have missed a heartbeat.
    const { length: earlier } = discord.logged('connect')
    await sleep(COMES_BACK_MS)
    assert.lengthOf(discord.logged('connect'), earlier)
  })

  test('a rejected token is reported and retried slowly', async ({ assert }) => {
    await discord.during({ prefix: '/api/gateway/bot', kind: 'unauthorized' }, async () => {
      const gateway = gateways.begin()
      await eventually(
        () => gateway.defect !== 'the gateway is not connected' && gateway.isHolder,
        SOON
      )
      await sleep(COMES_BACK_MS)
      assert.match(gateway.defect!, /token/i)
      assert.equal(discord.asked('/api/gateway/bot'), 1)
    })
  })

  test('heartbeats continue', async ({ assert }) => {
    await connect()
    await eventually(() => discord.logged('heartbeat').length >= 3, SOON)
    const [first, , third] = discord.logged('heartbeat').map(({ at }) => at)
    assert.isAtLeast(third! - first!, HEARTBEAT_MS)
  })
})
