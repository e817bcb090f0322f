import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryKeys } from '../../src/keys.ts'
import { LiveQueryUpdater } from '../../src/live/live-query-updater.ts'
import { getChannels } from '../../src/live/channels.ts'
import { createQueryClient, type InfiniteQueryClient } from '../../src/query-client.ts'
import { staffKeys } from '../../src/staff/keys.ts'

const idOf = (id: number) => `10000000000${id}`
const card = (id: number, more: object = {}) => ({
  id,
  discordBotId: idOf(id),
  voteCount: 1,
  presence: null,
  ...more,
})
const review = (id: number) => ({ id, likes: 0, dislikes: 0 })

const figures = {
  kind: 'figures',
  id: 1,
  voteCount: 7,
  servingCount: 3,
  averageRating: 4.5,
  ratingCount: 2,
  reviewCount: 2,
  ratingCounts: [0, 0, 0, 1, 1],
  ownerRemovedReviewCount: 0,
} as const

const LIST = queryKeys.botList({})
const PAGES = queryKeys.botPages({}, null)
const ONE = queryKeys.bot(idOf(1))
const REVIEWS = queryKeys.reviews(idOf(1))

const later = () => vi.advanceTimersByTimeAsync(3_000)

describe('live query updates', () => {
  let client: InfiniteQueryClient
  let screens: LiveQueryUpdater
  /** Keys of the requested queries. */
  let asked: string[]

  /** Mounts a query as a screen would. */
  function show(queryKey: readonly unknown[], answer: () => unknown) {
    const queryFn = () => {
      asked.push(queryKey.join())
      return answer()
    }
    const query = client.getQueryCache().build(client, { queryKey, queryFn })
    client.setQueryData(queryKey, answer())
    vi.spyOn(query, 'isActive').mockReturnValue(true)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    client = createQueryClient()
    screens = new LiveQueryUpdater(client)
    asked = []
    show(LIST, () => ({ items: [card(1), card(2)], nextCursor: null }))
    show(PAGES, () => ({ pages: [{ items: [card(1)] }], pageParams: [null] }))
    show(ONE, () => card(1, { reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] }))
    show(REVIEWS, () => ({ pages: [{ items: [review(1), review(2)] }], pageParams: [null] }))
  })
  afterEach(() => {
    screens.stop()
    client.clear()
    vi.useRealTimers()
  })

  test('counts are updated immediately wherever the bot is shown, and nowhere else', () => {
    const reviews = client.getQueryData(REVIEWS)
    screens.applyMessages([figures])
    expect(client.getQueryData(LIST)).toMatchObject({ items: [{ voteCount: 7 }, { voteCount: 1 }] })
    expect(client.getQueryData(PAGES)).toMatchObject({ pages: [{ items: [{ voteCount: 7 }] }] })
    expect(client.getQueryData(ONE)).toMatchObject({
      voteCount: 7,
      reviewCount: 2,
    })
    // A card does not show the number of reviews.
    const [first] = client.getQueryData<{ items: object[] }>(LIST)!.items
    expect(first).not.toHaveProperty('reviewCount')
    expect(client.getQueryData(REVIEWS)).toBe(reviews)
  })

  test('an older response does not overwrite a live event', async () => {
    const presence = { status: 'dnd', activity: null }
    const [first] = [() => client.getQueryData<{ items: object[] }>(LIST)!.items[0]]
    screens.applyMessages([{ kind: 'presence', id: idOf(1), presence }, figures])
    await client.refetchQueries({ queryKey: LIST })
    expect(first()).toMatchObject({ voteCount: 7, presence })
    await vi.advanceTimersByTimeAsync(60_000)
    await client.refetchQueries({ queryKey: LIST })
    expect(first()).toMatchObject({ voteCount: 1, presence: null })
  })

  test('votes on a review are only counted on that review, and not while its reader is voting', () => {
    const votes = { kind: 'review_votes', botId: 1, id: 2, likes: 3, dislikes: 1 } as const
    const shown = () => client.getQueryData<{ pages: { items: object[] }[] }>(REVIEWS)!.pages[0]
    screens.applyMessages([votes])
    expect(shown()!.items).toEqual([review(1), { id: 2, likes: 3, dislikes: 1 }])
    vi.spyOn(client, 'isMutating').mockReturnValue(1)
    screens.applyMessages([{ ...votes, likes: 9 }])
    expect(shown()!.items[1]).toMatchObject({ likes: 3 })
  })

  test('an older response does not overwrite votes on a review, but the member’s own vote does', async () => {
    const OWN = queryKeys.reviewVotes(2)
    show(OWN, () => ({ likes: 0, dislikes: 0, vote: null }))
    const votes = { kind: 'review_votes', botId: 1, id: 2, likes: 3, dislikes: 1 } as const
    const refetched = async () => {
      await client.refetchQueries({ queryKey: REVIEWS })
      await client.refetchQueries({ queryKey: OWN })
      const [page] = client.getQueryData<{ pages: { items: object[] }[] }>(REVIEWS)!.pages
      return [page!.items[1], client.getQueryData(OWN)]
    }
    const told = [
      { likes: 3, dislikes: 1 },
      { likes: 3, dislikes: 1, vote: null },
    ] as const
    screens.applyMessages([votes])
    expect(await refetched()).toMatchObject(told)

    vi.spyOn(client, 'isMutating').mockReturnValueOnce(1)
    screens.applyMessages([{ ...votes, likes: 4 }])
    expect(await refetched()).toMatchObject([{ likes: 0 }, { likes: 0 }])
  })

  test('changed queries are refetched once every process has received the change', async () => {
    screens.applyMessages([
      { kind: 'bot', id: 1 },
      { kind: 'bot', id: 2 },
      { kind: 'reviews', botId: 1 },
    ])
    await vi.advanceTimersByTimeAsync(250)
    expect(asked).toEqual([])
    await later()
    expect(asked.toSorted()).toEqual([ONE.join(), REVIEWS.join()])
    asked = []
    screens.applyMessages([{ kind: 'bots', ids: [1] }])
    await later()
    expect(asked.toSorted()).toEqual([LIST.join(), PAGES.join()].toSorted())
  })

  test('a change before the refetch is included in it', async () => {
    screens.applyMessages([{ kind: 'bot', id: 1 }])
    await vi.advanceTimersByTimeAsync(200)
    screens.applyMessages([{ kind: 'bot', id: 1 }])
    await later()
    expect(asked).toEqual([ONE.join(), ONE.join()])
  })

  test('a changed badge or name of a member is updated wherever it is shown', async () => {
    const [owner, author] = ['200000000000000005', '200000000000000006']
    show(ONE, () => card(1, { owner: { id: owner } }))
    show(REVIEWS, () => ({ pages: [{ items: [{ ...review(1), author: { id: author } }] }] }))
    const topics = getChannels(client.getQueryCache())
    expect(topics).toEqual(expect.arrayContaining([`person:${owner}`, `person:${author}`]))
    screens.applyMessages([{ kind: 'person', id: owner }])
    await later()
    expect(asked).toEqual([ONE.join()])
    screens.applyMessages([{ kind: 'person', id: author }])
    await later()
    expect(asked).toEqual([ONE.join(), REVIEWS.join()])
  })

  test('only the visible pages of a long staff list are refetched', async () => {
    const key = staffKeys.pendingBots({})
    show(key, () => ({ pages: [] }))
    show([...key, 'pulse'], () => 0)
    screens.applyMessages([{ kind: 'staff_bots' }])
    await later()
    expect(asked).toEqual([[...key, 'pulse'].join()])
  })

  test('the owners’ categories are refetched with the public ones', async () => {
    const key = staffKeys.categories()
    show(key, () => [])
    expect(getChannels(client.getQueryCache())).toContain('bots')
    screens.applyMessages([{ kind: 'categories' }])
    await later()
    expect(asked).toContain(key.join())
  })

  test('queries without live events subscribe to no channel', () => {
    for (const key of [staffKeys.ads(), staffKeys.channels(), staffKeys.logAdmins()]) {
      show(key, () => [])
    }
    show(staffKeys.logs({}), () => [])
    const ofStaff = getChannels(client.getQueryCache()).filter((topic) =>
      topic.startsWith('staff:')
    )
    expect(ofStaff).toEqual(['staff:logs'])
  })

  test('a banned member loses the staff data', async () => {
    show(queryKeys.viewer(), () => ({ banned: true, disabled: false }))
    show(staffKeys.overview(), () => ({}))
    screens.applyMessages([{ kind: 'account' }])
    await later()
    expect(client.getQueryData(staffKeys.overview())).toBeUndefined()
  })

  test('the channels are those of the visible queries, pages before cards', () => {
    show(queryKeys.viewer(), () => ({ id: '1' }))
    show(staffKeys.overview(), () => ({}))
    show(queryKeys.certifiedBots(90), () => Array.from({ length: 90 }, (_, at) => card(at + 100)))
    const topics = getChannels(client.getQueryCache())
    expect(topics.slice(0, 4).toSorted()).toEqual(['bots', 'me', 'reviews:1', 'staff:bots'])
    expect(topics).toContain('bot:1')
    expect(topics).toHaveLength(50)
  })
})
