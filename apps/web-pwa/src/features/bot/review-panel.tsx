import type { BotDetail, Review } from '@botanica/api-client'
import { buttonClass, Skeleton } from '@botanica/ui/primitives'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getLoginUrl } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { usePathOfPage } from '../../lib/use-path-of-page.ts'
import { useViewer } from '../../lib/viewer.ts'
import { WriteReview } from './lazy-member-components.tsx'

const HEADING_ID = 'leave-a-review'

interface ReviewPanelProps {
  bot: BotDetail
  reviews: readonly Review[] | undefined
}

/** The review form. Its script is loaded once the viewer is known; until then a skeleton is shown. */
export function ReviewPanel({ bot, reviews }: ReviewPanelProps) {
  const { t } = useTranslation('reviews')
  const { isPending } = useViewer()
  const isHydrated = useHydrated()
  const skeleton = (
    <FormSkeleton>
      <LoginToReview />
    </FormSkeleton>
  )

  return (
    <section aria-labelledby={HEADING_ID} className="mb-8 rounded-plate bg-mist p-5">
      <h2 id={HEADING_ID} className="mb-3 font-serif text-title font-medium">
        {t('form.title')}
      </h2>
      {!isHydrated || isPending ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <WriteReview bot={bot} reviews={reviews}>
            <LoginToReview />
          </WriteReview>
        </Suspense>
      )}
    </section>
  )
}

/** As large as the form. */
function FormSkeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('reviews')

  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <output className="needs-script shown-signed-in sr-only">{t('form.loading')}</output>
      <div aria-hidden="true" className="needs-script shown-signed-in flex flex-col gap-4">
        <Skeleton className="h-10 w-50" />
        <div>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-1.5 h-[7.125rem] w-full" />
          <Skeleton className="mt-1 ml-auto h-5 w-32" />
        </div>
        <Skeleton className="h-10 w-36" />
      </div>
      {children}
    </div>
  )
}

/** The login link for visitors. Their draft is restored after signing in. */
function LoginToReview() {
  const { t } = useTranslation('reviews')
  const path = usePathOfPage()

  return (
    <div className="shown-signed-out flex w-full flex-wrap items-center justify-between gap-4">
      <p>{t('login.text')}</p>
      <a href={getLoginUrl(path)} className={buttonClass({ variant: 'outline' })}>
        {t('login.button')}
      </a>
    </div>
  )
}
