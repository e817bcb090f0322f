import { InfiniteQueryObserver, type InfiniteData } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createApi,
  createQueryClient,
  pollingOnly,
  type InfiniteQueryClient,
} from '../src/index.ts'
import { LiveQueryUpdater } from '../src/live/live-query-updater.ts'
import { createMemberQueries } from '../src/member.ts'
import type { Page } from '../src/pagination.ts'
import { createPremiumQueries } from '../src/premium.ts'
import { createStaffQueries } from '../src/staff/index.ts'

interface Row {
  id: number
  /** The rows on the server at the time of each request. */
  version: number
}
type Rows = InfiniteData<Page<Row>, string | null>

const BOT = '100000000000000001'
const PAGES = 3

/** With fake timers: waits until the refetches that live events cause have been requested. */
const untilAskedFor = () => vi.advanceTimersByTimeAsync(3_000)

/** A list with one row per page, whose responses can be delayed. */
class ListServer {
  version = 1
  readonly requests: string[] = []
  #held: (() => void)[] | undefined

  reset() {
    this.release()
    this.version = 1
    this.requests.length = 0
  }

  hold() {
    this.#held = []
  }

  release() {
    const held = this.#held ?? []
    this.#held = undefined
    for (const respond of held) respond()
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const page = Number(new URL(request.url).searchParams.get('cursor') ?? 1)
    const { version } = this
    this.requests.push(`page ${page}`)
    if (this.#held) await new Promise<void>((respond) => this.#held!.push(respond))
    request.signal.throwIfAborted()
    const link = page < PAGES ? `</api/list?cursor=${page + 1}>; rel="next"` : ''
    return Response.json([{ id: page, version }], { headers: { link } })
  }
}

describe('an infinite list', () => {
  let client: InfiniteQueryClient
  const server = new ListServer()
  const api = createApi({
    baseUrl: 'https://botanica.test',
    live: pollingOnly,
    fetch: server.fetch,
  })
  const staff = createStaffQueries(api)
  const LISTS = {
    bots: api.queries.botPages({ sort: 'newest' }),
    reviews: api.queries.reviews(BOT),
    'the bots of a person': api.queries.personBots('1'),
    'own bots': api.queries.ownBots(),
    'own reviews': api.queries.ownReviews(),
    'own votes': api.queries.ownVotes(),
    'own applications': createMemberQueries(api).ownApplications(),
    inbox: createMemberQueries(api).inbox(),
    payments: createPremiumQueries(api).transactions(),
    ads: staff.ads(),
    announcements: staff.announcements(),
  }
  type List = typeof LISTS.bots

  beforeEach(() => {
    server.reset()
    client = createQueryClient()
    return () => client.clear()
  })

  /** Renders the list with its first page. */
  async function show(list: List = LISTS.bots) {
    const observer = new InfiniteQueryObserver(client, { ...list, refetchInterval: false })
    observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    server.requests.length = 0
    return observer
  }

  const shown = (list: List = LISTS.bots) =>
    (client.getQueryData(list.queryKey) as Rows | undefined)?.pages.flatMap(({ items }) =>
      items.map(({ id, version }) => `${id} v${version}`)
    )

  /** Waits until no request is in flight. */
  const settle = () => vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const untilRequested = (...requests: string[]) =>
    vi.waitFor(() => expect(server.requests).toEqual(requests))

  describe.each(Object.entries(LISTS))('%s', (_name, options) => {
    const list = options as unknown as List

    test('shows the loading page, and then the changes', async () => {
      const observer = await show(list)
      server.hold()
      void observer.fetchNextPage()
      await untilRequested('page 2')
      server.version = 2
      await client.invalidateQueries({ queryKey: list.queryKey })
      expect(observer.getCurrentResult().isFetchingNextPage).toBe(true)
      server.release()
      await vi.waitFor(() => expect(shown(list)).toEqual(['1 v2', '2 v2']))
      expect(server.requests).toEqual(['page 2', 'page 1', 'page 2'])
    })
  })

  test('shows the changes although a next page was requested during the refetch', async () => {
    const observer = await show()
    server.version = 2
    server.hold()
    void client.invalidateQueries({ queryKey: LISTS.bots.queryKey })
    await untilRequested('page 1')
    void observer.fetchNextPage()
    await untilRequested('page 1', 'page 2')
    server.release()
    await vi.waitFor(() => expect(shown()).toEqual(['1 v2', '2 v2']))
  })

  test('keeps cache updates made while its next page was loading', async () => {
    const observer = await show()
    server.hold()
    void observer.fetchNextPage()
    await untilRequested('page 2')
    client.setQueryData(LISTS.bots.queryKey, (known) => {
      const rows = known as unknown as Rows
      const pages = rows.pages.map((page) => ({
        ...page,
        items: page.items.map((row) => ({ ...row, version: 7 })),
      }))
      return { ...rows, pages } as unknown as typeof known
    })
    server.release()
    await settle()
    expect(shown()).toEqual(['1 v7', '2 v1'])
  })

  test('is refetched after a failed next page if something has changed', async () => {
    const observer = await show()
    server.hold()
    void observer.fetchNextPage()
    await untilRequested('page 2')
    server.version = 2
    await client.invalidateQueries({ queryKey: LISTS.bots.queryKey })
    vi.spyOn(Response, 'json').mockImplementationOnce(() => new Response('', { status: 500 }))
    server.release()
    await vi.waitFor(() => expect(shown()).toEqual(['1 v2']))
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
  })

  test('is refetched when it is shown again if it missed a change', async () => {
    const observer = new InfiniteQueryObserver(client, LISTS.bots)
    const leave = observer.subscribe(() => {})
    await settle()
    server.hold()
    void observer.fetchNextPage().catch(() => {})
    await untilRequested('page 1', 'page 2')
    await client.invalidateQueries({ queryKey: LISTS.bots.queryKey })
    leave()
    await settle()
    server.release()
    expect(client.getQueryState(LISTS.bots.queryKey)?.isInvalidated).toBe(true)
  })

  test('is not refetched without a change', async () => {
    const observer = await show()
    await observer.fetchNextPage()
    await observer.fetchNextPage()
    await settle()
    expect(server.requests).toEqual(['page 2', 'page 3'])
  })

  describe('with live events', () => {
    let screens: LiveQueryUpdater

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      screens = new LiveQueryUpdater(client)
    })
    afterEach(() => {
      screens.stop()
      vi.useRealTimers()
    })

    test('is refetched after the refetch in flight, which continues', async () => {
      await show()
      server.hold()
      screens.applyMessages([{ kind: 'order' }])
      await untilAskedFor()
      expect(server.requests).toEqual(['page 1'])
      server.version = 2
      screens.applyMessages([{ kind: 'order' }])
      await untilAskedFor()
      expect(server.requests).toEqual(['page 1'])
      server.release()
      await vi.waitFor(() => expect(shown()).toEqual(['1 v2']))
      expect(server.requests).toEqual(['page 1', 'page 1'])
    })

    test('shows the loading page', async () => {
      const observer = await show()
      server.hold()
      void observer.fetchNextPage()
      await untilRequested('page 2')
      server.version = 2
      screens.applyMessages([{ kind: 'order' }])
      await untilAskedFor()
      server.release()
      await vi.waitFor(() => expect(shown()).toEqual(['1 v2', '2 v2']))
    })
  })
})
