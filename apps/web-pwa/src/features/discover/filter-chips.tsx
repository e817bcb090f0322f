import type { Category } from '@botanica/api-client'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type DiscoverChoice, getDiscoverUrl } from './discover-list.ts'
import { listActiveFilters, NO_FILTER } from './filter-choice.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface FilterChipsProps {
  choice: DiscoverChoice
  categories: readonly Category[] | undefined
}

/** The filters that narrow the list. Each chip is a link to the list without it. */
export function FilterChips({ choice, categories }: FilterChipsProps) {
  const { t } = useTranslation('discover')
  const { getLabel } = useFilterLabels(categories)
  const active = listActiveFilters(choice.filters)
  if (active.length === 0) return null

  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap items-center gap-2">
      {active.map((filter) => {
        const label = getLabel(filter)
        if (label === undefined) return null
        return (
          <li key={`${filter.kind} ${filter.value}`}>
            <Link
              to={getDiscoverUrl({ ...choice, filters: filter.remaining })}
              preventScrollReset
              aria-label={t('removeFilter', { name: label })}
              className="flex min-h-8 items-center gap-1.5 rounded-full bg-leaf-wash pr-2.5 pl-3 font-medium text-leaf-strong hover:bg-leaf hover:text-on-leaf"
            >
              {label}
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        )
      })}
      {active.length > 1 && (
        <li>
          <Link
            to={getDiscoverUrl({ ...choice, filters: NO_FILTER })}
            preventScrollReset
            className="flex h-8 items-center px-2 text-muted underline underline-offset-4 hover:text-ink"
          >
            {t('filters.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
