import { Skeleton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

const COUNT = 3

/** Skeletons of reviews. */
export function ReviewSkeletons() {
  const { t } = useTranslation('reviews')

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('list.loading')}</output>
      {Array.from({ length: COUNT }, (_, index) => (
        <div key={index} aria-hidden="true" className="flex gap-3 py-5">
          <Skeleton round className="size-10" />
          <div className="flex-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-4 w-28" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
