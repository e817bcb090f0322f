import { PAGE_LIMITS } from '@botanica/api-client/contract'
import type { Api, Page } from '@botanica/api-client'
import { createStaffQueries } from '@botanica/api-client/staff'
import type { NotificationKind } from '../../shared/settings.ts'

/** Something that waits for a decision, as far as notifications speak of it. */
export interface QueueItem {
  kind: NotificationKind
  id: number
  /** Of the bot, as its owners wrote it; of a support request, who sent it. */
  name: string
  /** Of the bot whose picture is shown; `null` for what is about none. */
  discordBotId: string | null
  avatar: string | null
  /** Whether it is about the person's own bot or request, so that they may not decide. */
  isOwn: boolean
  /** ISO 8601. */
  createdAt: string
}

/** What waits at one moment, the newest first; `isWhole` is false when there was more than is ever read. */
export interface Reading {
  rows: readonly QueueItem[]
  count: number
  isWhole: boolean
}

/** A queue of more than this is read as far as its newest thousand. */
const MOST_PAGES = 10

interface PageRequest {
  cursor: string | null
  limit: number
  signal: AbortSignal
}

async function readAll<Row>(
  fetchPage: (request: PageRequest) => Promise<Page<Row>>,
  {
    signal,
    waitingOf,
    countAll,
  }: {
    signal: AbortSignal
    waitingOf: (row: Row) => QueueItem
    countAll: () => Promise<number | null>
  }
): Promise<Reading> {
  const rows: QueueItem[] = []
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, nextCursor }: Page<Row> = await fetchPage({
      cursor,
      limit: PAGE_LIMITS.max,
      signal,
    })
    rows.push(...items.map(waitingOf))
    if (nextCursor === null) return { rows, count: rows.length, isWhole: true }
    cursor = nextCursor
  }
  return { rows, count: (await countAll()) ?? rows.length, isWhole: false }
}

/** How each queue is read; a rejection is an `ApiFailure`. */
export const READERS: Record<
  NotificationKind,
  (api: Api, signal: AbortSignal) => Promise<Reading>
> = {
  pendingBots: (api, signal) =>
    readAll(createStaffQueries(api).pendingBots({ sort: 'newest' }).fetchPage, {
      signal,
      waitingOf: ({ id, name, discordBotId, avatar, isOwn, createdAt }) => ({
        kind: 'pendingBots',
        id,
        name,
        discordBotId,
        avatar,
        isOwn,
        createdAt,
      }),
      countAll: async () => (await api.calls.overview.show({ signal })).pending,
    }),
  certificationRequests: (api, signal) =>
    readAll(
      createStaffQueries(api).applicationList({ status: 'pending', sort: 'newest' }).fetchPage,
      {
        signal,
        waitingOf: ({ id, botName, discordBotId, botAvatar, isOwn, createdAt }) => ({
          kind: 'certificationRequests',
          id,
          name: botName,
          discordBotId,
          avatar: botAvatar,
          isOwn,
          createdAt,
        }),
        countAll: async () => (await api.calls.overview.show({ signal })).pendingApplications,
      }
    ),
  supportRequests: async (api, signal) => {
    const reading = await readAll(
      createStaffQueries(api).supportList({ state: 'open' }).fetchPage,
      {
        signal,
        waitingOf: ({ id, memberName, userId, isOwn, createdAt }) => ({
          kind: 'supportRequests',
          id,
          name: memberName ?? userId,
          discordBotId: null,
          avatar: null,
          isOwn,
          createdAt,
        }),
        countAll: async () => (await api.calls.overview.show({ signal })).openSupportRequests,
      }
    )
    // The queue has premium first, and readings are told apart by age.
    const rows = reading.rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    return { ...reading, rows }
  },
}

export interface Change {
  /** What waits now and did not before; a bot that was submitted again is among it. */
  fresh: readonly QueueItem[]
  /** Ids of what has waited and does not any more. */
  gone: readonly number[]
}

/** Tells two readings of one queue apart. The first one is where things stand, and no news. */
export class Queue {
  #known: ReadonlyMap<number, QueueItem> | undefined
  /** What is older was not read the last time, so that it may have waited all along. */
  #readBackTo = ''

  take({ rows, isWhole }: Pick<Reading, 'rows' | 'isWhole'>): Change {
    const known = this.#known
    const unread = this.#readBackTo
    const now = new Map(rows.map((row) => [row.id, row]))
    const readBackTo = isWhole ? '' : (rows.at(-1)?.createdAt ?? '')
    this.#known = now
    this.#readBackTo = readBackTo
    if (!known) return { fresh: [], gone: [] }
    return {
      fresh: rows.filter(({ id, createdAt }) => !known.has(id) && createdAt >= unread),
      gone: [...known.values()]
        .filter(({ id, createdAt }) => !now.has(id) && createdAt >= readBackTo)
        .map(({ id }) => id),
    }
  }
}
