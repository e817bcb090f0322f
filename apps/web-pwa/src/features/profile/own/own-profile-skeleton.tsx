import { Skeleton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { LAYOUT } from './layout.ts'
import { OwnBotSkeletons } from './own-bot-skeletons.tsx'

/** Skeleton of the page, shown until the member is known. */
export function OwnProfileSkeleton() {
  const { t } = useTranslation('profile')

  return (
    <div aria-busy="true" className={LAYOUT.page}>
      <output className="sr-only">{t('loading')}</output>
      <div aria-hidden="true" className={LAYOUT.columns}>
        <div className={LAYOUT.card}>
          <Skeleton className={LAYOUT.cardBanner} />
          <div className="px-3 pb-3">
            <div className="relative -mt-11 -ml-1 inline-flex rounded-full bg-plate p-1">
              <Skeleton round className="size-20" />
            </div>
            <Skeleton className="mt-2 h-6 w-40" />
            <Skeleton className="mt-2 h-4 w-28" />
            <Skeleton className="mt-4 h-6 w-32" />
            <Skeleton className="mt-4 h-10 w-full" />
            <Skeleton className="mt-2 h-10 w-full" />
          </div>
        </div>
        <div className="min-w-0">
          <Skeleton className="h-12 w-full max-w-text" />
          <div className="mt-6 flex flex-wrap justify-between gap-3">
            <Skeleton className="h-10 w-28" />
            <Skeleton className="h-10 w-64" />
          </div>
          <div className="mt-5">
            <OwnBotSkeletons />
          </div>
        </div>
      </div>
    </div>
  )
}
