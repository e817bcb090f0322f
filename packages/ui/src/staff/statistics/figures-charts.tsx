import type { PeopleStatistics, Statistics } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../charts/line-chart.tsx'
import { useFormat } from '../../i18n/format.ts'

type Figures = Statistics['total']
type Week = Statistics['weeks'][number] | PeopleStatistics['people'][number]['weeks'][number]

/** Formats hours; a dash where they are unknown. */
export function useFormatHours() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  return (hours: number | null) =>
    hours === null ? '–' : t('statistics.hours', { hours: format.rating(hours) })
}

interface FiguresChartsProps {
  total: Figures
  /** The oldest first. */
  weeks: readonly Week[]
}

/** The figures by week, each as a chart with its table. Those of a person have no backlog. */
export function FiguresCharts({ total, weeks }: FiguresChartsProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const formatHours = useFormatHours()
  const backlog = weeks.flatMap((week) => ('backlog' in week ? [week.backlog] : []))
  const common = {
    days: weeks.map(({ week }) => week),
    texts: {
      none: t('statistics.none'),
      table: t('statistics.table'),
      day: t('statistics.week'),
    },
  }
  const lineOf = (name: 'decisions' | 'reversed' | 'undone') => ({
    name: t(`statistics.${name}`),
    values: weeks.map((week) => week[name]),
  })

  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <LineChart
        {...common}
        title={t('statistics.decisions')}
        summary={format.exact(total.decisions)}
        lines={[lineOf('decisions')]}
      />
      <LineChart
        {...common}
        title={t('statistics.time')}
        summary={
          total.medianHours === null
            ? ''
            : t('statistics.timeSummary', {
                median: formatHours(total.medianHours),
                p90: formatHours(total.p90Hours),
              })
        }
        lines={[
          { name: t('statistics.median'), values: weeks.map(({ medianHours }) => medianHours) },
          { name: t('statistics.p90'), values: weeks.map(({ p90Hours }) => p90Hours) },
        ]}
        formatValue={formatHours}
      />
      {backlog.length > 0 && (
        <LineChart
          {...common}
          title={t('statistics.backlog')}
          summary={t('statistics.backlogSummary', { figure: format.exact(backlog.at(-1)!) })}
          lines={[{ name: t('statistics.backlog'), values: backlog }]}
        />
      )}
      <LineChart
        {...common}
        title={t('statistics.reversals')}
        summary={format.exact(total.reversed + total.undone)}
        lines={[lineOf('reversed'), lineOf('undone')]}
      />
    </div>
  )
}
