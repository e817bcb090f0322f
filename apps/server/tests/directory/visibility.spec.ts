import { test } from '@japa/runner'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { ownsBot } from '#app/directory/rules'
import {
  ago,
  makeBot,
  makeRating,
  makeStaff,
  makeUser,
  nextSnowflake,
} from '#database/factories/index'
import { type Api, useApi } from '#tests/directory/support/api'

const NOBODYS_ID = 2_000_000_000

const names = (bots: { name: string }[]) => bots.map(({ name }) => name)

/** The response without values that are unique to it, such as ids and times. */
async function answerTo(api: Api, path: string) {
  const { status, body, headers } = await api.get(path)
  const rest = { ...body, requestId: undefined }
  return {
    status,
    body: rest,
    cacheControl: headers.get('cache-control'),
    etag: headers.get('etag'),
  }
}

test.group('Hidden bots', (group) => {
  const api = useApi(group)

  test('screens and statements agree on who is an owner', async ({ assert }) => {
    const [owner, coOwner, stranger] = [await makeUser(), await makeUser(), await makeUser()]
    const bot = { userId: owner.id, additionalOwners: [coOwner.id] }
    const { id } = await makeBot({ ...bot, approvalStatus: 'pending' })
    for (const viewer of [owner, coOwner, stranger, null]) {
      const access = await findBotAccess({ id }, viewer?.id)
      assert.equal(access!.isOwn, ownsBot(viewer, bot))
      assert.equal(access!.isOwn, viewer === owner || viewer === coOwner)
    }
  })

  for (const [state, hidden] of Object.entries({
    pending: { approvalStatus: 'pending' as const },
    rejected: { approvalStatus: 'rejected' as const },
    deleted: { deletedAt: ago({ hours: 1 }) },
  })) {
    test(`a ${state} bot and all that hangs on it is what never was`, async ({ assert }) => {
      const bot = await makeBot(hidden)
      const rating = await makeRating({ botId: bot.id })
      const pairs = [
        [`/api/bots/discord/${bot.discordBotId}`, `/api/bots/discord/${nextSnowflake('bot')}`],
        [
          `/api/bots/discord/${bot.discordBotId}/ratings`,
          `/api/bots/discord/${nextSnowflake('bot')}/ratings`,
        ],
        // An invalid query is reported only for a bot that the caller may see.
        [
          `/api/bots/discord/${bot.discordBotId}/ratings?limit=0`,
          `/api/bots/discord/${nextSnowflake('bot')}/ratings?limit=0`,
        ],
        [
          `/api/discord/bots/${bot.discordBotId}/presence`,
          `/api/discord/bots/${nextSnowflake('bot')}/presence`,
        ],
        [`/api/bots/${bot.id}/votes`, `/api/bots/${NOBODYS_ID}/votes`],
        [`/api/bots/${bot.id}/can-vote`, `/api/bots/${NOBODYS_ID}/can-vote`],
        [`/api/ratings/${rating.id}/votes`, `/api/ratings/${NOBODYS_ID}/votes`],
      ] as const
      for (const [path, never] of pairs) {
        const answer = await answerTo(api, path)
        assert.equal(answer.status, 404, path)
        assert.deepEqual(answer, await answerTo(api, never), path)
        const member = await api.getAs(await makeUser(), path)
        assert.equal(member.status, 404, path)
      }
    })
  }

  test('owners and staff see everything about a pending bot', async ({ assert }) => {
    const [owner, coOwner] = [await makeUser(), await makeUser()]
    const staff = await makeStaff('developer_community')
    const bot = await makeBot({
      approvalStatus: 'pending',
      userId: owner.id,
      additionalOwners: [coOwner.id],
    })
    const rating = await makeRating({ botId: bot.id })
    for (const member of [owner, coOwner, staff]) {
      for (const path of [
        `/api/bots/discord/${bot.discordBotId}`,
        `/api/bots/discord/${bot.discordBotId}/ratings`,
        `/api/bots/${bot.id}/votes`,
        `/api/bots/${bot.id}/can-vote`,
        `/api/ratings/${rating.id}/votes`,
      ]) {
        const { status, headers } = await api.getAs(member, path)
        assert.equal(status, 200, path)
        assert.equal(headers.get('cache-control'), 'private, no-store', path)
      }
    }
    const vote = await api.getAs(owner, `/api/bots/${bot.id}/can-vote`)
    assert.deepEqual(vote.body, { canVote: false, timeLeft: 0 })
  })

  test('a hidden bot that an owner has viewed is not in any cache for others', async ({
    assert,
  }) => {
    const owner = await makeUser()
    const bot = await makeBot({ approvalStatus: 'pending', userId: owner.id })
    const path = `/api/bots/discord/${bot.discordBotId}`
    assert.equal((await api.getAs(owner, path)).status, 200)
    assert.equal((await api.get(path)).status, 404)
    const together = await Promise.all([
      api.getAs(owner, path),
      api.get(path),
      api.getAs(owner, path),
      api.get(path),
    ])
    assert.deepEqual(
      together.map(({ status }) => status),
      [200, 404, 200, 404]
    )
  })

  test('a bot that the platform no longer knows only leaves the lists', async ({ assert }) => {
    const bot = await makeBot({ autoDeleted: true })
    assert.deepEqual((await api.get('/api/bots')).body, [])
    assert.equal((await api.get(`/api/bots/discord/${bot.discordBotId}`)).status, 200)
  })
})

test.group('GET /api/users/:id/bots', (group) => {
  const api = useApi(group)

  test('lists public bots, and all bots for the member and staff', async ({ assert }) => {
    const [owner, other] = [await makeUser(), await makeUser()]
    const reviewer = await makeStaff('reviewer')
    const bannedReviewer = await makeStaff('reviewer', { banned: true, banReason: 'Abuse' })
    await makeBot({ name: 'Big', userId: owner.id, stats: { votesCount: 9 } })
    await makeBot({ name: 'Small', userId: owner.id })
    await makeBot({ name: 'Pending', userId: owner.id, approvalStatus: 'pending' })
    await makeBot({ name: 'Rejected', userId: owner.id, approvalStatus: 'rejected' })
    await makeBot({ name: 'Unknown', userId: owner.id, autoDeleted: true })
    await makeBot({ name: 'Deleted', userId: owner.id, deletedAt: ago({ days: 1 }) })
    await makeBot({ name: 'Shared', additionalOwners: [owner.id] })
    const path = `/api/users/${owner.id}/bots`

    assert.deepEqual(names((await api.get(path)).body), ['Big', 'Small'])
    for (const member of [other, bannedReviewer]) {
      assert.deepEqual(names((await api.getAs(member, path)).body), ['Big', 'Small'])
    }
    const all = ['Big', 'Small', 'Pending', 'Rejected', 'Unknown']
    for (const member of [owner, reviewer]) {
      const { body, headers } = await api.getAs(member, path)
      assert.sameMembers(names(body), all)
      assert.equal(headers.get('cache-control'), 'private, no-store')
    }
    assert.deepEqual(names((await api.pages(`${path}?limit=1`)).flat()), ['Big', 'Small'])
  })

  test('is empty for a member without bots, and 404 for an unknown member', async ({ assert }) => {
    const member = await makeUser()
    assert.deepEqual((await api.get(`/api/users/${member.id}/bots`)).body, [])
    assert.equal((await api.get(`/api/users/${nextSnowflake('member')}/bots`)).status, 404)
    assert.equal((await api.get(`/api/users/${nextSnowflake('member')}/bots?limit=0`)).status, 404)
  })
})
