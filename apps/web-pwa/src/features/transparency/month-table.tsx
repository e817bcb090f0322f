import type { TransparencyMonth } from '@botanica/api-client/transparency'
import { useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { CountTable } from './count-table.tsx'

const HEADING_ID = 'by-month'

/** @param month as `2026-05` */
function useMonthName() {
  const { language } = useFormat()
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`))
}

/** The counts of each month, the newest first. */
export function MonthTable({ months }: { months: readonly TransparencyMonth[] }) {
  const { t } = useTranslation('transparency')
  const format = useFormat()
  const monthName = useMonthName()

  function formatHours(hours: number | null) {
    if (hours === null) return t('months.none')
    const count = Math.max(1, Math.round(hours))
    return t('months.hours', { count, exact: format.exact(count) })
  }

  return (
    <section className="mt-10">
      <h2 id={HEADING_ID} className="font-serif text-title font-medium">
        {t('months.title')}
      </h2>
      <CountTable
        labelledBy={HEADING_ID}
        isNumeric
        columns={[
          t('months.month'),
          t('months.submissions'),
          t('months.approvals'),
          t('months.rejections'),
          t('months.time'),
          t('months.median'),
          t('months.p90'),
          t('months.withinDay'),
          t('months.reports'),
          t('months.appeals'),
          t('months.upheld'),
          t('months.reversals'),
        ]}
        rows={months.map((month) => ({
          key: month.month,
          cells: [
            monthName(month.month),
            format.exact(month.submissions),
            format.exact(month.approvals),
            format.exact(month.rejections),
            formatHours(month.averageDecisionHours),
            formatHours(month.medianDecisionHours),
            formatHours(month.p90DecisionHours),
            format.exact(month.decidedWithinDay),
            format.exact(month.reports),
            format.exact(month.appeals),
            format.exact(month.upheldAppeals),
            format.exact(month.reversals),
          ],
        }))}
      />
    </section>
  )
}
