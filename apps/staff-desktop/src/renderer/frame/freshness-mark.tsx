import { cx } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import type { Freshness } from '../work/use-connection.ts'

const DOTS: Record<Freshness, string> = {
  live: 'bg-online',
  polling: 'bg-idle',
  away: 'bg-offline',
}

/** Shows how the screens stay up to date. */
export function FreshnessMark({ freshness }: { freshness: Freshness }) {
  const { t } = useTranslation('desktop')

  return (
    <output
      className="flex items-center gap-2 text-label whitespace-nowrap text-muted"
      data-freshness={freshness}
    >
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', DOTS[freshness])} />
      {t(`connection.${freshness}`)}
    </output>
  )
}
