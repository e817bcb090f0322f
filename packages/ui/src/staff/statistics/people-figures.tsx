import type { PeopleStatistics, StatisticsPeriod } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useStaffQueries } from '../environment.tsx'
import { FiguresCharts, useFormatHours } from './figures-charts.tsx'
import { StatisticsState } from './statistics-state.tsx'

type Person = PeopleStatistics['people'][number]

/** The figures of each person, for owners of the site. */
export function PeopleFigures({ period }: { period: StatisticsPeriod }) {
  const { t } = useTranslation('staff')
  const headingId = useId()
  const query = useQuery(useStaffQueries().peopleStatistics(period))

  return (
    <div className="mt-10">
      <h2 id={headingId} className="font-serif text-title font-medium">
        {t('statistics.people.title')}
      </h2>
      <p className="mt-1 max-w-text text-muted">{t('statistics.people.text')}</p>
      {!query.data ? (
        <StatisticsState query={query} />
      ) : query.data.people.length === 0 ? (
        <p className="mt-4">{t('statistics.people.empty')}</p>
      ) : (
        <PeopleTable people={query.data.people} headingId={headingId} />
      )}
    </div>
  )
}

interface PeopleTableProps {
  people: readonly Person[]
  headingId: string
}

/** The totals of each person. The name opens the weeks below. */
function PeopleTable({ people, headingId }: PeopleTableProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const formatHours = useFormatHours()
  const weeksId = useId()
  const [openId, setOpenId] = useState<string | null>()
  const open = people.find(({ id }) => id === openId)
  const getName = ({ id, name }: Person) =>
    name ?? t(id === null ? 'statistics.people.console' : 'statistics.people.deleted')

  return (
    <>
      <section
        aria-labelledby={headingId}
        // Keyboards scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative mt-4 overflow-x-auto rounded-plate border border-line"
      >
        <table aria-labelledby={headingId} className="numbers w-full text-left text-label">
          <thead>
            <tr className="border-b border-line bg-mist">
              <th scope="col" className="min-w-32 px-3 py-2">
                {t('statistics.people.person')}
              </th>
              {(['decisions', 'median', 'p90', 'reversed', 'undone'] as const).map((column) => (
                <th key={column} scope="col" className="min-w-28 px-3 py-2 text-right">
                  {t(`statistics.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {people.map((person) => (
              <tr key={person.id ?? ''}>
                <th scope="row" className="px-3 py-1 font-normal">
                  <button
                    type="button"
                    aria-expanded={person === open}
                    aria-controls={weeksId}
                    onClick={() => setOpenId(person === open ? undefined : person.id)}
                    className="min-h-8 rounded-label text-left text-leaf underline underline-offset-4 hover:text-leaf-strong aria-expanded:font-semibold"
                  >
                    {getName(person)}
                  </button>
                </th>
                <td className="px-3 py-1 text-right whitespace-nowrap">
                  {format.exact(person.total.decisions)}
                </td>
                <td className="px-3 py-1 text-right whitespace-nowrap">
                  {formatHours(person.total.medianHours)}
                </td>
                <td className="px-3 py-1 text-right whitespace-nowrap">
                  {formatHours(person.total.p90Hours)}
                </td>
                <td className="px-3 py-1 text-right whitespace-nowrap">
                  {format.exact(person.total.reversed)}
                </td>
                <td className="px-3 py-1 text-right whitespace-nowrap">
                  {format.exact(person.total.undone)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div id={weeksId} aria-live="polite">
        {open && (
          <>
            <h3 className="mt-6 mb-3 font-semibold">
              {t('statistics.people.byWeek', { name: getName(open) })}
            </h3>
            <FiguresCharts total={open.total} weeks={open.weeks} />
          </>
        )}
      </div>
    </>
  )
}
