import type { Answer } from '#tests/helpers/http'

const NEXT = /<([^>]+)>; rel="next"/

/** The address of the next page of a list, as its answer announces it. */
export function nextPageOf({ headers }: Pick<Answer, 'headers'>): string | undefined {
  return NEXT.exec(headers.get('link') ?? '')?.[1]
}
