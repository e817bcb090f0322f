import { requestPage, type HeaderHook, type Page } from '../pagination.ts'

const TOTAL = /;\s*total="?(\d+)"?/

/** Requests a page of a list that counts its items: the link to the second page has their `total`. */
export async function requestCountedPage<Item>(
  call: (hook: HeaderHook) => Promise<Item[]>
): Promise<Page<Item>> {
  let total: number | undefined
  const page = await requestPage<Item>(({ hooks }) =>
    call({
      hooks: {
        afterResponse: [
          ...hooks.afterResponse,
          (_request, _options, { headers }) => {
            const found = TOTAL.exec(headers.get('link') ?? '')?.[1]
            total = found === undefined ? undefined : Number(found)
          },
        ],
      },
    })
  )
  return { ...page, total }
}
