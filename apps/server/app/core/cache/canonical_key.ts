import type { HttpContext } from '@adonisjs/core/http'
import { getLanguage } from '#app/core/http/language'

/** Parts of a key begin with the first mark, values that are no plain text with the second. */
const PART = '\u0000'
const NO_TEXT = '\u0001'
// oxlint-disable-next-line no-control-regex -- the two marks above
const MARKS = /[\u0000\u0001]/

interface KeyParts {
  query: readonly string[]
  language: boolean
}

/** Text stays as it is; lists, objects and text that holds a mark are told apart from all plain text. */
function keyPart(value: unknown) {
  if (typeof value === 'string' && !MARKS.test(value)) return PART + value
  return PART + NO_TEXT + JSON.stringify(value)
}

/**
 * One key for all spellings of one address: route, path parameters, and the query keys that the route knows in its own
 * order. Keys that it does not know are dropped. What is no text never shares a key with text, so that the refusal of
 * one is never the answer to the other.
 */
export function canonicalKey(ctx: HttpContext, { query, language }: KeyParts): string {
  let key = ctx.route!.pattern
  for (const name in ctx.params) key += keyPart(ctx.params[name])
  if (query.length > 0 && ctx.request.parsedUrl.query) {
    const given = ctx.request.qs()
    for (const name of query) {
      if (given[name] !== undefined) key += PART + name + keyPart(given[name])
    }
  }
  return language ? key + keyPart(getLanguage(ctx.request)) : key
}
