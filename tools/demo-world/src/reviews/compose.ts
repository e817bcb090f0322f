import { offsetMs, offsetOf, HOUR_MS } from '../offset.ts'
import { SILENT } from '../people/members.ts'
import { randomFor, type Random } from '../random.ts'
import type {
  DemoBot,
  DemoPerson,
  DemoReview,
  DemoReviewVote,
  Offset,
  Snowflake,
  Stars,
} from '../types.ts'
import { featuredReviews, type FeaturedReview } from './featured.ts'
import { PHRASES, STAR_BAG } from './phrases.ts'

/** Most passers-by on one bot, beyond the comments that were written for it. */
const MOST_PASSERS_BY = 3
const MOST_LIKES = 9
const HEART_CHANCE = 0.3
const EDIT_CHANCE = 0.1
const LIKE_CHANCE = 0.86
/** Nothing happens in the last hour, so that a fresh world has no review from the future. */
const QUIET_MS = HOUR_MS
const ROMANIAN = /[ăâîșț]/i

interface Draft {
  readonly userId: Snowflake
  readonly rating: Stars
  readonly comment: string | null
  readonly ownerReply: string | null
  readonly hasOwnerHeart: boolean
  readonly isBlocked: boolean
  readonly createdAt: Offset
}

/**
 * The reviews of all approved bots: those that a rule is about, those written for the bot, and a few
 * passers-by. Every bot has its own random numbers, so further bots at the end change nothing here.
 */
export function composeReviews(
  bots: readonly DemoBot[],
  people: readonly DemoPerson[]
): readonly DemoReview[] {
  const phrases = phraseDealer()
  const reviewers = people.filter((person) => person.member !== null && !SILENT.has(person.id))

  return bots
    .filter((bot) => bot.approvalStatus === 'approved')
    .flatMap((bot) => {
      const random = randomFor(`reviews/${bot.id}`)
      const drafts = draftsFor(bot, reviewers, random, phrases)
      return drafts.map((draft) => finish(bot, draft, reviewers, random))
    })
}

function draftsFor(
  bot: DemoBot,
  reviewers: readonly DemoPerson[],
  random: Random,
  phrases: (stars: Stars) => string | null
): Draft[] {
  const featured = featuredReviews.filter((review) => review.botId === bot.id).map(featuredDraft)

  const taken = new Set([bot.mainOwner, ...bot.additionalOwners, ...featured.map((r) => r.userId)])
  const free = random.sample(
    reviewers.filter((person) => !taken.has(person.id)),
    reviewers.length
  )

  const write = (rating: Stars, comment: string | null, reply?: string): Draft => {
    const romanian = comment !== null && ROMANIAN.test(comment)
    const index = free.findIndex((person) => !romanian || person.account.locale === 'ro')
    const [author] = free.splice(Math.max(0, index), 1)
    return {
      userId: author!.id,
      rating,
      comment,
      ownerReply: reply ?? null,
      hasOwnerHeart: rating >= 4 && comment !== null && random.chance(HEART_CHANCE),
      isBlocked: false,
      createdAt: someTime(bot, author!, random),
    }
  }

  const written = bot.remarks.map(([stars, comment, reply]) => write(stars, comment, reply))
  const passersBy = Array.from({ length: random.int(0, MOST_PASSERS_BY) }, () => {
    const stars = random.pick(STAR_BAG)
    return write(stars, phrases(stars))
  })
  return [...featured, ...written, ...passersBy]
}

function featuredDraft(review: FeaturedReview): Draft {
  return {
    userId: review.userId,
    rating: review.rating,
    comment: review.comment,
    ownerReply: review.ownerReply ?? null,
    hasOwnerHeart: review.hasOwnerHeart ?? false,
    isBlocked: review.isBlocked ?? false,
    createdAt: review.createdAt,
  }
}

function finish(
  bot: DemoBot,
  draft: Draft,
  reviewers: readonly DemoPerson[],
  random: Random
): DemoReview {
  const created = offsetMs(draft.createdAt)
  const edited = random.chance(EDIT_CHANCE)
  return {
    botId: bot.id,
    ...draft,
    updatedAt: edited ? offsetOf(created * random.next() - QUIET_MS) : draft.createdAt,
    votes: likes(draft, created, reviewers, random),
  }
}

function likes(
  draft: Draft,
  created: number,
  reviewers: readonly DemoPerson[],
  random: Random
): readonly DemoReviewVote[] {
  const others = reviewers.filter(
    (person) => person.id !== draft.userId && memberSince(person) < created
  )
  const count = draft.comment === null ? random.int(0, 1) : random.int(0, MOST_LIKES)
  return random.sample(others, count).map((person) => ({
    userId: person.id,
    vote: random.chance(draft.isBlocked ? 1 - LIKE_CHANCE : LIKE_CHANCE) ? 1 : -1,
    at: offsetOf(created * random.next()),
  }))
}

/** A moment after the bot was listed and its reviewer had joined, more often lately than long ago. */
function someTime(bot: DemoBot, author: DemoPerson, random: Random): Offset {
  const earliest = Math.max(offsetMs(bot.decided!.at), memberSince(author))
  return offsetOf(Math.min(-QUIET_MS, earliest * random.next() ** 1.6))
}

function memberSince(person: DemoPerson): number {
  return offsetMs(person.member!.createdAt)
}

/** Deals the general comments one after the other, so that none comes back before all were seen. */
function phraseDealer(): (stars: Stars) => string | null {
  const dealt: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  return (stars) => {
    const pool = PHRASES[stars]
    return pool[dealt[stars]++ % pool.length] ?? null
  }
}
