import { Button, preloadToasts, Skeleton, useToast } from '@botanica/ui/primitives'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getSuccessUrl } from '../checkout-urls.ts'

/** What was typed stands beside its own field already; there is no need for a toast. */
const FIELD_ERROR = 'validation_error'

interface PaymentFormProps {
  /** The provider's fields did not come. */
  onFormFailed: () => void
}

/** The provider's fields, and the button that pays. What was declined is said, and everything stays as it was typed. */
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
        // Cards that need nothing else are confirmed here, and no secret comes into an address.
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
