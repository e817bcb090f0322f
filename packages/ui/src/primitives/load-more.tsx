import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

/** A list of pages, as TanStack Query returns it. */
export interface InfiniteList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

export interface LoadMoreProps {
  /** Without a next page only the status is rendered. */
  list: InfiniteList
  label?: ReactNode
  /** The number of items so far, announced when it changes: `24 bots shown`. */
  status?: ReactNode
}

/** The button that loads the next page of a list. */
export function LoadMore({ list, label, status }: LoadMoreProps) {
  const { t } = useTranslation()
  const { hasNextPage, isFetchingNextPage } = list
  if (!hasNextPage && status === undefined) return null

  return (
    <div className="flex flex-col items-center gap-3 py-8">
      {hasNextPage && (
        <Button size="large" busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {isFetchingNextPage ? t('actions.loadingMore') : (label ?? t('actions.loadMore'))}
        </Button>
      )}
      <output className="numbers text-label text-muted empty:hidden">{status}</output>
    </div>
  )
}
