import { onlineManager } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(listener: () => void) {
  return onlineManager.subscribe(listener)
}

/** Says that what is shown may be old, while it may be. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true
  )

  return (
    <output className="block">
      {!isOnline && (
        <span className="block bg-pending-wash text-pending">
          <span className="page flex items-center gap-2 py-2 text-label font-medium">
            <CloudOff aria-hidden="true" className="size-4 shrink-0" />
            {t('states.offline')}
          </span>
        </span>
      )}
    </output>
  )
}
