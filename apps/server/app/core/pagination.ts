import type { HttpContext } from '@adonisjs/core/http'

/**
 * A cursor carries the name of the list's order and the last row's place in it (`KeysetOrder`), so that nothing is skipped or shown
 * twice when rows come and go in between. To clients it is an opaque string.
 */
export type CursorValues = [order: string, place: string]

const CURSOR_LENGTH = 2
const MAX_CURSOR_LENGTH = 512

export function encodeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** @returns the values, or `undefined` when the text is no cursor of ours */
export function decodeCursor(text: string): CursorValues | undefined {
  if (text.length > MAX_CURSOR_LENGTH) return undefined
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const isCursor =
      Array.isArray(values) &&
      values.length === CURSOR_LENGTH &&
      values.every((value) => typeof value === 'string')
    return isCursor ? (values as CursorValues) : undefined
  } catch {
    return undefined
  }
}

/**
 * Announces the next page: the same path with what was asked for and the next cursor.
 * @param asked the list's own query as it was validated. What else stood in the address is left out, because the answer
 * may be kept and given to others.
 */
export function linkNextPage(
  { request, response }: HttpContext,
  cursor: CursorValues | undefined,
  asked: Record<string, string | number | undefined>
) {
  if (!cursor) return
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value))
  }
  query.set('cursor', encodeCursor(cursor))
  response.header('link', `<${request.url()}?${query}>; rel="next"`)
}
