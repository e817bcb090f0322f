import { Button, DialogClose } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../lib/services.tsx'
import { type DiscoverChoice, getDiscoverUrl } from './discover-list.ts'
import { type FilterChoice, NO_FILTER } from './filter-choice.ts'
import { FilterFields } from './filter-fields.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'

/** From this width on the filters stand beside the list. The classes `lg:` are the same width. */
const WIDE = '(min-width: 64rem)'

export interface FilterFormProps {
  choice: DiscoverChoice
}

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the filters stand beside the list. */
const useIsWide = () => useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches)

function useCategories() {
  const { api } = useServices()
  return useQuery(api.queries.categories()).data
}

/** Opens the list with other filters. */
function useApplyFilters(choice: DiscoverChoice) {
  const navigate = useNavigate()
  return (filters: FilterChoice) =>
    void navigate(getDiscoverUrl({ ...choice, filters }), { preventScrollReset: true })
}

/** The filters beside the list. A change takes effect at once. */
export function SidebarFilters({ choice }: FilterFormProps) {
  const apply = useApplyFilters(choice)
  const isWide = useIsWide()
  const categories = useCategories()
  // Shows the change before the page's data has arrived.
  const [draft, setDraft] = useState(choice.filters)
  const [shown, setShown] = useState(getDiscoverUrl(choice))
  if (shown !== getDiscoverUrl(choice)) {
    setShown(getDiscoverUrl(choice))
    setDraft(choice.filters)
  }
  const counts = useChoiceCounts(choice.filters, choice.search, isWide)

  return (
    <FilterFields
      choice={draft}
      onChange={(filters) => {
        setDraft(filters)
        apply(filters)
      }}
      categories={categories}
      counts={counts}
    />
  )
}

/** The filters in the sheet. They take effect with Apply. */
export function SheetFilters({ choice }: FilterFormProps) {
  const { t } = useTranslation(['discover', 'filters'])
  const apply = useApplyFilters(choice)
  const categories = useCategories()
  const [draft, setDraft] = useState(choice.filters)
  const counts = useChoiceCounts(draft, choice.search, true)

  return (
    <>
      <FilterFields choice={draft} onChange={setDraft} categories={categories} counts={counts} />
      {/* The sheet's edge is 1.5rem away; the buttons stay at it while the fields scroll. */}
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex justify-between gap-3 border-t border-line bg-raised px-6 py-3">
        <Button variant="quiet" onClick={() => setDraft(NO_FILTER)}>
          {t('filters.clearAll')}
        </Button>
        <DialogClose>
          <Button variant="filled" onClick={() => apply(draft)}>
            {t('filters:apply')}
          </Button>
        </DialogClose>
      </div>
    </>
  )
}
