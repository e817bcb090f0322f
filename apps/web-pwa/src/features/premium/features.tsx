import type { PlanType } from '@botanica/api-client/contract'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FACTS } from './facts.ts'

/** What a plan gives, point by point; the yearly one adds the months that it does not cost (document 2 section 2). */
export function Features({ plan }: { plan: PlanType | null }) {
  const { t } = useTranslation('premium')
  const features = [
    t('features.ads'),
    t('features.support'),
    t('features.badge'),
    t('features.bots', { count: FACTS.bots }),
    t('features.analytics'),
    t('features.voting', { percent: FACTS.votingPercent }),
    ...(plan === 'yearly' ? [t('features.free', { count: FACTS.monthsFree })] : []),
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
