import type { HttpContext } from '@adonisjs/core/http'

/**
 * A cursor contains the name of the list's order and the position of the last row in it (`KeysetOrder`), so that no
 * row is skipped or repeated when others are added or removed. Clients treat it as an opaque string.
 */
export type CursorValues = [order: string, place: string]

const CURSOR_LENGTH = 2
const MAX_CURSOR_LENGTH = 512

export function encodeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** @returns the values, or `undefined` for a text that is not a cursor */
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

type QueryValue = string | number | readonly (string | number)[] | undefined

/**
 * Sets the `Link` header of the next page: the same path with the given query and the next cursor.
 * @param query the validated query of the list; a list of values repeats the parameter. Other parameters of the URL are dropped, because the response may be
 * cached and served to others.
 * @param total the number of rows of all pages, sent as the link's `total`
 */
export function linkNextPage(
  { request, response }: HttpContext,
  cursor: CursorValues | undefined,
  query: Record<string, QueryValue>,
  total?: number
) {
  if (!cursor) return
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = typeof value === 'object' ? value : [value]
    for (const one of values) if (one !== undefined) params.append(name, String(one))
  }
  params.set('cursor', encodeCursor(cursor))
  const count = total === undefined ? '' : `; total="${total}"`
  response.header('link', `<${request.url()}?${params}>; rel="next"${count}`)
}
