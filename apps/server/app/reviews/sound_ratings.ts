import { isoDate, soundRows } from '#app/directory/sound_rows'
import type { RatingRow } from '#app/reviews/queries/list_ratings'

/** A row as it is shown, its dates as text. */
export type SoundRating = Omit<RatingRow, 'createdAt' | 'updatedAt'> & {
  createdAt: string
  updatedAt: string
}

export function soundRatings(rows: readonly RatingRow[]): SoundRating[] {
  return soundRows('rating', rows, (row) => ({
    ...row,
    createdAt: isoDate(row.createdAt),
    updatedAt: isoDate(row.updatedAt),
  }))
}
