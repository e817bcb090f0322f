import {
  PLAN_PRICES,
  PREMIUM_CURRENCY,
  type PaymentProvider,
  type PlanType,
} from '@botanica/api-client/contract'
import { Badge, Button, cx } from '@botanica/ui/primitives'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PREMIUM_CONSTANTS } from './premium-constants.ts'
import { Features } from './features.tsx'
import { useMoney } from './use-money.ts'

interface PlanCardProps {
  plan: PlanType
  /** Payment providers that are offered. */
  providers: readonly PaymentProvider[]
  onBuy: (plan: PlanType, provider: PaymentProvider) => void
  /** Provider of the purchase in progress. */
  busyWith?: PaymentProvider | null
  /** Whether all purchases are disabled. */
  disabled?: boolean
  /** Whether the buttons look disabled. They still call `onBuy`, which explains why. */
  lookDisabled?: boolean
}

/** A plan with its price, features and payment buttons. */
export function PlanCard({
  plan,
  providers,
  onBuy,
  busyWith = null,
  disabled = false,
  lookDisabled = false,
}: PlanCardProps) {
  const { t } = useTranslation('premium')
  const money = useMoney()
  const heading = useId()
  const isRecommended = plan === 'yearly'
  const name = t(`plans.${plan}.name`)

  return (
    <article
      aria-labelledby={heading}
      className={cx(
        'flex flex-col rounded-sheet border bg-plate p-5 sm:p-6',
        isRecommended ? 'border-2 border-leaf' : 'border-line'
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-serif text-title font-medium">
          {name}
        </h3>
        {isRecommended && <Badge tone="sun">{t('plans.recommended')}</Badge>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="numbers font-serif text-heading font-medium">
          {money(PLAN_PRICES[plan], PREMIUM_CURRENCY)}
        </span>{' '}
        <span className="text-muted">{t(`plans.${plan}.per`)}</span>
      </p>
      <p className="text-label text-muted">
        {isRecommended
          ? t('plans.saving', { percent: PREMIUM_CONSTANTS.savingPercent })
          : t('plans.text')}
      </p>
      <div className="mt-5 mb-6 flex-1">
        <Features plan={plan} />
      </div>
      <div className="flex flex-col gap-2">
        {providers.map((provider, index) => (
          <Button
            key={provider}
            block
            size="large"
            variant={isRecommended && index === 0 ? 'filled' : 'outline'}
            busy={busyWith === provider}
            disabled={disabled}
            lookDisabled={lookDisabled}
            onClick={() => onBuy(plan, provider)}
          >
            <span>
              {busyWith === provider ? t('pay.processing') : t(`pay.${provider}`)}{' '}
              <span className="sr-only">{t('pay.forPlan', { plan: name })}</span>
            </span>
          </Button>
        ))}
      </div>
    </article>
  )
}
