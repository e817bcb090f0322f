import { Skeleton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

/** Skeleton of a bot's page. */
export function BotPageSkeleton() {
  const { t } = useTranslation('bot')

  return (
    <div aria-busy="true" className="page pt-4 pb-4 md:pt-6">
      <output className="sr-only">{t('loading')}</output>
      <div aria-hidden="true">
        <Skeleton className="h-32 rounded-sheet sm:h-48 lg:h-64" />
        <div className="flex flex-col gap-4 px-1 sm:flex-row sm:px-6">
          <Skeleton round className="-mt-16 size-34 border-4 border-paper" />
          <div className="flex-1 sm:pt-4">
            <Skeleton className="h-9 w-56" />
            <Skeleton className="mt-3 h-5 w-full max-w-text" />
            <Skeleton className="mt-4 h-6 w-48" />
          </div>
        </div>
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <Skeleton className="h-96 rounded-sheet lg:order-2" />
          <div>
            <Skeleton className="h-12 w-52" />
            <Skeleton className="mt-6 h-64 w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}
