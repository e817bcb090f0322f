import type { HttpContext } from '@adonisjs/core/http'
import { getLanguage } from '#app/core/http/language'

/** The first mark starts a part of the key, the second a value that is not plain text. */
const PART = '\u0000'
const NO_TEXT = '\u0001'
// oxlint-disable-next-line no-control-regex -- the two marks above
const MARKS = /[\u0000\u0001]/

/** Returns the route's pattern of a cache key. */
export function toRoutePattern(key: string): string {
  const end = key.indexOf(PART)
  return end === -1 ? key : key.slice(0, end)
}

interface KeyParts {
  query: readonly string[]
  /** Those that may be repeated, whose values have no order. */
  repeated: readonly string[]
  language: boolean
}

/** Encodes a value. Plain text stays as it is; lists, objects and text with a mark never equal plain text. */
function keyPart(value: unknown) {
  if (typeof value === 'string' && !MARKS.test(value)) return PART + value
  return PART + NO_TEXT + JSON.stringify(value)
}

/** Sorts the values of a repeated parameter and removes repeated ones, so that each spelling has the same key. */
function normalizeRepeated(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return value
  const distinct = [...new Set<string>(value)].toSorted()
  return distinct.length === 1 ? distinct[0] : distinct
}

/**
 * Returns one cache key for all spellings of a URL: route, path parameters, and the known query parameters in the
 * route's order. Unknown parameters are dropped. A value that is not text never has the same key as text, so that a
 * validation error of one is never the response to the other.
 */
export function canonicalKey(ctx: HttpContext, { query, repeated, language }: KeyParts): string {
  let key = ctx.route!.pattern
  for (const name in ctx.params) key += keyPart(ctx.params[name])
  if (query.length > 0 && ctx.request.parsedUrl.query) {
    const given = ctx.request.qs()
    for (const name of query) {
      if (given[name] === undefined) continue
      const value = repeated.includes(name) ? normalizeRepeated(given[name]) : given[name]
      key += PART + name + keyPart(value)
    }
  }
  return language ? key + keyPart(getLanguage(ctx.request)) : key
}
