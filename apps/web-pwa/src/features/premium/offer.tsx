import { PLAN_TYPES } from '@botanica/api-client/contract'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { Benefits } from './benefits.tsx'
import { Comparison } from './comparison.tsx'
import { PlanCard } from './plan-card.tsx'

interface OfferProps {
  /** State and handlers of a plan's buttons. */
  buying: (
    plan: (typeof PLAN_TYPES)[number]
  ) => Omit<ComponentProps<typeof PlanCard>, 'plan' | 'providers'>
  /** Shown above the plans. */
  notice?: ReactNode
}

/** The benefits and prices of premium, for everybody without it. */
export function Offer({ buying, notice }: OfferProps) {
  const { t } = useTranslation('premium')
  const { paymentProviders } = useServices().settings

  const [provider, ...others] = paymentProviders
  const isOffered = provider !== undefined
  const footer =
    isOffered && others.length === 0
      ? t('offer.footerOfOne', { provider: t(`providers.${provider}`) })
      : t('offer.footer')

  return (
    <>
      <header className="max-w-text">
        <h1 className="font-serif text-heading font-medium">{t('offer.title')}</h1>
        <p className="mt-2 text-lead text-muted">{t('offer.lead')}</p>
      </header>
      {isOffered ? (
        notice && <div className="mt-6 empty:hidden">{notice}</div>
      ) : (
        <p className="mt-6 rounded-plate bg-leaf-wash p-4">{t('offer.none')}</p>
      )}
      <div className="mt-8">
        <Benefits title={t('offer.benefits')} />
      </div>
      {isOffered && (
        <section aria-labelledby="premium-plans" className="mt-10">
          <h2 id="premium-plans" className="font-serif text-title font-medium">
            {t('offer.plans')}
          </h2>
          <div className="mt-4 grid gap-4 md:grid-cols-2">
            {PLAN_TYPES.map((plan) => (
              <PlanCard key={plan} plan={plan} providers={paymentProviders} {...buying(plan)} />
            ))}
          </div>
          <p className="mt-4 text-center text-label text-muted">{footer}</p>
        </section>
      )}
      <Comparison isSold={isOffered} />
    </>
  )
}
