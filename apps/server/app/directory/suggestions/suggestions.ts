import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { HOUR_MS } from '#app/core/time'
import { listSuggestedBots, listSuggestedCategories } from '#app/directory/queries/list_suggested'
import { CATALOG_LIMIT } from '#app/directory/rules'
import { SuggestionIndex, type Suggestion } from '#app/directory/suggestions/suggestion_index'

/** Cache tag of suggestions. */
export const SUGGESTIONS_TAG = 'suggestions'

/** Milliseconds after which votes, which only order the suggestions, are read again. */
const RELOAD_AFTER_MS = HOUR_MS

interface LoadedIndex {
  index: SuggestionIndex
  loadedAt: number
  /** How many names it had when it was loaded. */
  loadedSize: number
}

let loaded: LoadedIndex | undefined
let loading: Promise<LoadedIndex> | undefined
/** Changed bots that were not among the most voted ones are added, until they are this many: then all are read again. */
const MAX_ADDED = 1_000

/** Bots that have changed since they were read. */
const changedIds = new Set<string>()
let isUpdating = false

async function load(): Promise<LoadedIndex> {
  const index = new SuggestionIndex()
  const [bots, categories] = await Promise.all([
    listSuggestedBots(CATALOG_LIMIT),
    listSuggestedCategories(),
  ])
  await index.load(bots, categories)
  return { index, loadedAt: Date.now(), loadedSize: index.size }
}

/** Reads all names, once at a time. The former index answers until then. */
async function reload() {
  loading ??= load().finally(() => {
    loading = undefined
  })
  loaded = await loading
  return loaded
}

/** Suggests listed bots and categories for what was typed so far. */
export async function suggest(typed: string): Promise<Suggestion[]> {
  const { index, loadedAt } = loaded ?? (await reload())
  if (Date.now() - loadedAt > RELOAD_AFTER_MS) reload().catch(() => undefined)
  return index.suggest(typed)
}

/** Drops the index; the next request reads all names again. */
export function resetSuggestions() {
  loaded = undefined
  loading = undefined
  invalidateTags(SUGGESTIONS_TAG)
}

/** Outbox handler: reads a changed bot again, together with those that change meanwhile. */
export function updateSuggestedBot({ key }: OutboxEvent) {
  if (!loaded && !loading) return
  changedIds.add(key)
  // A failure leaves an index that misses changes.
  if (!isUpdating) void update().catch(resetSuggestions)
}

async function update() {
  isUpdating = true
  try {
    while (changedIds.size > 0) {
      const { index, loadedSize } = loading ? await loading : (loaded ?? (await reload()))
      const ids = [...changedIds]
      changedIds.clear()
      const bots = await listSuggestedBots(ids.length, ids)
      const listed = new Set(bots.map(({ id }) => String(id)))
      for (const bot of bots) index.setBot(bot)
      for (const id of ids) if (!listed.has(id)) index.deleteBot(Number(id))
      if (index.size > loadedSize + MAX_ADDED) await reload()
      invalidateTags(SUGGESTIONS_TAG)
    }
  } finally {
    isUpdating = false
  }
}
