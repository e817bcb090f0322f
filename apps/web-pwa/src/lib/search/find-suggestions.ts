import type { Api } from '@botanica/api-client'
import { ApiError } from '@botanica/api-client'
import { SuggestionIndex, type Suggestion } from '@botanica/api-client/suggestions'
import { offlineNames } from './offline-names.ts'

/** One index for each list of names: a new catalog has a new list. */
const indexes = new WeakMap<object, Promise<SuggestionIndex>>()

async function createIndex({
  bots,
  categories,
}: NonNullable<Awaited<ReturnType<NonNullable<typeof offlineNames.read>>>>) {
  const index = new SuggestionIndex()
  await index.load(bots, categories)
  return index
}

async function suggestOffline(typed: string): Promise<Suggestion[]> {
  const names = await offlineNames.read?.()
  if (!names) return []
  let index = indexes.get(names.bots)
  if (!index) {
    index = createIndex(names)
    indexes.set(names.bots, index)
  }
  return (await index).suggest(typed)
}

/** Suggestions of the server, or of the offline catalog if the server cannot be reached. */
export async function findSuggestions(
  { calls }: Pick<Api, 'calls'>,
  typed: string,
  signal: AbortSignal
): Promise<Suggestion[]> {
  if (!navigator.onLine) return suggestOffline(typed)
  try {
    return await calls.searchSuggestions.index({ query: { q: typed }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network' && !signal.aborted) {
      return suggestOffline(typed)
    }
    throw error
  }
}
