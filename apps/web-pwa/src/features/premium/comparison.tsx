import { PLAN_PRICES, PREMIUM_CURRENCY } from '@botanica/api-client/contract'
import { PremiumMark } from '@botanica/ui/people'
import { cx } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PREMIUM_CONSTANTS } from './premium-constants.ts'
import { useMoney } from './use-money.ts'

interface Row {
  feature: string
  free: ReactNode
  premium: ReactNode
}

/** A table of what members get with and without premium. All numbers are the actual limits and prices. */
export function Comparison({ isSold }: { isSold: boolean }) {
  const { t } = useTranslation('premium')
  const money = useMoney()
  const price = (plan: keyof typeof PLAN_PRICES) => money(PLAN_PRICES[plan], PREMIUM_CURRENCY)

  const rows: Row[] = [
    {
      feature: t('comparison.bots'),
      free: <span className="numbers">{PREMIUM_CONSTANTS.freeBots}</span>,
      premium: <span className="numbers">{PREMIUM_CONSTANTS.bots}</span>,
    },
    {
      feature: t('comparison.votes'),
      free: t('comparison.votesAfter', { count: PREMIUM_CONSTANTS.freeVoteHours }),
      premium: t('comparison.votesAfter', { count: PREMIUM_CONSTANTS.voteHours }),
    },
    {
      feature: t('comparison.ads'),
      free: <WithSketch sketch={<PageSketch hasAd />}>{t('comparison.adsFree')}</WithSketch>,
      premium: <WithSketch sketch={<PageSketch />}>{t('comparison.adsPremium')}</WithSketch>,
    },
    {
      feature: t('comparison.badge'),
      free: <WithSketch sketch={<ChipSketch />}>{t('comparison.badgeFree')}</WithSketch>,
      premium: (
        <WithSketch sketch={<ChipSketch hasBadge />}>{t('comparison.badgePremium')}</WithSketch>
      ),
    },
    {
      feature: t('comparison.support'),
      free: t('comparison.supportFree'),
      premium: t('comparison.supportPremium'),
    },
  ]
  if (isSold) {
    rows.push({
      feature: t('comparison.price'),
      free: t('comparison.priceFree'),
      premium: t('comparison.pricePremium', {
        monthly: price('monthly'),
        yearly: price('yearly'),
      }),
    })
  }

  return (
    <section aria-labelledby="premium-comparison" className="mt-10">
      <h2 id="premium-comparison" className="font-serif text-title font-medium">
        {t('comparison.title')}
      </h2>
      <div className="mt-4 overflow-hidden rounded-plate border border-line bg-plate">
        <table
          aria-labelledby="premium-comparison"
          className="w-full table-fixed text-left align-top"
        >
          <thead>
            <tr>
              <th scope="col" className="w-1/3 p-2 font-normal text-muted sm:px-4 sm:py-3">
                {t('comparison.feature')}
              </th>
              <th scope="col" className="p-2 font-semibold sm:px-4 sm:py-3">
                {t('comparison.free')}
              </th>
              <th scope="col" className="bg-leaf-wash p-2 font-semibold sm:px-4 sm:py-3">
                {t('comparison.premium')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map(({ feature, free, premium }) => (
              <tr key={feature} className="align-top">
                <th scope="row" className="p-2 font-normal sm:px-4 sm:py-3">
                  {feature}
                </th>
                <td className="p-2 text-muted sm:px-4 sm:py-3">{free}</td>
                <td className="bg-leaf-wash p-2 font-medium sm:px-4 sm:py-3">{premium}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A text with a small drawing: beside it if there is room, above it on phones. */
function WithSketch({ sketch, children }: { sketch: ReactNode; children: ReactNode }) {
  return (
    <span className="flex flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-3">
      <span aria-hidden="true" className="flex shrink-0">
        {sketch}
      </span>
      <span>{children}</span>
    </span>
  )
}

/** A page with two cards, and an ad or a third card. */
function PageSketch({ hasAd = false }: { hasAd?: boolean }) {
  return (
    <svg viewBox="0 0 56 36" className="h-9 w-14" fill="none">
      <rect x="0.5" y="0.5" width="55" height="35" rx="4" className="fill-paper stroke-line" />
      <path d="M6 7h14M40 7h10" strokeWidth="2" strokeLinecap="round" className="stroke-muted" />
      <rect
        x="6"
        y="13"
        width="44"
        height="7"
        rx="2"
        className={hasAd ? 'fill-sun' : 'fill-leaf'}
        opacity={hasAd ? 0.9 : 0.35}
      />
      <rect x="6" y="23" width="20" height="8" rx="2" className="fill-leaf" opacity="0.35" />
      <rect x="30" y="23" width="20" height="8" rx="2" className="fill-leaf" opacity="0.35" />
    </svg>
  )
}

/** A member's name, with or without the badge. */
function ChipSketch({ hasBadge = false }: { hasBadge?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-plate py-0.5 px-2.5 text-label sm:pl-1">
      <span
        className={cx('size-4 rounded-full max-sm:hidden', hasBadge ? 'bg-bloom' : 'bg-mist')}
      />
      Flora
      {hasBadge && <PremiumMark size={14} />}
    </span>
  )
}
