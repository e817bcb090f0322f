import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { BOT_STATS_TOPIC, BOT_TOPIC, CATEGORY_TOPIC } from '#app/directory/outbox'
import { USER_TOPIC } from '#app/identity/outbox'
import { REVIEWS_TOPIC } from '#app/reviews/outbox'
import {
  makeBot,
  makeCategory,
  makeRating,
  makeStaff,
  makeUser,
  setBotStats,
} from '#database/factories/index'
import { statementsOf, useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

/** How long the premium in the test lasts. */
const SOON_MS = 3_000

function renameMember(id: string) {
  return db
    .from('users')
    .where('id', id)
    .update({ display_name: `Renamed ${id}` })
}

test.group('Cached reads', (group) => {
  const api = useApi(group)
  let paths: string[]
  group.setup(async () => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id, certified: true })
    const rating = await makeRating({ botId: bot.id })
    paths = [
      '/api/bots',
      '/api/bots?search=bot&sort=newest',
      '/api/bots/certified',
      `/api/bots/discord/${bot.discordBotId}`,
      `/api/bots/discord/${bot.discordBotId}/ratings`,
      `/api/bots/${bot.id}/votes`,
      `/api/bots/${bot.id}/can-vote`,
      `/api/ratings/${rating.id}/votes`,
      `/api/users/${owner.id}/bots`,
      '/api/categories',
      '/api/catalogue',
      '/api/ads?placement=header',
    ]
  })

  test('a second caller gets the same bytes without a query', async ({ assert }) => {
    for (const path of paths) {
      const first = await api.get(path)
      const statements = await statementsOf(async () => {
        assert.equal((await api.get(path)).text, first.text, path)
      })
      assert.deepEqual(statements, [], path)
      assert.match(first.headers.get('cache-control')!, /^public/, path)
    }
  })

  test('a matching ETag gets 304 without a body', async ({ assert }) => {
    for (const path of paths) {
      const etag = (await api.get(path)).headers.get('etag')!
      const again = await api.get(path, { 'if-none-match': etag })
      assert.equal(again.status, 304, path)
      assert.equal(again.text, '', path)
    }
  })

  test('reads set no cookie and create no session', async ({ assert }) => {
    for (const path of [...paths, '/api/bots?limit=0', '/api/bots/1/votes']) {
      assert.deepEqual((await api.get(path)).headers.getSetCookie(), [], path)
    }
    const sessions = await db.from('sessions').count('* as total').first()
    assert.equal(Number(sessions.total), 0)
  })

  test('reads of a member write nothing and set no cookie', async ({ assert }) => {
    const browser = await api.enter(await makeUser())
    for (const path of paths) {
      invalidateAll()
      const statements = await statementsOf(async () => {
        const answer = await browser.get(path)
        assert.equal(answer.status, 200, path)
        assert.deepEqual(answer.headers.getSetCookie(), [], path)
      })
      assert.isNotEmpty(statements, path)
      assert.isFalse(
        statements.some((sql) => /^\s*(update|insert|delete)/i.test(sql)),
        path
      )
    }
  })

  test('a member gets the cached response of an approved bot, without a session lookup', async ({
    assert,
  }) => {
    const path = paths.find((candidate) => /discord\/\d+$/.test(candidate))!
    const shared = await api.get(path)
    const statements = await statementsOf(async () => {
      const cookie = 'sid=whatever; __Host-sid=whatever'
      assert.equal((await api.get(path, { cookie })).text, shared.text)
    })
    assert.deepEqual(statements, [])
    for (const member of [await makeUser(), await makeStaff('reviewer')]) {
      assert.equal((await api.getAs(member, path)).text, shared.text)
    }
  })

  test('personal responses are not cached', async ({ assert }) => {
    const member = await makeUser()
    for (const path of paths.filter((candidate) => /votes|can-vote|ads|users/.test(candidate))) {
      const { headers } = await api.getAs(member, path)
      assert.equal(headers.get('cache-control'), 'private, no-store', path)
      assert.isNull(headers.get('etag'), path)
      const shared = await api.get(path)
      assert.include(shared.headers.get('vary')!.toLowerCase(), 'cookie', path)
    }
  })

  test('the premium badge of owner and authors ends with premium, and bans hide it', async ({
    assert,
  }) => {
    const premiumExpiresAt = DateTime.now().plus(SOON_MS)
    const member = await makeUser({ isPremium: true, premiumType: 'monthly', premiumExpiresAt })
    const banned = await makeUser({
      isPremium: true,
      premiumType: 'monthly',
      premiumExpiresAt: DateTime.now().plus({ days: 1 }),
      banned: true,
      banReason: 'Spam',
    })
    const bot = await makeBot({ userId: member.id })
    const review = await makeRating({ botId: bot.id, userId: member.id })
    await makeRating({ botId: bot.id, userId: banned.id })
    const path = `/api/bots/discord/${bot.discordBotId}`
    async function badges() {
      const [{ body }, reviews] = [await api.get(path), await api.get(`${path}/ratings`)]
      const ofAuthors = reviews.body.map((row: { id: number; author: { isPremium: boolean } }) =>
        row.id === review.id ? row.author.isPremium : !row.author.isPremium
      )
      return [body.owner.isPremium, ...ofAuthors.toSorted()]
    }
    assert.deepEqual(await badges(), [true, true, true])
    const isOver = async () => !(await badges())[0]
    await eventually(isOver, { within: 2 * SOON_MS })
    assert.deepEqual(await badges(), [false, false, true])
  })

  test('no read runs more statements than expected', async ({ assert }) => {
    for (let index = 0; index < 8; index++) {
      const bot = await makeBot()
      for (let review = 0; review < 3; review++) await makeRating({ botId: bot.id })
    }
    for (const path of paths) {
      invalidateAll()
      const statements = await statementsOf(() => api.get(path))
      assert.isAtLeast(statements.length, 1, path)
      // Lists read bots that have ended apart, unless others fill the page.
      const most = /\/bots(?:$|\?)/.test(path) ? 3 : 2
      assert.isAtMost(statements.length, most, path)
    }
  })
})

test.group('Invalidation by outbox events', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)

  /** Reads, makes a change, publishes an event, and waits until a read returns the change. */
  async function sees(path: string, change: () => Promise<unknown>, topic: string, key: unknown) {
    const before = await api.get(path)
    await change()
    if ((await api.get(path)).text !== before.text) throw new Error(`${path} was not cached`)
    await outbox.tell({ topic, key: String(key) })
    await eventually(async () => (await api.get(path)).text !== before.text, {
      message: `${path} did not change`,
    })
  }

  test('a changed bot', async () => {
    const bot = await makeBot()
    const rename = (name: string) => () => db.from('bots').where('id', bot.id).update({ name })
    await sees(`/api/bots/discord/${bot.discordBotId}`, rename('One'), BOT_TOPIC, bot.id)
    await sees('/api/bots', rename('Two'), BOT_TOPIC, bot.id)
    await sees('/api/bots?search=bot&sort=oldest', rename('Three bot'), BOT_TOPIC, bot.id)
    await sees(`/api/users/${bot.userId}/bots`, rename('Four'), BOT_TOPIC, bot.id)
  })

  test('a deleted bot disappears from its page and reviews immediately', async ({ assert }) => {
    const bot = await makeBot()
    const paths = ['', '/ratings'].map((tail) => `/api/bots/discord/${bot.discordBotId}${tail}`)
    paths.push(`/api/bots/${bot.id}/votes`, `/api/bots/${bot.id}/can-vote`)
    for (const path of paths) await api.get(path)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    await outbox.tell({ topic: BOT_TOPIC, key: String(bot.id) })
    for (const path of paths) {
      await eventually(async () => (await api.get(path)).status === 404, { message: path })
    }
    assert.notInclude((await api.get('/api/bots?limit=100')).text, bot.discordBotId)
  })

  test('changed counts', async () => {
    const bot = await makeBot({ certified: true })
    let votes = 0
    const vote = () => setBotStats(bot.id, { votesCount: ++votes })
    await sees(`/api/bots/discord/${bot.discordBotId}`, vote, BOT_STATS_TOPIC, bot.id)
    await sees('/api/bots', vote, BOT_STATS_TOPIC, bot.id)
    await sees('/api/bots/certified', vote, BOT_STATS_TOPIC, bot.id)
    await sees(`/api/bots/${bot.id}/votes`, vote, BOT_STATS_TOPIC, bot.id)
  })

  test('new reviews and likes', async () => {
    const bot = await makeBot()
    const rating = await makeRating({ botId: bot.id })
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`
    await sees(path, () => makeRating({ botId: bot.id }), REVIEWS_TOPIC, bot.id)
    const like = () => db.from('ratings').where('id', rating.id).increment('likes', 1)
    await sees(path, like, REVIEWS_TOPIC, bot.id)
    await sees(`/api/ratings/${rating.id}/votes`, like, REVIEWS_TOPIC, bot.id)
  })

  test('renamed members', async () => {
    const owner = await makeUser()
    const author = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    await makeRating({ botId: bot.id, userId: author.id })
    const path = `/api/bots/discord/${bot.discordBotId}`
    await sees(path, () => renameMember(owner.id), USER_TOPIC, owner.id)
    await sees(`${path}/ratings`, () => renameMember(author.id), USER_TOPIC, author.id)
  })

  test('categories', async () => {
    const category = await makeCategory('Before')
    const bot = await makeBot({ categories: ['Before'] })
    const rename = (name: string) => () =>
      db.connection('migrator').from('categories').where('id', category.id).update({ name })
    await sees('/api/categories', rename('After'), CATEGORY_TOPIC, category.id)
    const changeAvatar = () => db.from('bots').where('id', bot.id).update({ avatar: 'changed' })
    await sees('/api/categories', changeAvatar, BOT_TOPIC, bot.id)
    const path = `/api/bots/discord/${bot.discordBotId}`
    await sees(path, rename('Later'), CATEGORY_TOPIC, category.id)
  })
})
