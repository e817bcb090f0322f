import { hasRoleWithRight, STATISTICS_KINDS, STATISTICS_WEEKS } from '@botanica/api-client/contract'
import type { Statistics } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Segmented } from '../../primitives/segmented.tsx'
import { Select } from '../../primitives/select.tsx'
import { EmptyState } from '../../primitives/states.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice } from '../frame/search-params.ts'
import { StaffSubpage, SubpageTitle } from '../layout/staff-subpage.tsx'
import { FiguresCharts } from './figures-charts.tsx'
import { PeopleFigures } from './people-figures.tsx'
import { StatisticsState } from './statistics-state.tsx'

const PERIODS = STATISTICS_WEEKS.map(String)

/** How much staff decide, how fast, and how many wait, by week. Owners also see it of each person. */
export function StatisticsPage() {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const [kind, setKind] = useSearchParamChoice('kind', STATISTICS_KINDS)
  const [weeks, setWeeks] = useSearchParamChoice('weeks', PERIODS)
  const period = { kind, weeks: Number(weeks) }
  const query = useQuery(useStaffQueries().statistics(period))

  return (
    <StaffSubpage back={t('statistics.backToDashboard')}>
      <SubpageTitle title={t('statistics.title')} text={t('statistics.subtitle')} />
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-3">
        <Select
          label={t('statistics.kind')}
          showLabel
          options={STATISTICS_KINDS.map((value) => ({
            value,
            label: t(`statistics.kinds.${value}`),
          }))}
          value={kind}
          onValueChange={setKind}
        />
        <Segmented
          label={t('statistics.period')}
          options={STATISTICS_WEEKS.map((count) => ({
            value: String(count),
            label: t('statistics.weeks', { count }),
          }))}
          value={weeks}
          onValueChange={setWeeks}
        />
      </div>
      {query.data ? <QueueFigures statistics={query.data} /> : <StatisticsState query={query} />}
      {hasRoleWithRight(viewer.roles, 'readStaffStatistics') && (
        <PeopleFigures key={`${kind} ${weeks}`} period={period} />
      )}
    </StaffSubpage>
  )
}

function QueueFigures({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { countedUntil, total, weeks } = statistics
  const { decisions, reversed, undone } = total
  const isEmpty = decisions + reversed + undone === 0 && weeks.every(({ backlog }) => backlog === 0)

  return (
    <>
      {isEmpty ? (
        <EmptyState text={t('statistics.empty')} />
      ) : (
        <FiguresCharts total={total} weeks={weeks} />
      )}
      <p className="numbers mt-6 text-label text-muted">
        {t('statistics.countedUntil', { when: format.dateTime(new Date(countedUntil)) })}
      </p>
    </>
  )
}
