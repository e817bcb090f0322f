import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadMore,
  Skeleton,
} from '@botanica/ui/primitives'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'

const LOADING_ROWS = 3

export interface ActivityTexts {
  title: string
  loading: string
  failed: string
  empty: string
}

interface ActivityListProps<Item extends { id: number }> {
  words: ActivityTexts
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  list: {
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  children: (item: Item) => ReactNode
}

/** A list of the member's activity, the latest first, with loading, error and empty states. */
export function ActivityList<Item extends { id: number }>({
  words: texts,
  items,
  list,
  children,
}: ActivityListProps<Item>) {
  const { t } = useTranslation(['profile', 'common'])
  const id = useId()

  function content() {
    if (!items && list.isError) {
      return (
        <ErrorState
          level={3}
          title={texts.failed}
          text={t('failed.text')}
          action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
        />
      )
    }
    if (!items) return <Loading text={texts.loading} />
    if (items.length === 0) {
      return (
        <EmptyState
          text={texts.empty}
          action={<LinkButton href={PATHS.discover}>{t('activity.discover')}</LinkButton>}
        />
      )
    }
    return (
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-4">
            {children(item)}
          </li>
        ))}
      </ul>
    )
  }

  return (
    <section aria-labelledby={id} className="max-w-text">
      <h2 id={id} className="font-serif text-title font-medium">
        {texts.title}
      </h2>
      {content()}
      <LoadMore list={list} />
    </section>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{text}</output>
      {Array.from({ length: LOADING_ROWS }, (_, index) => (
        <div key={index} aria-hidden="true" className="flex gap-3 py-4">
          <Skeleton round className="size-10" />
          <div className="flex-1">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
