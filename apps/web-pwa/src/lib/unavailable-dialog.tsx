import { useToast } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Stands for a dialog whose script could not be loaded: a toast says why. */
export function UnavailableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('toasts')
  const toast = useToast()
  useEffect(() => {
    const reason = navigator.onLine ? 'lost' : 'offline'
    toast({ title: t('error.title'), text: t(`because.${reason}`), tone: 'error' })
    onClose()
  }, [toast, t, onClose])
  return null
}
