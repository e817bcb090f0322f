import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

/** Skeleton of the premium page. */
export function PremiumSkeleton() {
  const { t } = useTranslation('common')

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('states.loading')}</output>
      <div aria-hidden="true">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="mt-3 h-6 w-full max-w-text" />
        <Skeleton className="mt-8 h-36 w-full" />
        <div className="mt-10 grid gap-4 md:grid-cols-2">
          <Skeleton className="h-[30rem]" />
          <Skeleton className="h-[30rem]" />
        </div>
      </div>
    </div>
  )
}

/** Shown when the member's premium status could not be loaded. */
export function PremiumFailure({ onRetry, level = 1 }: { onRetry: () => void; level?: 1 | 2 }) {
  const { t } = useTranslation(['premium', 'common'])

  return (
    <ErrorState
      level={level}
      title={t('failed.read')}
      text={t('failed.readText')}
      action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
    />
  )
}
