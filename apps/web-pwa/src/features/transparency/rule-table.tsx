import type { TransparencyMonth } from '@botanica/api-client/transparency'
import { useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { CountTable } from './count-table.tsx'
import { useRuleTitle } from './use-rule-title.ts'

const HEADING_ID = 'by-rule'

/** Sums up the rejections of all months by rule, the most frequent first. */
function countByRule(months: readonly TransparencyMonth[]) {
  const counts = new Map<string, number>()
  for (const { rejectionsByRule } of months) {
    for (const { ruleId, count } of rejectionsByRule) {
      counts.set(ruleId, (counts.get(ruleId) ?? 0) + count)
    }
  }
  return [...counts].toSorted(([, some], [, others]) => others - some)
}

/** How many rejections named each rule of the guidelines. */
export function RuleTable({ months }: { months: readonly TransparencyMonth[] }) {
  const { t } = useTranslation('transparency')
  const format = useFormat()
  const getRuleTitle = useRuleTitle()
  const counts = countByRule(months)

  return (
    <section className="mt-12 max-w-text">
      <h2 id={HEADING_ID} className="font-serif text-title font-medium">
        {t('rules.title')}
      </h2>
      {counts.length === 0 ? (
        <p className="mt-4 text-muted">{t('rules.empty')}</p>
      ) : (
        <CountTable
          labelledBy={HEADING_ID}
          isNumeric
          columns={[t('rules.rule'), t('rules.count')]}
          rows={counts.map(([ruleId, count]) => ({
            key: `rule-${ruleId}`,
            cells: [getRuleTitle(ruleId), format.exact(count)],
          }))}
        />
      )}
    </section>
  )
}
