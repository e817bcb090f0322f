import { CORRECTION_HEADER } from '@botanica/server/contract'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'

const NEXT_LINK = /<([^>]*)>\s*;[^,]*\brel="?next"?/
const CURSOR = 'cursor'
/** `Link` holds a path; only its query matters, so any origin will do to parse it. */
const ANY_ORIGIN = 'http://localhost'

/** One page of a list and the cursor of the next one. */
export interface Page<Item> {
  items: Item[]
  nextCursor: string | null
  /** The number of items of all pages, on the first page of a list that counts them. */
  total?: number | undefined
  /** The search with its typos corrected, if hardly any bot contains it as it is. */
  correction?: string | undefined
}

/** @returns the cursor in `Link: <...>; rel="next"`, or null on the last page */
export function getNextCursor(headers: Headers): string | null {
  const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1]
  if (!target || !URL.canParse(target, ANY_ORIGIN)) return null
  return new URL(target, ANY_ORIGIN).searchParams.get(CURSOR)
}

export interface HeaderHook {
  hooks: { afterResponse: ((request: Request, options: object, response: Response) => void)[] }
}

/** Tuyau returns the body alone; this hook stores what the headers say beside it. */
export async function requestPage<Item>(
  call: (hook: HeaderHook) => Promise<Item[]>
): Promise<Page<Item>> {
  let nextCursor: string | null = null
  let correction: string | null = null
  const items = await call({
    hooks: {
      afterResponse: [
        (_request, _options, { headers }) => {
          nextCursor = getNextCursor(headers)
          correction = headers.get(CORRECTION_HEADER)
        },
      ],
    },
  })
  return {
    items,
    nextCursor,
    ...(correction !== null && { correction: decodeURIComponent(correction) }),
  }
}

/** The options of a call for one page: the cursor goes into the query, the rest is passed on. */
interface PageRequest extends HeaderHook {
  /** Absent for the first page. */
  cursor: string | undefined
  signal: AbortSignal
}

type PageContext = QueryFunctionContext<QueryKey, string | null>

/**
 * The `infiniteQueryOptions` of a paginated list, without its key and freshness.
 * @param from the cursor of the first page; `null` starts at the beginning
 */
export function paginationOptions<Item>(
  call: (request: PageRequest, context: PageContext) => Promise<Item[]>,
  from: string | null = null
) {
  return {
    queryFn: (context: PageContext) =>
      requestPage((hook) => {
        const { pageParam, signal } = context
        return call({ cursor: pageParam ?? undefined, signal, ...hook }, context)
      }),
    initialPageParam: from,
    getNextPageParam: (page: Page<Item>) => page.nextCursor,
  }
}
