import { cx, Skeleton } from '@botanica/ui/primitives'
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
          <div className={LAYOUT.cardBody}>
            <div className={cx('relative inline-flex rounded-full p-1', LAYOUT.cardAvatar)}>
              <Skeleton round className="size-20" />
            </div>
            <div className="max-[30rem]:self-center">
              <Skeleton className="mt-2 h-6 w-40 max-[30rem]:mt-0" />
              <Skeleton className="mt-2 h-4 w-28" />
            </div>
            <Skeleton className="mt-4 h-6 w-32 max-[30rem]:mt-2" />
            <div className={LAYOUT.cardActions}>
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-10 w-full" />
            </div>
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
