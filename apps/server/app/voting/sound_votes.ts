import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'
import type { VoteRow } from '#app/voting/queries/list_votes'

/** A row as it is shown, its date as text. */
export type SoundVote = Omit<VoteRow, 'lastVoteAt'> & { lastVoteAt: string }

export function soundVotes(rows: readonly VoteRow[]): SoundVote[] {
  return mapReadableRows('vote', rows, (row) => ({ ...row, lastVoteAt: isoDate(row.lastVoteAt) }))
}
