import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { FaultProxy } from '#tests/helpers/fault_proxy'
import { useServers } from '#tests/helpers/servers'
import { listAuditLogs, ratingRow, listRatingRows, findVotes } from '#tests/reviews/support/rows'

/** The first request of a server is the slowest. */
const PATIENCE_MS = 10_000
const COMMIT = 'COMMIT'
/** Longer than an idempotency key without a response stays in use. */
const ABANDONED = "interval '2 minutes'"

type World = Awaited<ReturnType<typeof makeWorld>>

async function makeWorld() {
  const [owner, author, other] = [await makeUser(), await makeUser(), await makeUser()]
  const bot = await makeBot({ userId: owner.id })
  const rating = await makeRating({ botId: bot.id, userId: author.id, comment: 'Unfair' })
  return { bot, owner, author, other, rating }
}

interface Mutation {
  who: 'owner' | 'author' | 'other'
  method: string
  path: (world: World) => string
  json?: (world: World) => unknown
  status: number
  /** Number of times that the mutation was applied. */
  done: (world: World) => Promise<number>
}

const MUTATIONS: Record<string, Mutation> = {
  'a vote for a bot': {
    who: 'other',
    method: 'POST',
    path: ({ bot }) => `/api/bots/${bot.id}/vote`,
    status: 200,
    async done({ bot }) {
      return (await db.from('bot_stats').where('bot_id', bot.id).firstOrFail()).votes_count
    },
  },
  'a review': {
    who: 'other',
    method: 'POST',
    path: ({ bot }) => `/api/bots/discord/${bot.discordBotId}/ratings`,
    json: () => ({ rating: 5 }),
    status: 201,
    done: async ({ bot, other }) =>
      (await listRatingRows(bot.id)).filter(({ user_id }) => user_id === other.id).length,
  },
  'a heart': {
    who: 'owner',
    method: 'POST',
    path: ({ rating }) => `/api/ratings/${rating.id}/heart`,
    status: 200,
    done: async ({ rating }) => Number((await ratingRow(rating.id)).has_owner_heart),
  },
  'a like': {
    who: 'other',
    method: 'POST',
    path: ({ rating }) => `/api/ratings/${rating.id}/vote`,
    json: () => ({ vote: 1 }),
    status: 200,
    done: async ({ rating }) => (await findVotes(rating.id)).likes,
  },
  'a block': {
    who: 'owner',
    method: 'POST',
    path: ({ bot }) => `/api/bots/${bot.id}/block-user`,
    json: ({ author }) => ({ blockedUserId: author.id, reason: 'Blocked by bot owner' }),
    status: 200,
    done: async ({ owner }) => (await listAuditLogs(owner.id)).length,
  },
  'a deletion': {
    who: 'owner',
    method: 'DELETE',
    path: ({ rating }) => `/api/ratings/${rating.id}`,
    status: 200,
    done: async ({ owner }) => (await listAuditLogs(owner.id)).length,
  },
}

test.group('A server that is killed between a commit and its response', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1 })

  for (const [name, mutation] of Object.entries(MUTATIONS)) {
    test(`${name}: a retry with the same key gets the response, and it is applied once`, async ({
      assert,
    }) => {
      const world = await makeWorld()
      const member = await servers.enter(world[mutation.who])
      const proxy = new FaultProxy(databaseUrl())
      await proxy.start()
      const doomed = await servers.start(proxy.url)

      const key = { 'idempotency-key': `killed-${name.replaceAll(' ', '-')}` }
      const path = mutation.path(world)
      const json = mutation.json?.(world)
      proxy.muteAfter(COMMIT)
      const unanswered = doomed.client
        .request(mutation.method, path, {
          json,
          headers: { ...member.headers, ...key },
        })
        .then(
          ({ status }) => status,
          () => undefined
        )
      await eventually(async () => (await mutation.done(world)) === 1, { within: PATIENCE_MS })
      await doomed.kill()
      assert.isUndefined(await unanswered)
      await proxy.cut()

      const retried = await member.send(mutation.method, path, json, key)
      assert.equal(retried.status, mutation.status)
      assert.equal(retried.headers.get('idempotency-replayed'), 'true')
      assert.equal(await mutation.done(world), 1)
    })
  }

  test('a server that is killed before the commit changes nothing, and a retry succeeds', async ({
    assert,
  }) => {
    const world = await makeWorld()
    const member = await servers.enter(world.owner)
    const doomed = await servers.start()
    const path = `/api/ratings/${world.rating.id}/heart`
    const key = { 'idempotency-key': 'killed-before' }

    const trx = await db.transaction()
    await trx.from('ratings').where('id', world.rating.id).forUpdate()
    const unanswered = doomed.client
      .request('POST', path, { headers: { ...member.headers, ...key } })
      .catch(() => undefined)
    await eventually(
      async () => {
        const [claimed] = await db.from('idempotency_keys').where('key', 'killed-before')
        return claimed !== undefined
      },
      { within: PATIENCE_MS }
    )
    await doomed.kill()
    await unanswered
    await trx.commit()
    assert.isFalse((await ratingRow(world.rating.id)).has_owner_heart)

    const tooSoon = await member.sendOnce('POST', path, undefined, key)
    assert.equal(tooSoon.status, 409)
    assert.isNotNull(tooSoon.headers.get('retry-after'))
    await db.rawQuery(
      `UPDATE idempotency_keys SET created_at = now() - ${ABANDONED} WHERE key = 'killed-before'`
    )
    const retried = await member.send('POST', path, undefined, key)
    assert.equal(retried.status, 200)
    assert.isTrue(retried.body.hasOwnerHeart)
    assert.isTrue((await ratingRow(world.rating.id)).has_owner_heart)
  })
})
