import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

/** A list that comes page by page, as TanStack Query gives it. */
export interface InfiniteList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

export interface LoadMoreProps {
  /** Nothing is drawn but the status when it has no further page. */
  list: InfiniteList
  label?: ReactNode
  /** How much is shown so far, announced when it changes: `24 bots shown`. */
  status?: ReactNode
}

/** The way to the next page of a list that grows in place. */
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
