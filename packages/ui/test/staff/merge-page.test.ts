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

describe('a page that was asked for again', () => {
  it('stands for what was known of it', () => {
    expect(merged(page('abc'), page('abc', 'later'))).toEqual({ ids: 'abc', nextCursor: 'later' })
  })

  it('keeps what it has no room for behind what came in between', () => {
    expect(merged(page('abcd', 'afterD'), page('xabc', 'afterC'))).toEqual({
      ids: 'xabcd',
      nextCursor: 'afterD',
    })
  })

  it('closes the gap that a row has left', () => {
    expect(merged(page('abc'), page('acd', 'afterD'))).toEqual({ ids: 'acd', nextCursor: 'afterD' })
  })

  it('is all that there is when nothing follows', () => {
    expect(merged(page('abc', null), page('b', null))).toEqual({ ids: 'b', nextCursor: null })
    expect(merged(page('abc'), page('', null))).toEqual({ ids: '', nextCursor: null })
  })

  it('cannot be joined when the two have nothing in common', () => {
    expect(merged(page('abc'), page('xyz'))).toBeNull()
  })
})
