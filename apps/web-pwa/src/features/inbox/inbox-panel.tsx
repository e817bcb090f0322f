import { createMemberQueries } from '@botanica/api-client/member'
import { Button, EmptyState, ErrorState, LoadMore, Skeleton } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { InboxItemView } from './inbox-item-view.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface InboxPanelProps {
  /** Called when an item is opened. */
  onLeave: () => void
}

/** The member's inbox items, the latest first. */
export function InboxPanel({ onLeave }: InboxPanelProps) {
  const { t } = useTranslation(['inbox', 'common'])
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const list = useInfiniteQuery(queries.inbox())
  const { mark } = useMarkRead()
  const { refetch } = list
  const inboxItems = list.data?.pages.flatMap(({ items }) => items)

  if (!inboxItems) {
    return list.isError ? (
      <ErrorState
        level={3}
        className="my-auto"
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
      />
    ) : (
      <InboxSkeleton />
    )
  }
  if (inboxItems.length === 0) {
    return (
      <EmptyState level={3} className="my-auto" title={t('emptyTitle')} text={t('emptyText')} />
    )
  }
  return (
    <>
      <ul className="py-1">
        {inboxItems.map((item) => (
          <li key={item.id}>
            <InboxItemView
              notice={item}
              onFollow={() => {
                if (item.readAt === null) mark({ ids: [item.id] })
                onLeave()
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}

const SKELETON_ROWS = 4

function InboxSkeleton() {
  const { t } = useTranslation()

  return (
    <output aria-label={t('states.loading')} className="flex flex-col gap-4 p-3">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <span key={index} className="flex gap-3">
          <Skeleton round className="size-10 shrink-0" />
          <Skeleton className="h-10 w-full" />
        </span>
      ))}
    </output>
  )
}
