import { afterEach, expect, test, vi } from 'vitest'
import type { LiveMessage } from '@botanica/server/contract'
import type { OpenedStream } from '../../src/live/live-stream.ts'
import { SharedLiveStream } from '../../src/live/shared-live-stream.ts'

const posted: unknown[] = []
const channels: string[] = []
const locks: string[] = []
let receive: (event: { data: unknown }) => void

afterEach(() => {
  vi.unstubAllGlobals()
})

/** After a deploy, tabs of two builds are open side by side, so these names and messages must not change. */
test('tabs of different builds understand each other', async () => {
  class Channel {
    constructor(name: string) {
      channels.push(name)
    }
    addEventListener(_type: string, listener: typeof receive) {
      receive = listener
    }
    postMessage(message: unknown) {
      posted.push(message)
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', {
    locks: { request: async (name: string) => void locks.push(name), query: async () => ({}) },
  })
  const onOpen = vi.fn<(opened: OpenedStream) => void>()
  const onMessages = vi.fn<(messages: readonly LiveMessage[]) => void>()
  const onDown = vi.fn<() => void>()
  const fetch = vi.fn<typeof globalThis.fetch>()
  const tabs = new SharedLiveStream({
    fetch,
    baseUrl: 'https://botanica.test',
    onOpen,
    onMessages,
    onDown,
  })
  expect(channels).toEqual(['botanica-live'])
  expect(locks.map((name) => name.replace(/[\w-]{36}$/, '<tab>'))).toEqual([
    'botanica-live:tab:<tab>',
    'botanica-live:leader',
  ])

  tabs.setChannels(['bots'])
  receive({ data: { say: 'who' } })
  receive({ data: { say: 'open', asked: ['bots'], topics: ['bots'], resumed: false } })
  receive({ data: { say: 'news', messages: [{ kind: 'order' }] } })
  receive({ data: { say: 'down' } })
  tabs.stop()
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ topics: ['bots'] }))
  expect(onMessages).toHaveBeenCalledWith([{ kind: 'order' }])
  expect(onDown).toHaveBeenCalledOnce()
  const tab = expect.any(String)
  expect(posted).toEqual([
    { say: 'follow', tab, topics: ['bots'] },
    { say: 'follow', tab, topics: ['bots'] },
    { say: 'gone', tab },
  ])
})
