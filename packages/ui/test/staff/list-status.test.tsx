import type { Language } from '../../src/i18n/index.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RowsState } from '../../src/staff/rows/use-rows.ts'
import { ListStatus } from '../../src/staff/table/list-state.tsx'
import { renderUi } from '../render.tsx'

const nothing = () => {}

function statusOf(changes: Partial<RowsState>, language: Language = 'en') {
  const list: RowsState = {
    rows: Array.from({ length: 50 }),
    isPending: false,
    hasFailed: false,
    isPlaceholder: false,
    staleSince: null,
    hasMore: true,
    isFetchingMore: false,
    fetchMore: nothing,
    retry: nothing,
    setInView: nothing,
    ...changes,
  }
  const { unmount } = renderUi(<ListStatus list={list} />, language)
  const text = screen.getByRole('status').textContent
  unmount()
  return text
}

describe('the status of a list', () => {
  it('has the number of fetched rows and the total', () => {
    expect(statusOf({ total: 600 })).toBe('Showing 50 of 600')
    expect(statusOf({ total: 600 }, 'ro')).toBe('Se afișează 50 din 600')
  })

  it('has the limit of counting if there are more rows', () => {
    expect(statusOf({ total: 1000 })).toBe('Showing 50 of 1,000+')
    expect(statusOf({ total: 1000 }, 'ro')).toBe('Se afișează 50 din peste 1.000')
  })

  it('has no total if none is counted, or if new rows arrived since', () => {
    expect(statusOf({})).toBe('Showing the first 50')
    expect(statusOf({ total: 49 })).toBe('Showing the first 50')
  })

  it('has the number of rows when all have been fetched', () => {
    expect(statusOf({ hasMore: false })).toBe('50 results')
  })
})
