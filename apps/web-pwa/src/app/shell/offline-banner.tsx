import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { BannerBar } from './banner-bar.tsx'

/** Warns that the data may be outdated while the browser is offline. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()

  return <BannerBar icon={CloudOff}>{!isOnline && t('states.offline')}</BannerBar>
}
