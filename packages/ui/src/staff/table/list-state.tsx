import { COUNTED_STAFF_ROWS } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../primitives/button.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import { EmptyState, ErrorState } from '../../primitives/states.tsx'
import type { RowsState } from '../rows/use-rows.ts'

/** The texts of an empty list: there are no items, or none match the filters. */
export interface EmptyTexts {
  /** The texts of this list. */
  text: string
  isFiltered: boolean
  onClear: () => void
}

interface ListStateProps {
  list: RowsState
  empty: EmptyTexts
}

/** The state that a list shows instead of its rows, or below them. */
export function ListState({ list, empty }: ListStateProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { rows, isPending, hasFailed, isFetchingMore, retry } = list
  if (hasFailed) {
    return (
      <ErrorState
        title={t('lists.failedTitle')}
        text={t('lists.failedText')}
        action={<Button onClick={retry}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (isFetchingMore) {
    return (
      <p className="flex h-12 items-center justify-center gap-2 text-label text-muted">
        <Spinner />
        {t('common:actions.loadingMore')}
      </p>
    )
  }
  if (isPending || rows.length > 0) return null
  if (!empty.isFiltered) return <EmptyState text={empty.text} />
  return (
    <EmptyState
      title={t('lists.noMatchTitle')}
      text={empty.text}
      action={<Button onClick={empty.onClear}>{t('lists.clearFilters')}</Button>}
    />
  )
}

/** The number of rows fetched so far, and whether they are fresh. */
export function ListStatus({ list }: { list: RowsState }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { rows, hasMore, total, staleSince, isPlaceholder, isPending } = list
  const count = rows.length
  const exact = { count, figure: format.exact(count) }
  const shownOf = (all: number) =>
    t(all < COUNTED_STAFF_ROWS ? 'lists.shownOf' : 'lists.shownOfMany', {
      figure: exact.figure,
      total: format.exact(all),
    })

  return (
    <output className="numbers min-h-5 text-label whitespace-nowrap text-muted">
      {staleSince
        ? t('lists.stale', { when: format.time(staleSince) })
        : isPlaceholder || isPending
          ? t('lists.updating')
          : hasMore
            ? total === undefined || total < count
              ? t('lists.shownSoFar', exact)
              : shownOf(total)
            : t('lists.shown', exact)}
    </output>
  )
}
