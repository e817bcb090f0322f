import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { LoadMore, type InfiniteList } from '../../primitives/load-more.tsx'
import { ErrorState, LoadingState } from '../../primitives/states.tsx'

/** The fields used of an infinite query. */
interface PagedList<Item> extends InfiniteList {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined
  isError: boolean
  refetch: () => unknown
}

interface CardListProps<Item> {
  list: PagedList<Item>
  /** The texts while loading and after an error. */
  texts: { loading: string; failed: string }
  /** Shown when the list is empty. */
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** A staff list shown as cards. */
export function CardList<Item extends { id: number }>({
  list,
  texts,
  empty,
  children,
}: CardListProps<Item>) {
  const { t } = useTranslation()
  const items = list.data?.pages.flatMap((page) => page.items)
  if (!items) {
    return list.isError ? (
      <ErrorState
        text={texts.failed}
        action={<Button onClick={() => void list.refetch()}>{t('actions.retry')}</Button>}
      />
    ) : (
      <LoadingState text={texts.loading} />
    )
  }
  if (items.length === 0) return empty
  return (
    <>
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
