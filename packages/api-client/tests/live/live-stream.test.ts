import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LiveStream, type OpenedStream } from '../../src/live/live-stream.ts'
import { MINUTE_MS } from '@botanica/server/contract'

/** A request, with functions that respond to it. */
function ask(request: Request, resolve: (answer: Response) => void, refuse: () => void) {
  let isRefused = false
  let stream!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (stream = given) })
  const send = (frames: string) => stream.enqueue(new TextEncoder().encode(frames))
  return {
    topics: new URL(request.url).searchParams.get('topics'),
    mark: request.headers.get('last-event-id'),
    signal: request.signal,
    send,
    /** Whether `refuse` was called. */
    get isRefused() {
      return isRefused
    },
    refuse: () => {
      isRefused = true
      refuse()
    },
    end: () => stream.close(),
    lose: () => stream.error(new TypeError('lost')),
    answer(status: number, frames?: string) {
      resolve(new Response(body, { status }))
      if (frames) send(frames)
    },
  }
}

/** A server whose responses the test chooses. */
function makeServer() {
  const asked: ReturnType<typeof ask>[] = []

  const fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const one = ask(request, resolve, () => reject(new TypeError('network')))
      request.signal.addEventListener('abort', () => {
        reject(new DOMException('', 'AbortError'))
        one.lose()
      })
      asked.push(one)
    })
  return { asked, fetch }
}

const opened = (topics: string[], id = 'a/1:1:', resumed = false) =>
  `event: open\nid: ${id}\ndata: ${JSON.stringify({ topics, resumed })}\n\n`

const settle = () => vi.advanceTimersByTimeAsync(1)

describe('the live stream', () => {
  let server: ReturnType<typeof makeServer>
  let link: LiveStream
  let told: { opened: OpenedStream[]; messages: unknown[]; downs: number }

  beforeEach(() => {
    vi.useFakeTimers()
    server = makeServer()
    told = { opened: [], messages: [], downs: 0 }
    link = new LiveStream({
      fetch: server.fetch,
      baseUrl: 'https://botanica.example',
      random: () => 0.5,
      onOpen: (now) => void told.opened.push(now),
      onMessages: (messages) => void told.messages.push(...messages),
      onDown: () => void told.downs++,
    })
  })
  afterEach(() => {
    link.stop()
    vi.useRealTimers()
  })

  const last = () => server.asked.at(-1)!

  test('subscribes to channels and delivers events, in chunks of any size', async () => {
    link.setChannels(['bots', 'bot:1'])
    last().answer(200, opened(['bots', 'bot:1']))
    await settle()
    expect(last().topics).toBe('bots,bot:1')
    const topics = ['bots', 'bot:1']
    expect(told.opened).toEqual([{ asked: topics, topics, resumed: false }])
    last().send('id: a/2:2:\ndata: [{"kind":"bot",')
    await settle()
    expect(told.messages).toEqual([])
    last().send('"id":1}]\n\nevent: beat\ndata: \n\n')
    await settle()
    expect(told.messages).toEqual([{ kind: 'bot', id: 1 }])
  })

  test('reconnects by itself with the id of the last event', async () => {
    link.setChannels(['bots'])
    last().answer(200, opened(['bots']))
    await settle()
    last().send('id: a/7:7:\nevent: beat\ndata: \n\n')
    await settle()
    last().end()
    await settle()
    expect([told.downs, server.asked.length]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([server.asked.length, last().mark]).toEqual([2, 'a/7:7:'])
  })

  test('backs off while the server does not respond, and resets when it does', async () => {
    link.setChannels(['bots'])
    const pauses: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      last().refuse()
      const [before, began] = [server.asked.length, Date.now()]
      while (server.asked.length === before) await vi.advanceTimersByTimeAsync(50)
      pauses.push(Math.round((Date.now() - began) / 750))
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
    last().refuse()
    await settle()
    link.reconnectIfUnanswered()
    expect(server.asked).toHaveLength(9)
    last().answer(503)
    await settle()
    link.reconnectIfUnanswered()
    expect(server.asked).toHaveLength(9)
    link.reconnect()
    expect(server.asked).toHaveLength(10)
  })

  test('backs off although other requests succeed', async () => {
    link.setChannels(['bots'])
    for (let passed = 0; passed < MINUTE_MS; passed += 100) {
      if (!last().isRefused) last().refuse()
      await vi.advanceTimersByTimeAsync(100)
      link.reconnectIfUnanswered()
    }
    // Six attempts of the backoff, and one each half minute because of a response.
    expect(server.asked.length).toBeLessThanOrEqual(9)
  })

  test('treats a silent connection as lost', async () => {
    link.setChannels(['bots'])
    last().answer(200, opened(['bots']))
    await settle()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told.downs).toBe(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([told.downs, last().mark]).toEqual([1, 'a/1:1:'])
    expect(server.asked[0]!.signal.aborted).toBe(true)
  })

  test('changes its channels without a gap', async () => {
    link.setChannels(['bots'])
    const first = last()
    first.answer(200, opened(['bots']))
    await settle()
    link.setChannels(['bots', 'bot:2'])
    await settle()
    expect([first.signal.aborted, last().mark]).toEqual([false, 'a/1:1:'])
    last().answer(200, opened(['bots', 'bot:2'], 'a/3:3:', true))
    await settle()
    expect([first.signal.aborted, told.downs]).toEqual([true, 0])
  })

  test('continues without a refused channel, and requests it again when the channels change', async () => {
    link.setChannels(['bots', 'me', 'staff:bots'])
    last().answer(403)
    await settle()
    expect(last().topics).toBe('bots,me')
    last().answer(401)
    await settle()
    expect(last().topics).toBe('bots')
    last().answer(200, opened(['bots']))
    await settle()
    expect(told.opened[0]!.asked).toEqual(['bots', 'me', 'staff:bots'])
    link.setChannels(['bots', 'me'])
    expect(last().topics).toBe('bots,me')
  })

  test('closes when there are no channels', async () => {
    link.setChannels(['bots'])
    last().answer(200, opened(['bots']))
    await settle()
    link.setChannels([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]!.signal.aborted).toBe(true)
  })
})
