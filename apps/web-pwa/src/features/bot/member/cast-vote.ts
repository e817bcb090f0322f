import type { ReviewVotes } from '@botanica/api-client'
import type { ReviewVoteValue } from '@botanica/ui/reviews'

const COUNTS = { 1: 'likes', [-1]: 'dislikes' } as const

/** The vote after a press: pressing the current vote removes it, pressing the other one switches. */
export function getNextVote(
  own: ReviewVoteValue | null,
  pressed: ReviewVoteValue
): ReviewVoteValue | null {
  return own === pressed ? null : pressed
}

/** The counts as they will be after the member's vote becomes `next`. */
export function applyVote(
  before: ReviewVotes,
  userId: string,
  next: ReviewVoteValue | null
): ReviewVotes {
  const after = { ...before, votes: next === null ? [] : [{ userId, vote: next }] }
  const own = before.votes[0]?.vote ?? null
  if (own === next) return before
  if (own !== null) after[COUNTS[own]] -= 1
  if (next !== null) after[COUNTS[next]] += 1
  return after
}
