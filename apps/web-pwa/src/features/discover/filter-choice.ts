import type { BotListFilter } from '@botanica/api-client'
import {
  BOT_FILTER_CHOICES,
  BOT_FILTER_LIMITS,
  type CategoryMatch,
  getListedSince,
  INTERNAL_ID_PATTERN,
  LIST_KEYS,
  type Permission,
} from '@botanica/api-client/contract'

/** The filters of the discover page. Null and empty values do not narrow the list. */
export interface FilterChoice {
  categoryIds: readonly number[]
  match: CategoryMatch
  minRating: number | null
  minServers: number | null
  maxServers: number | null
  certified: boolean
  online: boolean
  /** Listed within this many days. */
  listedDays: number | null
  without: readonly Permission[]
}

export const NO_FILTER: FilterChoice = {
  categoryIds: [],
  match: 'any',
  minRating: null,
  minServers: null,
  maxServers: null,
  certified: false,
  online: false,
  listedDays: null,
  without: [],
}

const SET = 'true'

function readChoice(query: URLSearchParams, key: string, choices: readonly number[]) {
  const value = query.get(key)
  return choices.find((choice) => String(choice) === value) ?? null
}

/** Parses the filters in a URL. Values that the page does not offer are ignored. */
export function readFilterChoice(query: URLSearchParams): FilterChoice {
  const ids = query.getAll(LIST_KEYS.category).filter((id) => INTERNAL_ID_PATTERN.test(id))
  const without = query.getAll(LIST_KEYS.without)
  return {
    categoryIds: [...new Set(ids.map(Number))]
      .toSorted((left, right) => left - right)
      .slice(0, BOT_FILTER_LIMITS.categories),
    match: query.get(LIST_KEYS.match) === 'all' ? 'all' : 'any',
    minRating: readChoice(query, LIST_KEYS.minRating, BOT_FILTER_CHOICES.minRating),
    minServers: readChoice(query, LIST_KEYS.minServers, BOT_FILTER_CHOICES.minServers),
    maxServers: readChoice(query, LIST_KEYS.maxServers, BOT_FILTER_CHOICES.maxServers),
    certified: query.get(LIST_KEYS.certified) === SET,
    online: query.get(LIST_KEYS.online) === SET,
    listedDays: readChoice(query, LIST_KEYS.listed, BOT_FILTER_CHOICES.listedDays),
    without: BOT_FILTER_CHOICES.without.filter((permission) => without.includes(permission)),
  }
}

/** Adds the filters to the query of a URL, in one order, without those that do not narrow the list. */
export function addFilterChoice(query: URLSearchParams, choice: FilterChoice) {
  for (const id of choice.categoryIds) query.append(LIST_KEYS.category, String(id))
  if (choice.match === 'all' && choice.categoryIds.length > 1) query.set(LIST_KEYS.match, 'all')
  const values = {
    [LIST_KEYS.minRating]: choice.minRating,
    [LIST_KEYS.minServers]: choice.minServers,
    [LIST_KEYS.maxServers]: choice.maxServers,
    [LIST_KEYS.certified]: choice.certified || null,
    [LIST_KEYS.online]: choice.online || null,
    [LIST_KEYS.listed]: choice.listedDays,
  }
  for (const [key, value] of Object.entries(values)) {
    if (value !== null) query.set(key, String(value))
  }
  for (const permission of choice.without) query.append(LIST_KEYS.without, permission)
}

/** The filter of the server's list. One category is the same filter as on other pages. @param now in Unix milliseconds */
export function toListFilter(choice: FilterChoice, now: number): BotListFilter {
  const { categoryIds, match, minRating, minServers, maxServers, listedDays, without } = choice
  const [first, ...others] = categoryIds
  return {
    ...(first === undefined ? {} : { categoryId: others.length > 0 ? categoryIds : first }),
    ...(match === 'all' && others.length > 0 ? { match } : {}),
    ...(minRating === null ? {} : { minRating }),
    ...(minServers === null ? {} : { minServers }),
    ...(maxServers === null ? {} : { maxServers }),
    ...(choice.certified ? { certified: true } : {}),
    ...(choice.online ? { online: true } : {}),
    ...(listedDays === null ? {} : { listedSince: getListedSince(listedDays, now) }),
    ...(without.length > 0 ? { without } : {}),
  }
}

/** A filter of the list, and the choice without it. */
export interface ActiveFilter {
  kind: keyof FilterChoice
  /** The category's id, the number, or the name of the permission. */
  value: number | string
  remaining: FilterChoice
}

/** Lists the filters that narrow the list, each category and permission for itself. */
export function listActiveFilters(choice: FilterChoice): ActiveFilter[] {
  const active: ActiveFilter[] = choice.categoryIds.map((id) => ({
    kind: 'categoryIds',
    value: id,
    remaining: { ...choice, categoryIds: choice.categoryIds.filter((other) => other !== id) },
  }))
  for (const kind of ['minRating', 'minServers', 'maxServers', 'listedDays'] as const) {
    const value = choice[kind]
    if (value !== null) active.push({ kind, value, remaining: { ...choice, [kind]: null } })
  }
  for (const kind of ['certified', 'online'] as const) {
    if (choice[kind]) active.push({ kind, value: kind, remaining: { ...choice, [kind]: false } })
  }
  for (const permission of choice.without) {
    const without = choice.without.filter((other) => other !== permission)
    active.push({ kind: 'without', value: permission, remaining: { ...choice, without } })
  }
  return active
}
