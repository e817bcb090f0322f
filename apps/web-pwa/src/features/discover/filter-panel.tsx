import {
  Button,
  Dialog,
  DialogClose,
  lazyComponent,
  useLazyComponent,
  useOnceOpened,
} from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../lib/services.tsx'
import { type DiscoverChoice, getDiscoverUrl } from './discover-list.ts'
import { type FilterChoice, listActiveFilters, NO_FILTER, toListFilter } from './filter-choice.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'

/** The controls, which the first load does without. */
const filterFields = lazyComponent<FilterFieldsProps>(
  async () => (await import('./filter-fields.tsx')).FilterFields
)

/** From this width on the panel stands beside the list. The classes `lg:` are the same width. */
const WIDE = '(min-width: 64rem)'

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the panel stands beside the list; false on the server, which does not know the width. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false
  )

/** The number of bots beside each choice. A search has none, because it ranks only its best matches. */
export function useChoiceCounts(choice: FilterChoice, search: string, isNeeded: boolean) {
  const { api } = useServices()
  const [openedAt] = useState(() => Date.now())
  const filter = toListFilter(choice, openedAt)
  const { data } = useQuery({
    ...api.queries.botCounts(filter),
    enabled: isNeeded && search === '',
    placeholderData: (previous) => previous,
  })
  return search === '' ? data : undefined
}

function useCategories() {
  const { api } = useServices()
  return useQuery(api.queries.categories()).data
}

/** The filters beside the list on wide screens. A change takes effect at once. */
export function FilterSidebar({ choice }: { choice: DiscoverChoice }) {
  const { t } = useTranslation('discover')
  const navigate = useNavigate()
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
  const fields = useLazyComponent(filterFields, {
    choice: draft,
    onChange: (filters) => {
      setDraft(filters)
      void navigate(getDiscoverUrl({ ...choice, filters }), { preventScrollReset: true })
    },
    categories,
    counts,
  })

  return (
    <section aria-label={t('filters.title')} className="needs-script max-lg:hidden">
      {fields}
    </section>
  )
}

/** The button that opens the filters as a sheet on narrow screens. They take effect with Apply. */
export function FilterButton({ choice }: { choice: DiscoverChoice }) {
  const { t } = useTranslation('discover')
  const navigate = useNavigate()
  const categories = useCategories()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(choice.filters)
  const counts = useChoiceCounts(draft, choice.search, isOpen)
  const count = listActiveFilters(choice.filters).length
  const fields = useOnceOpened(
    filterFields,
    isOpen ? { choice: draft, onChange: setDraft, categories, counts } : null
  )

  return (
    <div className="needs-script lg:hidden">
      <Dialog
        title={t('filters.title')}
        open={isOpen}
        onOpenChange={(open) => {
          if (open) setDraft(choice.filters)
          setOpen(open)
        }}
        trigger={
          <Button icon={<SlidersHorizontal size={18} />}>
            {count > 0 ? t('filters.openWith', { count }) : t('filters.title')}
          </Button>
        }
        actions={
          <div className="sticky bottom-0 flex w-full justify-between gap-3">
            <Button variant="quiet" onClick={() => setDraft(NO_FILTER)}>
              {t('filters.clearAll')}
            </Button>
            <DialogClose>
              <Button
                variant="filled"
                onClick={() => {
                  void navigate(getDiscoverUrl({ ...choice, filters: draft }), {
                    preventScrollReset: true,
                  })
                }}
              >
                {t('filters.apply')}
              </Button>
            </DialogClose>
          </div>
        }
      >
        {fields}
      </Dialog>
    </div>
  )
}
