import type { PlanType } from '@botanica/api-client/contract'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PREMIUM_CONSTANTS } from './premium-constants.ts'

/** List of a plan's features. The yearly plan adds the free months. */
export function Features({ plan }: { plan: PlanType | null }) {
  const { t } = useTranslation('premium')
  const features = [
    t('features.ads'),
    t('features.support'),
    t('features.badge'),
    t('features.bots', { count: PREMIUM_CONSTANTS.bots }),
    t('features.analytics'),
    t('features.voting', { percent: PREMIUM_CONSTANTS.votingPercent }),
    ...(plan === 'yearly' ? [t('features.free', { count: PREMIUM_CONSTANTS.monthsFree })] : []),
  ]

  return (
    <ul className="flex flex-col gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
