import { makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import type { Api } from '#tests/directory/support/api'

export const REASON = 'Blocked by bot owner'

/** Creates a bot with owners, a review by another member, and members who are unrelated to both. */
export async function makeReviewedBot() {
  const [owner, coOwner, author, other] = await Promise.all([
    makeUser(),
    makeUser(),
    makeUser(),
    makeUser(),
  ])
  const bot = await makeBot({ userId: owner.id, additionalOwners: [coOwner.id] })
  const rating = await makeRating({
    botId: bot.id,
    userId: author.id,
    rating: 2,
    comment: 'It sleeps too much.',
  })
  return { owner, coOwner, author, other, bot, rating }
}

export type ReviewedBot = Awaited<ReturnType<typeof makeReviewedBot>>

export const reviewsPath = ({ discordBotId }: { discordBotId: string }) =>
  `/api/bots/discord/${discordBotId}/ratings`

/** Callers who do not own the bot, by description. */
export const STRANGERS = {
  'another member': makeUser,
  'the owner of another bot': async () => {
    const stranger = await makeUser()
    await makeBot({ userId: stranger.id })
    return stranger
  },
  'a moderator': () => makeStaff('moderator'),
  'an owner of the directory': () => makeStaff('owner'),
} as const

/** Sends a request as a member who has just signed in. */
export async function sendAs(
  api: Api,
  member: { id: string },
  method: string,
  path: string,
  json?: unknown
) {
  const browser = await api.enter(member)
  return browser.send(method, path, json)
}
