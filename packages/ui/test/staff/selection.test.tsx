import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSelection } from '../../src/staff/rows/use-selection.ts'

interface Row {
  id: number
  own?: boolean
}

const MAX = 2
const idOf = ({ id }: Row) => id
const isSelectable = ({ own = false }: Row) => !own
const getLabel = ({ id }: Row) => String(id)

function setUp(rows: readonly Row[]) {
  return renderHook(
    ({ shown }) =>
      useSelection({
        list: { rows: shown, idOf },
        max: MAX,
        isSelectable,
        getLabel,
      }),
    { initialProps: { shown: rows } }
  )
}

const [FIRST, OWN, SECOND, THIRD] = [{ id: 1 }, { id: 2, own: true }, { id: 3 }, { id: 4 }]
const ROWS = [FIRST, OWN, SECOND, THIRD]

describe('a selection of rows', () => {
  it('has no more rows than its limit, and none that cannot be selected', () => {
    const { result } = setUp(ROWS)
    for (const row of [THIRD, OWN, FIRST, SECOND]) act(() => result.current.toggle(row))
    expect(result.current.rows).toEqual([FIRST, THIRD])
    expect(ROWS.map(result.current.isPossible)).toEqual([true, false, false, true])
  })

  it('selects from the start of the list, or none', () => {
    const { result } = setUp(ROWS)
    act(() => result.current.toggleAll())
    expect(result.current.rows).toEqual([FIRST, SECOND])
    act(() => result.current.toggleAll())
    expect(result.current.rows).toEqual([])
  })

  it('loses rows that leave the list', () => {
    const { result, rerender } = setUp(ROWS)
    act(() => result.current.toggleAll())
    rerender({ shown: [SECOND, THIRD] })
    expect(result.current.rows).toEqual([SECOND])
    expect(result.current.has(SECOND)).toBe(true)
  })
})
