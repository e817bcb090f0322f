import { MIN_TERM_CALLERS } from '@botanica/api-client/contract'
import type { BotAnalytics } from '@botanica/api-client/submission'
import { useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { CountTable } from './count-table.tsx'

interface SearchTermsProps {
  terms: NonNullable<BotAnalytics['searchTerms']>
}

/** The searches that found the bot most often. */
export function SearchTerms({ terms }: SearchTermsProps) {
  const { t } = useTranslation('developer')
  const format = useFormat()

  return (
    <CountTable
      title={t('analytics.terms.title')}
      text={t(terms.length > 0 ? 'analytics.terms.text' : 'analytics.terms.none', {
        count: MIN_TERM_CALLERS,
      })}
      columns={[
        t('analytics.terms.term'),
        t('analytics.counts.searchImpressions'),
        t('analytics.counts.searchClicks'),
      ]}
      rows={terms.map(({ term, impressions, clicks }) => [
        term,
        format.exact(impressions),
        format.exact(clicks),
      ])}
    />
  )
}
