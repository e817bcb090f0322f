import type { Category } from '@botanica/api-client'
import { LinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { type DiscoverChoice, getDiscoverUrl } from './discover-list.ts'
import { type FilterChoice, listActiveFilters, NO_FILTER } from './filter-choice.ts'
import { useChoiceCounts } from './use-choice-counts.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface EmptyListActionsProps {
  choice: DiscoverChoice
  categories: readonly Category[] | undefined
}

const KINDS_OF_COUNTS = { listedDays: 'listedSince' } as const

/** The next steps from a list without bots: the filter that hides the most of them can be removed. */
export function EmptyListActions({ choice, categories }: EmptyListActionsProps) {
  const { t } = useTranslation('discover')
  const { getLabel } = useFilterLabels(categories)
  const counts = useChoiceCounts(choice.filters, choice.search, true)
  const active = listActiveFilters(choice.filters)

  /** How many bots there are without the filters of this kind. */
  function countWithout(kind: keyof FilterChoice): number {
    const name = kind === 'listedDays' ? KINDS_OF_COUNTS.listedDays : kind
    return counts?.removed.find(({ value }) => value === name)?.count ?? 0
  }

  // In a search, whose bots are not counted, it is the last one.
  const strictest = active.toSorted(
    (left, right) => countWithout(right.kind) - countWithout(left.kind)
  )[counts ? 0 : active.length - 1]
  const label = strictest && getLabel(strictest)

  return (
    <div className="flex flex-wrap justify-center gap-3">
      {label !== undefined && active.length + (choice.search ? 1 : 0) > 1 && (
        <LinkButton
          variant="filled"
          href={getDiscoverUrl({ ...choice, filters: strictest!.remaining })}
        >
          {t('removeFilter', { name: label })}
        </LinkButton>
      )}
      {choice.search !== '' && active.length > 0 && (
        <LinkButton href={getDiscoverUrl({ ...choice, filters: NO_FILTER })}>
          {t('filters.clearKeepingSearch')}
        </LinkButton>
      )}
      <LinkButton href={PATHS.discover}>{t('clear')}</LinkButton>
    </div>
  )
}
