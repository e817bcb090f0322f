import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '../../src/keys.ts'
import { startLiveUpdates, type LiveHandlers, type LiveUpdates } from '../../src/live/index.ts'
import { createQueryClient, type InfiniteQueryClient } from '../../src/query-client.ts'

const BOT = { id: 1, discordBotId: '100000000001' }
const REVIEW = { id: 7, likes: 0, dislikes: 0 }

let client: InfiniteQueryClient
let updates: LiveUpdates
let handlers: LiveHandlers
let requestedChannels: readonly string[]
let fetchedKeys: string[]
let unmountAll: (() => void)[]

/** Mounts a query whose data the page already has. */
function show(queryKey: QueryKey, data: unknown) {
  client.setQueryData(queryKey, data)
  const queryFn = () => {
    fetchedKeys.push(queryKey.join())
    return data
  }
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity })
  unmountAll.push(observer.subscribe(() => {}))
}

/** Lets screens mount, and refetches finish. */
const settle = () => vi.advanceTimersByTimeAsync(3_000)

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  fetchedKeys = []
  unmountAll = []
  updates = startLiveUpdates({
    live: { connected: false },
    queryClient: client,
    connect(given) {
      handlers = given
      return {
        setChannels(topics) {
          requestedChannels = topics
        },
        reconnect() {},
        reconnectIfUnanswered() {},
        stop() {},
      }
    },
  })
})
afterEach(() => {
  for (const unmount of unmountAll) unmount()
  updates.stop()
  client.clear()
  vi.useRealTimers()
})

function showReviews() {
  show(queryKeys.bot(BOT.discordBotId), BOT)
  show(queryKeys.reviews(BOT.discordBotId), { pages: [{ items: [REVIEW] }], pageParams: [null] })
}

async function open() {
  await settle()
  const asked = requestedChannels
  handlers.onOpen({ asked, topics: asked, resumed: false })
  await settle()
}

test('what changed between the response and the opening of the stream is fetched', async () => {
  show(queryKeys.viewer(), { id: '2' })
  showReviews()
  const ofReview = queryKeys.reviewVotes(REVIEW.id)
  const ofBot = queryKeys.voteEligibility(BOT.id)
  show(ofReview, { likes: 0, dislikes: 0, own: null })
  show(ofBot, { canVote: true, timeLeft: 0 })
  await open()
  const reviews = queryKeys.reviews(BOT.discordBotId)
  expect(fetchedKeys).toEqual(
    expect.arrayContaining([reviews, ofReview, ofBot].map((key) => key.join()))
  )
})

test('votes on a review are fetched when its channel is added, and a visitor has no own votes', async () => {
  show(queryKeys.voteEligibility(BOT.id), { canVote: true, timeLeft: 0 })
  show(queryKeys.categories(), [])
  await open()
  expect(requestedChannels).not.toContain('me')

  show(queryKeys.viewer(), { id: '2' })
  await open()
  fetchedKeys = []
  showReviews()
  show(queryKeys.reviewVotes(REVIEW.id), { likes: 0, dislikes: 0, own: null })
  await open()
  expect(fetchedKeys).toContain(queryKeys.reviewVotes(REVIEW.id).join())
})
