import { createQueryClient } from '@botanica/api-client'
import { startLiveUpdates } from '@botanica/api-client/live'
import { staffKeys } from '@botanica/api-client/staff'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { bridgeConnect } from '../../src/renderer/bridge-live.ts'
import type { LiveNotification } from '../../src/shared/bridge.ts'

test('screens subscribe over the bridge and show its live events', async () => {
  const followed: (readonly string[])[] = []
  let emit: ((notification: LiveNotification) => void) | undefined
  let wakes = 0
  const bridge = {
    follow: async (topics: readonly string[]) => void followed.push(topics),
    wake: async () => void wakes++,
    onLive: (listener: (notification: LiveNotification) => void) => {
      emit = listener
      return () => void (emit = undefined)
    },
  }
  const queryClient = createQueryClient()
  const read = vi.fn<() => string>(() => 'answer')
  const observer = new QueryObserver(queryClient, {
    queryKey: staffKeys.overview(),
    queryFn: read,
    staleTime: Infinity,
  })
  const leave = observer.subscribe(() => {})
  const bots = new QueryObserver(queryClient, {
    queryKey: staffKeys.bot(17),
    queryFn: read,
    staleTime: Infinity,
  })
  const leaveBots = bots.subscribe(() => {})
  const live = { connected: false }
  const channel = startLiveUpdates({ live, queryClient, connect: bridgeConnect(bridge) })
  await expect.poll(() => followed.at(-1)).toEqual(['staff:bots'])

  expect(live.connected).toBe(false)
  emit!({ kind: 'open', asked: ['staff:bots'], topics: ['staff:bots'], resumed: true })
  expect(live.connected).toBe(true)

  await expect.poll(() => read).toHaveBeenCalledTimes(2)
  const before = read.mock.calls.length
  emit!({ kind: 'messages', messages: [{ kind: 'staff_bots' }] })
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(before)

  emit!({ kind: 'down' })
  expect(channel.state).toBe('down')
  channel.reconnect()
  expect(wakes).toBe(1)
  channel.stop()
  expect(emit).toBeUndefined()
  expect(followed.at(-1)).toEqual([])
  leave()
  leaveBots()
  queryClient.clear()
})
