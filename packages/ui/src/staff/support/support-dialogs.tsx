import type { QueuedSupportRequest } from '@botanica/api-client/staff'
import { SUPPORT_LIMITS } from '@botanica/api-client/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { useResolution } from './use-resolution.ts'

const { max: LIMIT } = SUPPORT_LIMITS.answer

interface DialogProps {
  request: QueuedSupportRequest
  onClose: () => void
}

/** Writes the one answer, which the member reads. */
export function AnswerDialog({ request, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const [answer, setAnswer] = useState('')
  const { act, isBusy, failure } = useResolution(request, onClose)
  const { subject, memberName, userId } = request

  return (
    <FormDialog
      title={t('support.answerDialog.title', { subject })}
      description={t('support.answerDialog.text', { name: memberName ?? userId })}
      submitLabel={isBusy ? t('support.answering') : t('support.answer')}
      onSubmit={() => act({ state: 'answered', answer: answer.trim() })}
      onClose={onClose}
      busy={isBusy}
      incomplete={!isReason(answer, LIMIT)}
      failure={failure}
    >
      <ReasonField
        label={t('support.answerDialog.field')}
        value={answer}
        onValueChange={setAnswer}
        limit={LIMIT}
        tooLong={t('support.tooLong', { limit: LIMIT })}
      />
    </FormDialog>
  )
}

/** Confirms closing a request without an answer. */
export function CloseDialog({ request, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { act, isBusy } = useResolution(request, onClose)
  const { subject, memberName, userId } = request

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('support.closeDialog.title')}
      description={t('support.closeDialog.text', { subject, name: memberName ?? userId })}
      confirmLabel={isBusy ? t('support.closeDialog.confirming') : t('support.closeDialog.confirm')}
      busy={isBusy}
      onConfirm={() => act({ state: 'closed' })}
    />
  )
}
