import type { AdministeredAd } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { useStaff } from '../environment.tsx'
import { useAdDecision } from './use-ad-decision.ts'

interface RemoveDialogProps {
  ad: AdministeredAd
  onClose: () => void
}

/** Confirms the removal of an ad. */
export function RemoveDialog({ ad, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy } = useAdDecision({
    action: 'removed',
    send: (id: number, sending) =>
      api.calls.administeredAds.destroy({ params: { id }, ...sending }),
    onDone: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('ads.remove.title')}
      description={t('ads.remove.text', { title: ad.title })}
      confirmLabel={isBusy ? t('ads.remove.confirming') : t('ads.remove.confirm')}
      busy={isBusy}
      onConfirm={() => act(ad.id)}
    />
  )
}
