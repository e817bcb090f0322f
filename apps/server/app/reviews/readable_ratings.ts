import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'
import type { RatingRow } from '#app/reviews/queries/list_ratings'

/** A row ready for a transformer, its dates as text. */
export type ReadableRating = Omit<RatingRow, 'createdAt' | 'updatedAt'> & {
  createdAt: string
  updatedAt: string
}

/** @throws for a row that cannot be shown, such as one with an invalid date */
export function toReadableRating<Row extends RatingRow>(row: Row) {
  return { ...row, createdAt: isoDate(row.createdAt), updatedAt: isoDate(row.updatedAt) }
}

export function mapReadableRatings<Row extends RatingRow>(rows: readonly Row[]) {
  return mapReadableRows('rating', rows, (row) => toReadableRating(row))
}
