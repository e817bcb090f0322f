import { HOUR_MS, offsetMs, toOffset } from '../offset.ts'
import type { Random } from '../random.ts'
import type {
  DemoBot,
  DemoPerson,
  DemoReview,
  DemoReviewVote,
  Offset,
  Snowflake,
  Stars,
} from '../types.ts'

/** A review before it has a bot, edits and votes. */
export interface Draft {
  readonly userId: Snowflake
  readonly rating: Stars
  readonly comment: string | null
  readonly ownerReply: string | null
  readonly hasOwnerHeart: boolean
  readonly isBlocked: boolean
  readonly createdAt: Offset
}

export const HEART_CHANCE = 0.3
const EDIT_CHANCE = 0.1
const LIKE_CHANCE = 0.86
/** Nothing happens in the last hour, so that a freshly seeded world has no reviews from the future. */
const QUIET_MS = HOUR_MS

/** Completes a draft with its bot, and with `count` votes of people who had joined by then. */
export function completeDraft(
  bot: DemoBot,
  draft: Draft,
  voters: readonly DemoPerson[],
  random: Random,
  count: (draft: Draft) => number
): DemoReview {
  const created = offsetMs(draft.createdAt)
  const edited = random.chance(EDIT_CHANCE)
  return {
    botId: bot.id,
    ...draft,
    updatedAt: edited
      ? toOffset(Math.max(created, created * random.next() - QUIET_MS))
      : draft.createdAt,
    votes: likes(draft, created, voters, random, count),
  }
}

function likes(
  draft: Draft,
  created: number,
  voters: readonly DemoPerson[],
  random: Random,
  count: (draft: Draft) => number
): readonly DemoReviewVote[] {
  const others = voters.filter(
    (person) => person.id !== draft.userId && memberSince(person) < created
  )
  return random.sample(others, count(draft)).map((person) => ({
    userId: person.id,
    vote: random.chance(draft.isBlocked ? 1 - LIKE_CHANCE : LIKE_CHANCE) ? 1 : -1,
    at: toOffset(created * random.next()),
  }))
}

/** A date after the bot was listed and its reviewer had joined, more often recent than old. */
export function pickReviewDate(bot: DemoBot, author: DemoPerson, random: Random): Offset {
  const earliest = Math.max(offsetMs(bot.decided!.at), memberSince(author))
  return toOffset(Math.min(-QUIET_MS, earliest * random.next() ** 1.6))
}

function memberSince(person: DemoPerson): number {
  return offsetMs(person.member!.createdAt)
}
