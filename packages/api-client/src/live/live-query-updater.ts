import { LIVE_SETTLE_MS, type LiveMessage } from '@botanica/server/contract'
import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query'
import { mutationKeys, queryKeys, STAFF_AREA } from '../keys.ts'
import type { InfiniteQueryClient } from '../query-client.ts'
import { VISIBLE_ROWS_KEY } from '../staff/rows.ts'
import { applyPatch, type Patch } from './patch.ts'
import { findBots, BOT_DETAIL, findPersonIds } from './channels.ts'

/** Clients that show the same data must not all refetch it at the same time. */
const SPREAD_MS = 250
/** The order of a list is not urgent. */
const ORDER_SPREAD_MS = 2_000
/**
 * How long the server may respond with older data: lists are cached, and so are presences, whose cached responses
 * expire on their own.
 */
const COUNTS_STALE_MS = 5_000
const PRESENCE_STALE_MS = 40_000

interface RecentPatch {
  /** Cached queries below these keys show it. */
  keys: readonly QueryKey[]
  apply: (data: unknown) => unknown
  until: number
}

type MessageOf<Kind extends LiveMessage['kind']> = Extract<LiveMessage, { kind: Kind }>

/** Applies live events to the query cache: counts immediately, everything else by refetching. */
export class LiveQueryUpdater {
  readonly #client: InfiniteQueryClient
  readonly #recentPatches = new Map<string, RecentPatch>()
  readonly #due = new Map<string, ReturnType<typeof setTimeout>>()
  /** Keys for which another event arrived while a refetch was already scheduled. */
  readonly #again = new Set<string>()
  readonly #unsubscribe: () => void

  constructor(client: InfiniteQueryClient) {
    this.#client = client
    this.#unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action, query } = event
      if (action.type === 'success' && !action.manual) this.#repeat(query)
    })
  }

  stop() {
    this.#unsubscribe()
    this.clear()
    for (const timer of this.#due.values()) clearTimeout(timer)
    this.#due.clear()
  }

  /** Overrides expire, also while no events arrive. */
  clear() {
    this.#recentPatches.clear()
  }

  applyMessages(messages: readonly LiveMessage[]) {
    for (const message of messages) this.#show(message)
  }

  /** Refetches everything that the queries show, once; a new subscriber may have missed earlier events. */
  refetch(queries: readonly Query[]) {
    for (const { queryKey } of queries) this.#scheduleRefetch(queryKey)
  }

  #show(message: LiveMessage) {
    switch (message.kind) {
      case 'figures': {
        const { kind: _kind, id, ...figures } = message
        return this.#patchBot(
          `figures:${id}`,
          { idField: 'id', id: id, fields: figures },
          COUNTS_STALE_MS
        )
      }
      case 'presence': {
        const { id, presence } = message
        const patch: Patch = { idField: 'discordBotId', id: id, fields: { presence } }
        return this.#patchBot(`presence:${id}`, patch, PRESENCE_STALE_MS)
      }
      case 'review_votes':
        return this.#showReviewVotes(message)
      case 'bots':
        this.#refetchLists()
        return this.#scheduleRefetch(queryKeys.people())
      case 'order':
        return this.#refetchLists(ORDER_SPREAD_MS)
      case 'categories':
        this.#scheduleRefetch(queryKeys.categories())
        this.#scheduleRefetch([STAFF_AREA, ...queryKeys.categories()])
        return this.#scheduleRefetch(queryKeys.bots())
      case 'bot':
        return this.#scheduleEach(
          queryKeys.eachBot(),
          (query) => findBots(query.state.data)[0]?.id === message.id
        )
      case 'reviews': {
        const bot = this.#findDiscordBotId(message.botId)
        return bot && this.#scheduleRefetch(queryKeys.reviews(bot))
      }
      case 'person': {
        const shows = ({ state }: Query) => findPersonIds(state.data).includes(message.id)
        this.#scheduleEach(queryKeys.eachBot(), shows)
        this.#scheduleEach(queryKeys.allReviews(), shows)
        return this.#scheduleRefetch(queryKeys.person(message.id))
      }
      case 'account':
        return void this.#checkAccount()
      case 'inbox':
      case 'own_applications':
      case 'own_support':
      case 'own_appeals':
        return this.#scheduleRefetch(queryKeys.own())
      case 'own_vote':
        this.#scheduleRefetch(queryKeys.ownVotes())
        this.#scheduleRefetch(queryKeys.botVotes(message.botId))
        return this.#scheduleRefetch(queryKeys.voteEligibility(message.botId))
      case 'own_review_vote':
        return this.#scheduleRefetch(queryKeys.reviewVotes(message.reviewId))
      default: {
        const kind = message.kind satisfies `staff_${string}`
        return this.#scheduleRefetch([STAFF_AREA, kind.slice('staff_'.length)])
      }
    }
  }

  /** The Discord id of a bot that some screen shows. */
  #findDiscordBotId(id: number): string | undefined {
    const queries = this.#client.getQueryCache().findAll({ queryKey: queryKeys.eachBot() })
    return queries.flatMap(({ state }) => findBots(state.data)).find((bot) => bot.id === id)
      ?.discordBotId
  }

  #refetchLists(spreadMs?: number) {
    this.#scheduleEach(queryKeys.bots(), ({ queryKey }) => queryKey[1] !== BOT_DETAIL, spreadMs)
  }

  #scheduleEach(queryKey: QueryKey, isMeant: (query: Query) => boolean, spreadMs?: number) {
    const queries = this.#client.getQueryCache().findAll({ queryKey })
    for (const query of queries) if (isMeant(query)) this.#scheduleRefetch(query.queryKey, spreadMs)
  }

  #showReviewVotes({ id, likes, dislikes }: MessageOf<'review_votes'>) {
    const [inReviews, own] = [`review votes:${id}`, `own review votes:${id}`]
    // While the member's own vote is pending, its optimistic update stays; the response brings the counts.
    if (this.#client.isMutating({ mutationKey: mutationKeys.reviewVote(id) }) > 0) {
      this.#recentPatches.delete(inReviews)
      this.#recentPatches.delete(own)
      return
    }
    const fields = { likes, dislikes }
    this.#patch(
      inReviews,
      [queryKeys.allReviews()],
      (data) => applyPatch(data, { idField: 'id', id: id, fields }),
      COUNTS_STALE_MS
    )
    this.#patch(
      own,
      [queryKeys.reviewVotes(id)],
      (votes) => votes && { ...votes, ...fields },
      COUNTS_STALE_MS
    )
  }

  #patchBot(name: string, patch: Patch, ms: number) {
    this.#patch(name, [queryKeys.bots(), queryKeys.people()], (data) => applyPatch(data, patch), ms)
  }

  /** Writes the fields into the cache and, for this many milliseconds, also into responses. */
  #patch(name: string, keys: RecentPatch['keys'], apply: RecentPatch['apply'], ms: number) {
    this.#recentPatches.set(name, { keys, apply, until: Date.now() + ms })
    for (const key of keys) {
      for (const { queryKey, state } of this.#client.getQueryCache().findAll({ queryKey: key })) {
        const data = apply(state.data)
        if (data !== state.data) this.#client.setQueryData(queryKey, data)
      }
    }
  }

  /** A response to a request from before the event does not undo the event. */
  #repeat({ queryKey, state }: Query) {
    const now = Date.now()
    let data: unknown = state.data
    for (const [name, { keys, apply, until }] of this.#recentPatches) {
      if (until < now) this.#recentPatches.delete(name)
      else if (keys.some((key) => partialMatchKey(queryKey, key))) data = apply(data)
    }
    if (data !== state.data) this.#client.setQueryData(queryKey, data)
  }

  /** The viewer's permissions may have changed; data that is no longer allowed is removed from the cache. */
  async #checkAccount() {
    const client = this.#client
    await client.invalidateQueries({ queryKey: queryKeys.viewer() })
    const viewer = client.getQueryState<{ banned: boolean; disabled: boolean }>(queryKeys.viewer())
    const isShutOut = viewer?.status === 'error' || viewer?.data?.banned || viewer?.data?.disabled
    if (isShutOut) client.removeQueries({ queryKey: [STAFF_AREA] })
    for (const queryKey of [queryKeys.own(), queryKeys.allVoteEligibility(), [STAFF_AREA]])
      this.#scheduleRefetch(queryKey)
  }

  /** Refetches the visible queries below the key, once every server process has read the event. */
  #scheduleRefetch(queryKey: QueryKey, spreadMs = SPREAD_MS) {
    const name = JSON.stringify(queryKey)
    const pause = LIVE_SETTLE_MS + spreadMs * Math.random()
    // A later refetch includes this event as well, unless it is about to start now.
    if (this.#due.has(name)) return void this.#again.add(name)
    const timer = setTimeout(() => {
      this.#due.delete(name)
      if (this.#again.delete(name)) this.#scheduleRefetch(queryKey, spreadMs)
      // On a slow connection events may arrive faster than responses, so none of these requests cancels an earlier one.
      void this.#client.invalidateQueries(
        { queryKey, predicate: (query) => !this.#hasPulse(query) },
        { cancelRefetch: false }
      )
    }, pause)
    this.#due.set(name, timer)
  }

  /** The staff's long lists refetch their visible rows with a query of their own. */
  #hasPulse({ queryKey }: Query): boolean {
    if (queryKey[0] !== STAFF_AREA || queryKey.at(-1) === VISIBLE_ROWS_KEY) return false
    const pulse = { queryKey: [...queryKey, VISIBLE_ROWS_KEY], exact: true }
    return this.#client.getQueryCache().find(pulse) !== undefined
  }
}
