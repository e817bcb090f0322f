import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signIn } from '#app/identity/actions/sign_in'
import { issueAccessToken } from '#app/identity/access_tokens'
import {
  ago,
  makeBannedUser,
  makeBot,
  makeBotVote,
  makeRating,
  makeRatingBlock,
  makeRatingVote,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { Browser } from '#tests/identity/support/browser'

const PATH = '/api/user'
const KEEP = { reviews: 'keep' }
const rowOf = (id: string) => db.from('users').where('id', id).first()
const voterOf = async (id: number) =>
  (await db.from('bot_votes').where('id', id).first()).user_id as string | null
const statsOf = (id: number) => db.from('bot_stats').where('bot_id', id).first()

test.group('GET /api/user/export', (group) => {
  const api = useApi(group)

  test('returns all data of the member, and of nobody else', async ({ assert }) => {
    const member = await makeUser({ bio: 'Mine.' })
    const bot = await makeBot({ userId: member.id })
    const review = await makeRating({
      botId: (await makeBot()).id,
      userId: member.id,
      comment: 'Mine too.',
    })
    const { id: ratingId } = await makeRating({ botId: bot.id, comment: "Somebody else's." })
    await makeRatingVote({ ratingId, userId: member.id })
    await makeBotVote({ botId: bot.id, userId: member.id, votes: 3 })
    const browser = await api.enter(member)
    await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: '?' })

    const { status, headers, body, text } = await browser.get('/api/user/export')
    assert.equal(status, 200)
    assert.include(headers.get('content-disposition'), `botanica-${member.id}.json`)
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.include(body.account.profile, { id: member.id, email: member.email, bio: 'Mine.' })
    assert.lengthOf(body.account.sessions, 1)
    assert.equal(body.account.activity[0].action, 'edit_bot')
    assert.deepInclude(
      body.bots.map(({ id, isMainOwner }: Record<string, unknown>) => ({ id, isMainOwner })),
      { id: bot.id, isMainOwner: true }
    )
    assert.include(body.reviews.reviews[0], { botId: review.botId, comment: 'Mine too.' })
    assert.lengthOf(body.reviews.votesOnReviews, 1)
    assert.equal(body.votes[0].votes, 3)
    assert.deepEqual(body.payments, [])
    assert.deepEqual(body.certificationApplications, [])
    assert.deepEqual(body.supportRequests, [])
    assert.notInclude(text, "Somebody else's.")
  })

  test('requires a member, banned ones included', async ({ assert }) => {
    assert.equal((await api.get('/api/user/export')).status, 401)
    const banned = await makeBannedUser()
    const { status, body } = await api.getAs(banned, '/api/user/export')
    assert.equal(status, 200)
    assert.equal(body.account.profile.banReason, 'Spam')
  })
})

test.group('DELETE /api/user', (group) => {
  const api = useApi(group)

  test('deletes everything, and leaves no personal data', async ({ assert }) => {
    const member = await makeUser({ bio: 'Mine.', isPremium: false })
    const bot = await makeBot({ userId: member.id })
    const shared = await makeBot({ additionalOwners: [member.id] })
    const browser = await api.enter(member)
    const other = await api.enter(member)
    const token = await issueAccessToken({ userId: member.id, name: 'mine', scope: 'member' })

    const { status, text } = await browser.send('DELETE', PATH, KEEP)
    assert.equal(status, 204)
    assert.equal(text, '')
    assert.equal((await browser.get('/api/auth/user')).status, 401)
    assert.equal((await other.get('/api/auth/user')).status, 401)
    const authorization = `Bearer ${token.release()}`
    assert.equal((await api.get('/api/auth/user', { authorization })).status, 401)
    assert.equal((await api.get(`/api/users/${member.id}`)).status, 404)

    const row = await rowOf(member.id)
    assert.isNotNull(row.deleted_at)
    assert.include(row, { email: null, username: null, bio: null, discord_username: null })
    assert.lengthOf(await db.from('sessions').where('user_id', member.id), 0)
    assert.isNotNull((await db.from('bots').where('id', bot.id).first()).deleted_at)
    const left = await db.from('bots').where('id', shared.id).first()
    assert.deepEqual(left.additional_owners, [])
    assert.isNull(left.deleted_at)
    const log = await db.from('admin_logs').where('target_id', member.id).first()
    assert.include(log, { action: 'delete_account', admin_id: member.id })
  })

  test('anonymizes reviews, which still count', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot()
    const own = await makeBot({ additionalOwners: [member.id] })
    const barred = await makeBot()
    await makeRating({ botId: bot.id, userId: member.id, rating: 4, comment: 'Stays.' })
    await makeRating({ botId: own.id, userId: member.id, rating: 5 })
    await makeRating({ botId: barred.id, userId: member.id, rating: 1 })
    await makeRatingBlock({ botId: barred.id, blockedUserId: member.id })
    const { id: ratingId } = await makeRating({ botId: bot.id, rating: 4 })
    await makeRatingVote({ ratingId, userId: member.id, vote: 1 })

    await (await api.enter(member)).send('DELETE', PATH, KEEP)
    const reviews = (await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)).body
    const kept = reviews.find(({ comment }: { comment: string }) => comment === 'Stays.')
    assert.isNull(kept.author)
    assert.include(await statsOf(bot.id), { ratings_count: 2, ratings_sum: 8 })
    // Reviews that were hidden or did not count remain so.
    assert.include(await statsOf(own.id), { ratings_count: 0 })
    assert.include(await statsOf(barred.id), { ratings_count: 0 })
    assert.deepEqual((await api.get(`/api/bots/discord/${barred.discordBotId}/ratings`)).body, [])
    assert.include(await db.from('ratings').where('id', ratingId).first(), { likes: 1 })
    assert.lengthOf(await db.from('rating_votes').where('user_id', member.id), 0)
  })

  test('deletes the reviews when asked to', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot()
    await makeRating({ botId: bot.id, userId: member.id, rating: 4 })
    await makeRating({ botId: bot.id, rating: 2 })
    await (await api.enter(member)).send('DELETE', PATH, { reviews: 'delete' })
    assert.lengthOf(await db.from('ratings').where('bot_id', bot.id), 1)
    assert.include(await statsOf(bot.id), { ratings_count: 1, ratings_sum: 2 })
  })

  test("keeps votes, with the member's id only during the cooldown", async ({ assert }) => {
    const member = await makeUser()
    const old = await makeBotVote({
      botId: (await makeBot()).id,
      userId: member.id,
      createdAt: ago({ days: 3 }),
      lastVoteAt: ago({ days: 2 }),
    })
    const recent = await makeBotVote({ botId: (await makeBot()).id, userId: member.id })
    await (await api.enter(member)).send('DELETE', PATH, KEEP)
    assert.isNull(await voterOf(old.id))
    assert.equal(await voterOf(recent.id), member.id)
  })

  test('is allowed for banned members, whose ban remains', async ({ assert }) => {
    const banned = await makeBannedUser()
    const browser = await api.enter(banned)
    assert.equal((await browser.send('DELETE', PATH, KEEP)).status, 204)
    await signIn({
      id: banned.id,
      username: 'back_again',
      globalName: null,
      discriminator: '0',
      avatar: null,
      banner: null,
      email: null,
    })
    const { status, body } = await api.getAs(banned, '/api/auth/user')
    assert.equal(status, 200)
    assert.include(body, { username: 'back_again', banned: true, banReason: 'Spam', bio: null })
  })

  test('removes staff rights', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    await (await api.enter(staff)).send('DELETE', PATH, KEEP)
    assert.deepEqual((await rowOf(staff.id)).roles, ['user'])
  })

  test('requires a member, our own origin, and a choice about the reviews', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const visitor = new Browser(browser.client)
    assert.equal((await visitor.send('DELETE', PATH, KEEP)).status, 401)
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    assert.equal((await browser.send('DELETE', PATH, KEEP, elsewhere)).status, 403)
    for (const sent of [{}, { reviews: 'sell' }, { ...KEEP, id: '1' }])
      assert.equal((await browser.send('DELETE', PATH, sent)).status, 422)
    assert.isNull((await rowOf(member.id)).deleted_at)
  })

  test('leaves one active owner, even if two delete their accounts at once', async ({ assert }) => {
    const [one, two] = [await makeStaff('owner'), await makeStaff('owner')]
    await makeStaff('owner', { banned: true, banReason: 'Spam' })
    const browsers = [await api.enter(one), await api.enter(two)]
    const answers = await Promise.all(browsers.map((by) => by.send('DELETE', PATH, KEEP)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 409])
    const remaining = [await rowOf(one.id), await rowOf(two.id)].filter(
      ({ deleted_at: at }) => at === null
    )
    assert.lengthOf(remaining, 1)
    assert.deepEqual(remaining[0].roles, ['owner'])
  })

  test('succeeds once for concurrent requests', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const copies = Array.from({ length: 10 }, () => browser.copy())
    const answers = await Promise.all(copies.map((copy) => copy.send('DELETE', PATH, KEEP)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 204),
      1
    )
    for (const { status } of answers) assert.include([204, 401], status)
    assert.lengthOf(await db.from('admin_logs').where('target_id', member.id), 1)
  })
})
