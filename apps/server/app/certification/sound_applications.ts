import type {
  ApplicationRow,
  ReviewedApplicationRow,
} from '#app/certification/queries/application_rows'
import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'

/** Rows as they are shown: dates as text. */
export function soundApplication(row: ApplicationRow) {
  return { ...row, createdAt: isoDate(row.createdAt) }
}
export type SoundApplication = ReturnType<typeof soundApplication>

export function soundReviewedApplication(row: ReviewedApplicationRow) {
  return { ...row, ...soundApplication(row), reviewedAt: row.reviewedAt && isoDate(row.reviewedAt) }
}
export type SoundReviewedApplication = ReturnType<typeof soundReviewedApplication>

export function soundApplications(rows: readonly ApplicationRow[]) {
  return mapReadableRows('certification application', rows, soundApplication)
}

export function soundReviewedApplications(rows: readonly ReviewedApplicationRow[]) {
  return mapReadableRows('certification application', rows, soundReviewedApplication)
}
