import { test } from '@japa/runner'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import {
  ago,
  hence,
  makeAdvertisement,
  makeBot,
  makeCategory,
  makeRating,
  makeRatingVote,
  makeUser,
  OWNER,
} from '#database/factories/index'
import { issueBotToken } from '#app/directory/actions/issue_bot_token'
import { invitationOf } from '#app/platform/discord/invitations'
import { addressOf, describedCalls, isChange, successesOf } from '#tests/openapi/support/calls'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { storePresence } from '#tests/platform/support/presences'

/**
 * Every call as it is meant to be made. `HttpClient` holds what it answers against the description; a call that comes
 * later is missed here until somebody says how it is made.
 */

async function makeWorld() {
  const owner = await makeUser({ bio: 'Grows bots', website: 'https://fern.example' })
  const author = await makeUser()
  const category = await makeCategory()
  const bot = await makeBot({ userId: owner.id, certified: true })
  const rated = await makeBot({ userId: owner.id })
  await storePresence(bot.discordBotId, { activity: 'Listening to /help' })
  await storePresence(PEOPLE.vlad)
  await db
    .connection(OWNER.connection)
    .from('bot_stats')
    .where('bot_id', bot.id)
    .update({ serving_count: 7, serving_count_at: new Date(), serving_count_source: 'bot' })
  const rating = await makeRating({ botId: bot.id, userId: author.id, comment: null })
  await makeRating({ botId: bot.id, userId: null, ownerReply: 'Thank you' })
  const removed = await makeRating({ botId: rated.id, userId: author.id })
  await makeRatingVote({ ratingId: rating.id })
  const posting = await makeBot({ userId: owner.id })
  const deleted = await makeBot({ userId: owner.id })
  const token = await db.transaction((trx) =>
    issueBotToken(trx, { botId: posting.id, createdBy: owner.id })
  )
  const ad = await makeAdvertisement({ startDate: ago({ hours: 1 }), endDate: hence({ hours: 1 }) })
  return {
    owner,
    author,
    bot,
    rated,
    rating,
    removed,
    ad,
    posting,
    token,
    category,
    deleted,
    leaving: await makeUser(),
    spammer: await makeUser(),
  }
}
type World = Awaited<ReturnType<typeof makeWorld>>

interface Way {
  /** Whose call it is; a visitor's without. */
  as?: (world: World) => { id: string }
  headers?: (world: World) => Record<string, string>
  /** What stands in the path. */
  id?: (world: World) => string | number
  query?: string
  body?: (world: World) => Record<string, unknown>
}

const botOf = ({ bot }: World) => bot.discordBotId
const botIdOf = ({ bot }: World) => bot.id
const ownerOf = ({ owner }: World) => owner
const authorOf = ({ author }: World) => author
const ratingOf = ({ rating }: World) => rating.id

const WAYS: Record<string, Way> = {
  'api_description.show': {},
  'ads.index': { query: '?placement=header' },
  'auth.login': { query: '?return=/discover' },
  'auth.discord': {},
  'auth.discord.callback': { query: '?error=access_denied' },
  'auth.logout': {},
  'auth.user': { as: ownerOf },
  'bots.index': { query: '?search=bot&sort=newest' },
  'bots.certified': { query: '?limit=5' },
  'bots.show': { id: botOf },
  'bot_presences.show': { id: botOf },
  'account.destroy': { as: ({ leaving }) => leaving, body: () => ({ reviews: 'keep' }) },
  'account.export': { as: ownerOf },
  'bot_statuses.show': { as: authorOf, id: botOf },
  'bot_tokens.show': { as: ownerOf, id: ({ posting }) => posting.id },
  'bot_tokens.store': { as: ownerOf, id: ({ rated }) => rated.id },
  'bots.destroy': { as: ownerOf, id: ({ deleted }) => deleted.id },
  'bots.store': {
    as: () => ({ id: PEOPLE.vlad }),
    body: ({ category }) => ({
      discordBotId: BOTS.brunoApproved,
      shortDescription: 'Waters your server while you sleep.',
      description: 'It says hello to everybody who comes in, and waters what grows on your server.',
      inviteUrl: invitationOf(BOTS.brunoApproved),
      categoryIds: [String(category.id)],
      name: 'Discord knows better',
    }),
  },
  'bots.update': { as: ownerOf, id: botIdOf, body: () => ({ prefix: '!' }) },
  'own_bots.index': { as: ownerOf },
  'profile.update': { as: ownerOf, body: () => ({ bio: 'Grows many bots.' }) },
  'users.update': {
    as: ownerOf,
    id: ({ owner }) => owner.id,
    body: () => ({ bio: 'Grows bots.' }),
  },
  'bot_stats.store': {
    headers: ({ token }) => ({ authorization: token }),
    id: ({ posting }) => posting.discordBotId,
    body: () => ({ servers: 1_280 }),
  },
  'bot_votes.show': { id: botIdOf },
  'bot_votes.store': { as: authorOf, id: botIdOf },
  'categories.index': {},
  'discord_bots.show': { as: ownerOf, id: () => BOTS.brunoApproved },
  'discord_users.show': { id: () => PEOPLE.vlad },
  'guild_counts.show': { id: botOf },
  'rating_blocks.store': {
    as: ownerOf,
    id: botIdOf,
    body: ({ spammer }) => ({ blockedUserId: spammer.id, reason: 'Spam' }),
  },
  'rating_hearts.store': { as: ownerOf, id: ratingOf },
  'rating_replies.store': { as: ownerOf, id: ratingOf, body: () => ({ reply: 'Thank you' }) },
  'rating_votes.show': { as: ownerOf, id: ratingOf },
  'rating_votes.store': { as: ownerOf, id: ratingOf, body: () => ({ vote: 1 }) },
  'rating_votes.destroy': { as: ownerOf, id: ratingOf },
  'ratings.index': { id: botOf },
  'ratings.store': {
    as: ({ spammer }) => spammer,
    id: ({ rated }) => rated.discordBotId,
    body: () => ({ rating: 4, comment: 'It grows on you.' }),
  },
  'ratings.update': { as: authorOf, id: ratingOf, body: () => ({ rating: 5 }) },
  'ratings.destroy': { as: authorOf, id: ({ removed }) => removed.id },
  'server_membership.show': { as: () => ({ id: PEOPLE.vlad }) },
  'user_bots.index': { id: ({ owner }) => owner.id },
  'user_presences.show': { id: () => PEOPLE.vlad },
  'user_ratings.index': { as: authorOf },
  'user_votes.index': { as: authorOf },
  'users.show': { id: ({ owner }) => owner.id },
  'vote_eligibility.show': { as: ownerOf, id: botIdOf },
}

test.group('What calls answer', (group) => {
  const callers = useCallers(group)
  useSimulatedDiscord(group)

  test('every call succeeds as its description says', async ({ assert }) => {
    const world = await makeWorld()
    await makeUser({ id: PEOPLE.vlad })
    for (const call of await describedCalls()) {
      const way = WAYS[call.operation.operationId]
      assert.isDefined(way, `say in this file how ${call.operation.operationId} is called`)
      const headers = way!.as
        ? await callers.headersOf(way!.as(world))
        : (way!.headers?.(world) ?? {})
      const address = addressOf(call, way!.id?.(world) ?? '') + (way!.query ?? '')
      const json = way!.body?.(world)

      if (isChange(call)) {
        const unknown = { headers, json: { ...json, unknownField: 1 } }
        const refused = await callers.ask(call.method, address, unknown)
        assert.deepEqual([refused.status, refused.body.code], [422, 'unknown_field'], call.name)
      }
      const options = json === undefined ? { headers } : { headers, json }
      const answer = await callers.ask(call.method, address, options)
      assert.include(successesOf(call), answer.status, `${call.name}: ${answer.text}`)
    }
  })
})
