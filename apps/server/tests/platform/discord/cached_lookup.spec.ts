import { test } from '@japa/runner'
import { RequestFactory } from '@adonisjs/core/factories/http'
import type { HttpRequest } from '@adonisjs/core/http'
import { PEOPLE } from '@botanica/demo-world'
import { Failure } from '#app/core/errors'
import { DiscordClient } from '#app/platform/discord/discord_client'
import { CachedLookup, type CachedLookupOptions } from '#app/platform/discord/cached_lookup'
import { CacheMissBudget } from '#app/platform/discord/miss_budget'
import { advanceProcessClock } from '#tests/helpers/process_clock'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const USERS = '/api/users/'
const NOBODY = '299999999999999999'
const LIFE_MS = 60_000
/** Slower than the limit of all callers together, ten per second. */
const PACE_MS = 110
const MORE_THAN_ALLOWED = 30
/** As in production, whatever the tests' settings are. */
const LIMITS = { scale: 1, processes: 1, redis: undefined }

function newLookup(options: Partial<CachedLookupOptions<object>> = {}) {
  const calls = new DiscordClient()
  return new CachedLookup({
    read: async (id) => (await calls.get('users', `/users/${id}`)) as object | null,
    budget: new CacheMissBudget({ ...LIMITS, scale: Number.POSITIVE_INFINITY }),
    max: 100,
    lifeMs: LIFE_MS,
    absenceLifeMs: LIFE_MS,
    ...options,
  })
}

function visitor(ip: string): HttpRequest {
  const request = new RequestFactory().create()
  Object.defineProperty(request.request.socket, 'remoteAddress', { value: ip })
  return request
}

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  try {
    await work
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('It did not fail.')
}

test.group('Discord | cached lookups', (group) => {
  const discord = useSimulatedDiscord(group)

  for (const [what, id] of [
    ['an account', PEOPLE.olivia],
    ['that there is none', NOBODY],
  ] as const) {
    test(`${what} is cached, and fetched again after its time to live`, async ({ assert }) => {
      const lookup = newLookup()
      const first = await lookup.find(id, undefined)
      assert.deepEqual(await lookup.find(id, undefined), first)
      assert.equal(discord.asked(USERS), 1)
      await advanceProcessClock(LIFE_MS)
      await lookup.find(id, undefined)
      assert.equal(discord.asked(USERS), 2)
    })
  }

  test('an absence has its own time to live', async ({ assert }) => {
    const lookup = newLookup({ absenceLifeMs: LIFE_MS / 2 })
    assert.isNull(await lookup.find(NOBODY, undefined))
    await advanceProcessClock(LIFE_MS / 2)
    assert.isNull(await lookup.find(NOBODY, undefined))
    assert.equal(discord.asked(USERS), 2)
  })

  test('concurrent lookups share one request', async ({ assert }) => {
    const lookup = newLookup()
    await discord.during({ prefix: USERS, kind: 'slow', ms: 100 }, async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => lookup.find(PEOPLE.olivia, undefined))
      )
      assert.containsSubset(answers[0], { id: PEOPLE.olivia })
      assert.isTrue(answers.every((answer) => answer === answers[0]))
    })
    assert.equal(discord.asked(USERS), 1)
  })

  test('an evicted entry is fetched again', async ({ assert }) => {
    const lookup = newLookup()
    await lookup.find(PEOPLE.olivia, undefined)
    lookup.invalidate(PEOPLE.olivia)
    await lookup.find(PEOPLE.olivia, undefined)
    assert.equal(discord.asked(USERS), 2)
  })

  test('a stale value is returned while Discord is unavailable, up to a maximum age', async ({
    assert,
  }) => {
    const lookup = newLookup({ staleMs: 2 * LIFE_MS })
    const first = await lookup.find(PEOPLE.olivia, undefined)
    await advanceProcessClock(LIFE_MS)
    await discord.during({ prefix: USERS, kind: 'server_error' }, async () => {
      assert.deepEqual(await lookup.find(PEOPLE.olivia, undefined), first)
      assert.deepEqual(await lookup.find(PEOPLE.olivia, undefined), first)
      assert.equal((await failureOf(lookup.find(PEOPLE.vlad, undefined))).code, 'unavailable')
      await advanceProcessClock(2 * LIFE_MS)
      assert.equal((await failureOf(lookup.find(PEOPLE.olivia, undefined))).code, 'unavailable')
    })
    assert.containsSubset(await lookup.find(PEOPLE.olivia, undefined), { id: PEOPLE.olivia })
  })

  test('one address may cause twenty cache misses a minute, and hits are free', async ({
    assert,
  }) => {
    const lookup = newLookup({ budget: new CacheMissBudget({ ...LIMITS, scale: 1 }) })
    const here = visitor('203.0.113.7')
    let refused: Failure | undefined
    let asked = 0
    for (let attempt = 0; attempt < MORE_THAN_ALLOWED && !refused; attempt++) {
      await advanceProcessClock(PACE_MS)
      try {
        await lookup.find(String(BigInt(NOBODY) - BigInt(attempt)), here)
        asked += 1
      } catch (error) {
        refused = error as Failure
      }
    }
    assert.equal(refused?.code, 'rate_limited')
    assert.isAtLeast(refused!.retryAfter!, 0.1)
    // After two seconds, some of the twenty are refilled.
    assert.isAtLeast(asked, 20)
    assert.isAtMost(asked, 22)
    assert.equal(discord.asked(USERS), asked)

    await advanceProcessClock(PACE_MS)
    const elsewhere = visitor('203.0.113.8')
    assert.containsSubset(await lookup.find(PEOPLE.olivia, elsewhere), { id: PEOPLE.olivia })
    const remembered = newLookup({ budget: new CacheMissBudget(LIMITS) })
    for (let n = 0; n < 50; n++) await remembered.find(PEOPLE.vlad, here)
  })

  test('all addresses together may cause ten cache misses a second', async ({ assert }) => {
    const lookup = newLookup({ budget: new CacheMissBudget(LIMITS) })
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        lookup.find(String(BigInt(NOBODY) - BigInt(n)), visitor(`203.0.113.${n}`))
      )
    )
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : []
    )
    assert.isAtLeast(refusals.length, 28)
    assert.isTrue(
      refusals.every(({ code, retryAfter }) => code === 'unavailable' && retryAfter >= 1)
    )
    assert.isAtMost(discord.asked(USERS), 12)
    await advanceProcessClock(PACE_MS)
    assert.isNull(await lookup.find(NOBODY, visitor('203.0.113.99')))
  })
})
