import type {
  ApplicationRow,
  ReviewedApplicationRow,
} from '#app/certification/queries/application_rows'
import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'

/** Converts a row for a transformer, with its dates as text. */
export function toReadableApplication(row: ApplicationRow) {
  return { ...row, createdAt: isoDate(row.createdAt) }
}
export type ReadableApplication = ReturnType<typeof toReadableApplication>

export function toReadableReviewedApplication(row: ReviewedApplicationRow) {
  return {
    ...row,
    ...toReadableApplication(row),
    submittedAt: isoDate(row.submittedAt),
    reviewedAt: row.reviewedAt && isoDate(row.reviewedAt),
    servingCountAt: row.servingCountAt && isoDate(row.servingCountAt),
  }
}
export type ReadableReviewedApplication = ReturnType<typeof toReadableReviewedApplication>

export function mapReadableApplications(rows: readonly ApplicationRow[]) {
  return mapReadableRows('certification application', rows, toReadableApplication)
}

export function mapReadableReviewedApplications(rows: readonly ReviewedApplicationRow[]) {
  return mapReadableRows('certification application', rows, toReadableReviewedApplication)
}
