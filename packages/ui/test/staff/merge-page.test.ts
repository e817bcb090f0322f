import { describe, expect, it } from 'vitest'
import { mergePage } from '../../src/staff/rows/merge-page.ts'

const page = (ids: string, nextCursor: string | null = 'next') => ({
  items: [...ids].map((id) => ({ id })),
  nextCursor,
})
const idOf = ({ id }: { id: string }) => id
const merged = (known: ReturnType<typeof page>, fresh: ReturnType<typeof page>) => {
  const result = mergePage(known, fresh, idOf)
  return result && { ids: result.items.map(idOf).join(''), nextCursor: result.nextCursor }
}

describe('a refetched page', () => {
  it('replaces the known rows', () => {
    expect(merged(page('abc'), page('abc', 'later'))).toEqual({ ids: 'abc', nextCursor: 'later' })
  })

  it('keeps rows that were pushed off the page behind new rows', () => {
    expect(merged(page('abcd', 'afterD'), page('xabc', 'afterC'))).toEqual({
      ids: 'xabcd',
      nextCursor: 'afterD',
    })
  })

  it('closes the gap of a removed row', () => {
    expect(merged(page('abc'), page('acd', 'afterD'))).toEqual({ ids: 'acd', nextCursor: 'afterD' })
  })

  it('is the whole list when it is the last page', () => {
    expect(merged(page('abc', null), page('b', null))).toEqual({ ids: 'b', nextCursor: null })
    expect(merged(page('abc'), page('', null))).toEqual({ ids: '', nextCursor: null })
  })

  it('cannot be merged if the two share no row', () => {
    expect(merged(page('abc'), page('xyz'))).toBeNull()
  })
})
