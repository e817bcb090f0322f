import { cx } from '@botanica/ui/primitives'
import { ServerOff } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FRESHNESS_ID } from './freshness-id.ts'
import { useConnection, type Freshness } from './use-connection.ts'

/** Keeps the live channel open, and says so; and says when our server cannot be reached. */
export function OpenConnection() {
  const { t } = useTranslation('connection')
  const { freshness, isUnreachable } = useConnection()
  const place = document.getElementById(FRESHNESS_ID)

  return (
    <>
      <output className="block">
        {isUnreachable && (
          <span className="block bg-pending-wash text-pending">
            <span className="page flex items-center gap-2 py-2 text-label font-medium">
              <ServerOff aria-hidden="true" className="size-4 shrink-0" />
              {t('unreachable')}
            </span>
          </span>
        )}
      </output>
      {place && freshness && createPortal(<FreshnessMark freshness={freshness} />, place)}
    </>
  )
}

const DOTS: Record<Freshness, string> = {
  live: 'bg-online',
  polling: 'bg-idle',
  away: 'bg-offline',
}

function FreshnessMark({ freshness }: { freshness: Freshness }) {
  const { t } = useTranslation('connection')

  return (
    <span className="inline-flex items-center gap-2" data-freshness={freshness}>
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', DOTS[freshness])} />
      {t(freshness)}
    </span>
  )
}
