import type { BotAnalytics } from '@botanica/api-client/submission'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { CountTable } from './count-table.tsx'

const SUMS = ['pageViews', 'inviteClicks', 'searchImpressions', 'searchClicks'] as const

interface CategoryComparisonProps {
  analytics: BotAnalytics
  comparison: NonNullable<BotAnalytics['comparison']>
}

/** The bot beside the average of the most popular others of its category. */
export function CategoryComparison({ analytics, comparison }: CategoryComparisonProps) {
  const { t } = useTranslation('developer')
  const format = useFormat()
  const texts = useCategoryTexts()
  const servers = analytics.days.findLast((day) => day.servers !== null)?.servers ?? null
  const rows = [
    ...SUMS.map((count) => ({
      count,
      own: analytics.days.reduce((sum, day) => sum + (day[count] ?? 0), 0),
    })),
    { count: 'servers' as const, own: servers },
  ]

  return (
    <CountTable
      title={t('analytics.comparison.title', { category: texts.name(comparison.category) })}
      text={t('analytics.comparison.text', { count: comparison.bots })}
      columns={[
        t('analytics.comparison.count'),
        t('analytics.comparison.own'),
        t('analytics.comparison.average'),
      ]}
      rows={rows.map(({ count, own }) => [
        t(`analytics.counts.${count}`),
        own === null ? '–' : format.exact(own),
        format.exact(comparison[count]),
      ])}
    />
  )
}
