import { test } from '@japa/runner'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import { Failure } from '#app/core/errors'
import { SECOND_MS } from '#app/core/time'
import { DiscordClient } from '#app/platform/discord/discord_client'
import { advanceProcessClock } from '#tests/helpers/process_clock'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const USERS = '/api/users/'
const NOBODY = '299999999999999999'
const MORE_THAN_ALLOWED = 300
/** The library itself sends at most fifty requests per second. */
const PAUSE_MS = 25
const BREAK_MS = 10_000
/** Far longer than our timeout of two seconds, even on a busy machine. */
const SLOW_MS = 20_000
const REFUSAL_MS = 10_000
const route = (id: string) => `/users/${id}` as const

const ask = (calls: DiscordClient, id: string = PEOPLE.olivia) => calls.get('users', route(id))

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

/** The error of a call, and its duration. */
async function failureOf(calls: DiscordClient, id?: string) {
  const began = Date.now()
  try {
    await ask(calls, id)
  } catch (error) {
    if (error instanceof Failure) return { failure: error, ms: Date.now() - began }
    throw error
  }
  throw new Error('Discord answered.')
}

test.group('Discord | client', (group) => {
  const discord = useSimulatedDiscord(group)

  test('returns the body of a response, and null for a 404', async ({ assert }) => {
    const calls = new DiscordClient()
    assert.containsSubset(await ask(calls), { id: PEOPLE.olivia })
    assert.isNull(await ask(calls, NOBODY))
    assert.isNull(await ask(calls, '1'.repeat(21)))
    assert.isUndefined(calls.defect)
  })

  test('a request is retried once before it fails', async ({ assert }) => {
    const calls = new DiscordClient()
    await discord.during({ prefix: USERS, kind: 'server_error', status: 503 }, async () => {
      const { failure } = await failureOf(calls)
      assert.equal(failure.code, 'unavailable')
      assert.equal(failure.retryAfter, 5)
      assert.equal(discord.asked(USERS), 2)
    })
    assert.containsSubset(await ask(calls), { id: PEOPLE.olivia })
  })

  for (const kind of ['server_error', 'dropped'] as const) {
    test(`consecutive failures open the circuit breaker (${kind})`, async ({ assert }) => {
      const calls = new DiscordClient()
      await discord.during({ prefix: USERS, kind }, async () => {
        for (let call = 0; call < 5; call++) await failureOf(calls)
        const asked = discord.asked(USERS)
        await Promise.all(Array.from({ length: 50 }, () => failureOf(calls)))
        assert.equal(discord.asked(USERS), asked)
        assert.equal(calls.defect, 'Discord does not answer')
      })
      await failureOf(calls)
    })
  }

  test('the circuit breaker closes again after one successful trial request', async ({
    assert,
  }) => {
    const calls = new DiscordClient({ breakMs: BREAK_MS })
    const fault = discord.control.addFault({ prefix: USERS, kind: 'server_error' })
    for (let call = 0; call < 5; call++) await failureOf(calls)
    await advanceProcessClock(BREAK_MS)
    const asked = discord.asked(USERS)
    await Promise.all(Array.from({ length: 20 }, () => failureOf(calls)))
    // One trial request, which is retried once like every request.
    assert.equal(discord.asked(USERS), asked + 2)

    discord.control.removeFault(fault.id)
    // The second pause is twice as long.
    await advanceProcessClock(2 * BREAK_MS)
    assert.containsSubset(await ask(calls), { id: PEOPLE.olivia })
    assert.isUndefined(calls.defect)
  })

  test('a request times out after two seconds', async ({ assert }) => {
    const calls = new DiscordClient()
    await discord.during({ prefix: USERS, kind: 'slow', ms: SLOW_MS }, async () => {
      const all = await Promise.all([failureOf(calls), failureOf(calls, BOTS.brunoApproved)])
      for (const { failure, ms } of all) {
        assert.equal(failure.code, 'unavailable')
        assert.isAtLeast(ms, 1_900)
        assert.isBelow(ms, SLOW_MS)
      }
    })
  })

  test('a long rate limit is respected until its end, and callers fail immediately', async ({
    assert,
  }) => {
    const calls = new DiscordClient()
    const limit = { prefix: USERS, kind: 'rate_limited', retryAfterSeconds: 600, times: 1 } as const
    await discord.during(limit, async () => {
      const first = await failureOf(calls)
      assert.approximately(first.failure.retryAfter!, 600, 2)
      const more = await Promise.all(Array.from({ length: 50 }, () => failureOf(calls)))
      for (const { failure } of [first, ...more]) assert.equal(failure.code, 'unavailable')
      assert.equal(discord.asked(USERS), 1)
    })
    assert.equal(calls.defect, 'Discord limits our requests')
    assert.isNotNull(await calls.get('servers', `/guilds/${discord.guildId}`), 'others are asked')
  })

  test('a long rate limit does not keep the process from exiting', async ({ assert }) => {
    const calls = new DiscordClient()
    const before = timers()
    const limit = { prefix: USERS, kind: 'rate_limited', retryAfterSeconds: 600 } as const
    await discord.during(limit, () =>
      Promise.all(Object.values(PEOPLE).map((id) => failureOf(calls, id)))
    )
    discord.control.setRateLimit({ limit: 1, windowMs: 600_000 })
    const limited = new DiscordClient()
    await Promise.allSettled(Object.values(PEOPLE).map((id) => ask(limited, id)))
    assert.isAtMost(timers(), before)
  })

  test('a global rate limit blocks every request', async ({ assert }) => {
    const calls = new DiscordClient()
    const fault = { kind: 'rate_limited', retryAfterSeconds: 600, global: true, times: 1 } as const
    await discord.during({ prefix: USERS, ...fault }, async () => {
      await failureOf(calls)
      await assert.rejects(() => calls.get('servers', `/guilds/${discord.guildId}`))
    })
    assert.equal(discord.asked('/api/guilds'), 0)
  })

  test('requests resume after a short rate limit', async ({ assert }) => {
    const calls = new DiscordClient()
    const limit = { prefix: USERS, kind: 'rate_limited', retryAfterSeconds: 1, times: 1 } as const
    await discord.during(limit, async () => {
      await failureOf(calls)
      await advanceProcessClock(SECOND_MS)
      assert.containsSubset(await ask(calls), { id: PEOPLE.olivia })
    })
    assert.isUndefined(calls.defect)
  })

  test('a rate limit in response headers is respected before any 429', async ({ assert }) => {
    const calls = new DiscordClient()
    discord.control.setRateLimit({ limit: 3, windowMs: 60_000 })
    for (const id of Object.values(PEOPLE).slice(0, 3)) await ask(calls, id)
    await failureOf(calls)
    await failureOf(calls)
    assert.lengthOf(
      discord.control.requests(USERS).filter(({ status }) => status === 429),
      0
    )
  })

  test('a rejected token is not sent again for a minute', async ({ assert }) => {
    const calls = new DiscordClient()
    const fault = { prefix: '/api', kind: 'unauthorized', times: 1 } as const
    await discord.during(fault, async () => {
      const { failure } = await failureOf(calls)
      assert.equal(failure.code, 'unavailable')
      assert.approximately(failure.retryAfter!, 60, 1)
      await Promise.all(Array.from({ length: 20 }, () => failureOf(calls)))
      await assert.rejects(() => calls.get('servers', `/guilds/${discord.guildId}`))
    })
    assert.equal(discord.asked('/api'), 1)
    assert.equal(calls.defect, 'Discord refuses our bot token')
  })

  test('a token that Discord accepts again works again', async ({ assert }) => {
    const calls = new DiscordClient({ refusalMs: REFUSAL_MS })
    const fault = { prefix: '/api', kind: 'unauthorized', times: 1 } as const
    await discord.during(fault, () => failureOf(calls))
    await advanceProcessClock(REFUSAL_MS)
    assert.containsSubset(await ask(calls), { id: PEOPLE.olivia })
    assert.isUndefined(calls.defect)
  })

  test('requests stop long before Discord bans the address for invalid requests', async ({
    assert,
  }) => {
    const calls = new DiscordClient({ refusalMs: 0 })
    await discord.during({ prefix: '/api', kind: 'unauthorized' }, async () => {
      let waitSeconds = 0
      for (let call = 0; call < MORE_THAN_ALLOWED && waitSeconds < 60; call++) {
        waitSeconds = (await failureOf(calls)).failure.retryAfter!
        await advanceProcessClock(PAUSE_MS)
      }
      assert.isAbove(waitSeconds, 60)
      assert.isAtMost(discord.asked('/api'), 250)
      assert.match(calls.defect!, /^Discord has refused \d+ requests$/)
    })
  })
})
