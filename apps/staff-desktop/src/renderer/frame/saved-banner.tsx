import { useFormat } from '@botanica/ui/i18n'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../work/use-connection.ts'

/** Shows how old the data is while the server is unreachable. */
export function SavedBanner({ connection }: { connection: Connection }) {
  const { t } = useTranslation('desktop')
  const format = useFormat()
  const { freshness, isOnline, savedAt } = connection
  const when = format.dateTime(new Date(savedAt))

  return (
    <output className="block shrink-0">
      {freshness === 'away' && (
        <span className="numbers flex items-center gap-2 bg-pending-wash px-4 py-1.5 text-label font-medium text-pending">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {savedAt === 0
            ? t('connection.nothingSaved')
            : t(isOnline ? 'connection.unreachable' : 'connection.saved', { when })}
        </span>
      )}
    </output>
  )
}
