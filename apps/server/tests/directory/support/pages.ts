import type { Answer } from '#tests/helpers/http'

const NEXT = /<([^>]+)>; rel="next"/

/** Returns the URL of the next page from the response's `Link` header. */
export function nextPageOf({ headers }: Pick<Answer, 'headers'>): string | undefined {
  return NEXT.exec(headers.get('link') ?? '')?.[1]
}
