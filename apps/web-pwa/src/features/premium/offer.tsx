import { PLAN_TYPES } from '@botanica/api-client/contract'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Benefits } from './benefits.tsx'
import { PlanCard } from './plan-card.tsx'

interface OfferProps {
  /** How the buttons of a plan stand, and what they do. */
  buying: (plan: (typeof PLAN_TYPES)[number]) => Omit<ComponentProps<typeof PlanCard>, 'plan'>
  /** Something to know before anything is bought. */
  notice?: ReactNode
}

/** What premium is and what it costs, for who has none (document 2 section 2). */
export function Offer({ buying, notice }: OfferProps) {
  const { t } = useTranslation('premium')

  return (
    <>
      <header className="max-w-text">
        <h1 className="font-serif text-heading font-medium">{t('offer.title')}</h1>
        <p className="mt-2 text-lead text-muted">{t('offer.lead')}</p>
      </header>
      {notice && <div className="mt-6 empty:hidden">{notice}</div>}
      <div className="mt-8">
        <Benefits title={t('offer.benefits')} />
      </div>
      <section aria-labelledby="premium-plans" className="mt-10">
        <h2 id="premium-plans" className="font-serif text-title font-medium">
          {t('offer.plans')}
        </h2>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {PLAN_TYPES.map((plan) => (
            <PlanCard key={plan} plan={plan} {...buying(plan)} />
          ))}
        </div>
        <p className="mt-4 text-center text-label text-muted">{t('offer.footer')}</p>
      </section>
    </>
  )
}
