import type { OwnPremium } from '@botanica/api-client/premium'
import { useCallback, useEffect, useState } from 'react'
import { openPayment, type OpenPayment } from './open-stripe.ts'

type Outcome = OpenPayment | 'failed'

/**
 * Opens the payment with the site's Stripe settings. It is kept in state instead of the query cache, because
 * a payment's secret must stay in this page's memory.
 */
export function useOpenPayment(settings: NonNullable<OwnPremium['stripe']>, clientSecret: string) {
  const [attempt, setAttempt] = useState(0)
  const [finished, setFinished] = useState<{ attempt: number; outcome: Outcome } | null>(null)
  const { publishableKey, scriptUrl } = settings

  useEffect(() => {
    let isUnmounted = false
    const finish = (outcome: Outcome) => isUnmounted || setFinished({ attempt, outcome })
    openPayment({ publishableKey, scriptUrl }, clientSecret).then(finish, () => finish('failed'))
    return () => {
      isUnmounted = true
    }
  }, [publishableKey, scriptUrl, clientSecret, attempt])

  const payment: Outcome | 'opening' = finished?.attempt === attempt ? finished.outcome : 'opening'
  return { payment, retry: useCallback(() => setAttempt((last) => last + 1), []) }
}
