import type { OwnPremium } from '@botanica/api-client/premium'
import { useFormat } from '@botanica/ui/i18n'
import { Button, buttonClass, ErrorState } from '@botanica/ui/primitives'
import { Elements } from '@stripe/react-stripe-js'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'
import { getSuccessUrl } from '../checkout-urls.ts'
import { Order } from './order.tsx'
import { PaymentForm } from './payment-form.tsx'
import { useAppearance } from './use-appearance.ts'
import { useOpenPayment } from './use-open-payment.ts'

/** Statuses of a payment that can still be paid. */
const OPEN_STATUSES = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])
/** Statuses of a payment that was made, here or in another tab. */
const PAID_STATUSES = new Set(['succeeded', 'processing'])

interface PaymentProps {
  settings: NonNullable<OwnPremium['stripe']>
  secret: string
  /** Shown until the form is ready. */
  skeleton: ReactNode
}

/** The payment of the secret: its amount and the provider's fields. */
export function Payment({ settings, secret, skeleton }: PaymentProps) {
  const { language } = useFormat()
  const appearance = useAppearance()
  const { payment, retry } = useOpenPayment(settings, secret)
  const intent = typeof payment === 'string' ? undefined : payment.intent
  const isPaid = intent !== undefined && PAID_STATUSES.has(intent.status)
  useEffect(() => {
    if (isPaid) location.replace(getSuccessUrl())
  }, [isPaid])

  if (payment === 'failed') return <Unavailable onRetry={retry} />
  if (payment === 'opening' || isPaid) return skeleton
  if (!intent || !OPEN_STATUSES.has(intent.status)) return <PaymentClosed />
  return (
    <>
      <Order amount={intent.amount} currency={intent.currency} />
      <Elements
        stripe={payment.stripe}
        options={{ clientSecret: secret, locale: language, appearance }}
      >
        <PaymentForm onFormFailed={retry} />
      </Elements>
    </>
  )
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['premium', 'common'])

  return (
    <ErrorState
      title={t('checkout.formFailed')}
      text={t('checkout.formFailedText')}
      action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
    />
  )
}

function PaymentClosed() {
  const { t } = useTranslation('premium')

  return (
    <ErrorState
      title={t('checkout.overTitle')}
      text={t('checkout.overText')}
      action={
        <a href={PATHS.premium} className={buttonClass({ variant: 'filled' })}>
          {t('checkout.back')}
        </a>
      }
    />
  )
}
