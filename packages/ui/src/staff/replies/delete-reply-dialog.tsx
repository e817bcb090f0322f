import type { SavedReply } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { useStaff } from '../environment.tsx'
import { useReplyDecision } from './use-reply-decision.ts'

interface DeleteReplyDialogProps {
  reply: SavedReply
  onClose: () => void
}

/** Confirms the deletion of a saved reply. */
export function DeleteReplyDialog({ reply, onClose }: DeleteReplyDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy } = useReplyDecision({
    name: 'removed',
    send: (id: number, sending) => api.calls.savedReplies.destroy({ params: { id }, ...sending }),
    onDone: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('replies.remove.title')}
      description={
        <>
          {t('replies.remove.text', { name: reply.title })}
          {reply.shared && <span className="mt-1 block">{t('replies.remove.shared')}</span>}
        </>
      }
      confirmLabel={isBusy ? t('replies.remove.confirming') : t('replies.remove.confirm')}
      busy={isBusy}
      onConfirm={() => act(reply.id)}
    />
  )
}
