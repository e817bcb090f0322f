import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { NoticeBar } from './notice-bar.tsx'

/** Says that what is shown may be old, while it may be. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()

  return <NoticeBar icon={CloudOff}>{!isOnline && t('states.offline')}</NoticeBar>
}
