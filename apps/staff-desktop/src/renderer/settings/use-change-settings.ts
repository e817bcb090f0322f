import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import type { SettingsChange } from '../../shared/settings.ts'
import { useBridge } from '../bridge/bridge.ts'

/**
 * Returns a function that changes settings. The main process stores them and publishes the result,
 * so the screen never shows a value that was not saved.
 */
export function useChangeSettings() {
  const { t } = useTranslation('desktop')
  const { changeSettings } = useBridge()
  const toast = useToast()
  return (change: SettingsChange) => {
    changeSettings(change).catch(() => toast({ title: t('settings.saveFailed'), tone: 'error' }))
  }
}
