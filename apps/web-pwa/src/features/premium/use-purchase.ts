import { ApiError, queryKeys } from '@botanica/api-client'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { premiumKeys } from '@botanica/api-client/premium'
import type { PaymentProvider, PlanType } from '@botanica/api-client/contract'
import { useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'
import { getCheckoutUrl } from './checkout-urls.ts'

/**
 * Starts a purchase and navigates to the checkout page or to PayPal. The buttons stay busy until the page is
 * left, and are reset when the browser restores the page from the back/forward cache.
 */
export function usePurchase(provider: PaymentProvider) {
  const { t } = useTranslation(['premium', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const [chosen, setChosen] = useState<PlanType | null>(null)
  const title = t('toasts:error.title')

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setChosen(null)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const send = {
    stripe: async (planType: PlanType, sending: IdempotentCallOptions) => {
      const { clientSecret } = await api.calls.premium.stripe({ body: { planType }, ...sending })
      return getCheckoutUrl(clientSecret)
    },
    paypal: async (planType: PlanType, sending: IdempotentCallOptions) => {
      const { approvalUrl } = await api.calls.premium.paypal({ body: { planType }, ...sending })
      return approvalUrl
    },
  }

  const { act } = useMemberMutation({
    name: ['buy premium', provider],
    send: send[provider],
    onSuccess: (address) => location.assign(address),
    describeError: (error) => {
      setChosen(null)
      if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
      // The page shows outdated data.
      void client.invalidateQueries({ queryKey: premiumKeys.all() })
      void client.invalidateQueries({ queryKey: queryKeys.viewer() })
      toast({ title, text: t('failed.already'), tone: 'error' })
      return t('failed.already')
    },
    failed: { title, text: t(`failed.${provider}`) },
  })

  return {
    /** Plan of the purchase in progress. */
    chosen,
    buy: (plan: PlanType) => {
      setChosen(plan)
      act(plan)
    },
  }
}
