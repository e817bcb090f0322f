import { test } from '@japa/runner'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { claimWebhooks, LEASE_END, WEBHOOKS } from '#app/webhooks/sending/due_webhooks'
import { WebhookLeases } from '#app/webhooks/sending/webhook_leases'
import { finishSending, sendWebhooksSoon } from '#app/webhooks/sending/webhook_sender'
import { makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'
import { startServerProcess } from '#tests/helpers/server_process'
import {
  deliveriesTo,
  makeWebhook,
  recordVote,
  sendAgain,
  useListener,
} from '#tests/webhooks/support/webhooks'

const VOTES = 5

const leaseEnd = async (id: number) =>
  (
    await queryRows<{ end: number }>(
      sql`SELECT ${LEASE_END}::float8 AS end FROM bot_webhooks WHERE id = ${id}`
    )
  )[0]!.end

test.group('Leases of webhooks', (group) => {
  useApi(group)
  const listener = useListener(group)
  const { address, bodies } = listener

  async function webhookTo(path: string) {
    const { id: userId } = await makeUser()
    const bot = await makeBot({ userId })
    const { id } = await makeWebhook({ botId: bot.id, createdBy: userId, url: address(path) })
    return { id, bot }
  }

  /** Makes a webhook due, and claims it as a process does. */
  async function claim(leases: WebhookLeases) {
    const { id } = await webhookTo('/hooks/x')
    await execute(sql`UPDATE bot_webhooks SET next_at = now() WHERE id = ${id}`)
    const startedAt = leases.startStatement()
    const [claimed] = await claimWebhooks('healthy', 1)
    leases.hold(claimed!, claimed!.leaseEnd, startedAt)
    return claimed!
  }

  group.each.setup(() => finishSending)

  test('are renewed while a listener takes its time, so that nobody else claims', async ({
    assert,
    cleanup,
  }) => {
    const leases = new WebhookLeases()
    const claimed = await claim(leases)
    cleanup(() => leases.release(claimed))
    const before = await leaseEnd(claimed.id)
    assert.equal(before, claimed.leaseEnd)
    await leases.renew()
    assert.isAbove(await leaseEnd(claimed.id), before)
    assert.isTrue(leases.isHeld(claimed))
    assert.isEmpty(await claimWebhooks('healthy', 1))
  })

  test('that have ended are taken over, and not renewed by a process that was frozen', async ({
    assert,
    cleanup,
  }) => {
    const clock = { ms: 0 }
    const frozen = new WebhookLeases(() => clock.ms)
    const claimed = await claim(frozen)
    cleanup(() => frozen.release(claimed))
    assert.isTrue(frozen.isHeld(claimed))

    clock.ms += WEBHOOKS.leaseMs
    await execute(sql`UPDATE bot_webhooks SET next_at = now() WHERE id = ${claimed.id}`)
    assert.isFalse(frozen.isHeld(claimed))
    const [taken] = await claimWebhooks('healthy', 1)
    assert.equal(taken!.id, claimed.id)

    await frozen.renew()
    assert.isFalse(frozen.isHeld(claimed))
    assert.equal(await leaseEnd(claimed.id), taken!.leaseEnd)
  })

  test('that have ended but that nobody has taken go on after a renewal', async ({
    assert,
    cleanup,
  }) => {
    const clock = { ms: 0 }
    const leases = new WebhookLeases(() => clock.ms)
    const claimed = await claim(leases)
    cleanup(() => leases.release(claimed))
    clock.ms += WEBHOOKS.leaseMs
    assert.isFalse(leases.isHeld(claimed))
    await leases.renew()
    assert.isTrue(leases.isHeld(claimed))
  })

  test('are not renewed once an owner has changed the webhook', async ({ assert, cleanup }) => {
    const leases = new WebhookLeases()
    const claimed = await claim(leases)
    cleanup(() => leases.release(claimed))
    await execute(sql`UPDATE bot_webhooks SET next_at = now() WHERE id = ${claimed.id}`)
    await leases.renew()
    assert.lengthOf(await claimWebhooks('healthy', 1), 1)
  })

  test('keep the later end, whichever response comes first', async ({ assert, cleanup }) => {
    const clock = { ms: 0 }
    const leases = new WebhookLeases(() => clock.ms)
    const claimed = await claim(leases)
    cleanup(() => leases.release(claimed))
    await leases.renew()
    leases.hold(claimed, claimed.leaseEnd, -WEBHOOKS.leaseMs)
    assert.isTrue(leases.isHeld(claimed))
  })

  test('end soon enough to take over within seconds', ({ assert }) => {
    assert.isAtMost(WEBHOOKS.leaseMs, 5_000)
  })

  test('let others continue after a process was killed', async ({ assert }) => {
    const { id, bot } = await webhookTo('/hooks/x')
    await execute(sql`UPDATE bot_webhooks SET next_at = now() WHERE id = ${id}`)
    assert.lengthOf(await claimWebhooks('healthy', 1), 1)
    await recordVote(bot.id, 1)
    sendWebhooksSoon()
    await finishSending()
    assert.isEmpty(listener.control.received())
    await sendAgain(id)
    await bodies('/hooks/x', 1)
    await finishSending()
    assert.lengthOf(await deliveriesTo(id), 1)
  })

  for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
    test(`two processes share the work, and after ${signal} nothing is lost`, async ({
      cleanup,
    }) => {
      // Paths of its own: a process that was killed may leave an event that is sent again in the next test.
      const paths = Array.from({ length: 6 }, (_, index) => `/hooks/${signal}/${index}`)
      const webhooks = await Promise.all(paths.map(webhookTo))
      const env = { DISCORD_GATEWAY: 'off', LOG_LEVEL: 'warn', USER_ADDRESS_LOOPBACK: 'on' }
      const start = () => startServerProcess({ databaseUrl: databaseUrl(), env })
      const servers = await Promise.all([start(), start()])
      cleanup(async () => {
        await Promise.all(servers.map((server) => server.kill()))
      })
      listener.control.addFault({ kind: 'slow', prefix: '/hooks', ms: 50 })
      for (let voteId = 1; voteId <= VOTES; voteId++) {
        await Promise.all(webhooks.map(({ bot }) => recordVote(bot.id, voteId)))
        if (voteId === 3) servers[0]!.child.kill(signal)
      }
      const receivedVotes = () =>
        paths.map((path) =>
          listener.control.received(path).map(({ body }) => JSON.parse(body).data.voteId as number)
        )
      // The one that was under way is repeated at most.
      const areComplete = (count: number) =>
        receivedVotes().every(
          (voteIds) => new Set(voteIds).size === count && voteIds.length <= count + 1
        )
      const expectVotes = (count: number, when: string) =>
        eventually(() => areComplete(count), {
          within: HELD_BACK_MS,
          message: () => `${when}, the webhooks have received ${JSON.stringify(receivedVotes())}`,
        })
      await expectVotes(VOTES, 'while one process works')
      if (signal === 'SIGKILL') return
      servers[0]!.child.kill('SIGCONT')
      await Promise.all(webhooks.map(({ bot }) => recordVote(bot.id, VOTES + 1)))
      await expectVotes(VOTES + 1, 'after the frozen process goes on')
    })
  }
})
