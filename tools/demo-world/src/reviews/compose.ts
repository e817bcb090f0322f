import { INACTIVE_PEOPLE } from '../people/members.ts'
import { randomFor, type Random } from '../random.ts'
import type { DemoBot, DemoPerson, DemoReview, Stars } from '../types.ts'
import { completeDraft, HEART_CHANCE, pickReviewDate, type Draft } from './draft.ts'
import { featuredReviews, type FeaturedReview } from './featured.ts'
import { PHRASES, STAR_BAG } from './phrases.ts'

/** Maximum number of general reviews per bot, in addition to the comments that were written for it. */
const MOST_PASSERS_BY = 3
const MOST_LIKES = 9
const ROMANIAN = /[ăâîșț]/i

/**
 * The reviews of all approved bots: those that illustrate a rule, those written for the bot, and a few general ones.
 * Every bot has its own random numbers, so additional bots at the end do not change the others.
 */
export function composeReviews(
  bots: readonly DemoBot[],
  people: readonly DemoPerson[]
): readonly DemoReview[] {
  const phrases = phraseDealer()
  const reviewers = listReviewers(people)

  return bots
    .filter((bot) => bot.approvalStatus === 'approved')
    .flatMap((bot) => {
      const random = randomFor(`reviews/${bot.id}`)
      const drafts = draftsFor(bot, reviewers, random, phrases)
      const likes = (draft: Draft) =>
        draft.comment === null ? random.int(0, 1) : random.int(0, MOST_LIKES)
      return drafts.map((draft) => completeDraft(bot, draft, reviewers, random, likes))
    })
}

/** The members with generated reviews and votes. */
export function listReviewers(people: readonly DemoPerson[]): readonly DemoPerson[] {
  return people.filter((person) => person.member !== null && !INACTIVE_PEOPLE.has(person.id))
}

export function isRomanian(text: string): boolean {
  return ROMANIAN.test(text)
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
    const romanian = comment !== null && isRomanian(comment)
    const index = free.findIndex((person) => !romanian || person.account.locale === 'ro')
    const [author] = free.splice(Math.max(0, index), 1)
    return {
      userId: author!.id,
      rating,
      comment,
      ownerReply: reply ?? null,
      hasOwnerHeart: rating >= 4 && comment !== null && random.chance(HEART_CHANCE),
      isBlocked: false,
      createdAt: pickReviewDate(bot, author!, random),
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

/** Deals the general comments in turn, so that none is repeated before all were used. */
function phraseDealer(): (stars: Stars) => string | null {
  const dealt: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  return (stars) => {
    const pool = PHRASES[stars]
    return pool[dealt[stars]++ % pool.length] ?? null
  }
}
