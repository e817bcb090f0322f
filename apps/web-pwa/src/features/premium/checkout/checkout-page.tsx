import { createPremiumQueries } from '@botanica/api-client/premium'
import { Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../lib/head.tsx'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { getPaymentSecret } from '../checkout-urls.ts'
import { PremiumFailure } from '../states.tsx'
import { Payment } from './payment.tsx'

export { storePaymentSecret } from '../checkout-urls.ts'

/** The checkout page. Without a payment it redirects to the plans. */
export function CheckoutPage() {
  const { t } = useTranslation('premium')
  const [secret] = useState(getPaymentSecret)
  const isHydrated = useHydrated()
  const { isSignedOut } = useViewer()
  const shouldRedirect = isHydrated && (secret === null || isSignedOut)
  useEffect(() => {
    if (shouldRedirect) location.replace(PATHS.premium)
  }, [shouldRedirect])

  return (
    <div className="page max-w-text py-6 md:py-10">
      <PageHead title={t('checkout.title')} isUnlisted />
      <a
        href={PATHS.premium}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-label px-1 text-muted hover:text-leaf-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('checkout.back')}
      </a>
      <h1 className="mt-3 font-serif text-heading font-medium">{t('checkout.title')}</h1>
      <noscript>
        <p className="mt-4">{t('checkout.needsScript')}</p>
      </noscript>
      {secret === null || shouldRedirect ? (
        <CheckoutSkeleton />
      ) : (
        <CheckoutPayment secret={secret} />
      )}
    </div>
  )
}

function CheckoutPayment({ secret }: { secret: string }) {
  const { api } = useServices()
  const queries = useMemo(() => createPremiumQueries(api), [api])
  const { data, isError, refetch } = useQuery(queries.own())
  // Without Stripe there is nothing to pay here.
  const shouldRedirect = data !== undefined && (data.isPremium || data.stripe === null)
  useEffect(() => {
    if (shouldRedirect) location.replace(PATHS.premium)
  }, [shouldRedirect])

  if (isError && !data) return <PremiumFailure level={2} onRetry={() => void refetch()} />
  if (!data?.stripe || shouldRedirect) return <CheckoutSkeleton />
  return <Payment settings={data.stripe} secret={secret} skeleton={<CheckoutSkeleton />} />
}

function CheckoutSkeleton() {
  const { t } = useTranslation('common')

  return (
    <div aria-busy="true" className="mt-6 flex flex-col gap-4">
      <output className="sr-only">{t('states.loading')}</output>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
