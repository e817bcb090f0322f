import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { FaultBehavior } from '@botanica/simulators'
import { makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { CHANNEL, deliverDue, MESSAGES, NEWS } from '#tests/announcements/support/deliveries'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { FaultProxy } from '#tests/helpers/fault_proxy'
import { useServers } from '#tests/helpers/servers'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const PATH = '/api/admin/announcements'
const PATIENCE_MS = 15_000
/** Long enough to kill the server in the meantime, and shorter than the timeout of a call to Discord. */
const HESITATION_MS = 1_500
const NONCE_FORGOTTEN_MS = 600_000
const COMMIT = 'COMMIT'

const rows = () => db.from('discord_announcements').select('id', 'state', 'message_id')
const isInserted = async () => (await rows()).length === 1

test.group('An announcement is sent once when the server is killed', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)
  const servers = useServers(group, { processes: 0 })
  group.each.setup(async () => {
    await db.from('discord_announcements').delete()
  })

  const sentMessages = () => discord.control.messages(CHANNEL)
  const isReactedTo = async () => sentMessages()[0]?.reactions.length === 1
  const reactions = ['🎉', '🔥', '🚀']

  /** Announces through a server that is killed as soon as a condition holds. */
  async function killWhen(holds: () => Promise<boolean>, address?: (proxy: FaultProxy) => string) {
    const author = await makeUser({ roles: ['owner'] })
    const token = await issueAccessToken({ userId: author.id, name: 'kill', scope: 'staff' })
    const proxy = new FaultProxy(databaseUrl())
    await proxy.start()
    const doomed = await servers.start(address?.(proxy))
    if (address) proxy.muteAfter(COMMIT)
    const unanswered = doomed.client
      .request('POST', PATH, {
        headers: { authorization: `Bearer ${token.release()}`, 'idempotency-key': 'killed' },
        json: { ...NEWS, mentionEveryone: true, reactions },
      })
      .then(
        ({ status, text }) => `${status} ${text}`,
        () => undefined
      )
    await eventually(holds, { within: PATIENCE_MS })
    await doomed.kill()
    await proxy.cut()
    return unanswered
  }

  async function assertSentOnce(assert: { deepEqual(one: unknown, other: unknown): void }) {
    await deliverDue()
    await deliverDue()
    assert.deepEqual(
      sentMessages().map((message) => message.reactions),
      [reactions]
    )
    const [row] = await rows()
    assert.deepEqual([row.state, row.message_id], ['sent', sentMessages()[0]!.id])
  }

  test('between the insert and the call to Discord', async ({ assert }) => {
    assert.isUndefined(await killWhen(isInserted, (proxy) => proxy.url))
    assert.isEmpty(sentMessages())
    await assertSentOnce(assert)
  })

  const WHILE_SENDING: Record<string, FaultBehavior[]> = {
    'that arrives': [{ kind: 'slow', ms: HESITATION_MS }],
    'that does not arrive': [{ kind: 'slow', ms: HESITATION_MS }, { kind: 'dropped' }],
  }
  for (const [name, troubles] of Object.entries(WHILE_SENDING)) {
    test(`during the call to Discord: a message ${name}`, async ({ assert }) => {
      for (const trouble of troubles) {
        discord.control.addFault({ ...trouble, prefix: MESSAGES, method: 'POST', times: 1 })
      }
      // The simulated failure is used up: the request has reached Discord, which is slow to respond.
      const hasArrived = async () => discord.control.faults().length === 0
      assert.isUndefined(await killWhen(hasArrived))
      assert.equal((await rows())[0].state, 'sending')
      await eventually(
        () => discord.control.requests(MESSAGES).some(({ method }) => method === 'POST'),
        { within: PATIENCE_MS }
      )
      discord.control.advanceClock(NONCE_FORGOTTEN_MS)
      await assertSentOnce(assert)
    })
  }

  test('between the call to Discord and the update of the row', async ({ assert }) => {
    discord.control.addFault({ kind: 'slow', prefix: `${MESSAGES}/`, ms: HESITATION_MS })
    const author = await makeUser({ roles: ['owner'] })
    const token = await issueAccessToken({ userId: author.id, name: 'kill', scope: 'staff' })
    const proxy = new FaultProxy(databaseUrl())
    await proxy.start()
    const doomed = await servers.start(proxy.url)
    // While the response is delayed, the database stops answering: the message is sent, but the row cannot be updated.
    discord.control.addFault({
      kind: 'slow',
      prefix: MESSAGES,
      method: 'POST',
      ms: HESITATION_MS,
      times: 1,
    })
    const unanswered = doomed.client
      .request('POST', PATH, {
        headers: { authorization: `Bearer ${token.release()}` },
        json: { ...NEWS, reactions },
      })
      .catch(() => undefined)
    await eventually(async () => (await rows())[0]?.state === 'sending', { within: PATIENCE_MS })
    await proxy.cut()
    await eventually(() => sentMessages().length === 1, { within: PATIENCE_MS })
    await doomed.kill()
    await unanswered
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['sending']
    )
    discord.control.faults().forEach(({ id }) => discord.control.removeFault(id))
    discord.control.advanceClock(NONCE_FORGOTTEN_MS)
    await assertSentOnce(assert)
  })

  test('while it adds the reactions', async ({ assert }) => {
    const { id } = discord.control.addFault({
      kind: 'slow',
      prefix: `${MESSAGES}/`,
      ms: HESITATION_MS,
    })
    await killWhen(isReactedTo)
    discord.control.removeFault(id)
    await assertSentOnce(assert)
  })
})
