import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import type { SettingsChange } from '../../shared/settings.ts'
import { useBridge } from '../bridge/bridge.ts'

/** Changes settings. The main process keeps them and tells what holds then, so nothing is shown as chosen that was not. */
export function useChangeSettings() {
  const { t } = useTranslation('desktop')
  const { changeSettings } = useBridge()
  const toast = useToast()
  return (change: SettingsChange) => {
    changeSettings(change).catch(() => toast({ title: t('settings.saveFailed'), tone: 'error' }))
  }
}
