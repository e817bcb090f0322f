import { DAY_MS } from '#app/core/time'
import type { CopyValue } from '#database/demo/grow/copy'
import {
  grownBot,
  grownTexts,
  memberId,
  type GrownBot,
  type Plan,
} from '#database/demo/grow/growth'

export interface GrownTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: (plan: Plan, ids: FirstIds) => Iterable<readonly CopyValue[]>
}

/** The first id of each table with generated ids. */
export interface FirstIds {
  readonly ratings: number
}

const APPROVAL_REASON = 'Bot meets platform standards'
const REJECTION_REASON = 'The bot was offline each time we tried it.'
const DECIDED_AFTER_MS = 2 * DAY_MS
/** Older than the oldest bot. */
const OLDEST_MEMBER_DAYS = 1600
const INVITATION = 'https://discord.com/oauth2/authorize?permissions=2048&scope=bot&client_id='
const HASH_LENGTH = 32
const REPORT_EVERY = 1_000

function* bots(plan: Plan): Generator<GrownBot> {
  for (let id = plan.firstBot; id <= plan.lastBot; id++) {
    yield grownBot(plan, id)
    const done = id - plan.firstBot + 1
    if (done % REPORT_EVERY === 0 || id === plan.lastBot) plan.onBot(done)
  }
}

/** Yields the reviews with their ids, ordered by bot. */
function* reviews(plan: Plan, ids: FirstIds) {
  let id = ids.ratings
  for (const bot of bots(plan)) for (const review of bot.reviews) yield { id: id++, bot, review }
}

function decidedAt({ createdAt }: GrownBot, now: Date): Date {
  return new Date(Math.min(now.getTime(), createdAt.getTime() + DECIDED_AFTER_MS))
}

const columns = (names: string) => names.trim().split(/\s+/)

const REASONS = { approved: APPROVAL_REASON, rejected: REJECTION_REASON, pending: null }

/**
 * The tables to copy, in the order of their foreign keys. Triggers are off, so this also writes what they would: tags,
 * counts and likes.
 */
export const grownTables: readonly GrownTable[] = [
  {
    name: 'users',
    columns: columns(`
      id discord_id display_name username discord_username discord_display_name
      discord_discriminator discord_avatar created_at updated_at
    `),
    *rows({ firstMember, lastMember, now, randomFor, material }) {
      for (let n = firstMember; n <= lastMember; n++) {
        const id = memberId(n)
        const random = randomFor(`member/${n}`)
        const name = `${random.pick(material.nameWords)} ${n}`
        const username = `member.${n}`
        const since = new Date(now.getTime() - random.int(2, OLDEST_MEMBER_DAYS) * DAY_MS)
        const avatar = random.chance(0.8) ? random.hex(HASH_LENGTH) : null
        yield [id, id, name, username, username, name, '0', avatar, since, since]
      }
    },
  },
  {
    name: 'bots',
    columns: columns(`
      id discord_bot_id user_id additional_owners name username discriminator avatar prefix
      short_description description invite_url website tags status approval_status approval_reason
      approved_at certified certified_at created_at updated_at
    `),
    *rows(plan) {
      for (const bot of bots(plan)) {
        const random = plan.randomFor(`picture/${bot.id}`)
        const { name, short, description } = grownTexts(plan, bot.id)
        const decided = decidedAt(bot, plan.now)
        yield [
          bot.id,
          bot.discordId,
          bot.owner,
          bot.helper === null ? [] : [bot.helper],
          name,
          name,
          '0',
          random.chance(0.9) ? random.hex(HASH_LENGTH) : null,
          random.chance(0.6) ? '/' : '!',
          short,
          description,
          INVITATION + bot.discordId,
          random.chance(0.3) ? `https://b${bot.id}.example` : null,
          bot.categories.map((category) => category.name),
          random.chance(0.7) ? 'online' : 'offline',
          bot.status,
          REASONS[bot.status],
          bot.status === 'approved' ? decided : null,
          bot.certified,
          bot.certified ? decided : null,
          bot.createdAt,
          bot.createdAt,
        ]
      }
    },
  },
  {
    name: 'bot_categories',
    columns: ['bot_id', 'category_id'],
    *rows(plan) {
      for (const bot of bots(plan)) for (const { id } of bot.categories) yield [bot.id, id]
    },
  },
  {
    name: 'bot_stats',
    columns: columns(`
      bot_id votes_count ratings_count ratings_sum serving_count serving_count_source
      serving_count_at updated_at
    `),
    *rows(plan) {
      for (const bot of bots(plan)) {
        yield [
          bot.id,
          bot.votes.reduce((sum, vote) => sum + vote.count, 0),
          bot.reviews.length,
          bot.reviews.reduce((sum, review) => sum + review.stars, 0),
          bot.servers,
          bot.postedAt === null ? null : 'bot',
          bot.postedAt,
          plan.now,
        ]
      }
    },
  },
  {
    name: 'bot_votes',
    columns: ['bot_id', 'user_id', 'votes', 'last_vote_at', 'created_at'],
    *rows(plan) {
      for (const bot of bots(plan)) {
        for (const vote of bot.votes) yield [bot.id, vote.member, vote.count, vote.last, vote.first]
      }
    },
  },
  {
    name: 'ratings',
    columns: columns(`
      id bot_id user_id rating comment owner_reply likes dislikes created_at updated_at
    `),
    *rows(plan, ids) {
      for (const { id, bot, review } of reviews(plan, ids)) {
        const likes = review.likes.filter(({ vote }) => vote === 1).length
        const dislikes = review.likes.length - likes
        const { member, stars, comment, reply, at } = review
        yield [id, bot.id, member, stars, comment, reply, likes, dislikes, at, at]
      }
    },
  },
  {
    name: 'rating_votes',
    columns: ['rating_id', 'user_id', 'vote', 'created_at'],
    *rows(plan, ids) {
      for (const { id, review } of reviews(plan, ids)) {
        for (const { member, vote } of review.likes) yield [id, member, vote, review.at]
      }
    },
  },
]
