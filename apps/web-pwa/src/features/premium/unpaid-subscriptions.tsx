import type { OwnPremium } from '@botanica/api-client/premium'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '../../lib/viewer.ts'
import { SubscriptionCards } from './subscription-cards.tsx'

/**
 * For members without premium whose subscription can still be charged. They have to cancel it before they can
 * buy a plan.
 */
export function UnpaidSubscriptions({ premium, viewer }: { premium: OwnPremium; viewer: Viewer }) {
  const { t } = useTranslation('premium')

  return (
    <>
      <header className="mb-6 max-w-text">
        <h1 className="font-serif text-heading font-medium">{t('unpaid.title')}</h1>
        <p className="mt-2 text-lead text-muted">{t('unpaid.text')}</p>
      </header>
      <SubscriptionCards subscriptions={premium.subscriptions} isPremium={false} viewer={viewer} />
    </>
  )
}
