import { COMPARE_KEYS, COMPARISON_LIMIT, SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import { useSyncExternalStore } from 'react'
import { PATHS } from '../paths.ts'

/** Local storage key of the bots that were compared last on this device. */
export const COMPARED_BOTS_KEY = 'compared-bots'
const SEPARATOR = ','

const listeners = new Set<() => void>()

/** Keeps what are ids of bots at Discord, each once, up to as many as can be compared. */
export function toComparedIds(values: readonly unknown[]): string[] {
  const ids = values.filter(
    (value): value is string => typeof value === 'string' && SNOWFLAKE_PATTERN.test(value)
  )
  return [...new Set(ids)].slice(0, COMPARISON_LIMIT)
}

/** Parses the bots in a URL: those that are compared, and the one to add to them. */
export function parseComparison(query: URLSearchParams): string[] {
  const ids = query.get(COMPARE_KEYS.bots)?.split(SEPARATOR) ?? []
  return toComparedIds([...ids, query.get(COMPARE_KEYS.add)])
}

/** The URL that compares these bots. Without any, it still says so, because the page then does not open the last ones. */
export function getCompareUrl(discordBotIds: readonly string[]): string {
  return `${PATHS.compare}?${COMPARE_KEYS.bots}=${discordBotIds.join(SEPARATOR)}`
}

function readStored(): string | null {
  try {
    return localStorage.getItem(COMPARED_BOTS_KEY)
  } catch {
    // Storage is blocked, so nothing was stored.
    return null
  }
}

function parseStored(stored: string | null): string[] {
  return toComparedIds(stored?.split(SEPARATOR) ?? [])
}

/** The bots that were compared last on this device. */
export function readComparedBots(): string[] {
  return parseStored(readStored())
}

export function storeComparedBots(discordBotIds: readonly string[]) {
  try {
    localStorage.setItem(COMPARED_BOTS_KEY, discordBotIds.join(SEPARATOR))
  } catch {
    // Storage is full or blocked; the URL still has the bots.
  }
  for (const listener of listeners) listener()
}

export function clearComparedBots() {
  try {
    localStorage.removeItem(COMPARED_BOTS_KEY)
  } catch {
    // Storage is blocked, so there are none.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The bots that were compared last on this device, also when another tab changes them. */
export function useComparedBots(): string[] {
  return parseStored(useSyncExternalStore(subscribe, readStored, () => null))
}
