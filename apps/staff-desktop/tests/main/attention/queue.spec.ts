import { MINUTE_MS } from '@botanica/api-client/contract'
import { assert, property, uniqueArray, array, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { QueueTracker, QUEUE_READERS, type QueueItem } from '../../../src/main/attention/queue.ts'
import { createStaffServer } from './support/staff-server.ts'

const waiting = (id: number): QueueItem => ({
  kind: 'pendingBots',
  id,
  name: `Bot ${id}`,
  discordBotId: String(id),
  avatar: null,
  isOwn: false,
  createdAt: new Date(id * 1_000).toISOString(),
})
const createSnapshot = (ids: readonly number[], isWhole = true) => ({
  rows: ids.toSorted((a, b) => b - a).map(waiting),
  isWhole,
})
/** Longer than a decision can be undone. */
const LONG_MS = 2 * MINUTE_MS
const ids = uniqueArray(integer({ min: 1, max: 30 }))

test('new items wait now and did not before; removed ones the reverse', () => {
  assert(
    property(ids, array(ids, { minLength: 1 }), (first, rest) => {
      const queue = new QueueTracker()
      expect(queue.take(createSnapshot(first), 0)).toEqual({ fresh: [], gone: [] })
      let before = first
      for (const [round, now] of rest.entries()) {
        const { fresh, gone } = queue.take(createSnapshot(now), (round + 1) * LONG_MS)
        const freshIds = fresh.map(({ id }) => id)
        expect(new Set(freshIds)).toEqual(new Set(now.filter((id) => !before.includes(id))))
        expect(new Set(gone)).toEqual(new Set(before.filter((id) => !now.includes(id))))
        before = now
      }
    })
  )
})

test('an older item that becomes visible after decisions is not new', () => {
  const queue = new QueueTracker()
  queue.take(createSnapshot([9, 8, 7], false), 0)
  expect(queue.take(createSnapshot([8, 7, 6], false), LONG_MS)).toEqual({ fresh: [], gone: [9] })
  expect(queue.take(createSnapshot([10, 8, 7], false), 2 * LONG_MS)).toMatchObject({
    fresh: [{ id: 10 }],
    gone: [],
  })
})

test('an item whose decision was undone is not new, one that is sent again later is', () => {
  const queue = new QueueTracker()
  queue.take(createSnapshot([2, 1]), 0)
  expect(queue.take(createSnapshot([1]), 1_000).gone).toEqual([2])
  expect(queue.take(createSnapshot([2, 1]), 10_000)).toEqual({ fresh: [], gone: [] })
  expect(queue.take(createSnapshot([1]), 20_000).gone).toEqual([2])
  expect(queue.take(createSnapshot([2, 1]), 20_000 + LONG_MS)).toMatchObject({ fresh: [{ id: 2 }] })
})

test('a long queue is read page by page, and counted by the server when it is longer than what is read', async () => {
  const world = createStaffServer()
  for (let bot = 0; bot < 250; bot++) world.submit(`Bot ${bot}`)
  const { signal } = new AbortController()
  const whole = await QUEUE_READERS.pendingBots(world.server.api, signal)
  expect(whole.rows).toHaveLength(250)
  expect(new Set(whole.rows.map(({ id }) => id)).size).toBe(250)
  expect(whole).toMatchObject({ count: 250, isWhole: true })
  expect(world.asked).toEqual(['bots', 'bots', 'bots'])
  for (let bot = 0; bot < 900; bot++) world.submit(`More ${bot}`)
  const part = await QUEUE_READERS.pendingBots(world.server.api, signal)
  expect(part.rows).toHaveLength(1_000)
  expect(part).toMatchObject({ count: 1_150, isWhole: false })
})
