import type { Api } from '@botanica/api-client'
import { READER_MS, SCREEN_ID_PATTERN, type StaffItem } from '@botanica/api-client/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startReading } from '../../../src/staff/readers/start-reading.ts'

const ITEM: StaffItem = { itemType: 'bot', itemId: 7 }
const SETTLED_MS = 1_000

interface Sent {
  params: { id: string }
  body?: StaffItem
  keepalive?: boolean
}

let visibility: DocumentVisibilityState = 'visible'
let isOnline = true

function setVisibility(now: DocumentVisibilityState) {
  visibility = now
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  visibility = 'visible'
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open() {
  const update = vi.fn<(sent: Sent) => Promise<void>>(() => Promise.resolve())
  const destroy = vi.fn<(sent: Sent) => Promise<void>>(() => Promise.resolve())
  const calls = { itemReaders: { update, destroy } } as unknown as Api['calls']
  const onReported = vi.fn<() => void>()
  return { update, destroy, onReported, close: startReading(calls, ITEM, onReported) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('tells that the item is open, repeats it, and tells that it is closed', async () => {
  const { update, destroy, close } = open()
  await pass(SETTLED_MS)
  expect(update).toHaveBeenCalledExactlyOnceWith({ params: expect.anything(), body: ITEM })
  const { id } = update.mock.calls[0]![0].params
  expect(id).toMatch(SCREEN_ID_PATTERN)
  await pass(2 * READER_MS.heartbeat)
  expect(update).toHaveBeenCalledTimes(3)
  expect(update.mock.calls.every(([{ params }]) => params.id === id)).toBe(true)
  close()
  await pass(2 * READER_MS.heartbeat)
  expect(update).toHaveBeenCalledTimes(3)
  expect(destroy).toHaveBeenCalledExactlyOnceWith({ params: { id }, keepalive: true })
})

it('tells nothing of an item that is passed by', async () => {
  const { update, destroy, close } = open()
  await pass(100)
  close()
  await pass(READER_MS.heartbeat)
  expect(update).not.toHaveBeenCalled()
  expect(destroy).not.toHaveBeenCalled()
})

it('closes the item while the window is hidden', async () => {
  const { update, destroy, close } = open()
  await pass(SETTLED_MS)
  setVisibility('hidden')
  await pass(2 * READER_MS.heartbeat)
  expect(destroy).toHaveBeenCalledOnce()
  expect(update).toHaveBeenCalledOnce()
  setVisibility('visible')
  await pass(SETTLED_MS)
  expect(update).toHaveBeenCalledTimes(2)
  close()
  await pass(0)
  expect(destroy).toHaveBeenCalledTimes(2)
})

it('begins hidden when it is opened in a hidden window', async () => {
  visibility = 'hidden'
  const { update, close } = open()
  await pass(SETTLED_MS)
  expect(update).not.toHaveBeenCalled()
  close()
})

it('sends nothing without a connection, and nothing of that time later', async () => {
  isOnline = false
  const { update, destroy, close } = open()
  await pass(2 * READER_MS.heartbeat)
  expect(update).not.toHaveBeenCalled()
  isOnline = true
  await pass(READER_MS.heartbeat)
  expect(update).toHaveBeenCalledOnce()
  close()
  await pass(0)
  expect(destroy).toHaveBeenCalledOnce()
})

it('says so when the server knows that the item is open', async () => {
  const { update, onReported, close } = open()
  const opening = Promise.withResolvers<void>()
  update.mockImplementationOnce(() => opening.promise)
  await pass(SETTLED_MS)
  expect(onReported).not.toHaveBeenCalled()
  opening.resolve()
  await pass(0)
  expect(onReported).toHaveBeenCalledOnce()
  update.mockImplementationOnce(() => Promise.reject(new Error('unreachable')))
  await pass(READER_MS.heartbeat)
  expect(update).toHaveBeenCalledTimes(2)
  expect(onReported).toHaveBeenCalledOnce()
  close()
})

it('survives failures, and closes only after the opening has been answered', async () => {
  const { update, destroy, close } = open()
  const opening = Promise.withResolvers<void>()
  update.mockImplementationOnce(() => opening.promise)
  await pass(SETTLED_MS)
  close()
  await pass(0)
  expect(destroy).not.toHaveBeenCalled()
  opening.reject(new Error('unreachable'))
  await pass(0)
  expect(destroy).toHaveBeenCalledOnce()
})
