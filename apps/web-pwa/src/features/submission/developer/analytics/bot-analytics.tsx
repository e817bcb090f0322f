import type { BotDetail } from '@botanica/api-client'
import { FREE_ANALYTICS_DAYS, MAX_ANALYTICS_DAYS } from '@botanica/api-client/contract'
import { createSubmissionQueries, type BotAnalytics } from '@botanica/api-client/submission'
import { LineChart } from '@botanica/ui/charts/line-chart'
import { useFormat } from '@botanica/ui/i18n'
import { Button, ErrorState, LinkButton, Segmented, Skeleton } from '@botanica/ui/primitives'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../../lib/paths.ts'
import { useServices } from '../../../../lib/services.tsx'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import type { Viewer } from '../../../../lib/viewer.ts'
import { FormSection } from '../../form/bot-fields.tsx'
import { CategoryComparison } from './category-comparison.tsx'
import { SearchTerms } from './search-terms.tsx'

const RANGES = { month: FREE_ANALYTICS_DAYS, quarter: 90, all: MAX_ANALYTICS_DAYS } as const
type Range = keyof typeof RANGES
const RANGE_NAMES = Object.keys(RANGES) as Range[]

const FREE_COUNTS = ['votes', 'servers'] as const
const PREMIUM_COUNTS = [
  'pageViews',
  'inviteClicks',
  'searchImpressions',
  'searchClicks',
  'reviews',
] as const

interface BotAnalyticsProps {
  bot: BotDetail
  viewer: Viewer
}

/** How a bot is found, seen and added: everybody sees votes and servers of a month, premium everything. */
export function BotAnalyticsSection({ bot, viewer }: BotAnalyticsProps) {
  const { t } = useTranslation(['developer', 'common'])
  const { api } = useServices()
  const isOnline = useIsOnline()
  const [range, setRange] = useState<Range>('month')
  const { data, isError, refetch } = useQuery({
    ...createSubmissionQueries(api.calls).analytics({ botId: bot.id, days: RANGES[range] }),
    // Another range changes the charts in place: open tables stay open.
    placeholderData: keepPreviousData,
  })

  return (
    <div className="mt-6 max-w-[52rem]">
      <FormSection title={t('analytics.title')}>
        <p className="max-w-text">{t('analytics.text')}</p>
        {viewer.isPremium && (
          <Segmented
            label={t('analytics.range')}
            options={RANGE_NAMES.map((value) => ({ value, label: t(`analytics.ranges.${value}`) }))}
            value={range}
            onValueChange={setRange}
            className="self-start"
          />
        )}
        {data ? (
          <Charts bot={bot} analytics={data} />
        ) : isError || !isOnline ? (
          <ErrorState
            level={3}
            title={t(isOnline ? 'analytics.failed' : 'common:states.offlineTitle')}
            action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
          />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </FormSection>
    </div>
  )
}

function Charts({ bot, analytics }: { bot: BotDetail; analytics: BotAnalytics }) {
  const { t } = useTranslation('developer')
  const format = useFormat()
  const { isPremium, days, comparison, searchTerms } = analytics
  const chartTexts = {
    none: t('analytics.none'),
    table: t('analytics.table'),
    day: t('analytics.day'),
  }
  const counts = isPremium ? [...FREE_COUNTS, ...PREMIUM_COUNTS] : FREE_COUNTS

  function summarize(count: (typeof counts)[number]) {
    const values = days.flatMap((day) => day[count] ?? [])
    if (count !== 'servers') return format.exact(values.reduce((sum, value) => sum + value, 0))
    return values.length > 0 ? format.exact(values.at(-1)!) : ''
  }

  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        {counts.map((count) => (
          <LineChart
            key={count}
            title={t(`analytics.counts.${count}`)}
            summary={summarize(count)}
            days={days.map(({ day }) => day)}
            lines={[
              { name: t(`analytics.counts.${count}`), values: days.map((day) => day[count]) },
            ]}
            texts={chartTexts}
          />
        ))}
      </div>
      {searchTerms && <SearchTerms terms={searchTerms} />}
      {comparison && <CategoryComparison analytics={analytics} comparison={comparison} />}
      {!isPremium && <PremiumOffer />}
      <p>
        <a
          href={`/api/bots/${bot.id}/analytics.csv?days=${days.length}`}
          download
          className="rounded-label text-leaf underline underline-offset-4 hover:text-leaf-strong"
        >
          {t('analytics.csv')}
        </a>
      </p>
    </>
  )
}

/** Says what premium shows in addition. */
function PremiumOffer() {
  const { t } = useTranslation('developer')

  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-mist p-4">
      <h3 className="font-semibold">{t('analytics.premium.title')}</h3>
      <p className="max-w-text">{t('analytics.premium.text')}</p>
      <LinkButton href={PATHS.premium} variant="tonal">
        {t('analytics.premium.link')}
      </LinkButton>
    </div>
  )
}
