import { Button, preloadToasts, Skeleton, useToast } from '@botanica/ui/primitives'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getSuccessUrl } from '../checkout-urls.ts'

/** Stripe shows validation errors next to the field, so they need no toast. */
const FIELD_ERROR = 'validation_error'

interface PaymentFormProps {
  /** Called when the provider's fields cannot be loaded. */
  onFormFailed: () => void
}

/**
 * The provider's payment fields and the pay button. When a payment is declined, the reason is shown and the
 * input is kept.
 */
export function PaymentForm({ onFormFailed }: PaymentFormProps) {
  const { t } = useTranslation('premium')
  const toast = useToast()
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [paymentError, setPaymentError] = useState<string | null>(null)
  useEffect(preloadToasts, [])

  function showError(message: string) {
    setPaying(false)
    setPaymentError(message)
  }

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || isPaying) return
    setPaying(true)
    setPaymentError(null)
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: getSuccessUrl() },
        // Without further authentication the payment is confirmed on this page, so that no secret gets into a URL.
        redirect: 'if_required',
      })
      if (!error) return location.replace(getSuccessUrl())
      const message = error.message ?? t('checkout.failedText')
      showError(message)
      if (error.type !== FIELD_ERROR) {
        toast({ title: t('checkout.failedTitle'), text: message, tone: 'error' })
      }
    } catch {
      showError(t('checkout.failedText'))
      toast({ title: t('checkout.failedTitle'), text: t('checkout.failedText'), tone: 'error' })
    }
  }

  return (
    <form
      aria-labelledby="payment-details"
      noValidate
      onSubmit={(event) => void pay(event)}
      className="mt-6 flex flex-col gap-5"
    >
      <h2 id="payment-details" className="font-serif text-title font-medium">
        {t('checkout.card')}
      </h2>
      <div className="relative min-h-56">
        {!isReady && <Skeleton className="absolute inset-0 h-56" />}
        <PaymentElement onReady={() => setReady(true)} onLoadError={onFormFailed} />
      </div>
      {paymentError && (
        <p role="alert" className="font-medium text-danger">
          {paymentError}
        </p>
      )}
      <Button type="submit" variant="filled" size="large" block busy={isPaying} disabled={!isReady}>
        {isPaying ? t('checkout.processing') : t('checkout.payNow')}
      </Button>
      <p className="text-center text-label text-muted">{t('offer.footer')}</p>
    </form>
  )
}
