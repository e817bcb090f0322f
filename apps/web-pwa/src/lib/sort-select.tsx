import type { BotSort } from '@botanica/api-client/contract'
import { Select } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

/** The orders that the catalog of every page names. */
type CommonSort = Exclude<BotSort, 'relevance' | 'trending' | 'updated'>

interface SortSelectProps {
  /** Sort orders of the screen. */
  sorts: readonly BotSort[]
  value: BotSort
  onValueChange: (sort: BotSort) => void
  /** URL of the list in another order, for links without scripts. */
  addressOf: (sort: BotSort) => string
  /** The names of orders that only this screen has. */
  labels?: Partial<Record<BotSort, string>>
}

/** Selects the order of a list. */
export function SortSelect({ sorts, value, onValueChange, addressOf, labels }: SortSelectProps) {
  const { t } = useTranslation('bots')
  const getLabel = (sort: BotSort) => labels?.[sort] ?? t(`sort.${sort as CommonSort}`)

  return (
    <>
      <div className="needs-script">
        <Select
          label={t('sort.label')}
          showLabel
          // On phones the heading of the list needs the space.
          className="max-sm:min-w-0 max-sm:**:data-select-label:hidden"
          value={value}
          onValueChange={onValueChange}
          options={sorts.map((sort) => ({ value: sort, label: getLabel(sort) }))}
        />
      </div>
      <noscript>
        <p className="flex flex-wrap gap-x-3">
          <span className="text-muted">{t('sort.label')}</span>
          {sorts.map((sort) => (
            <a key={sort} href={addressOf(sort)} className="underline underline-offset-4">
              {getLabel(sort)}
            </a>
          ))}
        </p>
      </noscript>
    </>
  )
}
