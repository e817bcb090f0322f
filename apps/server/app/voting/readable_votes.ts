import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'
import type { VoteRow } from '#app/voting/queries/list_votes'

/** A row ready for a transformer, its date as text. */
export type ReadableVote = Omit<VoteRow, 'lastVoteAt'> & { lastVoteAt: string }

export function mapReadableVotes(rows: readonly VoteRow[]): ReadableVote[] {
  return mapReadableRows('vote', rows, (row) => ({ ...row, lastVoteAt: isoDate(row.lastVoteAt) }))
}
