import { storeInteractions } from '#app/analytics/actions/store_interactions'
import type { InteractionType } from '#app/analytics/rules'

/** How often a bot was interacted with on a day, by type. */
export type InteractionCounts = Record<InteractionType, number>

/** What a process has counted for a bot on a day since it last stored its counts. */
export interface CountedBot {
  discordBotId: string
  /** UTC, as `2026-05-31`. */
  day: string
  counts: InteractionCounts
}

/** The same for one search term, with the hashes of those who searched for it. */
export interface CountedTerm extends CountedBot {
  term: string
  callers: Set<string>
}

export interface Interaction {
  type: InteractionType
  discordBotId: string
  day: string
  /** Absent when it is not counted by term. */
  search?: { term: string; caller: string } | undefined
}

/** Bots and terms that a process counts until it stores them. Others are left out, so that its memory is bounded. */
const MAX_COUNTED = 10_000

const NONE: InteractionCounts = {
  page_view: 0,
  invite_click: 0,
  search_impression: 0,
  search_click: 0,
}

/** Returns the day of UTC, which the counts are kept by. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** Returns the entry with that key, or adds one while there is room. */
function getOrAdd<Entry>(entries: Map<string, Entry>, key: string, create: () => Entry) {
  const existing = entries.get(key)
  if (existing !== undefined || entries.size >= MAX_COUNTED) return existing
  const entry = create()
  entries.set(key, entry)
  return entry
}

/**
 * Counts interactions in memory and stores them in batches, so that counting one costs no statement. A process that is
 * killed loses what it has counted since the last batch.
 */
export class InteractionCounter {
  #bots = new Map<string, CountedBot>()
  #terms = new Map<string, CountedTerm>()

  count({ type, discordBotId, day, search }: Interaction) {
    const bot = getOrAdd(this.#bots, `${day} ${discordBotId}`, () => ({
      discordBotId,
      day,
      counts: { ...NONE },
    }))
    if (bot) bot.counts[type]++
    if (!search) return
    const { term, caller } = search
    const counted = getOrAdd(this.#terms, `${day} ${discordBotId} ${term}`, () => ({
      discordBotId,
      day,
      term,
      counts: { ...NONE },
      callers: new Set<string>(),
    }))
    if (!counted) return
    counted.counts[type]++
    counted.callers.add(caller)
  }

  /** Stores what was counted since the last time. Counts that could not be stored are lost. */
  async flush() {
    const bots = [...this.#bots.values()]
    const terms = [...this.#terms.values()]
    if (bots.length === 0) return
    this.#bots = new Map()
    this.#terms = new Map()
    await storeInteractions({ bots, terms })
  }
}

/** The counter of this process. */
export const interactionCounter = new InteractionCounter()
