import type { OwnSubscription } from '@botanica/api-client/premium'
import { useFormat } from '@botanica/ui/i18n'
import { Badge, type BadgeTone } from '@botanica/ui/primitives'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Viewer } from '../../lib/viewer.ts'
import { Fact } from './fact.tsx'
import { Renewal } from './renewal.tsx'
import { useMoney } from './use-money.ts'

type State = 'active' | 'cancelled' | 'past_due' | 'ending'

const TONES: Record<State, BadgeTone> = {
  active: 'leaf',
  cancelled: 'plain',
  past_due: 'danger',
  ending: 'pending',
}

function getState({ isEnding, cancels, status }: OwnSubscription): State {
  if (isEnding) return 'ending'
  if (cancels) return 'cancelled'
  return status === 'past_due' ? 'past_due' : 'active'
}

interface SubscriptionCardProps {
  subscription: OwnSubscription
  viewer: Viewer
  /** Whether the member has premium, through this or another subscription. */
  isPremium: boolean
}

/**
 * A subscription that can still be charged or resumed: its state, the next charge, and a button to cancel or
 * resume.
 */
export function SubscriptionCard({ subscription, viewer, isPremium }: SubscriptionCardProps) {
  const { t } = useTranslation('premium')
  const heading = useId()
  const state = getState(subscription)
  const { plan, provider } = subscription

  return (
    <section
      aria-labelledby={heading}
      className="rounded-sheet border border-line bg-plate p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="font-serif text-title font-medium">
          {isPremium ? t('subscriptions.other') : t('active.subscription')}
        </h2>
        <Badge tone={TONES[state]}>{t(`subscriptions.states.${state}`)}</Badge>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact name={t('active.plan')}>{t(`plans.${plan}.name`)}</Fact>
        <Fact name={t('active.paidBy')}>{t(`providers.${provider}`)}</Fact>
        <Fact name={t('subscriptions.nextCharge')}>
          <NextCharge subscription={subscription} />
        </Fact>
      </dl>
      <p className="mt-3 text-muted">
        {t(`subscriptions.texts.${state}`, { provider: t(`providers.${provider}`) })}
      </p>
      <Renewal subscription={subscription} endsAtOnce viewer={viewer} />
    </section>
  )
}

function NextCharge({ subscription: { nextCharge } }: { subscription: OwnSubscription }) {
  const { t } = useTranslation('premium')
  const money = useMoney()
  const format = useFormat()
  if (!nextCharge) return t('subscriptions.noCharge')
  const amount = money(nextCharge.amount, nextCharge.currency)
  return nextCharge.at === null
    ? t('subscriptions.undated', { amount })
    : t('subscriptions.dated', { amount, date: format.date(new Date(nextCharge.at)) })
}
