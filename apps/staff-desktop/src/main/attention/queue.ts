import { MINUTE_MS, PAGE_LIMITS } from '@botanica/api-client/contract'
import type { Api, Page } from '@botanica/api-client'
import { createStaffQueries } from '@botanica/api-client/staff'
import type { NotificationKind } from '../../shared/settings.ts'

/** An item that waits for a decision, with the data that notifications show. */
export interface QueueItem {
  kind: NotificationKind
  id: number
  /** Name of the bot, as its owners wrote it; for a support request the sender's name. */
  name: string
  /** Id of the bot whose image is shown; `null` when the item is not about a bot. */
  discordBotId: string | null
  avatar: string | null
  /** Whether the item is about the user's own bot or request, on which they may not decide. */
  isOwn: boolean
  /** ISO 8601. */
  createdAt: string
}

/** A snapshot of a queue, newest first. `isWhole` is false when the queue is longer than what is read. */
export interface QueueSnapshot {
  rows: readonly QueueItem[]
  count: number
  isWhole: boolean
}

/** Only the newest thousand items of a queue are read. */
const MAX_PAGES = 10

interface PageRequest {
  cursor: string | null
  limit: number
  signal: AbortSignal
}

async function readAll<Row>(
  fetchPage: (request: PageRequest) => Promise<Page<Row>>,
  {
    signal,
    toItem,
    countAll,
  }: {
    signal: AbortSignal
    toItem: (row: Row) => QueueItem
    countAll: () => Promise<number | null>
  }
): Promise<QueueSnapshot> {
  const rows: QueueItem[] = []
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const { items, nextCursor }: Page<Row> = await fetchPage({
      cursor,
      limit: PAGE_LIMITS.max,
      signal,
    })
    rows.push(...items.map(toItem))
    if (nextCursor === null) return { rows, count: rows.length, isWhole: true }
    cursor = nextCursor
  }
  return { rows, count: (await countAll()) ?? rows.length, isWhole: false }
}

/** Sorts items newest first, as snapshots are. */
function sortByAge(rows: readonly QueueItem[]): QueueItem[] {
  return rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Reads each queue; rejects with `ApiError`. */
export const QUEUE_READERS: Record<
  NotificationKind,
  (api: Api, signal: AbortSignal) => Promise<QueueSnapshot>
> = {
  pendingBots: (api, signal) =>
    readAll(createStaffQueries(api).pendingBots({ sort: 'newest' }).fetchPage, {
      signal,
      toItem: ({ id, name, discordBotId, avatar, isOwn, createdAt }) => ({
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
        toItem: ({ id, botName, discordBotId, botAvatar, isOwn, createdAt }) => ({
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
  botChanges: async (api, signal) => {
    const reading = await readAll(createStaffQueries(api).botChanges({}).fetchPage, {
      signal,
      toItem: ({ id, bot, isOwn, createdAt }) => ({
        kind: 'botChanges',
        id,
        name: bot.name,
        discordBotId: bot.discordBotId,
        avatar: bot.avatar,
        isOwn,
        createdAt,
      }),
      countAll: async () => (await api.calls.overview.show({ signal })).openChanges,
    })
    // This queue lists the oldest first, but snapshots are newest first.
    return { ...reading, rows: reading.rows.toReversed() }
  },
  supportRequests: async (api, signal) => {
    const reading = await readAll(
      createStaffQueries(api).supportList({ state: 'open' }).fetchPage,
      {
        signal,
        toItem: ({ id, memberName, userId, isOwn, createdAt }) => ({
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
    // This queue lists premium members first, but snapshots are compared by age.
    return { ...reading, rows: sortByAge(reading.rows) }
  },
  appeals: async (api, signal) => {
    const reading = await readAll(createStaffQueries(api).appealList({ state: 'open' }).fetchPage, {
      signal,
      toItem: ({ id, memberName, userId, isOwn, isOwnDecision, createdAt }) => ({
        kind: 'appeals',
        id,
        name: memberName ?? userId,
        discordBotId: null,
        avatar: null,
        isOwn: isOwn || isOwnDecision,
        createdAt,
      }),
      countAll: async () => (await api.calls.overview.show({ signal })).openAppeals,
    })
    // This queue begins with those that have waited longest.
    return { ...reading, rows: sortByAge(reading.rows) }
  },
  reports: async (api, signal) => {
    const reading = await readAll(createStaffQueries(api).reportList({ state: 'open' }).fetchPage, {
      signal,
      toItem: ({ id, targetId, reports, current, isOwn, createdAt }) => ({
        kind: 'reports',
        id,
        name: reports[0]?.snapshot.name ?? current?.name ?? targetId,
        discordBotId: null,
        avatar: null,
        isOwn,
        createdAt,
      }),
      countAll: async () => (await api.calls.overview.show({ signal })).openReports,
    })
    // This queue lists the oldest first, but snapshots are compared by age.
    const rows = reading.rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    return { ...reading, rows }
  },
}

export interface QueueChange {
  /** Items that are new, including bots that were submitted again. */
  fresh: readonly QueueItem[]
  /** Ids of items that no longer wait. */
  gone: readonly number[]
}

/** An item that comes back so soon, in milliseconds, was not sent again: somebody has undone a decision. */
const UNDONE_WITHIN_MS = MINUTE_MS

/** Compares consecutive snapshots of one queue. The first one is the baseline and reports nothing. */
export class QueueTracker {
  /** When items have left, by id, in milliseconds since the epoch. */
  readonly #leftAt = new Map<number, number>()
  #known: ReadonlyMap<number, QueueItem> | undefined
  /** Older items were not part of the previous snapshot, so they may have waited all along. */
  #readBackTo = ''

  /** @param at when the snapshot was read, in milliseconds since the epoch */
  take({ rows, isWhole }: Pick<QueueSnapshot, 'rows' | 'isWhole'>, at: number): QueueChange {
    const known = this.#known
    const unread = this.#readBackTo
    const now = new Map(rows.map((row) => [row.id, row]))
    const readBackTo = isWhole ? '' : (rows.at(-1)?.createdAt ?? '')
    this.#known = now
    this.#readBackTo = readBackTo
    if (!known) return { fresh: [], gone: [] }
    for (const [id, leftAt] of this.#leftAt) {
      if (at - leftAt > UNDONE_WITHIN_MS) this.#leftAt.delete(id)
    }
    const fresh = rows.filter(
      ({ id, createdAt }) => !known.has(id) && !this.#leftAt.has(id) && createdAt >= unread
    )
    const gone = [...known.values()]
      .filter(({ id, createdAt }) => !now.has(id) && createdAt >= readBackTo)
      .map(({ id }) => id)
    for (const id of gone) this.#leftAt.set(id, at)
    return { fresh, gone }
  }
}
