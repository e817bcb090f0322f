import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSeenListing } from '../../../src/staff/bots/seen-listing.tsx'

interface Props {
  newest: number
  isFetching: boolean
}

const setUp = (initialProps: Props) =>
  renderHook(({ newest, isFetching }: Props) => useSeenListing(17, newest, isFetching), {
    initialProps,
  })

it('keeps the version that was on the screen when a newer one comes', () => {
  const { result, rerender } = setUp({ newest: 4, isFetching: false })
  expect([result.current.version, Boolean(result.current.notice)]).toEqual([4, false])
  rerender({ newest: 4, isFetching: true })
  rerender({ newest: 5, isFetching: false })
  expect([result.current.version, Boolean(result.current.notice)]).toEqual([4, true])
})

it('counts as seen what replaces an old copy right after opening', () => {
  const { result, rerender } = setUp({ newest: 4, isFetching: true })
  rerender({ newest: 5, isFetching: false })
  expect([result.current.version, Boolean(result.current.notice)]).toEqual([5, false])
  rerender({ newest: 6, isFetching: false })
  expect([result.current.version, Boolean(result.current.notice)]).toEqual([5, true])
})
