import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

export interface LoadMoreProps {
  /** More exists; without it nothing is drawn but the status. */
  hasMore: boolean
  busy?: boolean
  onLoadMore: () => void
  label?: ReactNode
  /** How much is shown so far, announced when it changes: `24 bots shown`. */
  status?: ReactNode
}

/** The way to the next page of a list that grows in place. */
export function LoadMore({ hasMore, busy = false, onLoadMore, label, status }: LoadMoreProps) {
  const { t } = useTranslation()

  return (
    <div className="flex flex-col items-center gap-3 py-8">
      {hasMore && (
        <Button size="large" busy={busy} onClick={onLoadMore}>
          {busy ? t('actions.loadingMore') : (label ?? t('actions.loadMore'))}
        </Button>
      )}
      <output className="numbers text-label text-muted empty:hidden">{status}</output>
    </div>
  )
}
