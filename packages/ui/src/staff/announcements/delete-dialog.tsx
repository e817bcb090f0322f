import type { Announcement } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { useStaff } from '../environment.tsx'
import type { AnnouncementsSurface } from './surface.ts'
import { useAnnouncementDecision } from './use-announcement-decision.ts'

interface DeleteDialogProps {
  announcement: Announcement
  place: AnnouncementsSurface
  onClose: () => void
}

/** Confirms the deletion of an announcement, here and on Discord. */
export function DeleteDialog({ announcement, place, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy } = useAnnouncementDecision({
    action: 'delete',
    place,
    send: (id: number, sending) => api.calls.announcements.destroy({ params: { id }, ...sending }),
    onDone: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('announcements.confirmDelete.title')}
      description={
        <>
          {t('announcements.confirmDelete.text')}
          {announcement.messageId && (
            <span className="mt-1 block">{t('announcements.confirmDelete.sent')}</span>
          )}
        </>
      }
      confirmLabel={
        isBusy
          ? t('announcements.confirmDelete.confirming')
          : t('announcements.confirmDelete.confirm')
      }
      busy={isBusy}
      onConfirm={() => act(announcement.id)}
    />
  )
}
