import { DECISION_REASON_LIMITS } from '@botanica/api-client/contract'
import type { QueuedBotChange } from '@botanica/api-client/staff'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { personName } from '../../people/names.ts'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { SavedReplies } from '../replies/saved-replies.tsx'
import { useChangeDecision } from './use-change-decision.ts'

const { max: LIMIT } = DECISION_REASON_LIMITS

interface DialogProps {
  change: QueuedBotChange
  /** What the reviewer has to see before the decision can be sent. */
  notice: ReactNode
  onClose: () => void
}

/** Confirms an approval. */
export function ApproveDialog({ change, notice, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { act, isBusy } = useChangeDecision(change, onClose)

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('changes.approveDialog.title', { name: change.bot.name })}
      description={t(`changes.approveDialog.${change.kind}`)}
      confirmLabel={t(isBusy ? 'bots.doing.approve' : 'bots.actions.approve')}
      dangerous={false}
      busy={isBusy}
      incomplete={Boolean(notice)}
      onConfirm={() => act({ name: 'approve' })}
    >
      {notice}
    </AlertDialog>
  )
}

/** Rejects a change, with the reason that its owners read. */
export function RejectDialog({ change, notice, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const [reason, setReason] = useState('')
  const { act, isBusy, failure } = useChangeDecision(change, onClose)

  return (
    <FormDialog
      title={t('changes.rejectDialog.title', { name: change.bot.name })}
      description={t(`changes.rejectDialog.${change.kind}`)}
      submitLabel={t(isBusy ? 'changes.rejecting' : 'changes.reject')}
      onSubmit={() => act({ name: 'reject', reason: reason.trim() })}
      onClose={onClose}
      busy={isBusy}
      incomplete={Boolean(notice) || !isReason(reason, LIMIT)}
      dangerous
      failure={failure}
    >
      {notice}
      <SavedReplies
        subject={{
          bot: change.bot.name,
          member: personName(change.author) ?? change.bot.name,
          language: change.authorLanguage,
        }}
        isAdverse
        reason={reason}
        onFill={setReason}
      >
        <ReasonField
          label={t('bots.reason')}
          value={reason}
          onValueChange={setReason}
          limit={LIMIT}
          tooLong={t('changes.tooLong', { limit: LIMIT })}
          focused
        />
      </SavedReplies>
    </FormDialog>
  )
}
