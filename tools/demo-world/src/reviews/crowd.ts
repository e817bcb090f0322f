import { randomFor, type Random } from '../random.ts'
import { createDeck, type Deck } from '../tail/deck.ts'
import type { Language } from '../tail/kind.ts'
import type { DemoBot, DemoPerson, DemoReview, Remark, Snowflake, Stars } from '../types.ts'
import { isRomanian, listReviewers } from './compose.ts'
import { CROWD_PHRASES, REPLIES } from './crowd-phrases.ts'
import { completeDraft, HEART_CHANCE, pickReviewDate, type Draft } from './draft.ts'

/**
 * The number of reviews grows far more slowly than the number of servers: the reviews at one server, and the
 * exponent.
 */
const REVIEWS_AT_ONE_SERVER = 0.66
const GROWTH = 0.38
const MAX_CROWD_SHARE = 0.45
/** More authors than reviews, so that there is an author for each Romanian comment. */
const SPARE_AUTHORS = 25
const COMMENT_CHANCE = 0.56
const TWO_SENTENCES_CHANCE = 0.38
const SECOND_ONLY_CHANCE = 0.12
const REPLY_CHANCE = { happy: 0.1, unhappy: 0.22 }
const MOST_LIKES = 24
const ROMANIAN_TAG = 'Română'

/** How satisfied the reviewers of a bot are: lists of stars, in proportion to their frequency. */
const MOODS: readonly (readonly Stars[])[] = [
  [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3],
  [5, 5, 5, 5, 5, 4, 4, 4, 3, 2],
  [5, 5, 5, 5, 5, 4, 4, 4, 3, 1],
  [5, 5, 4, 4, 4, 4, 3, 3, 2],
  [5, 4, 4, 3, 3, 3, 2, 2, 1],
]

/** Stars, and optionally a comment and the owner's reply. */
type CrowdRemark = readonly [stars: Stars, comment?: string, reply?: string]

interface Writing {
  readonly bot: DemoBot
  readonly random: Random
  readonly free: DemoPerson[]
  readonly phrases: (language: Language, stars: Stars) => string
  /** The comments that this bot already has. */
  readonly used: Set<string>
}

/**
 * Reviews by many people: some use comments written for the bot, most use general ones, nearly half have none. Nobody
 * reviews a bot twice, and no comment of a bot is used twice.
 */
export function composeCrowdReviews(
  bots: readonly DemoBot[],
  people: readonly DemoPerson[],
  before: readonly DemoReview[] = []
): readonly DemoReview[] {
  const reviewers = listReviewers(people)
  if (reviewers.length === 0) return []
  const authors = authorsByBot(before)
  const phrases = phraseDealer()

  return bots
    .filter((bot) => bot.approvalStatus === 'approved')
    .flatMap((bot) => {
      const random = randomFor(`crowd/${bot.id}`)
      const earlier = authors.get(bot.id) ?? []
      const taken = new Set([bot.mainOwner, ...bot.additionalOwners, ...earlier])
      const candidates = reviewers.filter((person) => !taken.has(person.id))
      const count = Math.min(
        getReviewCount(bot, random),
        Math.floor(candidates.length * MAX_CROWD_SHARE)
      )
      const free = random.sample(candidates, count + SPARE_AUTHORS)
      const remarks = earlier.length > 0 ? [] : bot.remarks.slice(0, count)
      const drafts = draftsFor({ bot, random, free, phrases, used: new Set() }, remarks, count)
      return drafts.map((draft) =>
        completeDraft(bot, draft, reviewers, random, () => countLikes(draft, random))
      )
    })
}

function authorsByBot(reviews: readonly DemoReview[]): Map<Snowflake, Snowflake[]> {
  const authors = new Map<Snowflake, Snowflake[]>()
  for (const { botId, userId } of reviews) {
    authors.set(botId, [...(authors.get(botId) ?? []), userId])
  }
  return authors
}

function getReviewCount(bot: DemoBot, random: Random): number {
  const popularity = REVIEWS_AT_ONE_SERVER * (bot.serverCount.value + 1) ** GROWTH
  return Math.round(popularity * (0.3 + 1.4 * random.next()))
}

function draftsFor(writing: Writing, remarks: readonly Remark[], count: number): Draft[] {
  const { random } = writing
  const mood = random.pick(MOODS)
  const own = remarks.map((remark) => write(writing, remark))
  const general = Array.from({ length: count - own.length }, () =>
    write(writing, generalRemark(writing, random.pick(mood)))
  )
  return [...own, ...general]
}

function generalRemark({ bot, random, phrases, used }: Writing, stars: Stars): CrowdRemark {
  if (!random.chance(COMMENT_CHANCE)) return [stars]
  const language = bot.tags.includes(ROMANIAN_TAG) || random.chance(0.06) ? 'ro' : 'en'
  const comment = phrases(language, stars)
  if (used.has(comment)) return [stars]
  used.add(comment)
  const tone = stars >= 4 ? 'happy' : 'unhappy'
  return random.chance(REPLY_CHANCE[tone])
    ? [stars, comment, random.pick(REPLIES[language][tone])]
    : [stars, comment]
}

function write({ bot, random, free }: Writing, remark: CrowdRemark): Draft {
  const [rating, comment = null, reply = null] = remark
  const romanian = comment !== null && isRomanian(comment)
  const index = free.findIndex((person) => !romanian || person.account.locale === 'ro')
  const [author] = free.splice(Math.max(0, index), 1)
  return {
    userId: author!.id,
    rating,
    comment,
    ownerReply: reply,
    hasOwnerHeart: rating >= 4 && comment !== null && random.chance(HEART_CHANCE),
    isBlocked: false,
    createdAt: pickReviewDate(bot, author!, random),
  }
}

/** Usually few; now and then a review that many agree with. */
function countLikes(draft: Draft, random: Random): number {
  if (draft.comment === null) return random.int(0, 1)
  return Math.floor(MOST_LIKES * random.next() ** 4)
}

/** One or two sentences, from decks, so that a sentence is repeated as late as possible. */
function phraseDealer(): Writing['phrases'] {
  const random = randomFor('crowd/phrases')
  const decks = new Map<string, Deck<string>>()
  const deal = (key: string, cards: readonly string[]) => {
    const deck = decks.get(key) ?? createDeck(cards, random)
    decks.set(key, deck)
    return deck.deal(1)[0]!
  }
  return (language, stars) => {
    const { first, second } = CROWD_PHRASES[language][stars]
    const draw = random.next()
    if (draw < SECOND_ONLY_CHANCE && stars === 5) return deal(`${language}/${stars}/second`, second)
    const opening = deal(`${language}/${stars}/first`, first)
    const goesOn = /[.!]$/.test(opening) && draw < SECOND_ONLY_CHANCE + TWO_SENTENCES_CHANCE
    return goesOn ? `${opening} ${deal(`${language}/${stars}/second`, second)}` : opening
  }
}
