import type { Page } from '../pagination.ts'
import type { createPollingOptions } from '../polling.ts'

/** The last element of the key of the query that refreshes the visible rows of a long list. */
export const VISIBLE_ROWS_KEY = 'pulse'

/** The number of matches that the command palette shows of each kind. */
export const FOUND_LIMIT = 5

/** The parameters of a page of rows besides the list's filter. */
export interface RowsRequest {
  cursor: string | null
  limit: number
  signal: AbortSignal
}

/** A long list of the staff, of which a screen refreshes the visible rows. */
export interface RowsSource<Row> {
  /** The query key of the rows; the filter is its last element. */
  queryKey: readonly unknown[]
  fetchPage: (request: RowsRequest) => Promise<Page<Row>>
  getId: (row: Row) => string | number
  polling: ReturnType<ReturnType<typeof createPollingOptions>>
}
