import { onlineManager } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeBar } from './notice-bar.tsx'

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

  return <NoticeBar icon={CloudOff}>{!isOnline && t('states.offline')}</NoticeBar>
}
