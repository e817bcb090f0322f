import type { OwnBot } from '@botanica/api-client'
import { useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'

/** The server count of a bot that certification weighs, and what it is. */
export function JudgedServerCount({ bot }: { bot: OwnBot }) {
  const { t } = useTranslation('certification')
  const format = useFormat()
  const { sustainedServingCount, sustainedServingCountDays: days } = bot

  return (
    <>
      <span className="numbers">{format.exact(sustainedServingCount)}</span>
      <span className="text-muted">
        {' · '}
        {days > 0 ? t('form.judgedMedian', { count: days }) : t('form.judgedCurrent')}
      </span>
    </>
  )
}
