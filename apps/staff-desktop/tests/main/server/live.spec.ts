import type { LiveMessage } from '@botanica/api-client/contract'
import type { OpenedStream } from '@botanica/api-client/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLiveClient, type LiveClient } from '../../../src/main/server/live.ts'
import { createObservable } from '../../../src/main/observable.ts'

interface StreamRequest {
  topics: string | null
  headers: Headers
  signal: AbortSignal
  send: (frames: string) => void
}

const NEWS: LiveMessage = { kind: 'staff_bots' }
const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const openedWith = (...topics: string[]) => frame('open', { topics, resumed: false })
const passDebounce = () => vi.advanceTimersByTimeAsync(200)

/** Subscribes, and records what it receives. */
function follower(live: LiveClient, ...topics: string[]) {
  const received: unknown[] = []
  const handle = live.follow(topics, {
    onOpen: ({ topics: followed, resumed }: OpenedStream) =>
      void received.push(['open', followed, resumed]),
    onMessages: (messages) => void received.push(...messages),
    onDown: () => void received.push('down'),
  })
  return { received, ...handle }
}

describe('The shared live stream', () => {
  let requests: StreamRequest[]
  let status: number
  let who: { origin: string; token: string } | null
  let ended: string[]
  let power: ReturnType<typeof createObservable<'awake' | 'resting'>>
  let live: LiveClient

  beforeEach(() => {
    vi.useFakeTimers()
    requests = []
    ended = []
    status = 200
    who = { origin: 'https://x.example', token: 't1' }
    power = createObservable<'awake' | 'resting'>('awake')
    live = createLiveClient({
      language: () => 'ro',
      signedIn: () => who,
      onTokenRejected: (token) => void ended.push(token),
      power,
      async fetch(address, init) {
        let stream!: ReadableStreamDefaultController<Uint8Array>
        const body = new ReadableStream<Uint8Array>({ start: (given) => void (stream = given) })
        const signal = init!.signal!
        signal.addEventListener('abort', () => stream.error(new TypeError('lost')))
        requests.push({
          topics: new URL(address).searchParams.get('topics'),
          headers: new Headers(init!.headers),
          signal,
          send: (frames) => stream.enqueue(new TextEncoder().encode(frames)),
        })
        return new Response(body, { status })
      },
    })
  })
  afterEach(() => {
    live.stop()
    vi.useRealTimers()
  })

  test('is one connection that serves all subscribers', async () => {
    const screens = follower(live, 'staff:bots', 'bot:17')
    const attention = follower(live, 'staff:applications', 'staff:bots')
    await passDebounce()
    expect(requests.map(({ topics }) => topics)).toEqual(['bot:17,staff:applications,staff:bots'])
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer t1')
    requests[0]!.send(openedWith('staff:bots', 'staff:applications'))
    requests[0]!.send(frame('message', [NEWS]))
    await passDebounce()
    const received = [['open', ['staff:bots', 'staff:applications'], false], NEWS]
    expect(screens.received).toEqual(received)
    expect(attention.received).toEqual(received)
  })

  test('is announced to a late subscriber, and reopened only for new channels', async () => {
    follower(live, 'staff:bots')
    await passDebounce()
    requests[0]!.send(openedWith('staff:bots'))
    await passDebounce()
    const late = follower(live, 'staff:bots')
    expect(late.received).toEqual([['open', ['staff:bots'], true]])
    await passDebounce()
    expect(requests).toHaveLength(1)
    late.change(['staff:logs'])
    await passDebounce()
    expect(requests.at(-1)!.topics).toBe('staff:bots,staff:logs')
    late.stop()
    await passDebounce()
    expect(requests.at(-1)!.topics).toBe('staff:bots')
  })

  test('closes with the last subscriber', async () => {
    const only = follower(live, 'staff:bots')
    await passDebounce()
    only.stop()
    await passDebounce()
    expect(requests[0]!.signal.aborted).toBe(true)
  })

  test('closes while the machine rests', async () => {
    const { received } = follower(live, 'staff:bots')
    await passDebounce()
    requests[0]!.send(openedWith('staff:bots'))
    await passDebounce()
    power.set('resting')
    expect(received.at(-1)).toBe('down')
    expect(requests[0]!.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests).toHaveLength(1)
    power.set('awake')
    await passDebounce()
    expect(requests).toHaveLength(2)
  })

  test('is closed while nobody is signed in, and opens with the token of the next session', async () => {
    who = null
    live.reconnect()
    follower(live, 'staff:bots')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual([])
    who = { origin: 'https://x.example', token: 't2' }
    live.reconnect()
    await passDebounce()
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer t2')
  })

  test('ends the session on a 401', async () => {
    status = 401
    follower(live, 'staff:bots')
    await passDebounce()
    expect(ended).toEqual(['t1'])
  })

  test('reconnects with the last event id', async () => {
    follower(live, 'staff:bots')
    await passDebounce()
    requests[0]!.send(`id: m1\n${openedWith('staff:bots')}`)
    requests[0]!.send(frame('end', { reason: 'age' }))
    await passDebounce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests[1]!.headers.get('last-event-id')).toBe('m1')
  })
})
