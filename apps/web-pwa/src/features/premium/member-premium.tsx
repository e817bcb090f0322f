import type { OwnPremium } from '@botanica/api-client/premium'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '../../lib/viewer.ts'
import { ActivePremium } from './active-premium.tsx'
import { Confirming } from './confirming.tsx'
import { MemberOffer } from './member-offer.tsx'
import { Payments } from './payments.tsx'
import { usePayments } from './use-payments.ts'
import { SubscriptionCards } from './subscription-cards.tsx'
import { UnpaidSubscriptions } from './unpaid-subscriptions.tsx'
import { PremiumFailure, PremiumSkeleton } from './states.tsx'
import { useOwnPremium } from './use-own-premium.ts'

/** A member's premium status and payments; the plans for members without premium. */
export function MemberPremium({ viewer }: { viewer: Viewer }) {
  const { own, isConfirming, isSlow } = useOwnPremium(viewer)
  const { data: premium } = own
  const { list } = usePayments()
  if (!premium) {
    return own.isError ? <PremiumFailure onRetry={() => void own.refetch()} /> : <PremiumSkeleton />
  }
  // The payments decide whether there is a notice above the plans. If it came later, it would move the buttons.
  if (premium.status === 'lapsed' && list.isLoading) return <PremiumSkeleton />
  return (
    <>
      {isConfirming && <Confirming isSlow={isSlow} />}
      {premium.isPremium ? (
        <ActivePremium premium={premium} viewer={viewer} />
      ) : (
        // A second payment is offered only where the first one does not seem to arrive.
        (!isConfirming || isSlow) && <WithoutPremium premium={premium} viewer={viewer} />
      )}
      <Payments />
    </>
  )
}

/** The plans, unless a subscription can still be charged. */
function WithoutPremium({ premium, viewer }: { premium: OwnPremium; viewer: Viewer }) {
  const { canBuy, status, subscriptions } = premium
  if (!canBuy) return <UnpaidSubscriptions premium={premium} viewer={viewer} />
  return (
    <MemberOffer
      viewer={viewer}
      notice={
        <>
          {status === 'lapsed' && <Lapsed />}
          <SubscriptionCards subscriptions={subscriptions} isPremium={false} viewer={viewer} />
        </>
      }
    />
  )
}

/** Shown when a renewal was not paid. A purchase that was never paid has the same status, but shows nothing. */
function Lapsed() {
  const { t } = useTranslation('premium')
  const { payments } = usePayments()
  if (!payments?.some(({ status }) => status === 'completed')) return null

  return (
    <output className="flex gap-3 rounded-plate bg-danger-wash p-4 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="block font-semibold">{t('lapsed.title')}</span>
        {t('lapsed.text')}
      </span>
    </output>
  )
}
