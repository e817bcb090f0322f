import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { BannerBar } from './banner-bar.tsx'

/** Says that what is shown may be old, while it may be. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()

  return <BannerBar icon={CloudOff}>{!isOnline && t('states.offline')}</BannerBar>
}
