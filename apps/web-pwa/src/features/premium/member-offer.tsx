import { useToast } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Viewer } from '../../lib/viewer.ts'
import { isUnpaidReturn } from './checkout-urls.ts'
import { Offer } from './offer.tsx'
import { usePurchase } from './use-purchase.ts'

interface MemberOfferProps {
  viewer: Viewer
  notice?: ReactNode
}

/** The plans for a member without premium. Restricted members cannot buy. */
export function MemberOffer({ viewer, notice }: MemberOfferProps) {
  const { t } = useTranslation(['premium', 'toasts'])
  const toast = useToast()
  const [query] = useSearchParams()
  const purchases = { stripe: usePurchase('stripe'), paypal: usePurchase('paypal') }
  const isRestricted = viewer.banned || viewer.disabled
  const isBuying = purchases.stripe.chosen !== null || purchases.paypal.chosen !== null

  return (
    <Offer
      notice={
        <>
          {isRestricted && <p className="mb-4 font-medium text-danger">{t('restricted')}</p>}
          {isUnpaidReturn(query) && (
            <output className="mb-4 block rounded-plate bg-mist p-4">{t('unpaid.left')}</output>
          )}
          {notice}
        </>
      }
      buying={(plan) => ({
        busyWith:
          purchases.stripe.chosen === plan
            ? 'stripe'
            : purchases.paypal.chosen === plan
              ? 'paypal'
              : null,
        disabled: isBuying,
        lookDisabled: isRestricted,
        onBuy: (_plan, provider) => {
          if (isRestricted) {
            toast({ title: t('toasts:error.title'), text: t('restricted'), tone: 'error' })
          } else {
            purchases[provider].buy(plan)
          }
        },
      })}
    />
  )
}
