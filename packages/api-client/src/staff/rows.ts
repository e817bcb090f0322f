import type { Page } from '../pagination.ts'
import type { createPollingOptions } from '../polling.ts'

/** The last part of the key of the read that keeps fresh what of a long list is in view. */
export const VISIBLE_ROWS_KEY = 'pulse'

/** What a page of rows is asked for besides its list's filter. */
export interface RowsRequest {
  cursor: string | null
  limit: number
  signal: AbortSignal
}

/** A long list of the staff's, of which a screen keeps fresh what is in view. */
export interface RowsSource<Row> {
  /** Under which the rows are kept; the filter is its last part. */
  queryKey: readonly unknown[]
  fetchPage: (request: RowsRequest) => Promise<Page<Row>>
  getId: (row: Row) => string | number
  polling: ReturnType<ReturnType<typeof createPollingOptions>>
}
