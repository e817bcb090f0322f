import type { OwnPremium } from '@botanica/api-client/premium'
import { DateText } from '@botanica/ui/i18n'
import { Badge } from '@botanica/ui/primitives'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '../../lib/viewer.ts'
import { Fact } from './fact.tsx'
import { Features } from './features.tsx'
import { Renewal } from './renewal.tsx'
import { SubscriptionCards } from './subscription-cards.tsx'
import { useMoney } from './use-money.ts'

interface ActivePremiumProps {
  premium: OwnPremium
  viewer: Viewer
}

/** A premium member's plan, its end, and all other subscriptions that can still be charged. */
export function ActivePremium({ premium, viewer }: ActivePremiumProps) {
  const { t } = useTranslation('premium')
  const money = useMoney()
  const { plan, provider, renewsAt, expiresAt, cancels, canCancel, canResume } = premium
  const [first, ...rest] = premium.subscriptions
  // The API lists the main subscription first. A subscription that is being ended has its own card.
  const isMain = first !== undefined && (canCancel || canResume) && !first.isEnding
  const charge = isMain ? first.nextCharge : null
  const others = isMain ? rest : premium.subscriptions

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-serif text-heading font-medium">{t('active.title')}</h1>
        <Badge tone="leaf" icon={<Sparkles />}>
          {t('active.status')}
        </Badge>
      </header>
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
        <section
          aria-labelledby="subscription"
          className="rounded-sheet border border-line bg-plate p-5 sm:p-6"
        >
          <h2 id="subscription" className="font-serif text-title font-medium">
            {t('active.subscription')}
          </h2>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            {plan && <Fact name={t('active.plan')}>{t(`plans.${plan}.name`)}</Fact>}
            {provider && <Fact name={t('active.paidBy')}>{t(`providers.${provider}`)}</Fact>}
            {renewsAt ? (
              <Fact name={t('active.renews')}>
                <DateText value={renewsAt} />
                {charge && ` · ${money(charge.amount, charge.currency)}`}
              </Fact>
            ) : (
              <Fact name={t('active.ends')}>
                {expiresAt ? <DateText value={expiresAt} /> : t('active.never')}
              </Fact>
            )}
          </dl>
          {cancels && <p className="mt-3 text-muted">{t('active.cancelled')}</p>}
          {isMain && <Renewal subscription={first} viewer={viewer} />}
        </section>
        <section
          aria-labelledby="own-benefits"
          className="rounded-sheet border border-line bg-plate p-5 sm:p-6"
        >
          <h2 id="own-benefits" className="font-serif text-title font-medium">
            {t('active.benefits')}
          </h2>
          <div className="mt-4">
            <Features plan={plan} />
          </div>
        </section>
      </div>
      <div className="mt-4 empty:hidden">
        <SubscriptionCards subscriptions={others} isPremium viewer={viewer} />
      </div>
    </>
  )
}
