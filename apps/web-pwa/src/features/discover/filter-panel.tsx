import {
  Button,
  Dialog,
  lazyComponent,
  useLazyComponent,
  useOnceOpened,
} from '@botanica/ui/primitives'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import { listActiveFilters } from './filter-choice.ts'
import type { FilterFormProps } from './filter-forms.tsx'

const loadForms = () => loadWithCatalogs(import('./filter-forms.tsx'), 'filters')

/* The first load does without the fields and the numbers of bots beside them. */
const sidebarFilters = lazyComponent<FilterFormProps>(
  async () => (await loadForms()).SidebarFilters
)
const sheetFilters = lazyComponent<FilterFormProps>(async () => (await loadForms()).SheetFilters)

/** The filters beside the list on wide screens. */
export function FilterSidebar({ choice }: FilterFormProps) {
  const { t } = useTranslation('discover')
  const filters = useLazyComponent(sidebarFilters, { choice })

  return (
    <section aria-label={t('filters.title')} className="needs-script max-lg:hidden">
      {filters}
    </section>
  )
}

/** The button that opens the filters as a sheet on narrow screens. */
export function FilterButton({ choice }: FilterFormProps) {
  const { t } = useTranslation('discover')
  const [isOpen, setOpen] = useState(false)
  const count = listActiveFilters(choice.filters).length
  const filters = useOnceOpened(sheetFilters, isOpen ? { choice } : null)

  return (
    <div className="needs-script lg:hidden">
      <Dialog
        title={t('filters.title')}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button icon={<SlidersHorizontal size={18} />}>
            {count > 0 ? t('filters.openWith', { count }) : t('filters.title')}
          </Button>
        }
      >
        {filters}
      </Dialog>
    </div>
  )
}
