import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNextRow } from '../../src/staff/rows/use-next-row.ts'

const toRows = (ids: readonly number[]) => ids.map((id) => ({ id }))

it.each([
  ['one', [1, 2, 3], 2, [2], 3],
  ['the last one', [1, 2, 3], 3, [3], 2],
  ['the open one and others', [1, 2, 3, 4, 5], 3, [1, 3, 4], 5],
  ['all', [1, 2], 1, [1, 2], undefined],
])('after deciding on %s, picks what takes its place', (_, rows, openId, decided, next) => {
  const { result } = renderHook(() => useNextRow(toRows(rows), openId))
  expect(result.current(...toRows(decided))?.id).toBe(next)
})

it('knows the place of a row that has left the list already', () => {
  const { result, rerender } = renderHook(({ rows }) => useNextRow(toRows(rows), 2), {
    initialProps: { rows: [1, 2, 3] },
  })
  rerender({ rows: [1, 3] })
  expect(result.current({ id: 2 })?.id).toBe(3)
})
