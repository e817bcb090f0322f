import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'

const FIGURES = [
  { key: 'totalBots', label: 'total' },
  { key: 'pending', label: 'pending' },
  { key: 'certified', label: 'certified' },
] as const

/** The counts at the top of the dashboard, and when they were last updated. */
export function Overview() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { isFramed } = useStaff()
  const { data, dataUpdatedAt } = useQuery(useStaffQueries().overview())

  return (
    <section
      aria-labelledby="platform-overview"
      className={
        isFramed
          ? 'flex shrink-0 flex-wrap items-baseline gap-x-6 pt-1'
          : 'mt-3 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 md:grid-cols-[auto_1fr_auto]'
      }
    >
      <h2 id="platform-overview" className="font-semibold">
        {t('overview.title')}
      </h2>
      <dl
        className={
          isFramed
            ? 'flex flex-1 gap-x-6'
            : 'grid grid-cols-3 gap-2 max-md:order-last max-md:col-span-2'
        }
      >
        {FIGURES.map(({ key, label }) => (
          <div
            key={key}
            className={
              isFramed
                ? 'flex items-baseline gap-x-2'
                : 'flex flex-wrap items-baseline justify-between gap-x-3 rounded-plate border border-line bg-plate px-3 py-1'
            }
          >
            <dt className="text-label text-muted">{t(`overview.${label}`)}</dt>
            <dd className="numbers font-serif text-lead font-medium">
              {data ? format.exact(data[key]) : <Skeleton className="my-1.5 h-4 w-12" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="numbers text-label text-muted">
        {t('overview.lastUpdated')}
        {': '}
        {data ? format.time(new Date(dataUpdatedAt)) : '-'}
      </p>
    </section>
  )
}
