import type { OwnPremium } from '@botanica/api-client/premium'
import { DateText } from '@botanica/ui/i18n'
import { Badge } from '@botanica/ui/primitives'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '../../lib/viewer.ts'
import { Features } from './features.tsx'
import { Renewal } from './renewal.tsx'

interface ActivePremiumProps {
  premium: OwnPremium
  viewer: Viewer
}

/** What a premium member has, and until when (document 2 section 2). */
export function ActivePremium({ premium, viewer }: ActivePremiumProps) {
  const { t } = useTranslation('premium')
  const { plan, provider, renewsAt, expiresAt, cancels } = premium

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
              </Fact>
            ) : (
              <Fact name={t('active.ends')}>
                {expiresAt ? <DateText value={expiresAt} /> : t('active.never')}
              </Fact>
            )}
          </dl>
          {cancels && <p className="mt-3 text-muted">{t('active.cancelled')}</p>}
          <Renewal premium={premium} isRestricted={viewer.banned || viewer.disabled} />
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
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="numbers">{children}</dd>
    </>
  )
}
