import { Skeleton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { CATEGORY_GRID } from './category-grid.ts'

const COUNT = 12

/** Skeletons of category cards. */
export function CategorySkeletons() {
  const { t } = useTranslation()

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('states.loading')}</output>
      <div aria-hidden="true" className={CATEGORY_GRID}>
        {Array.from({ length: COUNT }, (_, index) => (
          <div
            key={index}
            className="flex rounded-sheet border border-line bg-plate p-2 sm:flex-col"
          >
            <Skeleton className="h-20 w-20 shrink-0 rounded-plate sm:w-full" />
            <div className="grow px-3 py-2 sm:px-2 sm:pt-3">
              <Skeleton className="mt-1 h-5 w-28" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-3/5" />
              <Skeleton className="mt-4 h-3.5 w-16" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
