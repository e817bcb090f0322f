import { useTranslation } from 'react-i18next'
import { getPlanByAmount, getPriceByAmount } from '../premium-constants.ts'
import { useMoney } from '../use-money.ts'

interface OrderProps {
  /** In cents, as in Stripe's API. */
  amount: number
  currency: string
}

/** The plan and the amount of the payment, as the provider reports it. */
export function Order({ amount, currency }: OrderProps) {
  const { t } = useTranslation('premium')
  const money = useMoney()
  const plan = getPlanByAmount(amount)

  return (
    <section
      aria-label={t('checkout.order')}
      className="mt-6 rounded-plate border border-line bg-plate p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-serif text-title font-medium">
          {plan ? t(`plans.${plan}.name`) : t('title')}
        </p>
        <p className="numbers">
          <span className="font-serif text-title font-medium">
            {money(getPriceByAmount(amount), currency)}
          </span>{' '}
          {plan && <span className="text-muted">{t(`plans.${plan}.per`)}</span>}
        </p>
      </div>
      <p className="mt-1 text-label text-muted">{t('checkout.recurring')}</p>
    </section>
  )
}
