import { HOUR_SECONDS } from '@botanica/api-client/contract'
import { AlarmClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DateText, RelativeTime, useNow } from '../../i18n/dates.tsx'
import { cx } from '../../primitives/cx.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'

/** Within how many hours the staff mean to decide on what waits for them. */
const SERVICE_LEVEL_HOURS = 48
const SERVICE_LEVEL_MS = SERVICE_LEVEL_HOURS * HOUR_SECONDS * 1_000
const ICON_PX = 14

interface WaitingTimeProps {
  /** ISO 8601. */
  since: string
  /** Whether it waits no more; then only the date is shown. */
  isOver?: boolean
}

/** How long an item of a queue has waited: marked from half of the service level on, and when it is exceeded. */
export function WaitingTime({ since, isOver = false }: WaitingTimeProps) {
  const { t } = useTranslation('staff')
  const waited = useNow().getTime() - new Date(since).getTime()
  if (isOver) return <DateText value={since} className="text-muted" />
  const isLate = waited >= SERVICE_LEVEL_MS
  const isDue = waited >= SERVICE_LEVEL_MS / 2

  return (
    <span
      className={cx(
        'line-clamp-2 text-label compact:block compact:truncate',
        isLate && 'font-semibold text-danger',
        isDue && !isLate && 'text-pending',
        !isDue && 'text-muted'
      )}
    >
      {isLate && (
        <>
          <AlarmClock
            aria-hidden="true"
            size={ICON_PX}
            className="mr-1 inline-block align-text-bottom"
          />
          <VisuallyHidden>{t('lists.overdue')} </VisuallyHidden>
        </>
      )}
      <RelativeTime value={since} />
    </span>
  )
}
