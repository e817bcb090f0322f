import { array, assert, integer, property, record } from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COALESCE_MS, Coalescer } from '../../../src/main/attention/coalescer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Item {
  id: number
  at: number
}

const arrivals = array(
  record({ after: integer({ min: 0, max: 2 * COALESCE_MS }), count: integer({ min: 1, max: 4 }) }),
  { maxLength: 20 }
)

test('every item is reported once, the first at once, within a minute, and at most once a minute', () => {
  assert(
    property(arrivals, (steps) => {
      const notified: { at: number; items: readonly Item[] }[] = []
      const coalescer = new Coalescer<Item>({
        canNotify: () => true,
        notify: (items) => notified.push({ at: Date.now(), items }),
      })
      let id = 0
      for (const { after, count } of steps) {
        vi.advanceTimersByTime(after)
        coalescer.add(Array.from({ length: count }, () => ({ id: id++, at: Date.now() })))
      }
      vi.advanceTimersByTime(2 * COALESCE_MS)

      const items = notified.flatMap((one) => one.items)
      expect(items.map((item) => item.id)).toEqual(Array.from({ length: id }, (_, index) => index))
      let before = -Infinity
      for (const one of notified) {
        expect(one.at - before).toBeGreaterThanOrEqual(COALESCE_MS)
        // An item is delayed only if there was a notification less than a minute before it.
        const waited = one.at - one.items[0]!.at
        const isFirst = one.items[0]!.at - before >= COALESCE_MS
        expect(waited).toBeLessThanOrEqual(isFirst ? 0 : COALESCE_MS)
        before = one.at
      }
      coalescer.stop()
    })
  )
})

function held() {
  const notified: number[][] = []
  const state = { mayTell: true }
  const one = new Coalescer<{ id: number }>({
    canNotify: () => state.mayTell,
    notify: (items) => notified.push(items.map(({ id }) => id)),
  })
  return {
    told: notified,
    state,
    add: (...ids: number[]) => one.add(ids.map((id) => ({ id }))),
    one,
  }
}

test('items during silence are dropped, and the next item is reported at once', () => {
  const { told: notified, state, add } = held()
  state.mayTell = false
  add(1)
  state.mayTell = true
  add(2)
  expect(notified).toEqual([[2]])
  add(3)
  state.mayTell = false
  vi.advanceTimersByTime(COALESCE_MS)
  state.mayTell = true
  add(4)
  expect(notified).toEqual([[2], [4]])
})

test('an item that is decided while it is delayed is not reported', () => {
  const { told: notified, add, one } = held()
  add(1)
  add(2, 3)
  one.remove([3])
  vi.advanceTimersByTime(COALESCE_MS)
  expect(notified).toEqual([[1], [2]])
  add(4)
  one.remove([4])
  vi.advanceTimersByTime(2 * COALESCE_MS)
  expect(notified).toHaveLength(2)
})

test('a stopped coalescer reports nothing and leaves no timer', () => {
  const { told: notified, add, one } = held()
  add(1)
  add(2)
  one.stop()
  vi.advanceTimersByTime(COALESCE_MS)
  expect(notified).toEqual([[1]])
  expect(vi.getTimerCount()).toBe(0)
})
