import type { ReviewedApplication } from '@botanica/api-client/staff'
import { DECISION_REASON_LIMITS, type RuleId } from '@botanica/api-client/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { formatCount } from '../../primitives/counter.tsx'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { useSendOrQueue } from '../decision-queue.ts'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import type { ReplySubject } from '../replies/fill-reply.ts'
import { SavedReplies } from '../replies/saved-replies.tsx'
import {
  sendReview,
  useApplicationDecision,
  type ApplicationReview,
} from './use-application-decision.ts'

const { max: LIMIT } = DECISION_REASON_LIMITS

interface DialogProps {
  application: ReviewedApplication
  /** What the reviewer has to see before the review can be sent. */
  notice: ReactNode
  onClose: () => void
}

function getSubject(application: ReviewedApplication): ReplySubject {
  const { botName, applicantName, applicantLanguage } = application
  return { bot: botName, member: applicantName ?? botName, language: applicantLanguage }
}

function useReview({ application, onClose }: Omit<DialogProps, 'notice'>) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const sendOrQueue = useSendOrQueue()
  return useApplicationDecision({
    application,
    success: t('applications.reviewed'),
    send: (decision: ApplicationReview, sending) =>
      sendOrQueue({ itemType: 'application', application, decision, sending }, () =>
        sendReview(api, application, decision, sending)
      ),
    onDone: onClose,
  })
}

/** Also certifies the bot. */
export function ApproveDialog({ application, notice, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const [note, setNote] = useState('')
  const { act, isBusy, failure } = useReview({ application, onClose })

  return (
    <FormDialog
      title={t('applications.approveDialog.title', { name: application.botName })}
      description={t('applications.approveDialog.text')}
      submitLabel={isBusy ? t('applications.approving') : t('applications.approve')}
      onSubmit={() =>
        act({ status: 'approved', ...(note.trim() ? { reviewReason: note.trim() } : {}) })
      }
      onClose={onClose}
      busy={isBusy}
      incomplete={Boolean(notice) || formatCount(note) > LIMIT}
      failure={failure}
    >
      {notice}
      <SavedReplies
        subject={getSubject(application)}
        isAdverse={false}
        reason={note}
        onFill={setNote}
      >
        <ReasonField
          label={t('applications.approveDialog.reason')}
          required={false}
          value={note}
          onValueChange={setNote}
          limit={LIMIT}
          tooLong={t('applications.tooLong', { limit: LIMIT })}
          focused
        />
      </SavedReplies>
    </FormDialog>
  )
}

/** A rejection requires a reason. */
export function RejectDialog({ application, notice, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const [reason, setReason] = useState('')
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const { act, isBusy, failure } = useReview({ application, onClose })

  return (
    <FormDialog
      title={t('applications.rejectDialog.title', { name: application.botName })}
      description={t('applications.rejectDialog.text')}
      submitLabel={isBusy ? t('applications.rejecting') : t('applications.reject')}
      onSubmit={() => act({ status: 'rejected', reviewReason: reason.trim(), ruleIds })}
      onClose={onClose}
      busy={isBusy}
      incomplete={Boolean(notice) || !isReason(reason, LIMIT) || ruleIds.length === 0}
      dangerous
      failure={failure}
    >
      {notice}
      <SavedReplies
        subject={getSubject(application)}
        isAdverse
        reason={reason}
        ruleIds={ruleIds}
        onFill={(text, rules) => {
          setReason(text)
          setRuleIds(rules)
        }}
      >
        <ReasonField
          label={t('applications.rejectDialog.reason')}
          value={reason}
          onValueChange={setReason}
          limit={LIMIT}
          tooLong={t('applications.tooLong', { limit: LIMIT })}
          focused
        />
      </SavedReplies>
      <RuleChooser
        value={ruleIds}
        onValueChange={setRuleIds}
        first="certification"
        disabled={isBusy}
      />
    </FormDialog>
  )
}

/** Confirms the deletion of a certification request. */
export function DeleteDialog({ application, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy } = useApplicationDecision({
    application,
    success: t('applications.deleted'),
    send: (id: number, sending) => api.calls.applications.destroy({ params: { id }, ...sending }),
    onDone: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('applications.deleteDialog.title')}
      description={t('applications.deleteDialog.text', { name: application.botName })}
      confirmLabel={
        isBusy ? t('applications.deleteDialog.confirming') : t('applications.deleteDialog.confirm')
      }
      busy={isBusy}
      onConfirm={() => act(application.id)}
    />
  )
}
